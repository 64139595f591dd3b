import { runFilmService } from '@groundwork/production';
import { landFilm } from './land-film.js';
import { startReadings } from './land-reading.js';

await runFilmService(
  'land-renderer',
  { prepare: 'land-prepare', segment: 'land-segment', assemble: 'land-assemble' },
  landFilm,
  { startWorkers: async (renderer, settings) => [await startReadings(renderer, settings)] },
);
