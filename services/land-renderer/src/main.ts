import { runFilmService } from '@groundwork/film-pipeline';
import { originOfReading, startWorker } from '@groundwork/queues';
import { landFilm } from './land-film.js';
import { handleLandReading } from './land-reading.js';

await runFilmService(
  'land-renderer',
  { prepare: 'land-prepare', segment: 'land-segment', assemble: 'land-assemble' },
  landFilm,
  {
    startWorkers: async (renderer, settings) => [
      await startWorker({
        ...settings,
        kind: 'land-reading',
        originOf: (payload) => originOfReading(renderer.database, payload.reading_id),
        handle: handleLandReading(renderer),
      }),
    ],
  },
);
