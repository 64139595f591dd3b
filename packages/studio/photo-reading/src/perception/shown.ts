import type { PerceivedKind, PerceivedWhole } from './whole-photo.js';

/** A room or part of a property, or a view from the air. */
export type ShownKind = Exclude<PerceivedKind, 'other'>;

/** The kind that a photo surely shows, null where none is sure enough, and how sure the likeliest is. */
export interface Shown {
  readonly shows: ShownKind | null;
  readonly confidence: number;
}

/**
 * Least probability of a kind from which it is told: of photos of sources that networks had not seen 94 of 100 and more are then of
 * that kind. Gardens, living rooms and offices are not told, for they are taken for others or too few to know; docs/perception.md
 * has the figures.
 */
export const toldFrom: Readonly<Partial<Record<ShownKind, number>>> = {
  ...{ facade: 0.9, pool: 0.9, stairs: 0.9, aerial: 0.9 },
  ...{ kitchen: 0.9, bedroom: 0.9, bathroom: 0.9, dining_room: 0.95, hall: 0.95 },
};

export function shownBy({ kinds }: Pick<PerceivedWhole, 'kinds'>): Shown {
  const names = Object.keys(kinds) as PerceivedKind[];
  const likeliest = names.reduce((best, next) => (kinds[next] > kinds[best] ? next : best));
  const confidence = kinds[likeliest];
  const isTold = likeliest !== 'other' && confidence >= (toldFrom[likeliest] ?? Infinity);
  return { shows: isTold ? likeliest : null, confidence };
}
