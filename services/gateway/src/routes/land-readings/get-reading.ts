import { prefixes } from '@groundwork/contract/identifiers';
import {
  landReadingRecordSchema,
  type ReadingProgress,
  readingProgressSchema,
} from '@groundwork/contract/land/land-readings';
import type { Database } from '@groundwork/database/connection/client';
import type { LandReading } from '@groundwork/database/generated/client';
import { findOwnLandReading } from '@groundwork/database/readings/land-readings';
import type { Request, Response } from 'express';
import { endpoint, streamHeadersSchema } from '../../endpoint.js';
import {
  endEvent,
  progressEvent,
  type StreamEvent,
  streamEvents,
} from '../../event-streams/stream-events.js';
import type { RouteServices } from '../../gateway-services.js';
import { callerOf, contextOf } from '../../request/request-context.js';
import { noWork } from '../no-work.js';
import { type ReadingServices, readingRecord, type Watched, watched } from './reading-record.js';

const readingForm = new RegExp(`^${prefixes.landReading}[0-9a-z]{1,64}$`);

/**
 * The caller's reading that the path names.
 *
 * @throws ApiError READING_NOT_FOUND, also for another account's, and for one that has been deleted
 */
export async function requireReading(
  database: Database,
  request: Request,
  response: Response,
): Promise<LandReading> {
  const id = String(request.params.readingId);
  // Whatever has another form is not looked for: Postgres cannot even be asked about some of it.
  const row = readingForm.test(id)
    ? await findOwnLandReading(database, callerOf(response).account.id, id)
    : null;
  if (!row) throw noWork('READING_NOT_FOUND', id);
  return row;
}

/** GET /v1/land/readings/{readingId}. */
export function getReading(services: ReadingServices) {
  return async (request: Request, response: Response) => {
    const row = await requireReading(services.database, request, response);
    const record = readingRecord(services.assetUrls, row, contextOf(response).requestId);
    if (record.status === 'pending') {
      response.setHeader('Retry-After', record._links.poll_interval_seconds);
    }
    response.json(record);
  };
}

function eventOf({ record, isBegun }: Watched, requestId: string): StreamEvent {
  const { status, reading_id } = record;
  if (status !== 'pending') return endEvent(status, { ...record, request_id: requestId });
  return progressEvent({
    reading_id,
    status,
    stage: isBegun ? 'reading' : 'waiting',
  } satisfies ReadingProgress);
}

/** GET /v1/land/readings/{readingId}/events, as of tasks. */
export function streamReading(services: RouteServices) {
  return async (request: Request, response: Response) => {
    const { requestId } = contextOf(response);
    const row = await requireReading(services.database, request, response);
    const [now] = await watched(services, [row], requestId);
    if (now === undefined) throw new Error(`${row.id} is not watched`);
    await streamEvents(services, request, response, {
      id: row.id,
      first: eventOf(now, requestId),
      watch: services.readingWatch,
      eventOf: (state) => eventOf(state, requestId),
    });
  };
}

export const getLandReadingEndpoint = endpoint({
  id: 'getLandReading',
  method: 'get',
  path: '/v1/land/readings/{readingId}',
  tag: 'Land films',
  answers: { 200: { schema: landReadingRecordSchema, headers: ['RetryAfterWhileUnfinished'] } },
  errors: ['READING_NOT_FOUND'],
  handlers: (services) => [getReading(services)],
});

export const streamLandReadingEndpoint = endpoint({
  id: 'streamLandReading',
  method: 'get',
  path: '/v1/land/readings/{readingId}/events',
  tag: 'Land films',
  requestHeaders: streamHeadersSchema,
  answers: { 200: { schema: readingProgressSchema, mediaType: 'text/event-stream' }, 204: {} },
  errors: ['READING_NOT_FOUND', 'STREAM_LIMIT_EXCEEDED'],
  handlers: (services) => [streamReading(services)],
});
