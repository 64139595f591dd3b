import { Worker } from 'bullmq';
import type { JobKind } from '../catalogue.js';
import { openWorkerConnection } from '../connection.js';
import { advanceClock } from '../fair-queue-priority.js';
import { closeWorker } from './close-worker.js';
import { HealthGate } from './health-gate.js';
import { JobRunner } from './job-runner.js';
import { Liveness } from './liveness.js';
import type { WorkerSettings } from './settings.js';

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
  const jobs = new JobRunner(settings);
  const worker = new Worker<unknown, void>(
    kind,
    async (job) => {
      // Not awaited: the order of the waiting jobs shows nearly the same.
      advanceClock(connection, kind, job.priority).catch((error: unknown) =>
        log.debug({ err: error }, 'the clock of the fair queue was not set'),
      );
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
  const liveness = new Liveness(connection, kind, jobs);
  worker.on('error', (error) => log.debug({ err: error }, 'worker error'));
  worker.on('failed', (job, error) => jobs.logFailure(job, error));
  worker.on('stalled', (jobId) => jobs.logStall(jobId));
  return {
    isLive: () => gate?.isClosed === true || liveness.isLive,
    close: (graceSeconds) =>
      closeWorker({ worker, connection, jobs, timers: [liveness, gate] }, graceSeconds),
  };
}
