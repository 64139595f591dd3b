import { runFilmService } from '@groundwork/production';
import { landFilm } from './land-film.js';

await runFilmService(
  'land-renderer',
  { prepare: 'land-prepare', segment: 'land-segment', assemble: 'land-assemble' },
  landFilm,
);
