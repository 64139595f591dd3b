import type { PerceivedKind, PerceivedWhole } from './whole-photo.js';

/**
 * Least probability of a kind from which it is told: of photos of sources that networks had not seen 94 of 100 and more are then of
 * that kind. Gardens, living rooms, stairs and offices are not told, for they are taken for others or too few to know, nor are views from
 * the air, for close-ups look like one; docs/architecture.md has the figures.
 */
const toldFrom = {
  ...{ facade: 0.95, pool: 0.9, kitchen: 0.9, bedroom: 0.8 },
  ...{ bathroom: 0.9, dining_room: 0.95, hall: 0.95 },
} as const satisfies Partial<Record<PerceivedKind, number>>;

/** A room or part of a property. */
export type ShownKind = keyof typeof toldFrom;

/** The kind that a photo surely shows, null where none is sure enough, and how sure the likeliest is. */
export interface Shown {
  readonly shows: ShownKind | null;
  readonly confidence: number;
}

export function shownBy({ kinds }: Pick<PerceivedWhole, 'kinds'>): Shown {
  const names = Object.keys(kinds) as PerceivedKind[];
  const likeliest = names.reduce((best, next) => (kinds[next] > kinds[best] ? next : best));
  const confidence = kinds[likeliest];
  const isTold = isTellable(likeliest) && confidence >= toldFrom[likeliest];
  return { shows: isTold ? likeliest : null, confidence };
}

function isTellable(kind: PerceivedKind): kind is ShownKind {
  return kind in toldFrom;
}
