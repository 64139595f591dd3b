import {
  openRenderer,
  rendererEnvironment,
  runSegment,
  runStep,
  type TaskPayload,
} from '@groundwork/film-pipeline';
import { jobCatalogue, originOfReading, originOfTask, startWorkers } from '@groundwork/queues';
import { runService } from '@groundwork/runtime';
import { assemble, prepare, segment } from './jobs.js';
import { readLand } from './land-reading.js';

/** Seconds that running jobs have to end before they hand their work back. */
const DRAIN_GRACE_SECONDS = 10;

await runService('land-renderer', rendererEnvironment, async (context) => {
  const { renderer, settings, close } = await openRenderer(context);
  const { PREPARE_CONCURRENCY, SEGMENT_CONCURRENCY, ASSEMBLE_CONCURRENCY } = context.environment;
  const originOf = ({ task_id: id }: TaskPayload) => originOfTask(renderer.database, id);
  const workers = await startWorkers('land-renderer', settings, {
    'land-prepare': {
      concurrency: PREPARE_CONCURRENCY,
      timeLimitSeconds:
        jobCatalogue['land-prepare'].timeLimitSeconds + renderer.engines.budgetMs / 1000,
      originOf,
      handle: (payload, job) => runStep(renderer, 'prepare', payload, job, prepare),
    },
    'land-segment': {
      concurrency: SEGMENT_CONCURRENCY,
      originOf,
      handle: (payload, job) => runSegment(renderer, payload, job, segment),
    },
    'land-assemble': {
      concurrency: ASSEMBLE_CONCURRENCY,
      originOf,
      handle: (payload, job) => runStep(renderer, 'assemble', payload, job, assemble),
    },
    'land-reading': {
      concurrency: PREPARE_CONCURRENCY,
      originOf: ({ reading_id: id }) => originOfReading(renderer.database, id),
      handle: (payload, job) => readLand(renderer, payload, job),
    },
  });
  return {
    isLive: () => workers.isLive(),
    drain: async () => {
      await workers.close(DRAIN_GRACE_SECONDS);
      await close();
    },
  };
});
