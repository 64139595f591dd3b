import { labOf } from '../draw/colour.js';
import type { MemberSaid } from '../parse/said.js';
import type { Origin } from '../parse/vocabulary/person.js';
import { chances, type Seed, weighted } from '../seed.js';
import { type Colouring, colourings, mixedColouring } from './colouring.js';
import { skinAt } from './skin.js';

/** Of two origins without "mixed", the one that shows: "Black British", "British Asian", "French Algerian". */
const shownFirst: readonly Origin[] = [
  'black',
  'south_asian',
  'southeast_asian',
  'pacific',
  'east_asian',
  'north_african',
  'middle_eastern',
  'latin_american',
  'mediterranean',
  'northern_european',
  'european',
];

/** Where a family comes from that does not say so. */
const likelyOrigins: readonly (readonly [Origin, number])[] = [
  ['european', 4],
  ['mediterranean', 4],
  ['latin_american', 1.5],
  ['black', 1],
  ['east_asian', 1],
  ['south_asian', 0.8],
  ['middle_eastern', 0.8],
  ['northern_european', 1],
];

export function chooseColouring(
  { origins: described, mixed, features }: MemberSaid,
  familySeed: Seed,
): Colouring {
  const [first, second] = [...new Set(described)].sort(
    (one, two) => shownFirst.indexOf(one) - shownFirst.indexOf(two),
  );
  if (first !== undefined && second !== undefined && mixed) {
    return between(colourings[first], colourings[second]);
  }
  if (first !== undefined)
    return mixed ? between(colourings[first], colourings.european) : colourings[first];
  if (mixed) return mixedColouring;
  // Described skin, eyes and natural hair narrow the choice, so that the rest suits them.
  const { skin, eyes, hair, dyed } = features;
  const light =
    (!dyed && hair.colour !== undefined && isLightHair(hair.colour)) ||
    (eyes !== undefined && isLightEye(eyes));
  const coily =
    hair.texture === 'coily' ||
    (hair.tie !== undefined && ['box_braids', 'cornrows', 'puffs'].includes(hair.tie));
  const fitting = likelyOrigins.filter(([origin]) => {
    const [low, high] = colourings[origin].skin;
    if (skin !== undefined) return low < skin[1] && high > skin[0];
    if (coily) return origin === 'black';
    return !light || origin === 'european' || origin === 'northern_european';
  });
  return colourings[
    weighted(chances(familySeed, 'origin'), fitting.length === 0 ? likelyOrigins : fitting)
  ];
}

/** Blond and red: neither dark nor grey, which comes with age. */
function isLightHair(hex: string): boolean {
  const { l, a, b } = labOf(hex);
  return b > 0.04 && (l > 0.55 || (a > 0.05 && l > 0.35));
}

/** Blue, green and grey; not hazel. */
function isLightEye(hex: string): boolean {
  const { l, a } = labOf(hex);
  return l > 0.5 && a < 0.005;
}

/** Skin between the two; hair and eyes of the darker one, which show in most children of two origins. */
function between(darker: Colouring, fairer: Colouring): Colouring {
  return {
    ...darker,
    skin: [(darker.skin[0] + fairer.skin[0]) / 2, (darker.skin[1] + fairer.skin[1]) / 2],
    lids: darker.lids === 'smooth' && fairer.lids === 'smooth' ? 'smooth' : 'open',
  };
}

/** Blond hair of these is dyed, said or not. */
const neverFair: ReadonlySet<Origin> = new Set([
  'black',
  'south_asian',
  'southeast_asian',
  'east_asian',
  'pacific',
]);

export function chooseSkin(
  { features, origins }: MemberSaid,
  colouring: Colouring,
  { seed, familySeed }: { readonly seed: Seed; readonly familySeed: Seed },
): string {
  const described = features.skin;
  // A natural redhead or fair head is at the fair end of any range.
  const { hair, dyed } = features;
  const isFair =
    !dyed &&
    hair.colour !== undefined &&
    isLightHair(hair.colour) &&
    !origins.some((origin) => neverFair.has(origin));
  const [fairest, darkest] = colouring.skin;
  const range = isFair
    ? ([fairest * 0.6, fairest + (darkest - fairest) * 0.2] as const)
    : colouring.skin;
  // "Dark skin" of a South Asian is deep for South Asia: where the ranges meet, both are kept.
  const [low, high] =
    described === undefined
      ? range
      : origins.length === 0 || described[1] < range[0] || described[0] > range[1]
        ? described
        : [Math.max(described[0], range[0]), Math.min(described[1], range[1])];
  const family = chances(familySeed, 'skin')();
  const own = chances(seed, 'skin')();
  return skinAt(low + (high - low) * (0.65 * family + 0.35 * own));
}
