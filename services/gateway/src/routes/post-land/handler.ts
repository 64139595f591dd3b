import {
  asksForDryRun,
  type LandAccepted,
  landAcceptedSchema,
  limits,
  parseLandRequest,
  planLand,
  prefixes,
  priceLand,
  stageProgress,
  usedOverrides,
} from '@groundwork/contract';
import { newId } from '@groundwork/runtime';
import type { Request, Response } from 'express';
import { dryRunLand } from '../../dry-run/film-plan.js';
import type { GatewayServices } from '../../gateway-services.js';
import { callerOf } from '../../request/request-context.js';
import { refuseUnstorable } from '../../storable.js';
import { requireVoice } from '../../voice.js';
import { checkLandWebhook } from '../../webhook-url.js';
import { acceptFilm } from '../films/accept-film.js';
import { pictureFieldsOf } from './picture-fields.js';

/** POST /v1/land, in the order of its rules: body, webhook, pictures, then money and concurrency. */
export function postLand(services: GatewayServices) {
  return async (request: Request, response: Response) => {
    const land = parseLandRequest(request.body);
    refuseUnstorable(land);
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
        price: breakdown.total,
        resolution: {
          used_overrides: overrides,
          credits_breakdown: { ...breakdown },
          marking: plan.marking,
        },
        externalId: () => newId(prefixes.landExternal),
        name: 'land film',
        body: ({ taskId, createdAt, livemode, requestId, charged, message, echo }) => ({
          task_id: taskId,
          status: 'preparing',
          message,
          created_at: createdAt,
          livemode,
          request_id: requestId,
          charged_credits: charged,
          resolution: {
            stage: 'preparing',
            progress: stageProgress.preparing,
            used_overrides: overrides,
            credits_breakdown: breakdown,
          },
          ...echo,
          _links: {
            self: `/v1/tasks/${taskId}`,
            poll_interval_seconds: limits.land.pollIntervalSeconds,
          },
        }),
        bodySchema: landAcceptedSchema,
        dryRun: asksForDryRun(request.body)
          ? dryRunLand(request.body, land, isLive, await services.installedVoices.voices())
          : null,
      },
    );
  };
}
