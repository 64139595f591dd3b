import { textLikeness } from '@groundwork/plain-text';
import { tag, withoutAccents } from '../letters/values/field-patterns.js';
import type { ValueText } from '../letters/values/value-text.js';

/** Evidence that a field is bound to the right text. */
export interface FieldEvidence {
  readonly value: ValueText;
  /** The text read at its place and a little around, in the design and in the proof; null for several lines. */
  readonly reread: { readonly before: string; readonly after: string } | null;
  /** Share of the ink of both that they have in common, 0..1. */
  readonly ink: number;
}

/** Ink in common of two faces that differ, and of the same face set a hair apart. */
const OTHER_FACE = 0.45;
const SAME_FACE = 0.85;
/** How surely a text is read that is as good as a guess, and one that is certain. */
const GUESSED = 0.45;
const CERTAIN = 0.9;
/** Factor of a confidence when figures differ: one wrong digit makes another price. */
const OTHER_FIGURES = 0.25;
/** A second reading of its ink said something else. */
const DOUBTFUL = 0.4;
/** "For sale" in the place of a name. */
const TAG = 0.5;

const between = (value: number, least: number, most: number) =>
  Math.min(1, Math.max(0, (value - least) / (most - least)));

/**
 * 0..1: how surely a field is bound to its text; 0 without a place in the design.
 *
 * @param isQuoted whether the spec says what the text is: then a doubt about our reading of it does not count
 */
export function fieldConfidence(evidence: FieldEvidence | undefined, isQuoted: boolean): number {
  if (evidence === undefined) return 0;
  const { value, reread, ink } = evidence;
  const read = 0.3 + 0.7 * between(value.likeness, GUESSED, CERTAIN);
  const drawn = 0.4 + 0.6 * between(ink, OTHER_FACE, SAME_FACE);
  const said = reread === null ? 0.85 : agreement(reread.before, reread.after);
  const named = value.field === 'label' && tag.test(withoutAccents(value.text)) ? TAG : 1;
  const doubt = value.isDoubtful === true && !isQuoted ? DOUBTFUL : 1;
  return Math.round(read * drawn * said * named * doubt * 100) / 100;
}

function agreement(before: string, after: string): number {
  if (before === '' && after === '') return 0.6;
  const figures = (text: string) => text.normalize('NFKC').replace(/\D/gu, '');
  const alike = 0.3 + 0.7 * textLikeness(before, after);
  return figures(before) === figures(after) ? alike : alike * OTHER_FIGURES;
}
