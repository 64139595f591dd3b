/** The films that are made from photos of a property, by the last part of their path. */
export const propertyFilmKinds = ['slideshow', 'narrated-slideshow', 'living-property'] as const;
export type PropertyFilmKind = (typeof propertyFilmKinds)[number];

/** Kinds of tasks: what polling shows as `type`, and the operation an idempotency key belongs to. */
export const taskKinds = ['land', ...propertyFilmKinds, 'family'] as const;
export type TaskKind = (typeof taskKinds)[number];
