import type { Metadata } from '@groundwork/contract/request-fields';
import { acceptWork } from '../acceptance/accept-work.js';
import type { Acceptance, Idempotency } from '../acceptance/acceptance.js';
import type { Database } from '../connection/client.js';
import type { LandReading, Prisma } from '../generated/client.js';
import type { LeaseTarget } from '../jobs/lease.js';
import { jobIdOf, readingJob } from '../jobs/outbox.js';

/** The name under which idempotency keys of readings are kept. */
export const READING_OPERATION = 'land-reading';

export interface NewLandReading {
  readonly id: string;
  readonly accountId: string;
  readonly apiKeyId: string;
  readonly livemode: boolean;
  readonly requestId: string;
  readonly traceparent?: string;
  readonly createdAt: Date;
  /** The simulation of a magic input; only in test mode. */
  readonly simulation?: string | null;
  /** The customer's own words; undefined when there are none. */
  readonly metadata?: Metadata | undefined;
  readonly request: Prisma.InputJsonObject;
  readonly inputs: Prisma.InputJsonObject;
  readonly idempotency: Idempotency | null;
  /** The body that a retry with the same idempotency key is answered with. */
  readonly response: Prisma.InputJsonObject;
}

/**
 * Writes a reading down under a lock on its account, so that simultaneous requests never pass its bound together.
 *
 * @throws ApiError READING_LIMIT_EXCEEDED, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE; nothing is written then
 */
export async function acceptLandReading(
  database: Database,
  reading: NewLandReading,
): Promise<Acceptance> {
  const { accountId, idempotency, response } = reading;
  return acceptWork(database, {
    ...{ accept: 'reading', accountId, operation: READING_OPERATION, idempotency, response },
    job: readingJob(reading.id),
    row: {
      id: reading.id,
      account_id: accountId,
      api_key_id: reading.apiKeyId,
      livemode: reading.livemode,
      request_id: reading.requestId,
      traceparent: reading.traceparent,
      simulation: reading.simulation,
      request: reading.request,
      inputs: reading.inputs,
      charged: 0,
      metadata: reading.metadata,
      created_at: reading.createdAt.toISOString(),
    },
  });
}

export function landReadingTarget(id: string): LeaseTarget {
  return { jobId: jobIdOf(readingJob(id)), isCancelled: null };
}

export async function readLandReading(database: Database, id: string): Promise<LandReading> {
  return database.landReading.findUniqueOrThrow({ where: { id } });
}

/** Null also when the reading is another account's. */
export async function findOwnLandReading(
  database: Database,
  accountId: string,
  id: string,
): Promise<LandReading | null> {
  return database.landReading.findFirst({ where: { id, accountId } });
}
