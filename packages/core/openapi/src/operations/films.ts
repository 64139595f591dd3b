import { type ErrorCode, limits, type PropertyFilmKind } from '@groundwork/contract';
import { filmDryRun, landDryRun } from '../examples/dry-runs.js';
import {
  filmAccepted,
  landAccepted,
  landRequests,
  propertyFilmRequests,
} from '../examples/films.js';
import type { RequestName } from '../named-schemas.js';
import { dryRunAnswer, type Operation } from '../operation.js';

/** Errors of a film's pictures. */
export const filmPictures = [
  'INVALID_IMAGE_URL',
  'IMAGE_RESOLUTION_TOO_LOW',
  'IMAGE_TIMEOUT',
  'UNSUPPORTED_IMAGE_FORMAT',
  'IMAGE_TOO_LARGE',
  'SSRF_BLOCKED',
  'ASSET_ACCESS_DENIED',
] as const satisfies ErrorCode[];
const payment = [
  'INSUFFICIENT_CREDITS',
  'CONCURRENCY_LIMIT_EXCEEDED',
] as const satisfies ErrorCode[];

export const createLandFilm: Operation = {
  id: 'createLandFilm',
  method: 'post',
  path: '/v1/land',
  summary: 'Create a land film',
  description: [
    'Turns one photo of an empty plot into a film: the terrain, the buildable area, and proposals for it. Only',
    '`source_image_url` and `format` are required; anything else you send replaces what we would make.',
    '',
    '**Credits**: 15 for the film, 5 if we find the area, 5 for each proposal, 5 if we write the script. With `scenes`',
    'alone it is 15. Nothing in test mode.',
    '',
    `We fetch every picture before we answer: at least ${limits.land.imageShorterSide} px on the shorter side and at most`,
    `${limits.land.imageBytes / 2 ** 20} MB. The checks run in this order, and the first to fail decides the error: body, webhook URL, pictures, credits,`,
    'concurrent tasks. `webhook_url` receives `task.completed` or `task.failed`, whose `task_id` is the `external_id` of',
    'the polled task.',
  ].join('\n'),
  tag: 'Land films',
  authenticated: true,
  idempotent: true,
  body: { schema: 'LandRequest', required: true, examples: landRequests },
  answers: {
    200: dryRunAnswer(landDryRun),
    202: {
      description: 'Accepted. Poll the task.',
      schema: 'LandAccepted',
      headers: ['Location', 'RetryAfter', 'IdempotentReplayed'],
      examples: landAccepted,
    },
  },
  errors: ['INVALID_WEBHOOK_URL', ...filmPictures, ...payment],
};

function propertyFilm(
  kind: PropertyFilmKind,
  film: {
    readonly id: string;
    readonly summary: string;
    readonly description: readonly string[];
    readonly schema: RequestName;
    readonly errors: readonly ErrorCode[];
  },
): Operation {
  return {
    id: film.id,
    method: 'post',
    path: `/v1/real-estate/${kind}`,
    summary: film.summary,
    description: [
      ...film.description,
      '',
      'If we write the script, it costs 5 more credits. Nothing is charged in test mode. The film says nothing about the',
      'property beyond `property`, your script and the photos.',
    ].join('\n'),
    tag: 'Property films',
    authenticated: true,
    idempotent: true,
    body: { schema: film.schema, required: true, examples: propertyFilmRequests[kind] },
    answers: {
      200: dryRunAnswer(filmDryRun),
      202: {
        description: 'Accepted. Poll the task.',
        schema: 'FilmAccepted',
        headers: ['Location', 'RetryAfter', 'IdempotentReplayed'],
        examples: filmAccepted,
      },
    },
    errors: [...filmPictures, 'IMAGE_INACCESSIBLE', ...film.errors, ...payment],
  };
}

export const filmOperations: readonly Operation[] = [
  createLandFilm,
  propertyFilm('slideshow', {
    id: 'createSlideshow',
    summary: 'Create a slideshow',
    description: [
      'A film of 1 to 30 photos with music. Send a `script` or a `voice` to have it narrated.',
      '',
      '**Credits**: 10.',
    ],
    schema: 'SlideshowRequest',
    errors: [],
  }),
  propertyFilm('narrated-slideshow', {
    id: 'createNarratedSlideshow',
    summary: 'Create a narrated slideshow',
    description: [
      'A film of 1 to 30 photos with a voice, and with a presenter if you send `avatar_id`.',
      '',
      '**Credits**: 15, and 5 more for a presenter.',
    ],
    schema: 'NarratedSlideshowRequest',
    errors: [],
  }),
  propertyFilm('living-property', {
    id: 'createLivingProperty',
    summary: 'Create a living-property film',
    description: [
      'A narrated film of 1 to 30 photos with a family living in them. `selected_family_id` is the slug of a preset or the',
      'id of a family that is ready.',
      '',
      '**Credits**: 20.',
    ],
    schema: 'LivingPropertyRequest',
    errors: ['FAMILY_NOT_FOUND', 'FAMILY_NOT_READY'],
  }),
];
