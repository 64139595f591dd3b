import {
  type LandReadingRecord,
  landReadingDataSchema,
  limits,
  presentMetadata,
  readingErrorSchema,
  readingLinks,
} from '@groundwork/contract';
import type { LandReading } from '@groundwork/database';
import type { AssetUrls } from '@groundwork/storage';

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
