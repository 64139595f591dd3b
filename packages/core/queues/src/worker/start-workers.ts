import { type JobKind, type JobOf, jobKinds, type ServiceName, serviceOf } from '../catalogue.js';
import type { JobHandler, ProcessSettings } from './settings.js';
import { type RunningWorker, startWorker } from './start-worker.js';

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
  const isOwn = (kind: JobKind): kind is JobOf<Service> => serviceOf(kind) === service;
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
