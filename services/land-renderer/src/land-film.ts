import { landInputsSchema, landRequestSchema } from '@groundwork/contract';
import type { FilmKind } from '@groundwork/film-pipeline';
import { composeStoryboard } from './compose-storyboard.js';

/** The film of an empty plot that turns into what it could become. */
export const landFilm: FilmKind = {
  warning: 'intro_outro_warning',
  options: (task) => landRequestSchema.parse(task.request),
  inputs: (task) => landInputsSchema.parse(task.inputs),
  compose: composeStoryboard,
};
