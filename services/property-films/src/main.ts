import { filmHandlers } from '@groundwork/film-pipeline/film-jobs';
import { openRenderer, rendererEnvironment } from '@groundwork/film-pipeline/open-renderer';
import { makePreviews, propertyFilm, propertyPorts } from '@groundwork/property';
import { startWorkers } from '@groundwork/queues/worker/start-worker';
import { runService } from '@groundwork/runtime';
import { z } from 'zod';

const environment = {
  ...rendererEnvironment,
  /** Whether the pictures and sounds of the catalogues are made at the first start; one replica is enough. */
  CATALOGUE_PREVIEWS: z.enum(['make', 'skip']).default('make'),
};

/** Seconds that running jobs have to end before they hand their work back. */
const DRAIN_GRACE_SECONDS = 10;

await runService('property-films', environment, async (context) => {
  const { renderer, settings, jobs, close } = await openRenderer(context, propertyPorts);
  const { prepare, segment, assemble } = filmHandlers(renderer, jobs, propertyFilm);
  const workers = await startWorkers('property-films', settings, {
    'property-prepare': prepare,
    'property-segment': segment,
    'property-assemble': assemble,
  });
  const stopped = new AbortController();
  const makesPreviews = context.environment.CATALOGUE_PREVIEWS === 'make';
  const previews = makesPreviews && makePreviews(renderer, context.log, stopped.signal);
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
