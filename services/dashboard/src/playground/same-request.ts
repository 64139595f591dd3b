import { type PlaygroundOperation, playgroundPaths } from './operations.js';

/** The variable that the key stands in; no key is ever written out. */
const KEY = 'GROUNDWORK_API_KEY';

/** Named by what is copied, not used here. */
const SDK = '@groundwork/sdk';

/** In single quotes a shell takes everything as it is, but the quote. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** A request as a command of a shell. */
export function asCurl(apiUrl: string, operation: PlaygroundOperation, body: unknown): string {
  return [
    `curl -sS ${quoted(`${apiUrl}${playgroundPaths[operation]}`)} \\`,
    `  -H "Authorization: Bearer $${KEY}" \\`,
    "  -H 'Content-Type: application/json' \\",
    `  -d ${quoted(written(body, json))}`,
  ].join('\n');
}

/** How one language writes a text and the name of a field. */
interface Language {
  readonly text: (value: string) => string;
  readonly name: (name: string) => string;
  /** Behind the last of several lines. */
  readonly end: string;
}

const json: Language = {
  text: (value) => JSON.stringify(value),
  name: (name) => JSON.stringify(name),
  end: '',
};

const typeScriptText = (value: string) =>
  `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

const typeScript: Language = {
  text: typeScriptText,
  name: (name) => (/^[a-z_]\w*$/i.test(name) ? name : typeScriptText(name)),
  end: ',',
};

/** Characters of a line that is left as one. */
const SHORT = 60;

/** A value as people write it: what is short stays on one line. */
function written(value: unknown, language: Language, indent = ''): string {
  if (typeof value === 'string') return language.text(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const parts = Object.entries(value).map(([name, part]) => {
    const inner = written(part, language, `${indent}  `);
    return isList ? inner : `${language.name(name)}: ${inner}`;
  });
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  const space = isList ? '' : ' ';
  const line = `${open}${space}${parts.join(', ')}${space}${close}`;
  if (indent !== '' && line.length <= SHORT && !line.includes('\n')) return line;
  const inside = parts.map((part) => `${indent}  ${part}`).join(',\n');
  return `${open}\n${inside}${language.end}\n${indent}${close}`;
}

const calls: Readonly<
  Record<
    PlaygroundOperation,
    { readonly made: string; readonly call: string; readonly url: string }
  >
> = {
  land: { made: 'film', call: 'land.createAndWait', url: 'film.result.video_url' },
  showcase: { made: 'image', call: 'showcase.createAndWait', url: 'image.output_image_url' },
  edit: { made: 'image', call: 'showcase.editAndWait', url: 'image.output_image_url' },
  family: { made: 'family', call: 'families.createAndWait', url: 'family.result.card_image_url' },
};

/** A request as a program that makes it through the SDK and waits for what it makes. */
export function asTypeScript(
  apiUrl: string,
  operation: PlaygroundOperation,
  body: unknown,
): string {
  const { made, call, url } = calls[operation];
  return `import { Groundwork } from '${SDK}';

const client = new Groundwork({
  baseUrl: ${typeScriptText(apiUrl)},
  apiKey: process.env.${KEY} ?? '',
});

const ${made} = await client.${call}(${written(body, typeScript)});
console.log(${url});
`;
}
