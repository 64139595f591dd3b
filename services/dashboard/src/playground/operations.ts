import {
  curlSample,
  pythonSample,
  shellText,
  typeScriptSample,
  typeScriptText,
} from '@groundwork/openapi/code-samples';

const film = (resource: string) => `const film = await client.${resource}.createAndWait($body);
console.log(film.result.video_url);`;
const image = (method: string) => `const image = await client.showcase.${method}AndWait($body);
console.log(image.output_image_url);`;

/** The kinds of work on the playground, with the API's operation and path, and how a program of the SDK asks for it. */
export const playgroundTargets = {
  land: { id: 'createLandFilm', path: '/v1/land', program: film('land') },
  slideshow: {
    id: 'createSlideshow',
    path: '/v1/real-estate/slideshow',
    program: film('slideshow'),
  },
  'narrated-slideshow': {
    id: 'createNarratedSlideshow',
    path: '/v1/real-estate/narrated-slideshow',
    program: film('narratedSlideshow'),
  },
  'living-property': {
    id: 'createLivingProperty',
    path: '/v1/real-estate/living-property',
    program: film('livingProperty'),
  },
  showcase: {
    id: 'createShowcase',
    path: '/v1/real-estate/property-showcase',
    program: image('create'),
  },
  edit: {
    id: 'editShowcase',
    path: '/v1/real-estate/property-showcase/edit',
    program: image('edit'),
  },
  template: {
    id: 'createCustomTemplate',
    path: '/v1/real-estate/property-showcase/custom-templates',
    program: `const template = await client.customTemplates.create($body);
console.log(template.custom_template_id, template.spec);`,
  },
  family: {
    id: 'createFamily',
    path: '/v1/families',
    program: `const family = await client.families.createAndWait($body);
console.log(family.result.card_image_url);`,
  },
} as const;

export type PlaygroundOperation = keyof typeof playgroundTargets;

export const playgroundOperations = Object.keys(playgroundTargets) as [
  PlaygroundOperation,
  ...PlaygroundOperation[],
];

/** What an organization made itself: an account that an operator opened, as `npm start` does, brings keys and work. */
export const madeBy =
  ({ organization }: { readonly organization: { readonly opened_at: string } | null }) =>
  ({ created_at: at }: { readonly created_at: string }): boolean =>
    organization !== null && at >= organization.opened_at;

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

/** A request as a program that sends it; those of the SDK wait for the result. */
const sampleBy =
  (write: typeof curlSample) => (apiUrl: string, operation: PlaygroundOperation, body: unknown) =>
    write(apiUrl, { ...playgroundTargets[operation], method: 'post', body });

export const asCurl = sampleBy(curlSample);
export const asTypeScript = sampleBy(typeScriptSample);
export const asPython = sampleBy(pythonSample);
