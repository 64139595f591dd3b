import type { LandReadingRecord, ReadingProgress } from '@groundwork/contract';
import type { Database, LandReading } from '@groundwork/database';
import type { Logger } from '@groundwork/runtime';
import type { AssetUrls } from '@groundwork/storage';
import type { Request, Response } from 'express';
import { endEvent, progressEvent, type StreamEvent } from '../../event-streams/event-stream.js';
import { type StreamSettings, streamEvents } from '../../event-streams/stream-events.js';
import { Watch } from '../../event-streams/watch.js';
import { contextOf } from '../../request/request-context.js';
import { requireReading } from './get-reading.js';
import { readingRecord } from './reading-record.js';

interface Watched {
  readonly record: LandReadingRecord;
  readonly isBegun: boolean;
}

interface ReadingServices {
  readonly database: Database;
  readonly assetUrls: AssetUrls;
}

export interface ReadingStreamServices extends ReadingServices, StreamSettings {
  readonly readingWatch: ReadingWatch;
}

/** @param requestId of the request that asks */
function watched({ assetUrls }: ReadingServices, row: LandReading, requestId: string): Watched {
  const isBegun = row.attempts > 0 || row.leaseToken !== null;
  return { record: readingRecord(assetUrls, row, requestId), isBegun };
}

/** Looks at all readings of this process that are watched, together. */
export class ReadingWatch extends Watch<Watched> {
  constructor(services: ReadingServices, log: Logger, lookMs?: number) {
    super(
      async (ids) => {
        const rows = await services.database.landReading.findMany({ where: { id: { in: ids } } });
        // A watcher is given the request that it asked with by its stream.
        return new Map(rows.map((row) => [row.id, watched(services, row, '')]));
      },
      ({ record }) => record.status !== 'pending',
      log,
      lookMs,
    );
  }
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
export function streamReading(services: ReadingStreamServices) {
  return async (request: Request, response: Response) => {
    const { requestId } = contextOf(response);
    const row = await requireReading(services.database, request, response);
    await streamEvents(services, request, response, {
      id: row.id,
      first: eventOf(watched(services, row, requestId), requestId),
      watch: services.readingWatch,
      eventOf: (state) => eventOf(state, requestId),
    });
  };
}
