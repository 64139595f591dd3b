import { oklchOf, propertyFields, shadeOf } from '@groundwork/contract';
import type { ModifierSense } from './clauses.js';
import type {
  ColoredPart,
  Directive,
  HideablePart,
  ResettablePart,
  ScaledPart,
} from './directives.js';
import { changeBy, factorBy, type Grade, gradeOf } from './grades.js';
import { faceOfMood } from './moods.js';
import type { Item } from './reading.js';
import type { Predicate, Segment } from './segments.js';
import type { Part } from './senses.js';

/** What a segment can learn from those before it. */
export interface Surroundings {
  /** Parts that an "and" or the same clause carries on from. */
  readonly carried: readonly Part[];
  /** Parts that were spoken of last, however long ago. */
  readonly last: readonly Part[];
}

export interface Reading {
  readonly directives: readonly Directive[];
  /** Words that a wish was read in, but not one that can be fulfilled. */
  readonly unused: readonly Item[];
}

type Outcome = readonly Directive[] | null;

const hideable: readonly Part[] = ['logo', ...propertyFields];
const isHideable = (part: Part): part is HideablePart => hideable.includes(part);
/** Parts that are set in letters other than the price's. */
const lettered: readonly Part[] = [
  'text',
  'font',
  'size',
  'label',
  'bedrooms',
  'bathrooms',
  'parking',
];
const isLettered = (part: Part): boolean => lettered.includes(part);

function isOnlyPhoto(parts: readonly Part[]): boolean {
  return parts.every((part) => part === 'photo' || part === 'all');
}

function once<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}

function coloredPart(part: Part): ColoredPart[] {
  if (part === 'accent' || part === 'ground' || part === 'price') return [part];
  return isLettered(part) ? ['text'] : [];
}

function scaledPart(part: Part): ScaledPart[] {
  if (part === 'price' || part === 'logo') return [part];
  return isLettered(part) ? ['text'] : [];
}

const flipped = (sign: 1 | -1): 1 | -1 => (sign === 1 ? -1 : 1);

function scrim(direction: 1 | -1, grade: Grade): Directive {
  return { kind: 'scrim', change: changeBy(direction, grade) };
}

function tone(
  sense: Extract<Predicate['sense'], { role: 'tone' }>,
  grade: Grade,
  parts: readonly Part[],
  { carried }: Surroundings,
): Outcome {
  const direction = grade.sign === 1 ? sense.sign : flipped(sense.sign);
  const change = changeBy(direction, grade);
  const { dimension } = sense;
  if (parts.includes('scrim')) {
    if (dimension === 'brightness') return [scrim(flipped(direction), grade)];
    return dimension === 'contrast' ? [scrim(direction, grade)] : null;
  }
  if (isOnlyPhoto(parts)) {
    const isOfGround =
      dimension === 'brightness' && carried.length === 1 && carried[0] === 'ground';
    if (isOfGround && parts.length === 0) return [{ kind: 'shade', part: 'ground', change }];
    return [{ kind: 'tone', dimension, change }];
  }
  if (parts.includes('photo')) return [{ kind: 'tone', dimension, change }];
  if (dimension === 'contrast') {
    const isOfText = parts.some((part) => part === 'price' || isLettered(part));
    return isOfText ? [scrim(direction, grade)] : [{ kind: 'tone', dimension, change }];
  }
  if (dimension !== 'brightness') return null;
  if (sense.thins === true && grade.sign === 1 && parts.some(isLettered)) {
    return [{ kind: 'weight', change: -1 }];
  }
  const colored = once(parts.flatMap(coloredPart));
  return colored.length === 0
    ? null
    : colored.map((part): Directive => ({ kind: 'shade', part, change }));
}

/** Hues that a photo can be warmed or cooled towards, in degrees of OKLCH. */
function warmthOf(color: string): 1 | -1 | null {
  const { chroma, hue } = oklchOf(color);
  if (chroma < 0.04) return null;
  if (hue > 15 && hue < 112) return 1;
  return hue > 185 && hue < 290 ? -1 : null;
}

function color(
  value: string,
  grade: Grade,
  parts: readonly Part[],
  { carried }: Surroundings,
): Outcome {
  if (grade.sign === -1 || (parts.length > 0 && parts.includes('photo'))) {
    const warmth = isOnlyPhoto(parts) ? warmthOf(value) : null;
    if (warmth === null) return null;
    const direction = grade.sign === 1 ? warmth : flipped(warmth);
    return [{ kind: 'tone', dimension: 'warmth', change: changeBy(direction, grade) }];
  }
  const named = parts.filter((part) => part !== 'all');
  const own = once((named.length > 0 ? named : carried).flatMap(coloredPart));
  if (named.length > 0 && own.length === 0) return null;
  const colored: readonly ColoredPart[] = own.length > 0 ? own : ['accent'];
  return colored.map((part): Directive => ({ kind: 'color', part, color: value }));
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

function reset(parts: readonly Part[], isOfColors: boolean): Directive[] {
  const of: Partial<Record<Part, ResettablePart>> = {
    photo: 'photo',
    ground: 'colors',
    accent: 'colors',
    font: 'typeface',
    text: 'text',
    price: 'price',
    logo: 'logo',
  };
  const named = once(parts.flatMap((part) => of[part] ?? []));
  if (isOfColors && named.length === 0) return [{ kind: 'reset', part: 'colors' }];
  const chosen: readonly ResettablePart[] = named.length > 0 ? named : ['all'];
  return chosen.map((part): Directive => ({ kind: 'reset', part }));
}

function visibility(parts: readonly Part[], visible: boolean): Directive[] {
  const whole =
    parts.includes('text') && parts.length === 1 ? propertyFields : parts.filter(isHideable);
  return whole.map((part): Directive => ({ kind: 'visibility', part, visible }));
}

/** Reads one wish of a segment. `isTaken`: "remove" stands beside it and turns it around. */
function wish(
  { sense, modifiers }: Predicate,
  parts: readonly Part[],
  isTaken: boolean,
  surroundings: Surroundings,
): Outcome {
  const plain = gradeOf(modifiers);
  const grade: Grade = isTaken ? { ...plain, sign: flipped(plain.sign) } : plain;
  const isWanted = grade.sign === 1;
  switch (sense.role) {
    case 'tone':
      return tone(sense, grade, parts, surroundings);
    case 'color':
      return color(sense.color, grade, parts, surroundings);
    case 'size':
      return size(sense.sign, grade, parts, surroundings.last);
    case 'weight': {
      const named = parts.length > 0 ? parts : ['text' as const];
      if (!named.some((part) => part === 'all' || part === 'price' || isLettered(part)))
        return null;
      return [{ kind: 'weight', change: isWanted ? sense.sign : flipped(sense.sign) }];
    }
    case 'strong':
      if (parts.includes('scrim')) return [scrim(grade.sign, grade)];
      return parts.some((part) => part === 'price' || isLettered(part))
        ? [{ kind: 'weight', change: grade.sign }]
        : null;
    case 'legible':
      return [{ kind: 'scrim', change: changeBy(1, grade) }];
    case 'monochrome':
      return [{ kind: 'monochrome', on: sense.on === isWanted }];
    case 'uppercase':
      return [{ kind: 'uppercase', on: sense.on === isWanted }];
    case 'mood': {
      const face = parts.some((part) => part === 'font' || part === 'text')
        ? faceOfMood(sense.mood)
        : null;
      if (face !== null) return isWanted ? [face] : null;
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

interface Acts {
  readonly outcome: Outcome;
  /** What remains beside a "remove" is turned around. */
  readonly isTaken: boolean;
  /** The acts have said all: other wishes only describe ("the big logo"). */
  readonly isWhole: boolean;
}

function actsOf(acts: readonly Predicate[], segment: Segment, parts: readonly Part[]): Acts {
  const others = segment.predicates.some(({ sense }) => sense.role !== 'act');
  const isOfColors = segment.items.some(({ sense }) => sense.role === 'color_noun');
  const nothing: Acts = { outcome: others ? [] : null, isTaken: false, isWhole: false };
  const named = segment.items.some(({ sense }) => sense.role === 'size_noun')
    ? once<Part>([...parts, 'size'])
    : parts;
  const act = (name: string) =>
    acts.find(({ sense }) => sense.role === 'act' && sense.act === name);
  const taking = act('hide');
  const showing = act('show');
  const kept = act('keep') !== undefined && taking === undefined && !others;
  if (kept) return { outcome: [], isTaken: false, isWhole: true };
  if (taking !== undefined || showing !== undefined) {
    const isHidden = taking !== undefined;
    const sign = gradeOf((taking ?? showing)?.modifiers ?? []).sign;
    const visible = isHidden ? sign === -1 : sign === 1;
    if (named.includes('scrim') && isHidden) {
      return { outcome: [{ kind: 'scrim', change: -0.5 }], isTaken: false, isWhole: true };
    }
    const seen = visibility(named, visible);
    const isWhole = isHidden && named.some(isHideable);
    if (seen.length > 0 && (isWhole || !others)) return { outcome: seen, isTaken: false, isWhole };
    if (isHidden && isOfColors && !others && parts.every((part) => part === 'photo')) {
      return { outcome: [{ kind: 'monochrome', on: true }], isTaken: false, isWhole: true };
    }
    return { ...nothing, outcome: seen.length > 0 ? seen : nothing.outcome, isTaken: isHidden };
  }
  const isAll = act('undo') !== undefined && parts.includes('all');
  if (isAll || act('reset') !== undefined) {
    return { outcome: reset(parts, isOfColors), isTaken: false, isWhole: false };
  }
  return nothing;
}

/** A colour said to be dark or light beside its name: "darker blue". */
function shaded(value: string, predicates: readonly Predicate[]): string {
  for (const { sense, modifiers } of predicates) {
    if (sense.role !== 'tone' || sense.dimension !== 'brightness') continue;
    const sign = gradeOf(modifiers).sign * sense.sign;
    if (sign === -1) return shadeOf(value, -0.35);
    if (sense.thins === true) return shadeOf(value, 0.4);
  }
  return value;
}

function wishes(segment: Segment, parts: readonly Part[]): Predicate[] {
  const all = segment.predicates.filter(
    ({ sense }) => sense.role !== 'act' && sense.role !== 'place',
  );
  const isColored = all.some(({ sense }) => sense.role === 'color') && !parts.includes('photo');
  const hasFace = all.some(({ sense }) => sense.role === 'face');
  const strengthens = all.some(({ sense }) => ['tone', 'color', 'mood'].includes(sense.role));
  return all
    .filter(({ sense }) => {
      if (sense.role === 'tone' && sense.dimension === 'brightness') return !isColored;
      if (sense.role === 'another') return !hasFace;
      return sense.role !== 'strong' || !strengthens;
    })
    .map((predicate) =>
      predicate.sense.role === 'color' && isColored
        ? { ...predicate, sense: { ...predicate.sense, color: shaded(predicate.sense.color, all) } }
        : predicate,
    );
}

/** What modifiers without a wish ask for: "more colour", "less overlay", "logo up". */
function looseWish(segment: Segment, parts: readonly Part[], last: readonly Part[]): Outcome {
  const isOf = (role: string) => segment.items.some(({ sense }) => sense.role === role);
  const strong = segment.predicates.find(({ sense }) => sense.role === 'strong');
  const modifiers: readonly ModifierSense[] = strong?.modifiers ?? segment.loose;
  const signs = modifiers.flatMap((sense) => (sense.role === 'sign' ? [sense] : []));
  const grade = gradeOf(modifiers);
  if (isOf('color_noun') && isOnlyPhoto(parts) && (signs.length > 0 || strong !== undefined)) {
    return [{ kind: 'tone', dimension: 'saturation', change: changeBy(grade.sign, grade) }];
  }
  if (signs.length === 0) return null;
  if (isOf('size_noun')) return size(1, grade, parts, last);
  if (parts.includes('scrim')) return [scrim(grade.sign, grade)];
  const upright = signs.find(({ word }) => word === 'up' || word === 'down');
  if (upright !== undefined && parts.includes('logo')) {
    return [
      { kind: 'corner', vertical: upright.word === 'up' ? 'top' : 'bottom', horizontal: null },
    ];
  }
  const isDenied = signs.some(({ word }) => word === 'not');
  const hidden = isDenied ? visibility(parts, false) : [];
  return hidden.length > 0 ? hidden : null;
}

/** "the price text" is the price; "behind the text" is the veil. */
function meant(parts: readonly Part[]): readonly Part[] {
  if (parts.includes('scrim')) return ['scrim'];
  const particular = parts.filter((part) => part === 'price' || isHideable(part));
  const isDescribed = particular.length > 0 && particular.every((part) => part !== 'logo');
  return isDescribed
    ? parts.filter((part) => part !== 'text' && part !== 'font' && part !== 'accent')
    : parts;
}

/** Finds the directives of a segment. Null when nothing in it asks for anything that edits can do. */
export function interpret(segment: Segment, surroundings: Surroundings): Reading | null {
  const parts = meant(segment.parts);
  const acts = segment.predicates.filter(({ sense }) => sense.role === 'act');
  const places = segment.predicates.filter(({ sense }) => sense.role === 'place');
  const directives: Directive[] = [];
  const unused: Item[] = [];
  const take = (outcome: Outcome, items: readonly Item[]) => {
    if (outcome === null) unused.push(...items);
    else directives.push(...outcome);
  };
  const done = actsOf(acts, segment, parts);
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
  for (const predicate of asked) {
    const isVague = predicate.sense.role === 'strong' && isColorful;
    const outcome = isVague
      ? looseWish(segment, parts, surroundings.last)
      : wish(predicate, parts, done.isTaken, surroundings);
    take(outcome, [predicate.item]);
  }
  if (segment.predicates.length === 0) {
    const outcome = looseWish(segment, parts, surroundings.last);
    if (outcome === null) return null;
    directives.push(...outcome);
  }
  return directives.length === 0 ? null : { directives, unused };
}
