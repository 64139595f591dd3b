import { ApiError } from '@groundwork/contract/errors';
import { prefixes } from '@groundwork/contract/identifiers';
import {
  landReadingAcceptedSchema,
  landReadingBodySchema,
  parseLandReadingRequest,
  readingLinks,
} from '@groundwork/contract/land/land-readings';
import { limits } from '@groundwork/contract/limits';
import { presentMetadata } from '@groundwork/contract/request-fields';
import type { Prisma } from '@groundwork/database/generated/client';
import { acceptLandReading, READING_OPERATION } from '@groundwork/database/readings/land-readings';
import { newId } from '@groundwork/runtime';
import type { NextFunction, Request, Response } from 'express';
import { acceptOrder, answeredEarlier } from '../../accept-order.js';
import { endpoint, filmPictureErrors } from '../../endpoint.js';
import type { GatewayServices } from '../../gateway-services.js';
import type { RateLimiter } from '../../rate-limit/rate-limiter.js';
import { idempotencyOf } from '../../request/idempotency-key.js';
import { jsonBody, refuseUnstorable } from '../../request/json-body.js';
import { callerOf, contextOf } from '../../request/request-context.js';
import { pictureFieldsOf } from '../land/handler.js';

const { pollIntervalSeconds } = limits.landReadings;

/** POST /v1/land/readings, in the order of its rules: body, pictures, then how many are unfinished. */
export function postReading(services: GatewayServices) {
  return async (request: Request, response: Response) => {
    const asked = parseLandReadingRequest(request.body);
    refuseUnstorable(asked);
    const { key } = callerOf(response);
    const order = {
      operation: READING_OPERATION,
      idempotency: idempotencyOf(request, key.mode, asked),
      schema: landReadingAcceptedSchema,
    };
    if (await answeredEarlier(services, response, order)) return;
    const id = newId(prefixes.landReading);
    const { metadata } = asked;
    await acceptOrder(services, response, order, {
      ...{ id, metadata, pictures: pictureFieldsOf(asked) },
      body: (createdAt) => ({
        reading_id: id,
        status: 'pending' as const,
        created_at: createdAt.toISOString(),
        livemode: key.mode === 'live',
        request_id: contextOf(response).requestId,
        ...presentMetadata(metadata),
        _links: readingLinks(id, pollIntervalSeconds),
      }),
      write: (work, images) =>
        acceptLandReading(services.database, {
          ...work,
          request: asked as Prisma.InputJsonObject,
          inputs: { images: images.map((image) => ({ ...image })) },
        }).catch((error: unknown) => {
          if (error instanceof ApiError && error.code === 'READING_LIMIT_EXCEEDED') {
            response.setHeader('Retry-After', pollIntervalSeconds);
          }
          throw error;
        }),
      work: { reading_id: id },
      line: 'reading accepted',
    });
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
