import { setTimeout as sleep } from 'node:timers/promises';
import { type JobKind, jobKinds } from '@groundwork/database/jobs/catalogue';
import { type Logger, withDeadline } from '@groundwork/runtime';
import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { connectProducer, logOutages } from './connection.js';

/**
 * Finished jobs are kept for the operators to look at, in bounded numbers. A failed job's id would swallow
 * a second job of the same id, so every enqueue gives a fresh one.
 */
const retention = {
  completed: { count: 1_000, age: 24 * 3600 },
  failed: { count: 5_000, age: 7 * 24 * 3600 },
} as const;

/** Time limit for one command in ms; ioredis has none for a connection that hangs. */
export const COMMAND_MS = 3_000;

/** `delayed` is not due by the clock of the process that added it, or no worker has noticed that it is. */
export type JobPresence = 'waiting' | 'delayed' | 'active' | 'absent';

/** Whether a server takes writes, only answers, or is away. */
export type Condition = 'ok' | 'read_only' | 'unavailable';

export class OpenQueues {
  protected readonly connection: Redis;
  readonly #queues = new Map<JobKind, Queue>();

  constructor(
    redisUrl: string,
    protected readonly log: Logger,
  ) {
    this.connection = connectProducer(redisUrl);
    logOutages(this.connection, log);
  }

  /**
   * BullMQ's queue asks Redis for its version when it is created and stays broken if that fails, so it is created once
   * connected, and again after a failure. @throws when Redis is away
   */
  protected async queue(kind: JobKind): Promise<Queue> {
    const known = this.#queues.get(kind);
    if (known) return known;
    if (this.connection.status !== 'ready') throw new Error(`Redis is ${this.connection.status}`);
    const queue = new Queue(kind, {
      connection: this.connection,
      defaultJobOptions: {
        attempts: 1,
        removeOnComplete: retention.completed,
        removeOnFail: retention.failed,
      },
    });
    queue.on('error', (error) => this.log.debug({ err: error, queue: kind }, 'queue error'));
    await queue.waitUntilReady();
    this.#queues.set(kind, queue);
    return queue;
  }

  /** Whether a job is in its queue or being worked on. @throws when Redis is away */
  async presence(kind: JobKind, jobId: string): Promise<JobPresence> {
    const state = await withDeadline(
      this.queue(kind).then((queue) => queue.getJobState(jobId)),
      COMMAND_MS,
      'reading a job',
    );
    switch (state) {
      case 'delayed':
        return 'delayed';
      case 'waiting':
      case 'prioritized':
      case 'waiting-children':
        return 'waiting';
      case 'active':
        return 'active';
      default:
        return 'absent';
    }
  }

  /** Jobs by state, for metrics. @throws when Redis is away */
  async counts(kind: JobKind): Promise<Record<string, number>> {
    const {
      prioritized = 0,
      waiting = 0,
      ...others
    } = await withDeadline(
      this.queue(kind).then((queue) =>
        queue.getJobCounts('waiting', 'prioritized', 'active', 'delayed', 'failed'),
      ),
      COMMAND_MS,
      'counting jobs',
    );
    // Every job has a priority; those that lost their worker come first.
    return { waiting: waiting + prioritized, ...others };
  }

  /**
   * Seconds since the job that is next was put on its queue; 0 when none waits. Retries that are not due yet do
   * not count. @throws when Redis is away
   */
  async oldestWaitingSeconds(kind: JobKind): Promise<number> {
    const [next] = await withDeadline(
      this.queue(kind).then((queue) => queue.getJobs(['prioritized'], 0, 0, true)),
      COMMAND_MS,
      'reading the oldest job',
    );
    return next ? Math.max(0, (Date.now() - (next.timestamp + (next.opts.delay ?? 0))) / 1000) : 0;
  }

  /** Worker processes that consume a queue. @throws when Redis is away */
  async workers(kind: JobKind): Promise<number> {
    const workers = this.queue(kind).then((queue) => queue.getWorkers());
    const listed = await withDeadline(workers, COMMAND_MS, 'counting workers');
    // Redis lists the clients of all its numbered databases: other fleets may be among them.
    return listed.filter(({ db }) => Number(db) === (this.connection.options.db ?? 0)).length;
  }

  /**
   * Share of Redis' memory that is in use, 0 to 1: of its limit, or else of the machine's memory. Null where the server
   * reports neither. @throws when Redis is away
   */
  async memoryInUse(): Promise<number | null> {
    const info = await withDeadline(
      this.connection.info('memory'),
      COMMAND_MS,
      'reading the memory',
    );
    const bytes = (name: string) => Number(new RegExp(`^${name}:(\\d+)`, 'm').exec(info)?.[1] ?? 0);
    const most = bytes('maxmemory') || bytes('total_system_memory');
    return most > 0 ? bytes('used_memory') / most : null;
  }

  /** Tried with a key: a Redis that is full, cannot save or has become a replica answers pings and refuses jobs. */
  async condition(): Promise<Condition> {
    try {
      await withDeadline(this.connection.set('health:write', '1', 'EX', 60), 1_000, 'a write');
      return 'ok';
    } catch (error) {
      // The answer is the outcome: a health check asks because Redis may be away.
      const { message } = Object(error);
      return /^(OOM|MISCONF|READONLY|NOREPLICAS) /.test(message) ? 'read_only' : 'unavailable';
    }
  }

  async takesJobs(): Promise<boolean> {
    return (await this.condition()) === 'ok';
  }

  async close(): Promise<void> {
    // Queue.close waits for a connection that may never return; closing the sockets is enough.
    this.connection.disconnect();
  }
}

/** A queue as BullMQ has it, for a board that operators look at. */
export type BoardQueue = Queue;

export interface BoardQueues {
  readonly all: readonly { readonly kind: JobKind; readonly queue: BoardQueue }[];
  close(): void;
}

const POLL_MS = 200;

/** Every queue of the catalogue, in its order. Waits for Redis; later calls fail fast while it is away. */
export async function openBoardQueues(redisUrl: string, log: Logger): Promise<BoardQueues> {
  const connection = connectProducer(redisUrl);
  logOutages(connection, log);
  // A queue whose beginning fails stays broken.
  while (connection.status !== 'ready') await sleep(POLL_MS);
  const all = jobKinds.map((kind) => {
    const queue = new Queue(kind, { connection });
    queue.on('error', (error) => log.debug({ err: error, queue: kind }, 'queue error'));
    return { kind, queue };
  });
  await Promise.all(all.map(({ queue }) => queue.waitUntilReady()));
  return { all, close: () => connection.disconnect() };
}
