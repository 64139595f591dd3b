/** How one language writes values. */
interface Literals {
  readonly text: (value: string) => string;
  readonly name: (name: string) => string;
  /** `true`, `false` and `null`. */
  readonly constant: (value: boolean | null) => string;
  /** Behind the last of several lines. */
  readonly end: string;
  readonly indent: string;
}

const json: Literals = {
  text: (value) => JSON.stringify(value),
  name: (name) => JSON.stringify(name),
  constant: String,
  end: '',
  indent: '  ',
};

export const typeScriptText = (value: string) =>
  `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

const typeScript: Literals = {
  text: typeScriptText,
  name: (name) => (/^[a-z_]\w*$/i.test(name) ? name : typeScriptText(name)),
  constant: String,
  end: ',',
  indent: '  ',
};

/** Every JSON escape means the same in Python, except for lone surrogates, which text never contains. */
const python: Literals = {
  ...json,
  constant: (value) => (value === null ? 'None' : value ? 'True' : 'False'),
  end: ',',
  indent: '    ',
};

/** Characters of a line that is left as one. */
const SHORT = 60;

/**
 * A value as people write it: short parts stay on one line, the whole never does. @param margin before the lines after
 * the first
 */
function literal(value: unknown, literals: Literals, margin = ''): string {
  return written(value, literals, margin, true);
}

function written(value: unknown, literals: Literals, margin: string, isWhole: boolean): string {
  if (typeof value === 'string') return literals.text(value);
  if (typeof value === 'boolean' || value === null) return literals.constant(value);
  if (typeof value !== 'object') return JSON.stringify(value);
  const isList = Array.isArray(value);
  const parts = Object.entries(value).map(([name, part]) => {
    const inner = written(part, literals, `${margin}${literals.indent}`, false);
    return isList ? inner : `${literals.name(name)}: ${inner}`;
  });
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  const space = isList || parts.length === 0 ? '' : ' ';
  const line = `${open}${space}${parts.join(', ')}${space}${close}`;
  if ((!isWhole || parts.length === 0) && line.length <= SHORT && !line.includes('\n')) return line;
  const inside = parts.map((part) => `${margin}${literals.indent}${part}`).join(',\n');
  return `${open}\n${inside}${literals.end}\n${margin}${close}`;
}

/** A request as a program sends it. This module is bundled into pages: it imports nothing else. */
interface SampledRequest {
  readonly id: string;
  readonly method: string;
  /** With its values, and with its query. */
  readonly path: string;
  /** Those values of the path, in their order. */
  readonly parts?: readonly (string | number)[];
  readonly body?: unknown;
  /** How the SDK calls it: `$1`, `$2` … are those parts, `$body` is the body, `$url` the whole address. */
  readonly program: string;
  /** Whether to send the key; true by default. */
  readonly authenticated?: boolean;
}

/** The variable that holds the key; samples never contain one. */
const KEY = 'GROUNDWORK_API_KEY';

/** Only named in samples. */
const SDK = '@groundwork/sdk';

/** In single quotes a shell takes everything as it is, but the quote. */
export const shellText = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** A command of a shell. */
export function curlSample(apiUrl: string, request: SampledRequest): string {
  const { method, path, body, authenticated = true } = request;
  const implied = body === undefined ? 'get' : 'post';
  return [
    `curl -sS${path.endsWith('/events') ? ' -N' : ''}${
      method === implied ? '' : ` -X ${method.toUpperCase()}`
    } ${shellText(`${apiUrl}${path}`)}`,
    ...(authenticated ? [`-H "Authorization: Bearer $${KEY}"`] : []),
    ...(body === undefined
      ? []
      : ["-H 'Content-Type: application/json'", `-d ${shellText(literal(body, json, '  '))}`]),
  ].join(' \\\n  ');
}

/** A program that goes through the SDK, and waits for what takes time. */
export function typeScriptSample(apiUrl: string, request: SampledRequest): string {
  const { path, parts = [], body, program } = request;
  const written = (value: unknown) => literal(value, typeScript);
  const call = program.replace(/\$(url|body|\d)/g, (_whole, name: string) => {
    if (name === 'url') return written(`${apiUrl}${path}`);
    return written(name === 'body' ? body : parts[Number(name) - 1]);
  });
  return `import { Groundwork } from '${SDK}';

const client = new Groundwork({
  baseUrl: ${typeScript.text(apiUrl)},
  apiKey: process.env.${KEY} ?? '',
});

${call}
`;
}

/** A program that goes through `requests`, which most programs in Python have. */
export function pythonSample(apiUrl: string, request: SampledRequest): string {
  const { method, path, body, authenticated = true } = request;
  const isStream = path.endsWith('/events');
  const text = (value: string, literals: Literals = python) => literals.text(value);
  const lines = [
    ...(authenticated ? ['import os', ''] : []),
    'import requests',
    '',
    `response = requests.${method}(`,
    `    ${text(`${apiUrl}${path}`)},`,
    ...(authenticated ? [`    headers={"Authorization": f"Bearer {os.environ['${KEY}']}"},`] : []),
    ...(body === undefined ? [] : [`    json=${literal(body, python, python.indent)},`]),
    ...(isStream ? ['    stream=True,'] : []),
    `    timeout=60,`,
    ')',
    'response.raise_for_status()',
    ...(isStream
      ? ['for line in response.iter_lines(decode_unicode=True):', '    print(line)']
      : [`print(response.${bodyOf(request)})`]),
    '',
  ];
  return lines.join('\n');
}

/** The part of an answer worth printing. */
function bodyOf({ id }: SampledRequest): string {
  if (id === 'deleteFamily' || id === 'deleteWebhookEndpoint') return 'status_code';
  if (id === 'getReference') return 'text';
  return id === 'getAsset' ? 'headers' : 'json()';
}
