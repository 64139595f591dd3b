import { acceptWork } from '../acceptance/accept-work.js';
import { type Acceptance, columnsOf, type OrderedWork } from '../acceptance/acceptance.js';
import type { Database } from '../connection/client.js';
import type { LandReading, Prisma } from '../generated/client.js';
import type { LeaseTarget } from '../jobs/lease.js';
import { jobIdOf, readingJob } from '../jobs/outbox.js';

/** The name under which idempotency keys of readings are kept. */
export const READING_OPERATION = 'land-reading';

export interface NewLandReading extends OrderedWork {
  readonly request: Prisma.InputJsonObject;
  readonly inputs: Prisma.InputJsonObject;
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
      ...columnsOf(reading),
      request: reading.request,
      inputs: reading.inputs,
      charged: 0,
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
