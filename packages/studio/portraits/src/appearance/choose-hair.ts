import { hexOf, labOf } from '../draw/colour.js';
import type { MemberSaid } from '../parse/said.js';
import { chances, type Seed, weighted } from '../seed.js';
import type { Appearance, Hair } from './appearance.js';
import { choices, chosen } from './choices.js';
import { type Colouring, hairColours } from './colouring.js';

interface Person {
  readonly colouring: Colouring;
  readonly presentation: Appearance['presentation'];
  readonly ageYears: number;
  readonly seed: Seed;
  readonly familySeed: Seed;
}

/** Age in years below which there is only down, and below which sparse hair is down. */
const FIRST_HAIR = 1.3;
const LITTLE_HAIR = 4;

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
    described.colour ??
    (said.features.albino ? hairColours.lightBlond : undefined) ??
    greyed(natural, greynessOf(ageYears, chances(seed, 'greying')()));
  const texture =
    described.texture ??
    (described.tie === 'box_braids' ||
    described.tie === 'cornrows' ||
    described.tie === 'locs' ||
    described.tie === 'puffs'
      ? 'coily'
      : weighted(chances(seed, 'texture'), colouring.texture));
  const shorn = ['bald', 'shaved', 'buzz', 'horseshoe'].includes(described.front ?? '');
  const tie =
    described.tie ??
    (feminine && described.length === undefined && !shorn && texture !== 'coily'
      ? chosen(choices.hairTie, ageYears, {}, chances(seed, 'tie'))
      : 'loose');
  const length =
    described.length ??
    (!shorn && (feminine || tie !== 'loose') ? chooseLength(person, texture, tie) : 'short');
  // A baby of whom nothing else is told has only down, and one with little hair has no hairline.
  const isDown =
    ageYears < FIRST_HAIR &&
    !said.features.fullHair &&
    described.front === undefined &&
    described.length === undefined &&
    described.texture === undefined &&
    tie === 'loose';
  const isSparse =
    ageYears < LITTLE_HAIR && ['thinning', 'receding', 'horseshoe'].includes(described.front ?? '');
  const front =
    isDown || isSparse
      ? 'buzz'
      : (described.front ?? chooseFront(person, { texture, length, tie }));
  return { colour, streaks: described.streaks ?? null, texture, tie, length, front };
}

function chooseLength(
  { ageYears, seed }: Person,
  texture: Hair['texture'],
  tie: Hair['tie'],
): Hair['length'] {
  const isSo = {
    curls: texture === 'curly' || texture === 'wavy',
    coily: texture === 'coily',
    loose: tie === 'loose',
    tied: tie !== 'loose',
  };
  return chosen(choices.hairLength, ageYears, isSo, chances(seed, 'length'));
}

function chooseFront(
  { presentation, ageYears, seed }: Person,
  { texture, length, tie }: Pick<Hair, 'texture' | 'length' | 'tie'>,
): Hair['front'] {
  const isSo = {
    full: presentation === 'feminine' || length !== 'short' || tie !== 'loose',
    short: length === 'short',
    bun: tie === 'high_bun' || tie === 'low_bun',
    coily: texture === 'coily',
    tight: texture === 'coily' || texture === 'curly',
  };
  return chosen(choices.hairFront, ageYears, isSo, chances(seed, 'front'));
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
