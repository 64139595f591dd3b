import {
  type Clause,
  isModifier,
  isPredicate,
  type ModifierSense,
  type PredicateSense,
} from './clauses.js';
import { isHideable } from './parts.js';
import type { Item } from './reading.js';
import type { Part, Sense } from './senses.js';

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
      (isPredicate(sense) && isComplete && !isVerbAtEnd(item, rest) && !isPlaceOn(item, current)) ||
      (sense.role === 'part' && isComplete && isFollowedByPredicate) ||
      (isModifier(sense) && isComplete && isFollowedByPredicate) ||
      // "green background with white text"
      (sense.role === 'use' && isComplete && partsIn(rest).length > 0) ||
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

/** "oben rechts" */
function isPlaceOn(item: Item, before: readonly Item[]): boolean {
  const last = before.findLast(({ sense }) => isPredicate(sense));
  return item.sense.role === 'place' && last?.sense.role === 'place';
}

/** "das große Logo entfernen" */
function isVerbAtEnd(item: Item, rest: readonly Item[]): boolean {
  return item.sense.role === 'act' && partsIn(rest).length === 0;
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

/** Qualities that a word may name by the way: "a small banner", "the spring launch", "the warm welcome". */
const PASSING: readonly Sense['role'][] = [
  'tone',
  'size',
  'weight',
  'strong',
  'prominent',
  'legible',
  'mood',
  'color',
  'another',
  'place',
];

/** Roles that make a wish of a quality: "more", "use", a thing that can be changed. */
const URGING: readonly Sense['role'][] = [
  'part',
  'use',
  'style',
  'act',
  'share',
  'enough',
  'color_noun',
  'size_noun',
  'uppercase',
  'monochrome',
  'face',
  'language',
  'translate',
];

const DAYTIMES: readonly string[] = ['sunset', 'night'];

const LEAST_WORD = 3;

/** Comparatives of English and German; those of the other languages are two words, one of them a "more". */
const comparative = /(?:er|ere[nmrs]?)$/u;
const LIKE_COMPARATIVES: readonly string[] = ['summer', 'sommer', 'silber', 'silver', 'winter'];

export function isContent({ sense, key }: Item): boolean {
  return sense.role === 'unknown' && key.length >= LEAST_WORD && /\p{L}/u.test(key);
}

/**
 * Whether a segment holds qualities only by the way, beside words that nobody understood: an adjective alone, without a
 * verb of change, a part, a comparison or a "too", is no wish.
 */
export function isStray(segment: Segment, clause: Clause): boolean {
  const { items, predicates } = segment;
  const isWish =
    !clause.items.some(isContent) ||
    !predicates.every(({ sense }) => PASSING.includes(sense.role)) ||
    // A whole phrase, such as "needs a telescope", is said on purpose.
    predicates.some(({ item }) => item.words > 1 || isComparative(item.key)) ||
    hasRole(items, 'sign');
  if (isWish) return false;
  return !hasRole(items, ...URGING) && !predicates.some(isOfLight) && !predicates.some(isInColor);

  /** "In orange" */
  function isInColor({ item, sense }: Predicate): boolean {
    const before = items[items.indexOf(item) - 1];
    return sense.role === 'color' && before?.sense.role === 'preposition';
  }

  /** "At night" names what is wanted, "our evening campaign" does not. */
  function isOfLight({ item, sense }: Predicate): boolean {
    if (sense.role !== 'mood' || !DAYTIMES.includes(sense.mood)) return false;
    const next = items[items.indexOf(item) + 1];
    return item.words > 1 || next === undefined || !isContent(next);
  }
}

function isComparative(key: string): boolean {
  return comparative.test(key) && !LIKE_COMPARATIVES.includes(key);
}
