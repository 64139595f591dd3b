import { labOf } from '../draw/colour.js';
import type { MemberSaid } from '../parse/said.js';
import { between, chances, oneOf, type Seed, weighted } from '../seed.js';
import type { Appearance } from './appearance.js';
import { choices } from './choices.js';
import { chooseColouring, chooseSkin } from './choose-colouring.js';
import { chooseHair } from './choose-hair.js';
import { chooseOutfit } from './choose-outfit.js';
import { type Aids, aidNames, type Marks, markNames } from './traits.js';

function usualHeight(ageYears: number, presentation: Appearance['presentation']): number {
  const column = presentation === 'feminine' ? 1 : 2;
  const { heights } = choices;
  const above = heights.findIndex(([years]) => years >= ageYears);
  const upper = heights[above];
  const lower = heights[above - 1];
  if (upper === undefined) return heights.at(-1)?.[column] ?? 1.6;
  if (lower === undefined) return upper[column];
  return (
    lower[column] +
    ((upper[column] - lower[column]) * (ageYears - lower[0])) / (upper[0] - lower[0])
  );
}

export interface Circumstances {
  readonly type: 'adult' | 'child' | 'senior';
  readonly seed: Seed;
  readonly familySeed: Seed;
}

/** Typical age of a type, and the bounds within which a described age is accepted. */
const ages = {
  child: { usual: [5, 11], bounds: [0.1, 17] },
  adult: { usual: [29, 46], bounds: [13, 100] },
  senior: { usual: [66, 77], bounds: [55, 100] },
} as const;

/** Years; younger people beside the word are big sisters. */
const FIRST_PREGNANCY = 14;

const none = <const Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, false])) as Record<Name, false>;

const noMarks: Marks = {
  ...none(markNames),
  mole: false,
  scar: null,
  tattoo: null,
  piercings: [],
  toothBraces: false,
  gapTeeth: null,
  lipstick: null,
};
const noAids: Aids = { ...none(aidNames), prosthesis: null };

/**
 * Decides everything the words leave open, each question with its own random row. Noticeable traits, such as glasses, a
 * beard, a hat or jewellery, appear only when described.
 */
export function completeAppearance(said: MemberSaid, circumstances: Circumstances): Appearance {
  const { seed, familySeed, type } = circumstances;
  const { features, things } = said;
  const presentation =
    said.presentation ?? oneOf(chances(seed, 'presentation'), ['feminine', 'masculine'] as const);
  const ageYears = chooseAge(said, circumstances);
  const colouring = chooseColouring(said, familySeed);
  const grown = ageYears >= 17;
  const build =
    features.build ??
    weighted(chances(seed, 'build'), [
      ['average', 5],
      ['slim', 3],
      ['athletic', grown && ageYears < 60 ? 1.5 : 0],
    ] as const);
  const hair = chooseHair(said, { colouring, presentation, ageYears, seed, familySeed });
  const spread = grown ? 0.045 : 0.02;
  const usual = usualHeight(ageYears, presentation);
  const heightMetres =
    features.heightMetres ??
    usual +
      (features.stature === undefined
        ? between(chances(seed, 'height'), -spread, spread)
        : features.stature * (usual / 1.7));
  const aids = { ...noAids, ...things.aids };
  return {
    presentation,
    ageYears,
    heightMetres: Math.round(Math.min(2.1, Math.max(0.5, heightMetres)) * 1000) / 1000,
    build,
    skin: chooseSkin(said, colouring, circumstances),
    eyes: features.eyes ?? weighted(chances(seed, 'eyes'), colouring.eyes),
    lids: colouring.lids,
    hair,
    facialHair: features.facialHair ?? 'none',
    facialHairColour: features.facialHairColour ?? beardColour(hair.colour),
    glasses: chooseGlasses(said, seed),
    lines: Math.round(linesOf(ageYears, things.wrinkles) * 100) / 100,
    mood: things.mood ?? chooseMood(seed),
    expecting: things.expecting && ageYears >= FIRST_PREGNANCY,
    marks: { ...noMarks, ...things.marks },
    // A wheelchair user keeps the cane at the side.
    aids: { ...aids, cane: aids.cane && !aids.wheelchair },
    outfit: chooseOutfit(said, { presentation, ageYears, type, seed }),
  };
}

/** A beard of dyed hair keeps a natural colour. */
function beardColour(hair: string): string {
  const { a, b } = labOf(hair);
  const natural = (b > 0.02 && a > -0.005) || Math.hypot(a, b) < 0.03;
  return natural ? hair : '#3a2a20';
}

function chooseMood(seed: Seed): Appearance['mood'] {
  return weighted(chances(seed, 'mood'), [
    ['smile', 5],
    ['laugh', 2],
  ] as const);
}

function chooseAge(said: MemberSaid, { type, seed }: Circumstances): number {
  const { usual, bounds } = ages[type];
  const next = chances(seed, 'age');
  const described = said.age;
  const within = (years: number) => Math.min(bounds[1], Math.max(bounds[0], years));
  // "A young boy" is not twenty: words for an age outside the type's bounds are ignored, an age in numbers comes near.
  const isOutside = described === undefined || described[1] < bounds[0] || described[0] > bounds[1];
  const believed = described === undefined || (isOutside && !said.isAgeGiven) ? usual : described;
  const [low, high] = [within(believed[0]), within(believed[1])];
  return Math.round(between(next, low, high) * 10) / 10;
}

function chooseGlasses(said: MemberSaid, seed: Seed): Appearance['glasses'] {
  const described = said.things.glasses;
  if (described === undefined || described === null) return null;
  const next = chances(seed, 'glasses');
  const colour = oneOf(next, ['#2e2d31', '#5a4334', '#7b5a3a', '#4a5563']);
  const shape = oneOf(next, ['round', 'square'] as const);
  return { shape: described.shape ?? shape, colour: described.colour ?? colour };
}

function linesOf(ageYears: number, described: boolean): number {
  const usual = Math.min(1, Math.max(0, (ageYears - 40) / 36));
  return described ? Math.max(0.6, usual) : usual;
}
