import type { PropertyField } from '@groundwork/contract/showcase/templates';
import type { LetteredLine } from '../../photos/photo-letters.js';
import type { ReadLetter } from '../read-line.js';

/** A text that may be a value of the property. */
export interface Candidate {
  readonly field: PropertyField;
  readonly text: string;
  readonly letters: readonly ReadLetter[];
  readonly source: LetteredLine;
  readonly score: number;
  readonly whole: boolean;
}

export function overlaps(one: readonly ReadLetter[], other: readonly ReadLetter[]): boolean {
  return one.some((letter) => other.includes(letter));
}
