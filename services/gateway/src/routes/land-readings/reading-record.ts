import {
  type LandReadingRecord,
  readingErrorSchema,
  readingLinks,
} from '@groundwork/contract/land/land-readings';
import { landReadingDataSchema } from '@groundwork/contract/land/reading';
import { limits } from '@groundwork/contract/limits';
import { presentMetadata } from '@groundwork/contract/request-fields';
import type { Database } from '@groundwork/database/connection/client';
import type { LandReading } from '@groundwork/database/generated/client';
import { attemptsAt } from '@groundwork/database/jobs/lease';
import { landReadingTarget } from '@groundwork/database/readings/land-readings';
import type { Logger } from '@groundwork/runtime';
import type { AssetUrls } from '@groundwork/storage/asset-urls';
import { Watch } from '../../event-streams/watch.js';

/** Returns the record of a reading. @param requestId of the request that asks */
export function readingRecord(
  assetUrls: AssetUrls,
  row: LandReading,
  requestId: string,
): LandReadingRecord {
  const { id, status, completedAt, expiresAt, explanationKey } = row;
  return {
    reading_id: id,
    status,
    livemode: row.livemode,
    created_at: row.createdAt.toISOString(),
    ...(completedAt && { completed_at: completedAt.toISOString() }),
    ...(expiresAt && { expires_at: expiresAt.toISOString() }),
    ...(status === 'completed' && expiresAt && explanationKey !== null
      ? {
          reading: {
            ...landReadingDataSchema.parse(row.reading),
            explanation_url: assetUrls.sign(explanationKey, expiresAt),
          },
        }
      : {}),
    ...(status === 'failed'
      ? { error: readingErrorSchema.parse({ code: row.errorCode, message: row.errorMessage }) }
      : {}),
    ...presentMetadata(row.metadata),
    request_id: requestId,
    _links: readingLinks(id, limits.landReadings.pollIntervalSeconds),
  };
}

export interface Watched {
  readonly record: LandReadingRecord;
  readonly isBegun: boolean;
}

export interface ReadingServices {
  readonly database: Database;
  readonly assetUrls: AssetUrls;
}

const jobIdOf = ({ id }: LandReading) => landReadingTarget(id).jobId;

/** @param requestId of the request that asks */
export async function watched(
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
