import type { PropertyField } from '@groundwork/contract/showcase/templates';
import type { Rgb } from '../../../compose/color.js';
import type { Box } from '../../../design.js';
import type { Alignment } from '../../layout/alignment.js';
import { aroundAll } from '../../layout/areas.js';
import type { Host } from '../../layout/marks.js';
import type { LetteredLine } from '../../photos/photo-letters.js';
import type { Face } from '../letter-shapes.js';
import type { ReadLetter } from '../read-line.js';

/** A text that may be a value of the property. */
export interface Candidate {
  readonly field: PropertyField;
  readonly text: string;
  /** The same without accents. */
  readonly plain: string;
  readonly letters: readonly ReadLetter[];
  readonly source: LetteredLine;
  readonly whole: boolean;
}

export function overlaps(one: readonly ReadLetter[], other: readonly ReadLetter[]): boolean {
  return one.some((letter) => other.includes(letter));
}

export function boxAround(letters: readonly ReadLetter[]): Box {
  return aroundAll(letters.map(({ box }) => box));
}

/** A value of the property in a design: what of its texts changes from one property to the next. */
export interface ValueText {
  readonly field: PropertyField;
  /** As it was read, in reading order. */
  readonly text: string;
  /** 0..1: how surely it was read. */
  readonly likeness: number;
  /** Of the value's ink alone, captions aside, in px of the reading. */
  readonly box: Box;
  readonly ink: Rgb;
  readonly host: Host;
  readonly face: Face;
  readonly capHeight: number;
  readonly baseline: number;
  readonly alignment: Alignment;
  readonly uppercase: boolean;
  /** Whether other text follows or leads on the same line, so that it may not grow over it. */
  readonly captioned: boolean;
  /** What is said in one text in its place, counts with their nouns, and what stands between. */
  readonly row?: { readonly fields: readonly PropertyField[]; readonly between: string };
  /** Whether its text may be another than was read. */
  readonly isDoubtful?: boolean;
}

/** How surely letters were read before a text is given as the value's words: a wrong letter in a name is seen. */
export function isSurelyRead({ field, likeness, isDoubtful }: ValueText): boolean {
  return isDoubtful !== true && likeness >= (field === 'label' ? 0.87 : 0.77);
}
