import { labOf, mixed as mixedOf } from '../draw/colour.js';
import type { MemberSaid } from '../parse/said.js';
import { chances, type Seed, weighted } from '../seed.js';
import { type Colouring, colourings, likelyOrigins, type Origin, origins } from './colouring.js';

export function chooseColouring(
  { origins: described, mixed, features }: MemberSaid,
  familySeed: Seed,
): Colouring {
  const [first, second] = [...new Set(described)].sort(
    (one, two) => origins.indexOf(one) - origins.indexOf(two),
  );
  if (first !== undefined && second !== undefined && mixed) {
    return between(colourings[first], colourings[second]);
  }
  if (first !== undefined)
    return mixed ? between(colourings[first], colourings.european) : colourings[first];
  if (mixed) return colourings.mixed;
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
  const [low, high] =
    described === undefined
      ? weathered(range, features.weathered, origins.length > 0)
      : origins.length === 0
        ? described
        : within(described, range);
  const family = chances(familySeed, 'skin')();
  const own = chances(seed, 'skin')();
  return skinAt(low + (high - low) * (0.65 * family + 0.35 * own));
}

/** Sun and wind: the darker half of an origin, and brown where none is told. */
function weathered([low, high]: Range, isWeathered: boolean, hasOrigin: boolean): Range {
  if (!isWeathered) return [low, high];
  return hasOrigin ? [(low + high) / 2, high] : [Math.max(low, 4.2), Math.max(high, 5.4)];
}

/** Where described and usual skin meet both are kept; dark skin that hardly meets the usual is as dark as the words. */
function within(described: Range, usual: Range): Range {
  const [low, high] = [Math.max(described[0], usual[0]), Math.min(described[1], usual[1])];
  const least = described[0] < DARK ? 0 : (described[1] - described[0]) / 2;
  return high - low < least ? described : [low, high];
}

/** The place on the Monk scale from which on skin is dark rather than fair. */
const DARK = 4;

type Range = readonly [low: number, high: number];

/** The ten steps of the Monk Skin Tone Scale in its lightness, but warmer, as skin looks next to drawn cloth. */
const palette = [
  '#fdebe0',
  '#fbe2d2',
  '#f9dac4',
  '#f2cba9',
  '#dfb084',
  '#ab774d',
  '#875839',
  '#643f2d',
  '#452c21',
  '#34221b',
] as const;

/** The skin tone at a place on the Monk scale, 1 (fairest) to 10 (deepest); places between are mixed. */
function skinAt(place: number): string {
  const at = Math.min(10, Math.max(1, place)) - 1;
  const index = Math.min(palette.length - 2, Math.floor(at));
  return mixedOf(palette[index] ?? '#dfb084', palette[index + 1] ?? '#dfb084', at - index);
}
