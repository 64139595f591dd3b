import { dryRunSchema } from '@groundwork/contract/dry-run/answer';
import { ApiError } from '@groundwork/contract/errors';
import { limits } from '@groundwork/contract/limits';
import { propertyFilmListings } from '@groundwork/contract/listing/listing';
import {
  type PropertyFilmAccepted,
  type PropertyFilmRequest,
  parsePropertyFilm,
  planPropertyFilm,
  pricePropertyFilm,
  propertyFilmAcceptedSchema,
  propertyFilmBodies,
} from '@groundwork/contract/property-films/request';
import { asksForDryRun } from '@groundwork/contract/request-fields';
import type { PropertyFilmKind } from '@groundwork/contract/tasks/task-kinds';
import { validationError } from '@groundwork/contract/validation';
import type { Database } from '@groundwork/database/connection/client';
import { findFamily } from '@groundwork/database/families/families';
import { findFamilyPreset, findPresenter } from '@groundwork/words/cast';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { endpoint, filmPictureErrors, forWork, paymentErrors } from '../../endpoint.js';
import type { GatewayServices } from '../../gateway-services.js';
import type { PictureField, PictureRules } from '../../pictures/picture-field.js';
import { refuseUnstorable } from '../../request/json-body.js';
import { callerOf } from '../../request/request-context.js';
import { refuseUnsureFacts } from '../../request/sure-facts.js';
import { requireVoice } from '../../voice.js';
import { checkShowcaseWebhook } from '../../webhook-url.js';
import { acceptFilm } from './accept-film.js';

/**
 * A preset's slug, or the id of a family that the caller may see; it must be ready.
 *
 * @throws ApiError FAMILY_NOT_FOUND, FAMILY_NOT_READY
 */
async function requireFamily(
  database: Database,
  accountId: string,
  selected: string | undefined,
): Promise<void> {
  if (selected === undefined || findFamilyPreset(selected) !== null) return;
  const family = z.uuid().safeParse(selected).success
    ? await findFamily(database, accountId, selected)
    : null;
  if (family === null) {
    throw new ApiError('FAMILY_NOT_FOUND', {
      message:
        'selected_family_id: no such family. GET /v1/families lists yours by id and presets by slug',
    });
  }
  if (family.status !== 'ready') {
    throw new ApiError('FAMILY_NOT_READY', {
      message: 'The family has no portraits yet and cannot be shown',
    });
  }
}

type PropertyPictureRole = 'photo' | 'intro_logo' | 'outro_logo';

const picture: PictureRules = {
  accepted: ['jpeg', 'png', 'webp', 'avif', 'heic', 'tiff'],
  maxBytes: limits.land.imageBytes,
  maxPixels: limits.land.imagePixels,
  minShorterSide: limits.land.imageShorterSide,
  unreachable: 'IMAGE_INACCESSIBLE',
};
const photo: PictureRules = { ...picture, isPhoto: true };
/** Logos are drawn small, so they may be small. */
const logo: PictureRules = { ...picture, accepted: ['jpeg', 'png', 'webp'], minShorterSide: 1 };

/** Every picture that a film of a property needs before its task exists. */
function pictureFieldsOf(request: PropertyFilmRequest): PictureField<PropertyPictureRole>[] {
  const { intro, outro } = request.elements_config?.intro_outro ?? {};
  const block = 'elements_config.intro_outro';
  const cards = [
    ['intro_logo', `${block}.intro.logo_url`, intro?.logo_url],
    ['outro_logo', `${block}.outro.logo_url`, outro?.logo_url],
  ] as const;
  return [
    ...request.images.map((url, index): PictureField<PropertyPictureRole> => {
      return { role: 'photo', path: `images.${index}`, url, rules: photo };
    }),
    ...cards.flatMap(([role, path, url]): PictureField<PropertyPictureRole>[] =>
      url === undefined ? [] : [{ role, path, url, rules: logo }],
    ),
  ];
}

/** POST /v1/real-estate/{slideshow, narrated-slideshow, living-property}. */
export function postPropertyFilm(services: GatewayServices, kind: PropertyFilmKind) {
  return async (request: Request, response: Response) => {
    const film = parsePropertyFilm(kind, request.body);
    refuseUnstorable(film);
    refuseUnsureFacts(film, film.language ?? film.voice?.language ?? null);
    await requireVoice(services.installedVoices, film.voice?.voice_id, 'voice.voice_id');
    if (film.avatar_id !== undefined && findPresenter(film.avatar_id) === null) {
      throw validationError([
        { path: 'avatar_id', message: 'avatar_id must be an avatar from GET /v1/avatars' },
      ]);
    }
    const { account, key } = callerOf(response);
    await requireFamily(services.database, account.id, film.selected_family_id);
    const plan = planPropertyFilm(kind, film);
    const price = pricePropertyFilm(kind, plan);
    await acceptFilm<PropertyFilmAccepted>(
      services,
      { request, response },
      {
        kind,
        request: film,
        checkWebhook: (url, signal) => checkShowcaseWebhook(services.safeFetch, url, signal),
        pictures: pictureFieldsOf(film),
        sight: {
          toSee: (images) =>
            images.filter(({ role }) => role === 'photo').map((photo) => ({ photo })),
        },
        price,
        resolution: {},
        externalId: (taskId) => taskId,
        name: kind.replaceAll('-', ' '),
        pollIntervalSeconds: limits.propertyFilms.pollIntervalSeconds,
        body: (accepted, charged) => ({ ...accepted, credits_charged: charged }),
        bodySchema: propertyFilmAcceptedSchema,
        dryRun: asksForDryRun(request.body)
          ? (await import('../../dry-run/film-plan.js')).dryRunPropertyFilm(
              kind,
              film,
              key.mode === 'live',
              await services.installedVoices.voices(),
            )
          : null,
      },
    );
  };
}

const propertyFilm = <const Kind extends PropertyFilmKind>(kind: Kind) =>
  ({
    method: 'post',
    tag: 'Property films',
    body: {
      schema: propertyFilmBodies[kind],
      listing: { schema: propertyFilmListings[kind], use: 'film' },
    },
    idempotent: true,
    answers: {
      200: { schema: dryRunSchema },
      202: { schema: propertyFilmAcceptedSchema, headers: ['Location', 'RetryAfter'] },
    },
    handlers: forWork('property-films', (services) => postPropertyFilm(services, kind)),
  }) as const;

export const createSlideshowEndpoint = endpoint({
  ...propertyFilm('slideshow'),
  id: 'createSlideshow',
  path: '/v1/real-estate/slideshow',
  errors: [...filmPictureErrors, 'IMAGE_INACCESSIBLE', ...paymentErrors],
});

export const createNarratedSlideshowEndpoint = endpoint({
  ...propertyFilm('narrated-slideshow'),
  id: 'createNarratedSlideshow',
  path: '/v1/real-estate/narrated-slideshow',
  errors: [...filmPictureErrors, 'IMAGE_INACCESSIBLE', ...paymentErrors],
});

export const createLivingPropertyEndpoint = endpoint({
  ...propertyFilm('living-property'),
  id: 'createLivingProperty',
  path: '/v1/real-estate/living-property',
  errors: [
    ...filmPictureErrors,
    'IMAGE_INACCESSIBLE',
    'FAMILY_NOT_FOUND',
    'FAMILY_NOT_READY',
    ...paymentErrors,
  ],
});
