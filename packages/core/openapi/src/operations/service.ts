import { avatarList, cardList, health, unhealthy, voiceList } from '../examples/catalogues.js';
import type { Operation } from '../operation.js';
import { avatarsQuery, pathParameter, voicesQuery } from '../parameters.js';

const bytes = { type: 'string', format: 'binary' } as const;
const link = (name: string, description: string) =>
  ({ name, in: 'query', required: true, description, schema: { type: 'string' } }) as const;

export const catalogueOperations: readonly Operation[] = [
  {
    id: 'listVoices',
    method: 'get',
    path: '/v1/voices',
    summary: 'List voices',
    description: 'Narrators for `voice_id`.',
    tag: 'Catalogues',
    authenticated: true,
    parameters: voicesQuery,
    answers: { 200: { description: 'A page.', schema: 'VoiceList', examples: voiceList } },
    errors: ['INVALID_PARAMETER'],
  },
  {
    id: 'listAvatars',
    method: 'get',
    path: '/v1/avatars',
    summary: 'List presenters',
    description: 'Presenters for `avatar_id` of a narrated slideshow.',
    tag: 'Catalogues',
    authenticated: true,
    parameters: avatarsQuery,
    answers: { 200: { description: 'A page.', schema: 'AvatarList', examples: avatarList } },
    errors: ['INVALID_PARAMETER', 'MISSING_PARAMETER'],
  },
  {
    id: 'listIntroOutroTemplates',
    method: 'get',
    path: '/v1/intro-outro/templates',
    summary: 'List cards',
    description: 'Designs of opening and closing cards, for `elements_config.intro_outro`.',
    tag: 'Catalogues',
    authenticated: true,
    answers: {
      200: { description: 'All designs.', schema: 'IntroOutroTemplates', examples: cardList },
    },
    errors: [],
  },
];

export const serviceOperations: readonly Operation[] = [
  {
    id: 'getHealth',
    method: 'get',
    path: '/health',
    summary: 'Check service health',
    description: 'For load balancers and for you. Needs no key.',
    tag: 'Service',
    authenticated: false,
    answers: {
      200: { description: 'The service accepts requests.', schema: 'Health', examples: health },
      503: {
        description: 'The database cannot be reached.',
        schema: 'Health',
        examples: unhealthy,
      },
    },
    errors: [],
  },
  {
    id: 'getAsset',
    method: 'get',
    path: '/assets/{key}',
    summary: 'Get a file',
    description: [
      'Films, pictures and captions. Use the links in other answers unchanged: anyone with a link can read the file until',
      'it expires. Supports HEAD, single byte ranges and conditional requests.',
    ].join('\n'),
    tag: 'Service',
    authenticated: false,
    parameters: [
      pathParameter('key', 'The file’s name; it contains slashes.', 'results/task_01/film.mp4'),
      link('expires', 'When the link expires.'),
      link('signature', 'The signature of the link.'),
    ],
    answers: {
      200: { description: 'The file.', mediaType: 'application/octet-stream', body: bytes },
      206: { description: 'A part of it.', mediaType: 'application/octet-stream', body: bytes },
      304: { description: 'Your copy is current.' },
      412: { description: 'A precondition failed.' },
      416: { description: 'The range is outside of the file.' },
    },
    errors: ['FORBIDDEN', 'NOT_FOUND'],
  },
  {
    id: 'getOpenApi',
    method: 'get',
    path: '/openapi.json',
    summary: 'Get the OpenAPI document',
    description: 'OpenAPI 3.1. Needs no key.',
    tag: 'Service',
    authenticated: false,
    answers: {
      200: {
        description: 'The description.',
        mediaType: 'application/json',
        body: { type: 'object' },
      },
    },
    errors: [],
  },
  {
    id: 'getReference',
    method: 'get',
    path: '/docs',
    summary: 'Open this reference',
    description: 'An interactive reference. Needs no key.',
    tag: 'Service',
    authenticated: false,
    answers: {
      200: { description: 'The page.', mediaType: 'text/html', body: { type: 'string' } },
    },
    errors: [],
  },
];
