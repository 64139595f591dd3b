import type { LandReadingRecord, ReadingProgress } from '@groundwork/contract';
import {
  attemptsAt,
  type Database,
  type LandReading,
  landReadingTarget,
} from '@groundwork/database';
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

const jobIdOf = ({ id }: LandReading) => landReadingTarget(id).jobId;

/** @param requestId of the request that asks */
async function watched(
  { assetUrls, database }: ReadingServices,
  rows: readonly LandReading[],
  requestId: string,
): Promise<Watched[]> {
  const pending = rows.filter(({ status }) => status === 'pending');
  const attempts = await attemptsAt(database, pending.map(jobIdOf));
  return rows.map((row) => ({
    record: readingRecord(assetUrls, row, requestId),
    isBegun: attempts.get(jobIdOf(row)) !== 0,
  }));
}

/** Looks at all readings of this process that are watched, together. */
export class ReadingWatch extends Watch<Watched> {
  constructor(services: ReadingServices, log: Logger, lookMs?: number) {
    super(
      async (ids) => {
        const rows = await services.database.landReading.findMany({ where: { id: { in: ids } } });
        // A watcher is given the request that it asked with by its stream.
        const all = await watched(services, rows, '');
        return new Map(all.map((one) => [one.record.reading_id, one]));
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
