/**
 * Part of the names of segments and films: raised whenever the same storyboard would give other frames or
 * sound, so that parts made by different versions are never joined.
 */
export const FILM_ENGINE_VERSION = 'film-6';
