import { shellText, typeScriptText } from '@groundwork/openapi/code-samples';
import { asCurl, asTypeScript } from './same-request.js';

/** The test key that a first request is sent with: whole while it is on the screen, else by its name and beginning. */
export type FirstKey =
  | { readonly apiKey: string }
  | { readonly name: string; readonly begins: string };

/** A picture of every test key. */
const body = {
  source_image_url: 'https://magic.groundwork.invalid/plot.jpg',
  format: '9:16',
} as const;

const VARIABLE = `process.env.GROUNDWORK_API_KEY ?? ''`;

const questionFor = (key: Exclude<FirstKey, { apiKey: string }> | null) =>
  key === null ? 'Your test key: ' : `Your test key “${key.name}” (${key.begins}…): `;

/** A first film as a command to paste; it needs a key that this page cannot show. */
export function firstCommand(apiUrl: string, key: FirstKey | null): string {
  const command = asCurl(apiUrl, 'land', body);
  if (key !== null && 'apiKey' in key) {
    return `export GROUNDWORK_API_KEY=${shellText(key.apiKey)}\n${command}`;
  }
  // One group, so that a shell reads all of it before the question is asked.
  return [
    '{',
    `printf %s ${shellText(questionFor(key))}`,
    'read -r GROUNDWORK_API_KEY',
    command,
    '}',
  ].join('\n');
}

/** A first film as a program of the SDK, for Node. */
export function firstProgram(apiUrl: string, key: FirstKey | null): string {
  const program = asTypeScript(apiUrl, 'land', body);
  if (key !== null && 'apiKey' in key) return program.replace(VARIABLE, typeScriptText(key.apiKey));
  const [imports, ...rest] = program.split('\n\n');
  return [
    `import { createInterface } from 'node:readline/promises';\n${imports}`,
    `const terminal = createInterface(process.stdin, process.stdout);
const apiKey = await terminal.question(${typeScriptText(questionFor(key))});
terminal.close();`,
    rest.join('\n\n').replace(`apiKey: ${VARIABLE}`, 'apiKey'),
  ].join('\n\n');
}
