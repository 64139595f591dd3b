import {
  asksForDryRun,
  findPresenter,
  limits,
  type PropertyFilmAccepted,
  type PropertyFilmKind,
  parsePropertyFilm,
  planPropertyFilm,
  pricePropertyFilm,
  propertyFilmAcceptedSchema,
  validationError,
} from '@groundwork/contract';
import type { Request, Response } from 'express';
import { dryRunPropertyFilm } from '../../dry-run/film-plan.js';
import type { GatewayServices } from '../../gateway-services.js';
import { callerOf } from '../../request/request-context.js';
import { refuseUnstorable } from '../../storable.js';
import { requireVoice } from '../../voice.js';
import { checkShowcaseWebhook } from '../../webhook-url.js';
import { acceptFilm } from './accept-film.js';
import { pictureFieldsOf } from './picture-fields.js';
import { requireFamily } from './selected-family.js';

/** POST /v1/real-estate/{slideshow, narrated-slideshow, living-property}. */
export function postPropertyFilm(services: GatewayServices, kind: PropertyFilmKind) {
  return async (request: Request, response: Response) => {
    const film = parsePropertyFilm(kind, request.body);
    refuseUnstorable(film);
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
        price,
        resolution: {},
        externalId: (taskId) => taskId,
        name: kind.replaceAll('-', ' '),
        body: ({ taskId, createdAt, livemode, requestId, charged, message, echo }) => ({
          task_id: taskId,
          status: 'preparing',
          message,
          created_at: createdAt,
          livemode,
          request_id: requestId,
          credits_charged: charged,
          ...echo,
          _links: {
            self: `/v1/tasks/${taskId}`,
            poll_interval_seconds: limits.propertyFilms.pollIntervalSeconds,
          },
        }),
        bodySchema: propertyFilmAcceptedSchema,
        dryRun: asksForDryRun(request.body)
          ? dryRunPropertyFilm(
              kind,
              request.body,
              film,
              key.mode === 'live',
              await services.installedVoices.voices(),
            )
          : null,
      },
    );
  };
}
