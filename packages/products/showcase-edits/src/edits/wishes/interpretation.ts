import { actsOf, visibility } from '../acts.js';
import type { ModifierSense } from '../clauses.js';
import type { Directive } from '../directives.js';
import { changeBy, gradeOf } from '../grades.js';
import { urges } from '../lexicon.js';
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
import { size, wish } from './predicate-wish.js';
import { scrim, shaded } from './tones-and-colors.js';

export interface Reading {
  readonly directives: readonly Directive[];
  /** Words of a request that cannot be fulfilled. */
  readonly unused: readonly Item[];
}

/** "No price visible"; "the price is not visible" complains. */
function asksUnseen({ items, parts, predicates }: Segment): boolean {
  if (
    !predicates.some(({ sense }) => sense.role === 'prominent') ||
    visibility(parts, false).length === 0
  )
    return false;
  return items.some(
    ({ sense }, at) =>
      sense.role === 'sign' && sense.word === 'not' && items[at + 1]?.sense.role === 'part',
  );
}

function corner(
  places: readonly Predicate[],
  parts: readonly Part[],
  last: readonly Part[],
): Outcome {
  const isOfLogo = parts.includes('logo') || (parts.length === 0 && last.includes('logo'));
  if (!isOfLogo) return null;
  let vertical: 'top' | 'bottom' | null = null;
  let horizontal: 'left' | 'right' | null = null;
  for (const { sense } of places) {
    if (sense.role !== 'place') continue;
    vertical = sense.place.vertical ?? vertical;
    horizontal = sense.place.horizontal ?? horizontal;
  }
  return [{ kind: 'corner', vertical, horizontal }];
}

/** Adjectives of size that stand before their noun. */
const ATTRIBUTIVE =
  /^(?:p(?:e)?tite?s?|grande?s?|gros(?:se|ses)?|piccol[oaie]|grandi|pequen[oa]s?|small|little|klein(?:e[nrsm]?))$/u;

/** "Un petit nid", "a little note": the size of something that is no part of the design, or was read already. */
function isOfAnother({ item, modifiers }: Predicate, { items }: Segment): boolean {
  if (modifiers.length > 0 || !ATTRIBUTIVE.test(item.key)) return false;
  const at = items.indexOf(item);
  const next = items[at + 1]?.sense.role;
  const isBeforeNoun = next === undefined || next === 'unknown' || next === 'scenery';
  return items[at - 1]?.sense.role === 'article' && isBeforeNoun;
}

function wishes(segment: Segment, parts: readonly Part[]): Predicate[] {
  const all = segment.predicates.filter(
    (predicate) =>
      predicate.sense.role !== 'act' &&
      predicate.sense.role !== 'place' &&
      !(predicate.sense.role === 'size' && isOfAnother(predicate, segment)),
  );
  const isColored = all.some(({ sense }) => sense.role === 'color') && !parts.includes('photo');
  const hasFace = all.some(({ sense }) => sense.role === 'face');
  const isLit = all.some(
    ({ sense }) => sense.role === 'mood' || (sense.role === 'tone' && sense.ofMood !== true),
  );
  const strengthens = all.some(({ sense }) => ['tone', 'color', 'mood'].includes(sense.role));
  return all
    .filter(({ sense, modifiers }) => {
      const isLight = sense.role === 'tone' && sense.ofMood === true && modifiers.length === 0;
      if (isLight && isLit) return false;
      if (sense.role === 'tone' && sense.dimension === 'brightness') return !isColored;
      if (sense.role === 'another') return !hasFace;
      // "The price would stand out better in white": the colour is what makes it.
      if (sense.role === 'prominent') return !isColored;
      return sense.role !== 'strong' || !strengthens;
    })
    .map((predicate) =>
      predicate.sense.role === 'color' && isColored
        ? { ...predicate, sense: { ...predicate.sense, color: shaded(predicate.sense.color, all) } }
        : predicate,
    );
}

/** "lighter text colour" is no thinner text. */
function unthinned(predicate: Predicate): Predicate {
  const { sense } = predicate;
  if (sense.role !== 'tone') return predicate;
  const { dimension, sign } = sense;
  return { ...predicate, sense: { role: 'tone', dimension, sign } };
}

/** The effect of modifiers without a verb: "more colour", "less overlay", "logo up". */
function looseWish(segment: Segment, parts: readonly Part[], last: readonly Part[]): Outcome {
  const isOf = (role: string) => segment.items.some(({ sense }) => sense.role === role);
  const strong = segment.predicates.find(({ sense }) => sense.role === 'strong');
  const modifiers: readonly ModifierSense[] = strong?.modifiers ?? segment.loose;
  const signs = modifiers.flatMap((sense) => (sense.role === 'sign' ? [sense] : []));
  const grade = gradeOf(modifiers);
  if (isOf('color_noun') && isOnlyPhoto(parts) && (signs.length > 0 || strong !== undefined)) {
    return [{ kind: 'tone', dimension: 'saturation', change: changeBy(grade.sign, grade) }];
  }
  const isMeasured = modifiers.some(({ role }) => role === 'share');
  if (signs.length === 0 && !isMeasured) return null;
  // "No price no size"
  const areDenied =
    signs.length > 0 && signs.every(({ word }) => word === 'not') && parts.some(isHideable);
  if (isOf('size_noun') && areDenied) return visibility(once<Part>([...parts, 'size']), false);
  if (isOf('size_noun')) return size(1, grade, parts, last);
  if (parts.includes('scrim')) return [scrim(grade.sign, grade)];
  const upright = signs.find(({ word }) => word === 'up' || word === 'down');
  if (upright !== undefined && parts.includes('logo')) {
    return [
      { kind: 'corner', vertical: upright.word === 'up' ? 'top' : 'bottom', horizontal: null },
    ];
  }
  const isScaled = signs.some(({ word }) => word === 'less' || word === 'more');
  // "Reduce the text", "a little less logo": of letters and logos, how large they are.
  if (
    isScaled &&
    parts.length > 0 &&
    parts.every((part) => scaledPart(part).length > 0 && part !== 'size' && part !== 'price')
  ) {
    const scaled = size(1, grade, parts, last);
    if (
      scaled !== null &&
      !parts.some((part) => part === 'bedrooms' || part === 'bathrooms' || part === 'parking')
    )
      return scaled;
  }
  // "The logo is enormous, reduce it"
  const isBare = segment.items.every(({ sense }) =>
    ['sign', 'degree', 'share', 'filler', 'article'].includes(sense.role),
  );
  const before = last.filter((part) => scaledPart(part).length > 0 && part !== 'size');
  if (isScaled && isBare && parts.length === 0 && before.length > 0) {
    return size(1, grade, before, last);
  }
  // "No price"; "the price is not right" says nothing of hiding it.
  const named = segment.items.findIndex(({ sense }) => sense.role === 'part');
  const isDenied = segment.items
    .slice(0, named)
    .some(({ sense }) => sense.role === 'sign' && sense.word === 'not');
  const hidden = isDenied ? visibility(parts, false) : [];
  return hidden.length > 0 ? hidden : null;
}

/** Verbs of complaints, which are read by themselves. */
const JUDGES =
  /(?:^|\s)(?:is|are|was|looks?|seems?|appears?|feels?|came|s|ist|sind|wirkt|wirken|sieht|scheint|es|esta|estan|son|est|sont|parait|semble|copula|sono|sembra|pare|sao|parece|fica|ficou)$/u;

/** On what a showcase is read, and with which eyes. */
const SCREENS =
  /^(?:phone|mobile|smartphone|handy|handydisplay|movil|celular|telefono|telefonino|cellulare|telemovel|portable|telephone|tablet|glasses|brille|gafas|lunettes|occhiali|oculos)$/u;

/** The directives of a segment. Null if it requests nothing that edits can do. */
export function interpret(segment: Segment, around: Surroundings): Reading | null {
  const { parts } = segment;
  const surroundings: Surroundings = {
    ...around,
    isTold: !segment.items.some(({ key }) => urges(key)),
    isJudged: segment.items.some(({ key }) => JUDGES.test(key)),
    isOfUnknown: segment.items.some(
      (item, at) =>
        isContent(item) && !urges(item.key) && segment.items[at - 1]?.sense.role !== 'color',
    ),
    isFromAfar: segment.items.some(({ key }) => SCREENS.test(key)),
  };
  const acts = segment.predicates.filter(({ sense }) => sense.role === 'act');
  const places = segment.predicates.filter(({ sense }) => sense.role === 'place');
  const directives: Directive[] = [];
  const unused: Item[] = [];
  const take = (outcome: Outcome, items: readonly Item[]) => {
    if (outcome === null) unused.push(...items);
    else directives.push(...outcome);
  };
  // "The title is in the way, take it out"
  const isBare = segment.items.every(
    ({ sense }) => sense.role === 'act' || sense.role === 'filler' || sense.role === 'article',
  );
  const told = surroundings.last.filter(isHideable);
  const done = actsOf(acts, segment, isBare && parts.length === 0 ? told : parts);
  if (acts.length > 0) {
    take(
      done.outcome,
      acts.map(({ item }) => item),
    );
    if (done.isWhole) return { directives, unused };
  }
  if (places.length > 0) {
    take(
      corner(places, parts, surroundings.last),
      places.map(({ item }) => item),
    );
  }
  const asked = wishes(segment, parts);
  const isColorful = segment.items.some(({ sense }) => sense.role === 'color_noun');
  const hasFace = asked.some(({ sense }) => sense.role === 'face');
  const isUnseen = asksUnseen(segment);
  if (isUnseen) take(visibility(parts, false), []);
  for (const given of asked) {
    if (isUnseen && given.sense.role === 'prominent') continue;
    const predicate = isColorful ? unthinned(given) : given;
    const isVague = predicate.sense.role === 'strong' && isColorful;
    // "minimal with a sans-serif font": the mood is not the font's.
    const named = predicate.sense.role === 'mood' && hasFace ? [] : parts;
    const outcome = isVague
      ? looseWish(segment, parts, surroundings.last)
      : wish(predicate, named, done.isTaken, surroundings);
    take(outcome, [predicate.item]);
  }
  if (segment.predicates.length === 0) {
    const outcome = looseWish(segment, parts, surroundings.last);
    if (outcome === null) return null;
    directives.push(...outcome);
  }
  return directives.length === 0 ? null : { directives: withModernSans(directives), unused };
}

/** "A clean, modern sans serif" is one face, and no mood of the photo. */
function withModernSans(directives: readonly Directive[]): readonly Directive[] {
  const isModern = directives.some((one) => one.kind === 'mood' && one.mood === 'modern');
  const isFace = (one: Directive, face: string) => one.kind === 'typeface' && one.typeface === face;
  const hasSans = directives.some((one) => isFace(one, 'sans'));
  if (hasSans && directives.some((one) => isFace(one, 'geometric'))) {
    return directives.filter((one) => !isFace(one, 'sans'));
  }
  if (!isModern || !hasSans) return directives;
  return directives
    .filter((one) => one.kind !== 'mood' || !['modern', 'minimal'].includes(one.mood))
    .map((one) => (one.kind === 'typeface' ? { ...one, typeface: 'geometric' as const } : one));
}
