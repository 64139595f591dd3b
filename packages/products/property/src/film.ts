import {
  propertyFilmInputsSchema,
  propertyFilmRequestSchema,
} from '@groundwork/contract/property-films/request';
import type { FilmProduct } from '@groundwork/film-pipeline/film-jobs';
import { withClosingCard } from '@groundwork/film-pipeline/script/closing-card';
import type { PropertyPorts } from './open-ports.js';

/** The film of a property, of every kind. */
export const propertyFilm: FilmProduct<PropertyPorts> = {
  request: propertyFilmRequestSchema.transform(withClosingCard),
  inputs: propertyFilmInputsSchema,
  warningField: 'overlay_warning',
  compose: async (composer, step) => {
    const { composeStoryboard } = await import('./compose-storyboard.js');
    return composeStoryboard(composer, step);
  },
};
