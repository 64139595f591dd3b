import { visibility } from '../acts.js';
import type { ModifierSense } from '../clauses.js';
import type { Directive, ScaledPart } from '../directives.js';
import { changeBy, factorBy, type Grade, gradeOf } from '../grades.js';
import { faceOfMood } from '../moods.js';
import {
  flipped,
  isLettered,
  type Outcome,
  once,
  type Surroundings,
  scaledPart,
} from '../parts.js';
import type { Predicate } from '../segments.js';
import type { Part } from '../senses.js';
import { color, scrim, tone } from './tones-and-colors.js';

export function size(
  direction: 1 | -1,
  grade: Grade,
  parts: readonly Part[],
  last: readonly Part[],
): Outcome {
  const named = parts.filter((part) => part !== 'all');
  const own = once((named.length > 0 ? named : last).flatMap(scaledPart));
  // "Bedrooms bigger", "hide the size, it's tiny": what has no size of its own makes no text larger.
  if ((named.length > 0 || last.length > 0) && own.length === 0) return null;
  const scaled: readonly ScaledPart[] = own.length > 0 ? own : ['text'];
  const factor = factorBy(grade.sign === 1 ? direction : flipped(direction), grade);
  return scaled.map((part): Directive => ({ kind: 'scale', part, factor }));
}

function isSlight(modifiers: readonly ModifierSense[]): boolean {
  return (
    modifiers.some((said) => said.role === 'degree' && said.degree < 1) &&
    !modifiers.some(({ role }) => role === 'sign')
  );
}

const isPriceOrLogo = (part: Part): boolean => part === 'price' || part === 'logo';

const isVisible = (key: string) =>
  /^(?:visible|visibles|sichtbar|visibile|visibili|visivel|visiveis)$/u.test(key);

/** "The photo is not sharp" complains of what is missing: more of it. "Should not be so bright" asks for less. */
function isComplaint(
  sense: Predicate['sense'],
  modifiers: readonly ModifierSense[],
  { isTold }: Surroundings,
): boolean {
  const isQuality = (sense.role === 'tone' && sense.sign === 1) || sense.role === 'weight';
  const signs = modifiers.filter((said) => said.role === 'sign');
  const isDenied = signs.length === 1 && signs[0]?.word === 'not';
  return isQuality && isDenied && isTold === true;
}

/** Reads one request of a segment. `isTaken`: inverted by a "remove". */
export function wish(
  { item, sense, modifiers }: Predicate,
  parts: readonly Part[],
  isTaken: boolean,
  surroundings: Surroundings,
): Outcome {
  const isMissed = isComplaint(sense, modifiers, surroundings);
  // "Bigger but not bold"
  const isOfSomething = parts.length > 0 || modifiers.some(({ role }) => role === 'enough');
  if (isMissed && !isOfSomething) return null;
  const plain: Grade = { ...gradeOf(modifiers), ...(isMissed && { sign: 1 }) };
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
    case 'size':
      // "Un petit nid" makes no text smaller.
      if (parts.length === 0 && surroundings.isOfUnknown === true) return null;
      return size(sense.sign, grade, parts, surroundings.last);
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
