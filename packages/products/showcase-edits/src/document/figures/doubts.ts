import type { PropertyField } from '@groundwork/contract/showcase/templates';

/** Why a figure is not written: what the customer is told, in the words of `answers.yaml`. */
export type DoubtKind =
  /** Two amounts may be the new one. */
  | 'twoAmounts'
  /** An image has one badge. */
  | 'twoBadges'
  /** It says by how much something changes, not what it becomes. */
  | 'difference'
  /** It is an old value, and no new one is said. */
  | 'former'
  /** It is of something that no showcase shows: taxes, a deposit, the plot. */
  | 'otherFigure'
  /** Many times as much as now, or a small part of it: a digit too many or too few. */
  | 'tenfold'
  | 'question'
  /** It may hold only on a condition: without the garage, for cash buyers. */
  | 'condition'
  /** A prefix, suffix or sign of an amount. */
  | 'affix'
  /** A text or number that is not on the image: a telephone number, an address. */
  | 'notShown';

/** A figure that was read and is not surely meant. */
export interface Doubt {
  readonly kind: DoubtKind;
  /** As it was written. */
  readonly what: string;
  readonly field?: PropertyField;
  /** What it may mean, as it would be shown. */
  readonly readings: readonly string[];
}

/** What an image shows before an edit. */
export interface Shown {
  readonly values: Readonly<Partial<Record<PropertyField, string | number>>>;
  /** The words of its badge. */
  readonly badge: string | null;
}
