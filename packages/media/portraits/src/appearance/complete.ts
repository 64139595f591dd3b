import type { MemberSaid } from '../parse/said.js';
import type { Origin } from '../parse/vocabulary/origins.js';
import { between, chances, oneOf, type Seed, weighted } from '../seed.js';
import type { Appearance } from './appearance.js';
import { chooseHair } from './choose-hair.js';
import { chooseOutfit } from './choose-outfit.js';
import { type Colouring, colourings } from './colouring.js';
import { skinAt } from './skin.js';
import { usualHeight } from './stature.js';

export interface Circumstances {
  readonly type: 'adult' | 'child' | 'senior';
  readonly seed: Seed;
  readonly familySeed: Seed;
}

/** Years that a type stands for, and the bounds within which told ages are believed. */
const ages = {
  child: { usual: [5, 11], bounds: [0.5, 17] },
  adult: { usual: [29, 46], bounds: [17, 100] },
  senior: { usual: [66, 77], bounds: [55, 100] },
} as const;

/** Answers every question that the words left open, each from a row of chances of its own. */
export function completeAppearance(said: MemberSaid, circumstances: Circumstances): Appearance {
  const { seed, familySeed, type } = circumstances;
  const { features } = said;
  const presentation =
    said.presentation ?? oneOf(chances(seed, 'presentation'), ['feminine', 'masculine'] as const);
  const ageYears = chooseAge(said, circumstances);
  const colouring = chooseColouring(said, familySeed);
  const skin = chooseSkin(said, colouring, circumstances);
  const grown = ageYears >= 17;
  const build =
    features.build ??
    (grown
      ? weighted(chances(seed, 'build'), [
          ['average', 6],
          ['slim', 3],
          ['athletic', 1.5],
          ['stout', ageYears > 45 ? 2 : 0.6],
        ] as const)
      : weighted(chances(seed, 'build'), [
          ['average', 4],
          ['slim', 1],
        ] as const));
  const hair = chooseHair(said, { colouring, presentation, ageYears, seed, familySeed });
  const spread = grown ? 0.045 : 0.02;
  const usual = usualHeight(ageYears, presentation);
  const heightMetres =
    features.heightMetres ??
    usual +
      (features.stature === undefined
        ? between(chances(seed, 'height'), -spread, spread)
        : features.stature * (usual / 1.7));
  const beards = presentation === 'masculine' && ageYears >= 18;
  const facialHair =
    features.facialHair ??
    (beards
      ? weighted(chances(seed, 'facial hair'), [
          ['none', 6],
          ['stubble', 2.2],
          ['beard', 1.8],
          ['full_beard', ageYears > 30 ? 0.5 : 0],
          ['moustache', ageYears > 45 ? 0.7 : 0],
        ] as const)
      : 'none');
  const glasses = chooseGlasses(said, ageYears, seed);
  return {
    presentation,
    ageYears,
    heightMetres: Math.round(Math.min(2.1, Math.max(0.6, heightMetres)) * 1000) / 1000,
    build,
    skin,
    eyes: features.eyes ?? weighted(chances(seed, 'eyes'), colouring.eyes),
    lids: colouring.lids,
    hair,
    facialHair,
    glasses,
    freckles: features.freckles,
    lines: Math.round(linesOf(ageYears, features.wrinkles) * 100) / 100,
    expecting: features.expecting && presentation === 'feminine' && ageYears >= 17,
    wheelchair: features.wheelchair,
    cane: features.cane && !features.wheelchair,
    outfit: chooseOutfit(said, { presentation, ageYears, type, seed }),
  };
}

function chooseAge(said: MemberSaid, { type, seed }: Circumstances): number {
  const { usual, bounds } = ages[type];
  const told = said.age;
  // "A young boy" is not twenty: a range outside of the type's bounds tells nothing.
  const believed =
    told !== undefined && told[1] >= bounds[0] && told[0] <= bounds[1] ? told : usual;
  const years = between(
    chances(seed, 'age'),
    Math.max(believed[0], bounds[0]),
    Math.min(believed[1], bounds[1]),
  );
  return Math.round(years * 10) / 10;
}

function chooseColouring({ origins: told, features }: MemberSaid, familySeed: Seed): Colouring {
  const [first, second] = told.filter((origin) => origin !== 'mixed');
  const one = first === undefined ? undefined : colourings[first];
  const other =
    second === undefined
      ? told.includes('mixed')
        ? colourings.mixed
        : undefined
      : colourings[second];
  if (one !== undefined && other !== undefined && one !== other) {
    return {
      skin: [(one.skin[0] + other.skin[0]) / 2, (one.skin[1] + other.skin[1]) / 2],
      hair: [...one.hair, ...other.hair],
      eyes: [...one.eyes, ...other.eyes],
      texture: [...one.texture, ...other.texture],
      lids: one.lids === 'smooth' && other.lids === 'smooth' ? 'smooth' : 'open',
    };
  }
  if (one !== undefined) return one;
  if (told.includes('mixed')) return colourings.mixed;
  // Told skin narrows the choice, so that hair and eyes go with it.
  const skin = features.skin;
  const fitting = likelyOrigins.filter(([origin]) => {
    const [low, high] = colourings[origin].skin;
    return skin === undefined || (low < skin[1] && high > skin[0]);
  });
  return colourings[weighted(chances(familySeed, 'origin'), fitting)];
}

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

function chooseSkin(
  said: MemberSaid,
  colouring: Colouring,
  { seed, familySeed }: Circumstances,
): string {
  const told = said.features.skin;
  const range = colouring.skin;
  // "Dark skin" of a South Asian is deep for South Asia: where the ranges meet, both are kept.
  const [low, high] =
    told === undefined
      ? range
      : said.origins.length === 0 || told[1] < range[0] || told[0] > range[1]
        ? told
        : [Math.max(told[0], range[0]), Math.min(told[1], range[1])];
  const family = chances(familySeed, 'skin')();
  const own = chances(seed, 'skin')();
  return skinAt(low + (high - low) * (0.65 * family + 0.35 * own));
}

function chooseGlasses(said: MemberSaid, ageYears: number, seed: Seed): Appearance['glasses'] {
  const next = chances(seed, 'glasses');
  const colour = oneOf(next, ['#2e2d31', '#5a4334', '#7b5a3a', '#4a5563']);
  const shape = oneOf(next, ['round', 'square'] as const);
  const told = said.features.glasses;
  if (told === null) return null;
  if (told !== undefined) return { shape: told.shape ?? shape, colour: told.colour ?? colour };
  return next() < (ageYears > 60 ? 0.34 : 0) ? { shape, colour } : null;
}

function linesOf(ageYears: number, told: boolean): number {
  const usual = Math.min(1, Math.max(0, (ageYears - 40) / 36));
  return told ? Math.max(0.6, usual) : usual;
}
