import { ApiError } from '@groundwork/contract/errors';
import { prefixes } from '@groundwork/contract/identifiers';
import {
  type LandReadingAccepted,
  landReadingAcceptedSchema,
  landReadingBodySchema,
  parseLandReadingRequest,
  readingLinks,
} from '@groundwork/contract/land/land-readings';
import { limits } from '@groundwork/contract/limits';
import { simulationIn } from '@groundwork/contract/magic/magic';
import { presentMetadata } from '@groundwork/contract/request-fields';
import { findEarlierAnswer } from '@groundwork/database/acceptance/acceptance';
import type { Prisma } from '@groundwork/database/generated/client';
import { acceptLandReading, READING_OPERATION } from '@groundwork/database/readings/land-readings';
import { enqueue } from '@groundwork/queues/enqueue';
import { newId } from '@groundwork/runtime';
import { inputPrefix } from '@groundwork/storage/object-keys';
import type { NextFunction, Request, Response } from 'express';
import { endpoint, filmPictureErrors } from '../../endpoint.js';
import type { GatewayServices } from '../../gateway-services.js';
import { ingestPictures, keepIfAccepted } from '../../pictures/ingest-pictures.js';
import type { RateLimiter } from '../../rate-limit/rate-limiter.js';
import { idempotencyOf } from '../../request/idempotency-key.js';
import { jsonBody, refuseUnstorable } from '../../request/json-body.js';
import { callerOf, clientSignal, contextOf } from '../../request/request-context.js';
import { pictureFieldsOf } from '../land/handler.js';

const { pollIntervalSeconds } = limits.landReadings;

function answer(response: Response, body: LandReadingAccepted, replayed: boolean): void {
  response.setHeader('Location', body._links.self);
  response.setHeader('Retry-After', pollIntervalSeconds);
  if (replayed) response.setHeader('Idempotent-Replayed', 'true');
  response.status(202).json(body);
}

/** POST /v1/land/readings, in the order of its rules: body, pictures, then how many are unfinished. */
export function postReading({ database, queues, ...services }: GatewayServices) {
  return async (request: Request, response: Response) => {
    const asked = parseLandReadingRequest(request.body);
    refuseUnstorable(asked);
    const { key, account } = callerOf(response);
    const { requestId, traceparent, log } = contextOf(response);
    const signal = clientSignal(response);
    const idempotency = idempotencyOf(request, key.mode, asked);
    const earlier =
      idempotency &&
      (await findEarlierAnswer(database, account.id, READING_OPERATION, idempotency));
    if (earlier) return answer(response, landReadingAcceptedSchema.parse(earlier), true);

    const id = newId(prefixes.landReading);
    const fields = pictureFieldsOf(asked);
    const livemode = key.mode === 'live';
    const images = await ingestPictures(
      { database, ...services, simulates: !livemode },
      { accountId: account.id, prefix: inputPrefix(id) },
      fields,
      signal,
    );
    const createdAt = new Date();
    const body: LandReadingAccepted = {
      reading_id: id,
      status: 'pending',
      created_at: createdAt.toISOString(),
      livemode,
      request_id: requestId,
      ...presentMetadata(asked.metadata),
      _links: readingLinks(id, pollIntervalSeconds),
    };
    const accepted = await keepIfAccepted(services.store, images, () => {
      signal.throwIfAborted();
      return acceptLandReading(database, {
        id,
        accountId: account.id,
        apiKeyId: key.id,
        livemode,
        requestId,
        traceparent,
        createdAt,
        simulation: livemode ? null : simulationIn(fields.map(({ url }) => url)),
        metadata: asked.metadata,
        request: asked as Prisma.InputJsonObject,
        inputs: { images: images.map((image) => ({ ...image })) },
        idempotency,
        response: body,
      });
    }).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'READING_LIMIT_EXCEEDED') {
        response.setHeader('Retry-After', pollIntervalSeconds);
      }
      throw error;
    });
    if (accepted.outcome === 'replayed') {
      return answer(response, landReadingAcceptedSchema.parse(accepted.response), true);
    }
    contextOf(response).work = { reading_id: id };
    if (accepted.value) await enqueue(queues, database, accepted.value, log);
    log.info({ reading_id: id, livemode }, 'reading accepted');
    answer(response, body, false);
  };
}

/** Limits the readings of an account across its keys: they cost it nothing and us a core. */
function limitReadings(limiter: RateLimiter) {
  return async (_request: Request, response: Response, next: NextFunction) => {
    const use = await limiter.count(`readings:${callerOf(response).account.id}`);
    if (use !== null && use.used > use.limit) {
      const { limit, windowSeconds, resetSeconds } = use;
      response.setHeader('Retry-After', resetSeconds);
      throw new ApiError('RATE_LIMITED', {
        message: `More than ${limit} readings of your account in ${windowSeconds} seconds; try again in ${resetSeconds} seconds`,
      });
    }
    next();
  };
}

export const createLandReadingEndpoint = endpoint({
  id: 'createLandReading',
  method: 'post',
  path: '/v1/land/readings',
  tag: 'Land films',
  idempotent: true,
  body: { schema: landReadingBodySchema },
  answers: { 202: { schema: landReadingAcceptedSchema, headers: ['Location', 'RetryAfter'] } },
  errors: [...filmPictureErrors, 'READING_LIMIT_EXCEEDED'],
  handlers: (services) => [
    services.loadShedding.shedLoad('land-readings'),
    limitReadings(services.readingLimiter),
    jsonBody,
    postReading(services),
  ],
});
