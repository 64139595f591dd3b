import {
  curlSample,
  pythonSample,
  shellText,
  typeScriptSample,
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

/** What an organization made itself: an account that an operator opened, as `npm start` does, brings keys and work. */
export const madeBy =
  ({ organization }: { readonly organization: { readonly opened_at: string } | null }) =>
  ({ created_at: at }: { readonly created_at: string }): boolean =>
    organization !== null && at >= organization.opened_at;

/** A picture of every test key. */
const body = {
  source_image_url: 'https://magic.groundwork.invalid/plot.jpg',
  format: '9:16',
} as const;

/** A first film as a command to paste. @param apiKey whole while it is on the screen, else what to put in its place */
export const firstCommand = (apiUrl: string, apiKey: string): string =>
  `export GROUNDWORK_API_KEY=${shellText(apiKey)}\n${asCurl(apiUrl, 'land', body)}`;

/** A request as a program that sends it; those of the SDK wait for the result. */
const sampleBy =
  (write: typeof curlSample) => (apiUrl: string, operation: PlaygroundOperation, body: unknown) =>
    write(apiUrl, { ...playgroundTargets[operation], method: 'post', body });

export const asCurl = sampleBy(curlSample);
export const asTypeScript = sampleBy(typeScriptSample);
export const asPython = sampleBy(pythonSample);
