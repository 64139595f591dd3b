export {
  type JobKind,
  type JobPayload,
  jobCatalogue,
  jobKinds,
  type NamedJob,
} from '@groundwork/database';
export * from './attempt.js';
export { failTask } from './attempt.js';
export * from './board-queues.js';
export { connectProducer, EvictingRedis, queuesEnvironment } from './connection.js';
export * from './enqueue.js';
export type { JobPresence } from './open-queues.js';
export type { JobContext, JobHandler, ProcessSettings, WorkerSettings } from './worker/settings.js';
export {
  type JobHandlers,
  type RunningWorker,
  startWorker,
  startWorkers,
} from './worker/start-worker.js';
