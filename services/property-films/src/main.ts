import { runFilmService } from '@groundwork/film-pipeline';
import { makePreviews } from './catalogue-previews.js';
import { propertyFilm } from './property-film.js';

await runFilmService(
  'property-films',
  { prepare: 'property-prepare', segment: 'property-segment', assemble: 'property-assemble' },
  propertyFilm,
  { makePreviews },
);
