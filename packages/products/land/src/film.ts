import { landInputsSchema, landRequestSchema } from '@groundwork/contract/land/request';
import type { FilmProduct } from '@groundwork/film-pipeline/film-jobs';
import { withClosingCard } from '@groundwork/film-pipeline/script/closing-card';
import type { LandPorts } from './ports.js';

/** The film of a plot of land. */
export const landFilm: FilmProduct<LandPorts> = {
  request: landRequestSchema.transform(withClosingCard),
  inputs: landInputsSchema,
  warningField: 'intro_outro_warning',
  compose: async (composer, step) => {
    const { composeStoryboard } = await import('./compose-storyboard.js');
    return composeStoryboard(composer, step);
  },
};
