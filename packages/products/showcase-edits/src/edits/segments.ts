import {
  type Clause,
  isModifier,
  isPredicate,
  type ModifierSense,
  type PredicateSense,
} from './clauses.js';
import { isHideable } from './parts.js';
import type { Item } from './reading.js';
import type { Part } from './senses.js';

/** A requested change, with its grade. */
export interface Predicate {
  readonly item: Item;
  readonly sense: PredicateSense;
  readonly modifiers: readonly ModifierSense[];
}

/** Things with their requested changes: "price much bigger". */
export interface Segment {
  readonly items: readonly Item[];
  readonly predicates: readonly Predicate[];
  readonly parts: readonly Part[];
  /** Modifiers without a predicate: "more colour". */
  readonly loose: readonly ModifierSense[];
  readonly isAskedFirst: boolean;
}

function partsIn(items: readonly Item[]): Part[] {
  const parts = items.flatMap(({ sense }) => (sense.role === 'part' ? [sense.part] : []));
  return [...new Set(parts)];
}

/** "the price text" is the price, "the bedrooms label" the bedrooms, "behind the text" the veil. */
function meant(parts: readonly Part[]): readonly Part[] {
  // "The panel behind the text" is the ground.
  if (parts.includes('scrim')) return parts.includes('ground') ? ['ground'] : ['scrim'];
  const isField = (part: Part) => part === 'price' || (part !== 'logo' && isHideable(part));
  const fields = parts.filter((part) => isField(part) && part !== 'label');
  if (fields.length === 0) return parts;
  const describing: readonly Part[] = ['text', 'font', 'accent', 'label'];
  return parts.filter((part) => !describing.includes(part));
}

/** Each modifier belongs to the predicate after it; those after the last one, to the last one. */
function segmentOf(items: readonly Item[]): Segment {
  const predicates: { item: Item; sense: PredicateSense; modifiers: ModifierSense[] }[] = [];
  let waiting: ModifierSense[] = [];
  for (const item of items) {
    if (isModifier(item.sense)) waiting.push(item.sense);
    if (!isPredicate(item.sense)) continue;
    predicates.push({ item, sense: item.sense, modifiers: waiting });
    waiting = [];
  }
  const last = predicates.findLast(({ sense }) => sense.role !== 'act') ?? predicates.at(-1);
  if (last !== undefined) last.modifiers.push(...waiting);
  const firstPart = items.findIndex(({ sense }) => sense.role === 'part');
  const firstPredicate = items.findIndex(({ sense }) => isPredicate(sense));
  return {
    items,
    predicates,
    parts: meant(partsIn(items)),
    loose: last === undefined ? waiting : [],
    isAskedFirst: firstPredicate !== -1 && (firstPart === -1 || firstPredicate < firstPart),
  };
}

/** Splits a clause where a new thing or request begins: "white text | on dark blue background". */
export function segmentsOf({ items }: Clause): Segment[] {
  const segments: Item[][] = [];
  let current: Item[] = [];
  items.forEach((item, at) => {
    const rest = items.slice(at + 1);
    const predicates = current.filter(({ sense }) => isPredicate(sense));
    const isComplete = predicates.length > 0 && partsIn(current).length > 0;
    const isFollowedByPredicate = rest.some(({ sense }) => isPredicate(sense));
    const { sense } = item;
    const startsAnew =
      (isPredicate(sense) && isComplete && !isAtEnd(item, rest, current)) ||
      (sense.role === 'part' && isComplete && isFollowedByPredicate) ||
      (isModifier(sense) && isComplete && isFollowedByPredicate) ||
      // "more modern without logo"
      (sense.role === 'act' &&
        predicates.some((predicate) => predicate.sense.role !== 'act') &&
        partsIn(rest).length > 0);
    if (startsAnew) {
      segments.push(current);
      current = [];
    }
    current.push(item);
  });
  if (current.length > 0) segments.push(current);
  return segments.map(segmentOf);
}

/** "Das große Logo entfernen", "oben rechts": a verb at the end, the other side of a place. */
function isAtEnd({ sense }: Item, rest: readonly Item[], before: readonly Item[]): boolean {
  if (sense.role === 'act') return partsIn(rest).length === 0;
  return sense.role === 'place' && before.at(-1)?.sense.role === 'place';
}

export const hasRole = (items: readonly Item[], ...roles: readonly string[]): boolean =>
  items.some(({ sense }) => roles.includes(sense.role));

const daytimes: readonly string[] = ['sunset', 'night'];

export function isNaming({ predicates, parts, items }: Segment): boolean {
  return (
    parts.length > 0 &&
    predicates.length === 0 &&
    !hasRole(items, 'unknown') &&
    !items.some(({ sense }) => isModifier(sense))
  );
}

/** A segment that only says how much: "but just a little". */
export function isGrading({ predicates, parts, items }: Segment): boolean {
  const isBare = predicates.length === 0 && parts.length === 0;
  return (
    isBare &&
    hasRole(items, 'degree', 'share') &&
    !hasRole(items, 'unknown', 'color_noun', 'size_noun')
  );
}

/** Whether a segment speaks of a thing that edits do not touch: the sky, "the sofa". */
export function isForeign({ items, parts }: Segment): boolean {
  if (parts.some((part) => part !== 'photo')) return false;
  // "The house at night" is about the light.
  const isOfLight = items.some(
    ({ sense }) => sense.role === 'mood' && daytimes.includes(sense.mood),
  );
  if (hasRole(items, 'scenery')) return !isOfLight;
  return (
    parts.length === 0 &&
    !isOfLight &&
    items.some(
      ({ sense }, at) => sense.role === 'article' && items[at + 1]?.sense.role === 'unknown',
    )
  );
}

/** A word that nobody knows. */
export function isContent({ sense, key }: Item): boolean {
  return sense.role === 'unknown' && /\p{L}{2}.*\p{L}|\p{L}\p{N}/u.test(key);
}
