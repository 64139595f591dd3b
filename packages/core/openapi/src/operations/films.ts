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
  summary: 'Make a land film',
  description: [
    'Turns one photo of an empty plot into a film: the terrain, the area that can be built on, and proposals for',
    'it. Only `source_image_url` and `format` are needed; whatever else you send replaces what would be made.',
    '',
    '**Credits**: 15 for the film, 5 for an area that has to be found, 5 for each proposal, 5 for a script that',
    'has to be written. With `scenes` alone it is 15. Nothing in test mode.',
    '',
    `Every picture is fetched before the answer: at least ${limits.land.imageShorterSide} px on its shorter side and at most`,
    `${limits.land.imageBytes / 2 ** 20} MB. Checks are made in this order, and the first that fails answers: body, webhook URL, pictures, credits,`,
    'concurrent tasks. `task.completed` or `task.failed` is sent to `webhook_url`; their `task_id` is the',
    '`external_id` of the polled task.',
  ].join('\n'),
  tag: 'Land films',
  authenticated: true,
  idempotent: true,
  body: { schema: 'LandRequest', required: true, examples: landRequests },
  answers: {
    200: dryRunAnswer(landDryRun),
    202: {
      description: 'Accepted. The task can be polled.',
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
      'A script that has to be written costs 5 credits more. Nothing is charged in test mode. Nothing is said of',
      'the property that is not in `property`, in the script or in the photos.',
    ].join('\n'),
    tag: 'Property films',
    authenticated: true,
    idempotent: true,
    body: { schema: film.schema, required: true, examples: propertyFilmRequests[kind] },
    answers: {
      200: dryRunAnswer(filmDryRun),
      202: {
        description: 'Accepted. The task can be polled.',
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
    summary: 'Make a slideshow',
    description: [
      'A film of 1 to 30 photos with music. It is narrated when a `script` or a `voice` is sent.',
      '',
      '**Credits**: 10.',
    ],
    schema: 'SlideshowRequest',
    errors: [],
  }),
  propertyFilm('narrated-slideshow', {
    id: 'createNarratedSlideshow',
    summary: 'Make a narrated slideshow',
    description: [
      'A film of 1 to 30 photos with a voice, and with a presenter if `avatar_id` names one.',
      '',
      '**Credits**: 15, and 5 more for a presenter.',
    ],
    schema: 'NarratedSlideshowRequest',
    errors: [],
  }),
  propertyFilm('living-property', {
    id: 'createLivingProperty',
    summary: 'Make a film with people living in the property',
    description: [
      'A narrated film of 1 to 30 photos in which a family lives. `selected_family_id` takes a preset’s slug or the',
      'id of a family; it must be ready.',
      '',
      '**Credits**: 20.',
    ],
    schema: 'LivingPropertyRequest',
    errors: ['FAMILY_NOT_FOUND', 'FAMILY_NOT_READY'],
  }),
];
