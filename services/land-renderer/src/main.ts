import { openRenderer, rendererEnvironment, runSegment, runStep } from '@groundwork/film-pipeline';
import { assemble, prepare, readLand, segment } from '@groundwork/land';
import { startWorkers } from '@groundwork/queues';
import { runService } from '@groundwork/runtime';

/** Seconds that running jobs have to end before they hand their work back. */
const DRAIN_GRACE_SECONDS = 10;

await runService('land-renderer', rendererEnvironment, async (context) => {
  const { renderer, settings, jobs, close } = await openRenderer(context);
  const workers = await startWorkers('land-renderer', settings, {
    'land-prepare': {
      ...jobs.prepare,
      handle: (payload, job) => runStep(renderer, 'prepare', payload, job, prepare),
    },
    'land-segment': {
      ...jobs.segment,
      handle: (payload, job) => runSegment(renderer, payload, job, segment),
    },
    'land-assemble': {
      ...jobs.assemble,
      handle: (payload, job) => runStep(renderer, 'assemble', payload, job, assemble),
    },
    'land-reading': {
      concurrency: context.environment.PREPARE_CONCURRENCY,
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
