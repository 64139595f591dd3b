import { propertyFields } from '@groundwork/contract/showcase/templates';
import type { ColoredPart, Directive, HideablePart, ScaledPart } from './directives.js';
import type { Part } from './senses.js';

/** Context that a segment gets from those before it. */
export interface Surroundings {
  /** Parts that an "and" or the same clause carries on from. */
  readonly carried: readonly Part[];
  /** Parts that were spoken of last, however long ago. */
  readonly last: readonly Part[];
  /** Nothing urges: the words only tell how things are. */
  readonly isTold?: boolean;
  /** It speaks of colour: "a lighter text colour" is no thinner text. */
  readonly isColorful?: boolean;
  /** It names something that nobody knows: "green shutters". */
  readonly isOfUnknown?: boolean;
}

export type Outcome = readonly Directive[] | null;

const hideable: readonly Part[] = ['logo', ...propertyFields];
export const isHideable = (part: Part): part is HideablePart => hideable.includes(part);
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
export const isLettered = (part: Part): boolean => lettered.includes(part);

export function isOnlyPhoto(parts: readonly Part[]): boolean {
  return parts.every((part) => part === 'photo' || part === 'all');
}

export function once<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}

export function coloredPart(part: Part): ColoredPart[] {
  if (part === 'accent' || part === 'ground' || part === 'price') return [part];
  // A "red garage" is no red text.
  return part === 'text' || part === 'font' || part === 'label' ? ['text'] : [];
}

export function scaledPart(part: Part): ScaledPart[] {
  if (part === 'price' || part === 'logo') return [part];
  // A size of their own have only these; "bedrooms bigger" is no wish for all texts.
  return part === 'text' || part === 'font' ? ['text'] : [];
}

export const flipped = (sign: 1 | -1): 1 | -1 => (sign === 1 ? -1 : 1);
