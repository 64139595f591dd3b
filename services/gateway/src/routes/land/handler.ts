import { dryRunSchema } from '@groundwork/contract/dry-run/answer';
import { prefixes } from '@groundwork/contract/identifiers';
import type { ReadLand } from '@groundwork/contract/land/land-readings';
import { usedOverrides } from '@groundwork/contract/land/overrides';
import { planLand, priceLand } from '@groundwork/contract/land/plan';
import { landRefusalCodes } from '@groundwork/contract/land/reading';
import {
  type LandRequest,
  landBodySchema,
  parseLandRequest,
} from '@groundwork/contract/land/request';
import { type LandAccepted, landAcceptedSchema } from '@groundwork/contract/land/response';
import { limits } from '@groundwork/contract/limits';
import { landListingSchema } from '@groundwork/contract/listing/listing';
import { asksForDryRun } from '@groundwork/contract/request-fields';
import { stageProgress } from '@groundwork/contract/tasks/tasks';
import { validationError } from '@groundwork/contract/validation';
import type { MaskRejected } from '@groundwork/imaging';
import { newId } from '@groundwork/runtime';
import type { Request, Response } from 'express';
import { endpoint, filmPictureErrors, forWork, paymentErrors } from '../../endpoint.js';
import type { GatewayServices } from '../../gateway-services.js';
import { sightOfLand } from '../../pictures/photo-looks.js';
import type { PictureField, PictureRules } from '../../pictures/picture-field.js';
import { refuseUnstorable } from '../../request/json-body.js';
import { callerOf } from '../../request/request-context.js';
import { withSureFacts } from '../../request/sure-facts.js';
import { requireVoice } from '../../voice.js';
import { checkLandWebhook } from '../../webhook-url.js';
import { acceptFilm } from '../films/accept-film.js';

type LandPictureRole = 'source' | 'mask' | 'marked' | 'scene' | 'intro_logo' | 'outro_logo';

const picture: PictureRules = {
  accepted: ['jpeg', 'png', 'webp'],
  maxBytes: limits.land.imageBytes,
  maxPixels: limits.land.imagePixels,
  minShorterSide: limits.land.imageShorterSide,
  unreachable: 'INVALID_IMAGE_URL',
};
const photo: PictureRules = { ...picture, isPhoto: true };
const maskImage: PictureRules = { ...picture, accepted: ['png'] };
/** Logos are drawn small, so they may be small. */
const logo: PictureRules = { ...picture, minShorterSide: 1 };

const maskFaults: Readonly<Record<MaskRejected['reason'], string>> = {
  no_area: 'must mark the buildable area in white on black',
  inverted:
    'looks inverted: its white part touches most of the picture’s border; send the buildable area in white on black, or as area_polygon',
};

async function refuseUselessMask(bytes: Buffer, path: string): Promise<void> {
  const { MaskRejected, polygonFromMask } = await import('@groundwork/imaging');
  try {
    await polygonFromMask(bytes);
  } catch (error) {
    if (!(error instanceof MaskRejected)) throw error;
    throw validationError([{ path, message: `${path} ${maskFaults[error.reason]}` }]);
  }
}

/** Every picture of a request that is fetched before its task or reading exists, in the document's order. */
export function pictureFieldsOf(
  request: ReadLand & Pick<LandRequest, 'scenes' | 'elements_config'>,
): PictureField<LandPictureRole>[] {
  const fields: PictureField<LandPictureRole>[] = [];
  const add = (
    role: LandPictureRole,
    path: string,
    url: string | undefined,
    rules: PictureRules,
    examine?: PictureField['examine'],
  ) => {
    if (url !== undefined) fields.push({ role, path, url, rules, ...(examine ? { examine } : {}) });
  };
  add('source', 'source_image_url', request.source_image_url, photo);
  add('mask', 'mask_image_url', request.mask_image_url, maskImage, refuseUselessMask);
  add('marked', 'marked_image_url', request.marked_image_url, photo);
  request.scenes?.forEach((scene, index) => {
    add('scene', `scenes.${index}.image_url`, scene.image_url, photo);
  });
  const introOutro = request.elements_config?.intro_outro;
  const block = 'elements_config.intro_outro';
  add('intro_logo', `${block}.intro.logo_url`, introOutro?.intro?.logo_url, logo);
  add('outro_logo', `${block}.outro.logo_url`, introOutro?.outro?.logo_url, logo);
  return fields;
}

/** POST /v1/land, in the order of its rules: body, webhook, pictures, then money and concurrency. */
export function postLand(services: GatewayServices) {
  return async (request: Request, response: Response) => {
    const land = withSureFacts(parseLandRequest(request.body));
    const { webhook_url: _own, ...others } = land;
    refuseUnstorable(others);
    await requireVoice(services.installedVoices, land.voice_id, 'voice_id');
    const plan = planLand(land);
    const breakdown = priceLand(plan);
    const overrides = usedOverrides(land);
    const isLive = callerOf(response).key.mode === 'live';
    await acceptFilm<LandAccepted>(
      services,
      { request, response },
      {
        kind: 'land',
        request: land,
        checkWebhook: (url, signal) => checkLandWebhook(services.safeFetch, url, signal),
        pictures: pictureFieldsOf(land),
        sight: sightOfLand(land, isLive),
        price: breakdown.total,
        resolution: {
          used_overrides: overrides,
          credits_breakdown: { ...breakdown },
          marking: plan.marking,
        },
        externalId: () => newId(prefixes.landExternal),
        name: 'land film',
        pollIntervalSeconds: limits.land.pollIntervalSeconds,
        body: (film, charged) => ({
          ...film,
          charged_credits: charged,
          resolution: {
            stage: 'preparing',
            progress: stageProgress.preparing,
            used_overrides: overrides,
            credits_breakdown: breakdown,
          },
        }),
        bodySchema: landAcceptedSchema,
        dryRun: asksForDryRun(request.body)
          ? (await import('../../dry-run/film-plan.js')).dryRunLand(
              land,
              isLive,
              await services.installedVoices.voices(),
            )
          : null,
      },
    );
  };
}

export const createLandFilmEndpoint = endpoint({
  id: 'createLandFilm',
  method: 'post',
  path: '/v1/land',
  tag: 'Land films',
  idempotent: true,
  body: { schema: landBodySchema, listing: { schema: landListingSchema, use: 'land' } },
  answers: {
    200: { schema: dryRunSchema },
    202: { schema: landAcceptedSchema, headers: ['Location', 'RetryAfter'] },
  },
  errors: ['INVALID_WEBHOOK_URL', ...filmPictureErrors, ...landRefusalCodes, ...paymentErrors],
  handlers: forWork('land', postLand),
});
