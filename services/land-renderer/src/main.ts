import { filmHandlers, openRenderer, rendererEnvironment } from '@groundwork/film-pipeline';
import { landFilm, readLand } from '@groundwork/land';
import { startWorkers } from '@groundwork/queues';
import { runService } from '@groundwork/runtime';

/** Seconds that running jobs have to end before they hand their work back. */
const DRAIN_GRACE_SECONDS = 10;

await runService('land-renderer', rendererEnvironment, async (context) => {
  const { renderer, settings, jobs, close } = await openRenderer(context);
  const film = filmHandlers(renderer, jobs, landFilm);
  const workers = await startWorkers('land-renderer', settings, {
    'land-prepare': film.prepare,
    'land-segment': film.segment,
    'land-assemble': film.assemble,
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
