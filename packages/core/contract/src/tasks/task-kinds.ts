/** The films that are made from photos of a property, by the last part of their path. */
export const propertyFilmKinds = ['slideshow', 'narrated-slideshow', 'living-property'] as const;
export type PropertyFilmKind = (typeof propertyFilmKinds)[number];

/** Kinds of tasks: what polling shows as `type`, and the operation an idempotency key belongs to. */
export const taskKinds = ['land', ...propertyFilmKinds, 'family'] as const;
export type TaskKind = (typeof taskKinds)[number];

/** @throws when no kind of task has this name */
export function taskKindOf(kind: string): TaskKind {
  const known = taskKinds.find((name) => name === kind);
  if (known === undefined) throw new Error(`no kind of task is called ${kind}`);
  return known;
}
