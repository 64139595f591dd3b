import {
  type JobKind,
  jobCatalogue,
  jobKinds,
  type ServiceName,
} from '@groundwork/database/jobs/catalogue';
import type { Logger } from '@groundwork/runtime';
import { Queue, Worker } from 'bullmq';
import { z } from 'zod';
import { openWorkerConnection, queuesEnvironment } from '../connection.js';
import { FairClock } from '../fair-clock.js';
import {
  type JobHandler,
  JobRunner,
  type ProcessSettings,
  type WorkerSettings,
} from './job-runner.js';

/** The environment of a service that makes pictures or films. */
export const workerEnvironment = {
  ...queuesEnvironment,
  /** Seconds after which a worker that is not heard of has lost its work. */
  LEASE_SECONDS: z.coerce
    .number()
    .positive()
    .max(60)
    .default(jobCatalogue['showcase-render'].leaseSeconds),
};

const GATE_CHECK_MS = 1_000;

/**
 * Closed while its process cannot work, such as with a full disk: an open worker would take one job after another and
 * use up their attempts, while other workers could do them.
 */
export class HealthGate {
  readonly #timer: NodeJS.Timeout;
  #closed = false;

  constructor(
    private readonly worker: Pick<Worker, 'pause' | 'resume'>,
    private readonly isHealthy: () => Promise<boolean>,
    private readonly log: Logger,
  ) {
    this.#timer = setInterval(() => void this.check(), GATE_CHECK_MS);
    this.#timer.unref();
  }

  get isClosed(): boolean {
    return this.#closed;
  }

  async check(): Promise<void> {
    let healthy: boolean;
    try {
      healthy = await this.isHealthy();
    } catch (error) {
      this.log.warn({ err: error }, 'the health of this process could not be read');
      healthy = false;
    }
    if (healthy !== this.#closed) return;
    this.#closed = !healthy;
    if (healthy) {
      this.worker.resume();
      this.log.info('takes jobs again');
    } else {
      this.log.warn('takes no jobs: this process cannot work now');
      await this.worker.pause(true);
    }
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}

const LIVENESS_CHECK_MS = 15_000;
/** Seconds that jobs may wait next to an idle worker before it counts as stuck. */
const WEDGED_SECONDS = 120;

/** Notices a worker that takes no jobs although it could. */
export class Liveness {
  readonly #timer: NodeJS.Timeout;
  #waitingSince: number | null = null;

  constructor(
    private readonly queue: Queue,
    private readonly jobs: { readonly isIdle: boolean; readonly lastActive: number },
  ) {
    this.#timer = setInterval(() => void this.#check(), LIVENESS_CHECK_MS);
    this.#timer.unref();
  }

  /** False when jobs have waited long while the worker took none. */
  get isLive(): boolean {
    if (this.#waitingSince === null) return true;
    const idleSince = Math.max(this.jobs.lastActive, this.#waitingSince);
    return (Date.now() - idleSince) / 1000 < WEDGED_SECONDS;
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async #check(): Promise<void> {
    try {
      const waiting = await this.queue.getJobCountByTypes('prioritized', 'waiting');
      const waits = waiting > 0 && this.jobs.isIdle;
      this.#waitingSince = waits ? (this.#waitingSince ?? Date.now()) : null;
    } catch {
      // Redis is away; restarting this process would not help.
      this.#waitingSince = null;
    }
  }
}

export interface RunningWorker {
  /** False when jobs have waited long while this worker took none although it could have. */
  isLive(): boolean;
  /** Takes no more jobs, stops running ones after a grace, and waits for them. */
  close(graceSeconds: number): Promise<void>;
}

/**
 * BullMQ renews a lock at half of this, in time for a loop that is blocked for seconds. A job that is given away too
 * early finds its row under a lease and ends; only the lock reveals a worker that died before it had a lease.
 */
const LOCK_SECONDS = 20;
/** Checks per lock: a dead worker is found within a lock and two checks. */
const CHECKS_PER_LOCK = 4;

export async function startWorker<Kind extends JobKind>(
  settings: WorkerSettings<Kind>,
): Promise<RunningWorker> {
  const { kind, concurrency, isHealthy } = settings;
  const log = settings.log.child({ queue: kind });
  const lockDuration = (settings.lockSeconds ?? LOCK_SECONDS) * 1000;
  const connection = await openWorkerConnection(settings.redisUrl, log);
  const queue = new Queue(kind, { connection });
  queue.on('error', (error) => log.debug({ err: error }, 'queue error'));
  const clock = new FairClock(connection, kind, queue, log);
  const jobs = new JobRunner(settings);
  const worker = new Worker<unknown, void>(
    kind,
    async (job) => {
      clock.started(job.priority);
      try {
        await jobs.run(job);
      } catch (error) {
        // Before the next job: the cause may not be the job.
        await gate?.check();
        throw error;
      }
    },
    {
      connection,
      concurrency,
      lockDuration,
      stalledInterval: lockDuration / CHECKS_PER_LOCK,
      maxStalledCount: 1,
    },
  );
  const gate = isHealthy && new HealthGate(worker, isHealthy, log);
  const liveness = new Liveness(queue, jobs);
  worker.on('error', (error) => log.debug({ err: error }, 'worker error'));
  worker.on('failed', (job, error) => jobs.logFailure(job, error));
  worker.on('stalled', (jobId) => jobs.logStall(jobId));
  return {
    isLive: () => gate?.isClosed === true || liveness.isLive,
    close: async (graceSeconds) => {
      liveness.stop();
      gate?.stop();
      const grace = setTimeout(() => jobs.stopAll(), graceSeconds * 1000);
      try {
        await worker.close();
      } finally {
        clearTimeout(grace);
        // BullMQ leaves a connection open that it was given.
        connection.disconnect();
      }
    },
  };
}

type JobOf<Service extends ServiceName> = {
  [Kind in JobKind]: (typeof jobCatalogue)[Kind]['service'] extends Service ? Kind : never;
}[JobKind];

/** One handler for each job of a service: leaving one out does not compile. */
export type JobHandlers<Service extends ServiceName> = {
  readonly [Kind in JobOf<Service>]: JobHandler<Kind>;
};

/** Works on every queue of a service. */
export async function startWorkers<Service extends ServiceName>(
  service: Service,
  settings: ProcessSettings,
  handlers: JobHandlers<Service>,
): Promise<RunningWorker> {
  const isOwn = (kind: JobKind): kind is JobOf<Service> => jobCatalogue[kind].service === service;
  const start = <Kind extends JobOf<Service>>(kind: Kind) => {
    const handler: JobHandler<Kind> = handlers[kind];
    return startWorker<Kind>({ ...settings, ...handler, kind });
  };
  const workers = await Promise.all(jobKinds.filter(isOwn).map(start));
  return {
    isLive: () => workers.every((worker) => worker.isLive()),
    close: async (graceSeconds) => {
      await Promise.all(workers.map((worker) => worker.close(graceSeconds)));
    },
  };
}
