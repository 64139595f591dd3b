import { propertyFilmInputsSchema, propertyFilmRequestSchema } from '@groundwork/contract';
import type { FilmKind } from '@groundwork/film-pipeline';
import { composeStoryboard } from './compose-storyboard.js';

/** Films made from photos of a property: slideshow, narrated slideshow, living property. */
export const propertyFilm: FilmKind = {
  warning: 'overlay_warning',
  options: (task) => propertyFilmRequestSchema.parse(task.request),
  inputs: (task) => propertyFilmInputsSchema.parse(task.inputs),
  compose: composeStoryboard,
};
