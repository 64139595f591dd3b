import { hexOf, labOf } from '../draw/colour.js';
import type { MemberSaid } from '../parse/said.js';
import { chances, type Seed, weighted } from '../seed.js';
import type { Appearance, Hair } from './appearance.js';
import { type Colouring, hairColours } from './colouring.js';

interface Person {
  readonly colouring: Colouring;
  readonly presentation: Appearance['presentation'];
  readonly ageYears: number;
  readonly seed: Seed;
  readonly familySeed: Seed;
}

/** Age in years below which there is only down. */
const FIRST_HAIR = 1.3;

/** The described hair, completed to suit the person. */
export function chooseHair(said: MemberSaid, person: Person): Hair {
  const described = said.features.hair;
  const { presentation, ageYears, seed, familySeed, colouring } = person;
  const feminine = presentation === 'feminine';
  const natural =
    chances(seed, 'family hair')() < 0.6
      ? weighted(chances(familySeed, 'hair colour'), colouring.hair)
      : weighted(chances(seed, 'hair colour'), colouring.hair);
  const colour =
    described.colour ?? greyed(natural, greynessOf(ageYears, chances(seed, 'greying')()));
  const texture =
    described.texture ??
    (described.tie === 'box_braids' ||
    described.tie === 'cornrows' ||
    described.tie === 'locs' ||
    described.tie === 'puffs'
      ? 'coily'
      : weighted(chances(seed, 'texture'), colouring.texture));
  const shorn =
    described.front === 'bald' || described.front === 'buzz' || described.front === 'horseshoe';
  const tie =
    described.tie ??
    (feminine && described.length === undefined && !shorn && texture !== 'coily'
      ? chooseTie(ageYears, seed)
      : 'loose');
  const length =
    described.length ??
    (!shorn && (feminine || tie !== 'loose') ? chooseLength(person, texture, tie) : 'short');
  const front =
    described.front ??
    (ageYears < FIRST_HAIR &&
    described.length === undefined &&
    described.texture === undefined &&
    tie === 'loose'
      ? 'buzz'
      : chooseFront(person, { texture, length, tie }));
  return { colour, streaks: described.streaks ?? null, texture, tie, length, front };
}

function chooseTie(ageYears: number, seed: Seed): Hair['tie'] {
  const next = chances(seed, 'tie');
  if (ageYears < 3) return 'loose';
  if (ageYears < 12)
    return weighted(next, [
      ['loose', 5],
      ['ponytail', 2],
      ['pigtails', 1.5],
      ['braids', 1.5],
    ] as const);
  if (ageYears > 58)
    return weighted(next, [
      ['loose', 6],
      ['low_bun', 1],
    ] as const);
  return weighted(next, [
    ['loose', 7],
    ['ponytail', 1.5],
    ['high_bun', 1],
  ] as const);
}

function chooseLength(
  { ageYears, seed }: Person,
  texture: Hair['texture'],
  tie: Hair['tie'],
): Hair['length'] {
  const next = chances(seed, 'length');
  if (ageYears < 2.5) return 'short';
  // Long curls hide a small child.
  if (ageYears < 6 && (texture === 'curly' || texture === 'wavy') && tie === 'loose') return 'chin';
  if (tie !== 'loose')
    return weighted(next, [
      ['shoulder', 1],
      ['long', 1],
    ] as const);
  if (ageYears > 58)
    return weighted(next, [
      ['short', 3],
      ['chin', 4],
      ['shoulder', 1],
    ] as const);
  if (texture === 'coily')
    return weighted(next, [
      ['short', 1],
      ['chin', 4],
      ['shoulder', 1.5],
    ] as const);
  return weighted(next, [
    ['short', 0.6],
    ['chin', 2],
    ['shoulder', 4],
    ['long', 3],
  ] as const);
}

function chooseFront(
  { presentation, ageYears, seed }: Person,
  { texture, length, tie }: Pick<Hair, 'texture' | 'length' | 'tie'>,
): Hair['front'] {
  const next = chances(seed, 'front');
  const tight = texture === 'coily' || texture === 'curly';
  if (presentation === 'feminine' || length !== 'short' || tie !== 'loose') {
    if (texture === 'coily') return 'swept';
    if (ageYears > 58 && length === 'short') {
      return weighted(next, [
        ['side_part', 4],
        ['swept', 1],
      ] as const);
    }
    if (tie === 'high_bun' || tie === 'low_bun')
      return weighted(next, [
        ['swept', 3],
        ['side_part', 1],
      ] as const);
    if (ageYears < 12)
      return weighted(next, [
        ['fringe', 3],
        ['side_part', 2],
        ['middle_part', 2],
      ] as const);
    if (tight)
      return weighted(next, [
        ['side_part', 2],
        ['middle_part', 1],
        ['swept', 1],
      ] as const);
    return weighted(next, [
      ['side_part', 4],
      ['middle_part', 3],
      ['fringe', 1.2],
    ] as const);
  }
  if (ageYears < 13)
    return weighted(next, [
      ['crop', 3],
      ['side_part', 2],
      ['fringe', 1],
    ] as const);
  if (ageYears > 58)
    return weighted(next, [
      ['receding', 2],
      ['side_part', 3],
      ['crop', 1],
    ] as const);
  if (tight)
    return weighted(next, [
      ['crop', 3],
      ['swept', 1],
      ['buzz', 1],
    ] as const);
  return weighted(next, [
    ['side_part', 3],
    ['quiff', 2],
    ['crop', 2],
    ['swept', 1],
    ['buzz', 0.5],
  ] as const);
}

/** How grey hair has become on its own at this age, 0 to 1; `chance` (0 to 1) is early or late. */
function greynessOf(ageYears: number, chance: number): number {
  return Math.min(1, Math.max(0, (ageYears - 44 - 8 * chance) / 20));
}

function greyed(colour: string, greyness: number): string {
  const white = greyness > 0.85 ? hairColours.white : hairColours.silver;
  if (greyness <= 0) return colour;
  const share = Math.min(0.96, greyness * 1.05);
  const [from, to] = [labOf(colour), labOf(white)];
  // Hair loses its colour before its depth: red turns sandy and then silver, never pink.
  const left = (1 - share) ** 2;
  return hexOf({
    l: from.l + (to.l - from.l) * share,
    a: from.a * left + to.a * (1 - left),
    b: from.b * left + to.b * (1 - left),
  });
}
