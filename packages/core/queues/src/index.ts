export {
  type JobKind,
  type JobPayload,
  jobCatalogue,
  jobKinds,
  type NamedJob,
} from '@groundwork/database/jobs/catalogue';
export * from './attempt.js';
export { failTask } from './attempt.js';
export { connectProducer, EvictingRedis, queuesEnvironment } from './connection.js';
export * from './enqueue.js';
export type { JobPresence } from './open-queues.js';
export * from './open-queues.js';
export type {
  JobContext,
  JobHandler,
  ProcessSettings,
  WorkerSettings,
} from './worker/job-runner.js';
export {
  type JobHandlers,
  type RunningWorker,
  startWorker,
  startWorkers,
} from './worker/start-worker.js';
