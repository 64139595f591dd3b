import { type PlaygroundOperation, playgroundPaths } from './operations.js';

/** The variable that the key stands in; no key is ever written out. */
const KEY = 'GROUNDWORK_API_KEY';

/** In single quotes a shell takes everything as it is, but the quote. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** A request as a command of a shell. */
export function asCurl(apiUrl: string, operation: PlaygroundOperation, body: unknown): string {
  return [
    `curl -sS ${quoted(`${apiUrl}${playgroundPaths[operation]}`)} \\`,
    `  -H "Authorization: Bearer $${KEY}" \\`,
    "  -H 'Content-Type: application/json' \\",
    `  -d ${quoted(JSON.stringify(body, null, 2))}`,
  ].join('\n');
}

/** A value as people write it in TypeScript: names without quotes, short things on one line. */
function literal(value: unknown, indent: string): string {
  if (typeof value === 'string') {
    return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const parts = Object.entries(value).map(([name, part]) => {
    const inner = literal(part, `${indent}  `);
    return isList ? inner : `${/^[a-z_]\w*$/i.test(name) ? name : literal(name, '')}: ${inner}`;
  });
  const [open, close] = isList ? ['[', ']'] : ['{ ', ' }'];
  const line = `${open}${parts.join(', ')}${close}`;
  if (line.length <= 60 && !line.includes('\n')) return line;
  const lines = parts.map((part) => `${indent}  ${part},\n`).join('');
  return `${open.trim()}\n${lines}${indent}${close.trim()}`;
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
  return `import { Groundwork } from '@groundwork/sdk';

const client = new Groundwork({
  baseUrl: ${literal(apiUrl, '')},
  apiKey: process.env.${KEY} ?? '',
});

const ${made} = await client.${call}(${literal(body, '')});
console.log(${url});
`;
}
