import { oklchOf, shadeOf } from '@groundwork/words/shades';
import type { ColoredPart, Directive } from '../directives.js';
import { changeBy, type Grade, gradeOf } from '../grades.js';
import {
  coloredPart,
  flipped,
  isLettered,
  isOnlyPhoto,
  type Outcome,
  once,
  type Surroundings,
} from '../parts.js';
import type { Predicate } from '../segments.js';
import type { Part } from '../senses.js';

/** More or less veil behind texts. */
export function scrim(direction: 1 | -1, grade: Grade): Directive {
  return { kind: 'scrim', change: changeBy(direction, grade) };
}

/** Lightness, warmth and the like, of the photo or the named part. */
export function tone(
  sense: Extract<Predicate['sense'], { role: 'tone' }>,
  grade: Grade,
  parts: readonly Part[],
  { carried, isColorful }: Surroundings,
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
  if (sense.thins === true && isColorful !== true && grade.sign === 1 && parts.some(isLettered)) {
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

/** A colour, of the accent unless a part is named; "less yellow" cools the photo. */
export function color(
  value: string,
  grade: Grade,
  parts: readonly Part[],
  { carried, last, isColorful, isOfUnknown }: Surroundings,
): Outcome {
  if (grade.sign === -1 || (parts.length > 0 && parts.includes('photo'))) {
    const warmth = isOnlyPhoto(parts) ? warmthOf(value) : null;
    if (warmth === null) return null;
    const direction = grade.sign === 1 ? warmth : flipped(warmth);
    return [{ kind: 'tone', dimension: 'warmth', change: changeBy(direction, grade) }];
  }
  const named = parts.filter((part) => part !== 'all');
  // "Green shutters" are no green design.
  if (named.length === 0 && isOfUnknown === true) return null;
  // "The price can't be read here, make it white"
  const isOfPrice = carried.length === 0 && last[0] === 'price' && isColorful !== true;
  const spoken = isOfPrice ? last.slice(0, 1) : carried;
  const own = once((named.length > 0 ? named : spoken).flatMap(coloredPart));
  if (named.length > 0 && own.length === 0) return null;
  const colored: readonly ColoredPart[] = own.length > 0 ? own : ['accent'];
  return colored.map((part): Directive => ({ kind: 'color', part, color: value }));
}

/** A colour with "dark" or "light" next to its name: "darker blue". */
export function shaded(value: string, predicates: readonly Predicate[]): string {
  for (const { sense, modifiers } of predicates) {
    if (sense.role !== 'tone' || sense.dimension !== 'brightness') continue;
    const sign = gradeOf(modifiers).sign * sense.sign;
    if (sign === -1) return shadeOf(value, -0.35);
    if (sense.thins === true) return shadeOf(value, 0.4);
  }
  return value;
}
