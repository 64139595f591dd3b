/** The films that are made from photos of a property, by the last part of their path. */
export const propertyFilmKinds = ['slideshow', 'narrated-slideshow', 'living-property'] as const;
export type PropertyFilmKind = (typeof propertyFilmKinds)[number];
