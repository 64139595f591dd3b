import { filmHandlers } from '@groundwork/film-pipeline/film-jobs';
import { openRenderer, rendererEnvironment } from '@groundwork/film-pipeline/open-renderer';
import { landFilm, landPorts } from '@groundwork/land';
import { startWorkers } from '@groundwork/queues/worker/start-worker';
import { runService } from '@groundwork/runtime';

/** Seconds that running jobs have to end before they hand their work back. */
const DRAIN_GRACE_SECONDS = 10;

await runService('land-renderer', rendererEnvironment, async (context) => {
  const { renderer, settings, jobs, close } = await openRenderer(context, landPorts);
  const { prepare, segment, assemble } = filmHandlers(renderer, jobs, landFilm);
  const workers = await startWorkers('land-renderer', settings, {
    'land-prepare': prepare,
    'land-segment': segment,
    'land-assemble': assemble,
    'land-reading': {
      concurrency: context.environment.PREPARE_CONCURRENCY,
      handle: async (payload, job) => {
        const { readLand } = await import('@groundwork/land/reading/land-reading');
        await readLand(renderer, payload, job);
      },
    },
    'photo-look': {
      concurrency: context.environment.PREPARE_CONCURRENCY,
      handle: async (payload, job) => {
        const { lookAtPhotos } = await import('@groundwork/land/reading/look-at-photo');
        await lookAtPhotos(renderer, payload, job);
      },
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
