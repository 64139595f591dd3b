import { landInputsSchema, landRequestSchema } from '@groundwork/contract';
import type { FilmProduct } from '@groundwork/film-pipeline';
import { composeStoryboard } from './compose-storyboard.js';

/** The film of a plot of land. */
export const landFilm: FilmProduct = {
  request: landRequestSchema,
  inputs: landInputsSchema,
  warningField: 'intro_outro_warning',
  compose: composeStoryboard,
};
