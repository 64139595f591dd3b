import { json, type Literals, literal, python, typeScript } from './literals.js';

/** A request as a program sends it. This module is bundled into pages: it imports nothing else. */
export interface SampledRequest {
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

export const typeScriptText = typeScript.text;

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
