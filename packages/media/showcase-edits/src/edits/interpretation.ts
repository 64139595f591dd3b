import { actsOf, visibility } from './acts.js';
import type { ModifierSense } from './clauses.js';
import type { Directive, ScaledPart } from './directives.js';
import { changeBy, factorBy, type Grade, gradeOf } from './grades.js';
import { urges } from './lexicon.js';
import { faceOfMood } from './moods.js';
import {
  flipped,
  isHideable,
  isLettered,
  isOnlyPhoto,
  type Outcome,
  once,
  type Surroundings,
  scaledPart,
} from './parts.js';
import type { Item } from './reading.js';
import type { Predicate, Segment } from './segments.js';
import type { Part } from './senses.js';
import { color, scrim, shaded, tone } from './tones-and-colors.js';

export interface Reading {
  readonly directives: readonly Directive[];
  /** Words of a request that cannot be fulfilled. */
  readonly unused: readonly Item[];
}

function size(
  direction: 1 | -1,
  grade: Grade,
  parts: readonly Part[],
  last: readonly Part[],
): Outcome {
  const named = parts.filter((part) => part !== 'all');
  const own = once((named.length > 0 ? named : last).flatMap(scaledPart));
  if (named.length > 0 && own.length === 0) return null;
  const scaled: readonly ScaledPart[] = own.length > 0 ? own : ['text'];
  const factor = factorBy(grade.sign === 1 ? direction : flipped(direction), grade);
  return scaled.map((part): Directive => ({ kind: 'scale', part, factor }));
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

function isSlight(modifiers: readonly ModifierSense[]): boolean {
  return (
    modifiers.some((said) => said.role === 'degree' && said.degree < 1) &&
    !modifiers.some(({ role }) => role === 'sign')
  );
}

const isPriceOrLogo = (part: Part): boolean => part === 'price' || part === 'logo';

/** Sizes that nobody asks for in so few words: a complaint. */
const EXTREME =
  /^(?:tiny|teeny|minuscule|microscopic|puny|winzig\p{L}*|mickrig\p{L}*|minuscul\p{L}*|minuscol\p{L}*|diminut\p{L}*|enano|enana|massive|enormous|gigantic|ginormous|humongous|oversized|riesig\p{L}*|klobig|wuchtig|gigantisch|gigantesc\p{L}*|gigantesque)$/u;
const isOfDegree = ({ role }: ModifierSense) => role === 'degree';

const isVisible = (key: string) =>
  /^(?:visible|visibles|sichtbar|visibile|visibili|visivel|visiveis)$/u.test(key);

/** "The photo is not sharp" complains of what is missing: more of it. "Should not be so bright" asks for less. */
function complained(
  sense: Predicate['sense'],
  modifiers: readonly ModifierSense[],
  { isTold }: Surroundings,
): Grade | null {
  const isQuality = (sense.role === 'tone' && sense.sign === 1) || sense.role === 'weight';
  const signs = modifiers.filter((said) => said.role === 'sign');
  const isDenied = signs.length === 1 && signs[0]?.word === 'not';
  if (!isQuality || !isDenied || isTold !== true) return null;
  return { ...gradeOf(modifiers), sign: 1 };
}

/** Reads one request of a segment. `isTaken`: inverted by a "remove". */
function wish(
  { item, sense, modifiers }: Predicate,
  parts: readonly Part[],
  isTaken: boolean,
  surroundings: Surroundings,
): Outcome {
  const plain = complained(sense, modifiers, surroundings) ?? gradeOf(modifiers);
  const grade: Grade = isTaken ? { ...plain, sign: flipped(plain.sign) } : plain;
  const isWanted = grade.sign === 1;
  switch (sense.role) {
    case 'tone':
      return tone(sense, grade, parts, surroundings);
    case 'color':
      // "not red" and "without red" name no other colour.
      if (isTaken || modifiers.some((said) => said.role === 'sign' && said.word === 'not'))
        return null;
      // "A bit yellow" is a complaint about the photo.
      if (parts.length === 0 && isSlight(modifiers)) {
        return color(sense.color, { ...grade, sign: -1 }, parts, surroundings);
      }
      return color(sense.color, grade, parts, surroundings);
    case 'size': {
      // "Price tiny", "does the logo have to be so huge?"
      const isWrong =
        surroundings.isTold === true &&
        surroundings.isJudged !== true &&
        EXTREME.test(item.key) &&
        modifiers.every(isOfDegree);
      return size(isWrong ? flipped(sense.sign) : sense.sign, grade, parts, surroundings.last);
    }
    case 'weight': {
      const named = parts.length > 0 ? parts : ['text' as const];
      if (!named.some((part) => part === 'all' || part === 'price' || isLettered(part)))
        return null;
      return [{ kind: 'weight', change: isWanted ? sense.sign : flipped(sense.sign) }];
    }
    case 'prominent': {
      // "The logo is not visible" is a complaint.
      const isDenied = modifiers.some((said) => said.role === 'sign' && said.word === 'not');
      // "Make the price visible"; "more visible" is larger.
      const shown = visibility(parts, true);
      if (modifiers.length === 0 && shown.length > 0 && isVisible(item.key)) return shown;
      const seen: Grade = isDenied ? { ...grade, sign: 1 } : grade;
      return parts.some((part) => scaledPart(part).length > 0)
        ? size(1, seen, parts, surroundings.last)
        : [{ kind: 'tone', dimension: 'contrast', change: changeBy(seen.sign, seen) }];
    }
    case 'strong':
      if (parts.includes('scrim')) return [scrim(grade.sign, grade)];
      return parts.some((part) => part === 'price' || isLettered(part))
        ? [{ kind: 'weight', change: grade.sign }]
        : null;
    case 'legible':
      // "I can't read it on my phone": it is too small, whatever is behind it.
      if (surroundings.isFromAfar === true && !parts.includes('price'))
        return size(1, grade, parts, surroundings.last);
      return [{ kind: 'scrim', change: changeBy(1, grade) }];
    case 'monochrome':
      return [{ kind: 'monochrome', on: sense.on === isWanted }];
    case 'uppercase':
      // Neither has small letters: "prix minuscule" complains of the size.
      if (!sense.on && parts.length > 0 && parts.every(isPriceOrLogo))
        return size(-1, grade, parts, surroundings.last);
      return [{ kind: 'uppercase', on: sense.on === isWanted }];
    case 'mood': {
      const face = parts.some((part) => part === 'font' || part === 'text')
        ? faceOfMood(sense.mood)
        : null;
      if (face !== null) return isWanted ? [face] : null;
      // "The price with more impact" stands out; no picture gets dramatic by it.
      if (sense.mood === 'dramatic' && parts.length > 0 && parts.every(isPriceOrLogo))
        return size(1, grade, parts, surroundings.last);
      return [{ kind: 'mood', mood: sense.mood, change: grade.sign * Math.min(2, grade.degree) }];
    }
    case 'face':
      return isWanted ? [sense.font] : null;
    case 'another':
      return [{ kind: 'another_typeface' }];
    case 'language':
      return isWanted ? [{ kind: 'language', language: sense.language }] : null;
    case 'act':
    case 'place':
      return null;
  }
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
  const isDenied = signs.some(({ word }) => word === 'not');
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
