import { type Database, isReadOnly } from '@groundwork/database/connection/client';
import { readAccountBacklog } from '@groundwork/database/jobs/outbox';
import type { JobQueues } from '@groundwork/queues/enqueue';
import type { Logger } from '@groundwork/runtime';

/** The workers that a request needs. */
export type WorkGroup = 'land' | 'land-readings' | 'property-films' | 'families' | 'showcases';

export interface SharedReading {
  /** Jobs that wait, by group; none where it is absent. */
  readonly jobs: ReadonlyMap<WorkGroup, number>;
  /** Seconds that each account's oldest work has waited, by group and account. */
  readonly oldest: ReadonlyMap<string, number>;
  /** 0 to 1; null while Redis is away or keeps it to itself. */
  readonly redisMemory: number | null;
  /** A server that answers and takes no writes; one that is away is another matter. */
  readonly readOnly: 'redis_read_only' | 'database_read_only' | null;
}

export const oldestKey = (group: WorkGroup, accountId: string) => `${group} ${accountId}`;

/** Asks Postgres and Redis. @throws when Postgres is away */
export async function readSharedLoad(
  database: Database,
  queues: JobQueues,
): Promise<SharedReading> {
  const [work, redisMemory, isDatabaseReadOnly, redis] = await Promise.all([
    readAccountBacklog(database),
    queues.memoryInUse().catch(() => null),
    isReadOnly(database),
    queues.condition(),
  ]);
  const jobs = new Map<WorkGroup, number>();
  const oldest = new Map<string, number>();
  for (const { accountId, queue, jobs: waiting, oldestSeconds } of work) {
    const group = groupOf(queue);
    if (group === null) continue;
    jobs.set(group, (jobs.get(group) ?? 0) + waiting);
    const key = oldestKey(group, accountId);
    oldest.set(key, Math.max(oldest.get(key) ?? 0, oldestSeconds));
  }
  const redisReadOnly = redis === 'read_only' ? 'redis_read_only' : null;
  const readOnly = isDatabaseReadOnly ? 'database_read_only' : redisReadOnly;
  return { jobs, oldest, redisMemory, readOnly };
}

/** Null for work that no request waits behind. */
function groupOf(queue: string): WorkGroup | null {
  switch (queue) {
    case 'land-prepare':
    case 'land-segment':
    case 'land-assemble':
      return 'land';
    case 'land-reading':
      return 'land-readings';
    case 'family-portraits':
      return 'families';
    case 'showcase-render':
    case 'template-analysis':
      return 'showcases';
    case 'photo-look':
    case 'webhook-deliver':
      return null;
    default:
      return 'property-films';
  }
}

/** Milliseconds after which a reading is refreshed, and after which it is ignored. */
const FRESH_MS = 2_000;
const KNOWN_MS = 30_000;

/**
 * The load of the whole fleet a moment ago: a request uses the last reading and never waits. An old one is refreshed in
 * the background; without requests there are no readings.
 */
export class SharedLoad {
  readonly #read: () => Promise<SharedReading>;
  readonly #log: Logger;
  readonly #freshMs: number;
  #last: { readonly at: number; readonly reading: SharedReading } | null = null;
  #reading = false;
  #triedAt = Number.NEGATIVE_INFINITY;

  constructor(read: () => Promise<SharedReading>, log: Logger, freshMs = FRESH_MS) {
    this.#read = read;
    this.#log = log;
    this.#freshMs = freshMs;
  }

  /** Null before the first reading, and when none has succeeded for a while. */
  reading(): SharedReading | null {
    const now = performance.now();
    if (!this.#reading && now - this.#triedAt >= this.#freshMs) void this.#refresh(now);
    return this.#last !== null && now - this.#last.at < KNOWN_MS ? this.#last.reading : null;
  }

  async #refresh(now: number): Promise<void> {
    this.#reading = true;
    this.#triedAt = now;
    try {
      this.#last = { at: now, reading: await this.#read() };
    } catch (error) {
      // An unknown load refuses nothing; a database that is away does.
      this.#log.debug({ err: error }, 'the load could not be read');
    } finally {
      this.#reading = false;
    }
  }
}
