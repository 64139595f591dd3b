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

/** The words that name each thing; a script that uses one must be able to prove it. */
export type LandClaimWords = Readonly<Record<LandThing, RegExp>>;

/** Things that a sentence about a property can name. */
export type PropertyThing =
  | 'pool'
  | 'sea'
  | 'water'
  | 'garden'
  | 'green'
  | 'windows'
  | 'room'
  | 'outside'
  | 'kitchen'
  | 'bedroom'
  | 'bathroom'
  | 'living_room'
  | 'terrace'
  | 'view'
  | 'daytime';

/**
 * Alternatives of a pattern for each thing. Sellers write in another language than the film's, so the patterns of all
 * languages are searched at once.
 */
export type PropertyClaimWords = Readonly<Record<PropertyThing, string>>;

/** Words as Unicode sees them: the edge of `\b` falls inside accented words. */
export function whole(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words})(?![\\p{L}·])`, 'iu');
}
