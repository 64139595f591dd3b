import { propertyFilmKinds } from '../property-films/kinds.js';

/** Kinds of tasks: what polling shows as `type`, and the operation an idempotency key belongs to. */
export const taskKinds = ['land', ...propertyFilmKinds, 'family'] as const;
export type TaskKind = (typeof taskKinds)[number];
