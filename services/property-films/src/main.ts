import {
  openRenderer,
  rendererEnvironment,
  runSegment,
  runStep,
  type TaskPayload,
} from '@groundwork/film-pipeline';
import { jobCatalogue, originOfTask, startWorkers } from '@groundwork/queues';
import { runService } from '@groundwork/runtime';
import { z } from 'zod';
import { makePreviews } from './catalogue-previews.js';
import { assemble, prepare, segment } from './jobs.js';

const environment = {
  ...rendererEnvironment,
  /** Whether the pictures and sounds of the catalogues are made at the first start; one replica is enough. */
  CATALOGUE_PREVIEWS: z.enum(['make', 'skip']).default('make'),
};

/** Seconds that running jobs have to end before they hand their work back. */
const DRAIN_GRACE_SECONDS = 10;

await runService('property-films', environment, async (context) => {
  const { renderer, settings, close } = await openRenderer(context);
  const { PREPARE_CONCURRENCY, SEGMENT_CONCURRENCY, ASSEMBLE_CONCURRENCY, CATALOGUE_PREVIEWS } =
    context.environment;
  const originOf = ({ task_id: id }: TaskPayload) => originOfTask(renderer.database, id);
  const workers = await startWorkers('property-films', settings, {
    'property-prepare': {
      concurrency: PREPARE_CONCURRENCY,
      timeLimitSeconds:
        jobCatalogue['property-prepare'].timeLimitSeconds + renderer.engines.budgetMs / 1000,
      originOf,
      handle: (payload, job) => runStep(renderer, 'prepare', payload, job, prepare),
    },
    'property-segment': {
      concurrency: SEGMENT_CONCURRENCY,
      originOf,
      handle: (payload, job) => runSegment(renderer, payload, job, segment),
    },
    'property-assemble': {
      concurrency: ASSEMBLE_CONCURRENCY,
      originOf,
      handle: (payload, job) => runStep(renderer, 'assemble', payload, job, assemble),
    },
  });
  const stopped = new AbortController();
  const previews =
    CATALOGUE_PREVIEWS === 'make'
      ? makePreviews(renderer, context.log, stopped.signal)
      : Promise.resolve();
  return {
    isLive: () => workers.isLive(),
    drain: async () => {
      stopped.abort();
      await previews;
      await workers.close(DRAIN_GRACE_SECONDS);
      await close();
    },
  };
});
