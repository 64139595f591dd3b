import { actsOf, visibility } from '../acts.js';
import type { Directive } from '../directives.js';
import { changeBy, gradeOf } from '../grades.js';
import {
  isHideable,
  isOnlyPhoto,
  type Outcome,
  once,
  type Surroundings,
  scaledPart,
} from '../parts.js';
import type { Item } from '../reading.js';
import { isContent, type Predicate, type Segment } from '../segments.js';
import type { Part } from '../senses.js';
import { urges } from '../words.js';
import { size, wish } from './predicate-wish.js';
import { scrim, shaded } from './tones-and-colors.js';

export interface Reading {
  readonly directives: readonly Directive[];
  /** Words of a request that cannot be fulfilled. */
  readonly unused: readonly Item[];
}

function corner(
  places: readonly Predicate[],
  parts: readonly Part[],
  last: readonly Part[],
): Outcome {
  const isOfLogo = parts.includes('logo') || (parts.length === 0 && last.includes('logo'));
  if (!isOfLogo) return null;
  const said = places.flatMap(({ sense }) => (sense.role === 'place' ? [sense.place] : []));
  return [
    {
      kind: 'corner',
      vertical: said.findLast(({ vertical }) => vertical !== null)?.vertical ?? null,
      horizontal: said.findLast(({ horizontal }) => horizontal !== null)?.horizontal ?? null,
    },
  ];
}

/** The predicates that are wishes of their own; others only describe these. */
function wishes(segment: Segment, parts: readonly Part[]): Predicate[] {
  const all = segment.predicates.filter(
    ({ sense }) => sense.role !== 'act' && sense.role !== 'place',
  );
  const has = (role: string) => all.some(({ sense }) => sense.role === role);
  const isColored = has('color') && !parts.includes('photo');
  const isLit =
    has('mood') || all.some(({ sense }) => sense.role === 'tone' && sense.ofMood !== true);
  return all
    .filter(({ sense, modifiers }) => {
      const isLight = sense.role === 'tone' && sense.ofMood === true && modifiers.length === 0;
      if (isLight && isLit) return false;
      if (sense.role === 'tone' && sense.dimension === 'brightness') return !isColored;
      if (sense.role === 'another') return !has('face');
      // "The price would stand out better in white": the colour is what makes it.
      if (sense.role === 'prominent') return !isColored;
      return sense.role !== 'strong' || !(has('tone') || has('color') || has('mood'));
    })
    .map((predicate) =>
      predicate.sense.role === 'color' && isColored
        ? { ...predicate, sense: { ...predicate.sense, color: shaded(predicate.sense.color, all) } }
        : predicate,
    );
}

/** The effect of modifiers without a verb: "more colour", "less overlay", "logo up". */
function looseWish(segment: Segment, parts: readonly Part[], last: readonly Part[]): Outcome {
  const has = (role: string) => segment.items.some(({ sense }) => sense.role === role);
  const strong = segment.predicates.find(({ sense }) => sense.role === 'strong');
  const modifiers = strong?.modifiers ?? segment.loose;
  const signs = modifiers.flatMap((sense) => (sense.role === 'sign' ? [sense] : []));
  const grade = gradeOf(modifiers);
  if (has('color_noun') && isOnlyPhoto(parts) && (signs.length > 0 || strong !== undefined)) {
    return [{ kind: 'tone', dimension: 'saturation', change: changeBy(grade.sign, grade) }];
  }
  if (signs.length === 0 && !modifiers.some(({ role }) => role === 'share')) return null;
  if (deniesBefore(segment.items, 'article')) return null;
  // "No price no size"
  if (has('size_noun') && signs.length > 0 && signs.every(({ word }) => word === 'not')) {
    if (parts.some(isHideable)) return visibility(once<Part>([...parts, 'size']), false);
  }
  if (has('size_noun')) return size(1, grade, parts, last);
  if (parts.includes('scrim')) return [scrim(grade.sign, grade)];
  const upright = signs.find(({ word }) => word === 'up' || word === 'down');
  if (upright !== undefined && parts.includes('logo')) {
    const vertical = upright.word === 'up' ? 'top' : 'bottom';
    return [{ kind: 'corner', vertical, horizontal: null }];
  }
  // "A little less logo", "the logo is enormous, reduce it": of letters and logos, how large they are.
  const isBare = segment.items.every(({ sense }) =>
    ['sign', 'degree', 'share', 'filler', 'article'].includes(sense.role),
  );
  const isScaled = signs.some(({ word }) => word === 'less' || word === 'more');
  const named = parts.length === 0 && isBare ? last.filter((part) => part !== 'price') : parts;
  const areScaled = named.every((part) => scaledPart(part).length > 0 && part !== 'price');
  if (isScaled && named.length > 0 && areScaled) return size(1, grade, named, last);
  // "No price"; "the price is not right" says nothing of hiding it.
  const first = segment.items.findIndex(({ sense }) => sense.role === 'part');
  const isDenied = segment.items
    .slice(0, first)
    .some(({ sense }) => sense.role === 'sign' && sense.word === 'not');
  const denied = deniesBefore(segment.items, 'part') ? once<Part>([...parts, 'all']) : parts;
  const hidden = isDenied ? visibility(denied, false) : [];
  return hidden.length > 0 ? hidden : null;
}

/** "Not the price, but the size"; "no price visible", where "the price is not visible" complains. */
const deniesBefore = (items: readonly Item[], role: 'article' | 'part'): boolean =>
  items.some(
    ({ sense }, at) =>
      sense.role === 'sign' && sense.word === 'not' && items[at + 1]?.sense.role === role,
  );

/** "White on black" says not what of; "the blue to green" is of the accent. */
function areColorsAlone(items: readonly Item[]): boolean {
  const [first = 0, second] = items.flatMap(({ sense }, at) =>
    sense.role === 'color' ? [at] : [],
  );
  return (
    second !== undefined && items.slice(0, first).every(({ sense }) => sense.role !== 'article')
  );
}

/** The directives of a segment. Null if it requests nothing that edits can do. */
export function interpret(segment: Segment, around: Surroundings): Reading | null {
  const { parts, items } = segment;
  const surroundings: Surroundings = {
    ...around,
    isTold: !items.some(({ key }) => urges(key)),
    isColorful: items.some(({ sense }) => sense.role === 'color_noun'),
    isOfUnknown:
      areColorsAlone(items) ||
      items.some(
        (item, at) => isContent(item) && !urges(item.key) && items[at - 1]?.sense.role !== 'color',
      ),
  };
  const directives: Directive[] = [];
  const unused: Item[] = [];
  const take = (outcome: Outcome, predicates: readonly Predicate[]) => {
    if (outcome === null) unused.push(...predicates.map(({ item }) => item));
    else directives.push(...outcome);
  };
  const acts = segment.predicates.filter(({ sense }) => sense.role === 'act');
  const places = segment.predicates.filter(({ sense }) => sense.role === 'place');
  // "The title is in the way, take it out"
  const isBare = items.every(({ sense }) => ['act', 'filler', 'article'].includes(sense.role));
  // "Everything bigger except the price": no change leaves a part out.
  if (acts.length === 0 && items.some(({ sense }) => sense.role === 'except')) return null;
  const done = actsOf(acts, segment, isBare ? surroundings.last.filter(isHideable) : parts);
  if (acts.length > 0) {
    take(done.outcome, acts);
    if (done.isWhole) return { directives, unused };
  }
  if (places.length > 0) take(corner(places, parts, surroundings.last), places);
  const { isColorful } = surroundings;
  const asked = wishes(segment, parts);
  const hasFace = asked.some(({ sense }) => sense.role === 'face');
  for (const predicate of asked) {
    const isVague = predicate.sense.role === 'strong' && isColorful;
    // "minimal with a sans-serif font": the mood is not the font's.
    const named = predicate.sense.role === 'mood' && hasFace ? [] : parts;
    const isUnseen = predicate.sense.role === 'prominent' && deniesBefore(items, 'part');
    const outcome = isVague
      ? looseWish(segment, parts, surroundings.last)
      : isUnseen && parts.some(isHideable)
        ? visibility(parts, false)
        : wish(predicate, named, done.isTaken, surroundings);
    take(outcome, [predicate]);
  }
  if (segment.predicates.length === 0) take(looseWish(segment, parts, surroundings.last), []);
  return directives.length === 0 ? null : { directives, unused };
}
