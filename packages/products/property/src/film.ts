import { propertyFilmInputsSchema, propertyFilmRequestSchema } from '@groundwork/contract';
import type { FilmProduct } from '@groundwork/film-pipeline';
import { composeStoryboard } from './compose-storyboard.js';

/** The film of a property, of every kind. */
export const propertyFilm: FilmProduct = {
  request: propertyFilmRequestSchema,
  inputs: propertyFilmInputsSchema,
  warningField: 'overlay_warning',
  compose: composeStoryboard,
};
