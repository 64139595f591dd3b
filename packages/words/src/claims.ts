import { z } from 'zod';
import { everyOf } from './data-file.js';

/** Things that a sentence about a plot can name. */
export const landThings = [
  'sea',
  'water',
  'trees',
  'grass',
  'rock',
  'buildings',
  'road',
  'snow',
  'sky',
  'sun',
  'blue',
  'green',
  'golden',
  'from_above',
  'slope',
  'field',
] as const;
export type LandThing = (typeof landThings)[number];

/** Things that a sentence about a property can name. */
const propertyThings = [
  ...(['pool', 'sea', 'water', 'garden', 'green', 'windows', 'room', 'outside'] as const),
  ...(['kitchen', 'bedroom', 'bathroom', 'living_room', 'terrace', 'view', 'daytime'] as const),
];
export type PropertyThing = (typeof propertyThings)[number];

/** Words as Unicode sees them: the edge of `\b` falls inside accented words. */
export const wholeWords = z
  .string()
  .transform((words) => new RegExp(`(?<!\\p{L})(?:${words})(?![\\p{L}·])`, 'iu'));

/** Alternatives of a pattern for each thing. */
export const claimsSchema = z.strictObject({
  /** The words that name each thing; a script that uses one must be able to prove it. */
  land: everyOf(landThings, wholeWords),
  property: everyOf(propertyThings, wholeWords),
});
