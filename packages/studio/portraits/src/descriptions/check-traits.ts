import type { Appearance } from '../appearance/appearance.js';
import { monkScale } from '../appearance/skin.js';
import { colourDistance, labOf } from '../draw/colour.js';
import { hairFamilies, namedColours } from './named-colours.js';

/** Place on the Monk scale by lightness, 1 to 10, with the places between. */
export function monkPlaceOf(hex: string): number {
  const { l } = labOf(hex);
  const steps = monkScale.map((tone) => labOf(tone).l);
  // The first three tones are equally light within a hair's breadth: they count as one step down to the fourth.
  const sorted = [...steps].sort((one, two) => two - one);
  for (let index = 1; index < sorted.length; index += 1) {
    const [upper, lower] = [sorted[index - 1] ?? 1, sorted[index] ?? 0];
    if (l > lower) return Math.max(1, index + (upper - l) / (upper - lower));
  }
  return 10;
}

/** OKLab: two dyes that a viewer would call by one name. */
const NEAR = 0.13;

function isNamed(hex: string | undefined, name: string): boolean {
  const named = namedColours[name];
  if (named === undefined) throw new RangeError(`There is no colour ${name} to compare with.`);
  return hex !== undefined && named.some((one) => colourDistance(hex, one) < NEAR);
}

function inRange(value: number, range: string, slack: number): boolean {
  const [low = '', high = low] = range.split('-');
  return value >= Number(low) - slack && value <= Number(high) + slack;
}

type Check = (appearance: Appearance, value: string) => boolean;

const one =
  (kind: (appearance: Appearance) => string | null | undefined): Check =>
  (appearance, value) =>
    value === '' ? kind(appearance) != null : kind(appearance) === value;

const coloured =
  (colour: (appearance: Appearance) => string | null | undefined): Check =>
  (appearance, value) =>
    isNamed(colour(appearance) ?? undefined, value);

const isSuit = ({ outfit: { outer, bottom } }: Appearance) =>
  outer?.kind === 'blazer' && bottom?.colour === outer.colour;

/** Whether the drawn appearance has a trait that a description names. */
export const checks: Readonly<Record<string, Check>> = {
  fem: ({ presentation }) => presentation === 'feminine',
  masc: ({ presentation }) => presentation === 'masculine',
  age: ({ ageYears }, value) => inRange(ageYears, value, 0.1),
  height: ({ heightMetres }, value) => inRange(heightMetres, value, 0.01),
  skin: ({ skin }, value) => inRange(monkPlaceOf(skin), value, 0.3),
  eyes: coloured(({ eyes }) => eyes),
  build: one(({ build }) => build),
  hair: ({ hair }, value) =>
    (hairFamilies[value] ?? []).some((hex) => colourDistance(hair.colour, hex) < 0.1),
  texture: one(({ hair }) => hair.texture),
  length: one(({ hair }) => hair.length),
  tie: ({ hair, outfit: { tie } }, value) =>
    value === 'tie' || value === 'bow'
      ? tie?.bow === (value === 'bow')
      : // A plait is a plait, be it one or two.
        hair.tie === value || (value === 'braids' && hair.tie === 'single_braid'),
  front: one(({ hair }) => hair.front),
  streaks: ({ hair }) => hair.streaks !== null,
  beard: ({ facialHair }, value) => (value === '' ? facialHair !== 'none' : facialHair === value),
  beardcolour: ({ facialHairColour }, value) =>
    (hairFamilies[value] ?? []).some((hex) => colourDistance(facialHairColour, hex) < 0.12),
  glasses: ({ glasses }, value) => glasses !== null && (value === '' || glasses.shape === value),
  noglasses: ({ glasses }) => glasses === null,
  'glasses.c': coloured(({ glasses }) => glasses?.colour),
  mood: one(({ mood }) => mood),
  wrinkles: ({ lines }) => lines >= 0.5,
  pregnant: ({ expecting }) => expecting,
  freckles: ({ marks }) => marks.freckles,
  mole: ({ marks }) => marks.mole,
  scar: ({ marks }) => marks.scar !== null,
  vitiligo: ({ marks }) => marks.vitiligo,
  dimples: ({ marks }) => marks.dimples,
  bindi: ({ marks }) => marks.bindi,
  tattoo: one(({ marks }) => marks.tattoo),
  pierced: ({ marks }, value) =>
    value.split(',').every((place) => marks.piercings.some((at) => at === place)),
  braces: ({ marks }) => marks.toothBraces,
  eyepatch: ({ marks }) => marks.eyePatch,
  lips: ({ marks }, value) =>
    marks.lipstick !== null && (value === '' || isNamed(marks.lipstick, value)),
  down: ({ marks }) => marks.downSyndrome,
  wheelchair: ({ aids }) => aids.wheelchair,
  cane: ({ aids }) => aids.cane,
  whitecane: ({ aids }) => aids.whiteCane,
  dog: ({ aids }) => aids.guideDog,
  crutches: ({ aids }) => aids.crutches,
  walker: ({ aids }) => aids.walker,
  hearing: ({ aids }) => aids.hearingAid,
  leg: ({ aids }, value) => aids.prosthesis === `${value}_leg`,
  arm: ({ aids }, value) => aids.prosthesis === `${value}_arm`,
  top: one(({ outfit }) => outfit.top?.kind),
  'top.c': coloured(({ outfit }) => outfit.top?.colour),
  'top.p': one(({ outfit }) => outfit.top?.pattern),
  motif: one(({ outfit }) => outfit.motif),
  outer: one(({ outfit }) => outfit.outer?.kind),
  'outer.c': coloured(({ outfit }) => outfit.outer?.colour),
  'outer.p': one(({ outfit }) => outfit.outer?.pattern),
  hivis: ({ outfit }) => outfit.outer?.kind === 'hi_vis',
  poncho: ({ outfit }) => outfit.outer?.kind === 'poncho',
  'poncho.c': coloured(({ outfit }) => outfit.outer?.colour),
  suit: isSuit,
  'suit.c': coloured(({ outfit }) => outfit.outer?.colour),
  scrubs: ({ outfit }) => outfit.top?.kind === 'scrubs',
  'scrubs.c': coloured(({ outfit }) => outfit.top?.colour),
  bottom: one(({ outfit }) => outfit.bottom?.kind),
  'bottom.c': coloured(({ outfit }) => outfit.bottom?.colour),
  'bottom.p': one(({ outfit }) => outfit.bottom?.pattern),
  one: one(({ outfit }) => outfit.onePiece?.kind),
  'one.c': coloured(({ outfit }) => outfit.onePiece?.colour),
  'one.p': one(({ outfit }) => outfit.onePiece?.pattern),
  /** Of everything from neck to knee. */
  'all.c': ({ outfit: { onePiece, top, bottom } }, value) =>
    (onePiece === null ? [top, bottom] : [onePiece]).every((one) => isNamed(one?.colour, value)),
  shoes: one(({ outfit }) => outfit.shoes.kind),
  'shoes.c': coloured(({ outfit }) => outfit.shoes.colour),
  hat: one(({ outfit }) => outfit.headwear?.kind),
  'hat.p': one(({ outfit }) => outfit.headwear?.pattern),
  'hat.c': coloured(({ outfit }) => outfit.headwear?.colour),
  scarf: ({ outfit }) => outfit.scarf !== null,
  'scarf.p': one(({ outfit }) => outfit.scarf?.pattern),
  'scarf.c': coloured(({ outfit }) => outfit.scarf?.colour),
  shawl: ({ outfit }) => outfit.shawl !== null,
  'shawl.p': one(({ outfit }) => outfit.shawl?.pattern),
  'shawl.c': coloured(({ outfit }) => outfit.shawl?.colour),
  'tie.c': coloured(({ outfit }) => outfit.tie?.colour),
  'tie.p': one(({ outfit }) => outfit.tie?.pattern),
  apron: ({ outfit }) => outfit.apron !== null,
  'apron.c': coloured(({ outfit }) => outfit.apron?.colour),
  'apron.p': one(({ outfit }) => outfit.apron?.pattern),
  suspenders: ({ outfit }) => outfit.suspenders !== null,
  'suspenders.c': coloured(({ outfit }) => outfit.suspenders?.colour),
  necklace: one(({ outfit }) => outfit.necklace?.kind),
  'necklace.c': coloured(({ outfit }) => outfit.necklace?.colour),
  earrings: one(({ outfit }) => outfit.earrings),
  watch: ({ outfit }) => outfit.watch !== null,
  'watch.c': coloured(({ outfit }) => outfit.watch),
  bracelet: ({ outfit }) => outfit.bracelet !== null,
  headphones: ({ outfit }) => outfit.headphones !== null,
  'headphones.c': coloured(({ outfit }) => outfit.headphones),
  backpack: ({ outfit }) => outfit.backpack !== null,
  'backpack.c': coloured(({ outfit }) => outfit.backpack),
  bag: ({ outfit }) => outfit.bag !== null,
  'bag.c': coloured(({ outfit }) => outfit.bag),
  stethoscope: ({ outfit }) => outfit.stethoscope,
};

/** Traits that a viewer would call added, and the names that may describe them. */
const notable: readonly (readonly [name: string, described: readonly string[], Check])[] = [
  ['glasses', ['glasses', 'glasses.c'], ({ glasses }) => glasses !== null],
  ['beard', ['beard', 'beardcolour'], ({ facialHair }) => facialHair !== 'none'],
  ['hat', ['hat', 'hat.c'], ({ outfit }) => outfit.headwear !== null],
  ['tattoo', ['tattoo'], ({ marks }) => marks.tattoo !== null],
  ['piercing', ['pierced'], ({ marks }) => marks.piercings.length > 0],
  ['freckles', ['freckles'], ({ marks }) => marks.freckles],
  ['scar', ['scar'], ({ marks }) => marks.scar !== null],
  ['mole', ['mole'], ({ marks }) => marks.mole],
  ['bindi', ['bindi'], ({ marks }) => marks.bindi],
  ['lipstick', ['lips'], ({ marks }) => marks.lipstick !== null],
  ['braces', ['braces'], ({ marks }) => marks.toothBraces],
  ['pregnant', ['pregnant'], ({ expecting }) => expecting],
  ['stout', ['build'], ({ build }) => build === 'stout'],
  ['bald', ['front'], ({ hair }) => hair.front === 'bald' || hair.front === 'horseshoe'],
  [
    'aid',
    ['wheelchair', 'cane', 'whitecane', 'dog', 'crutches', 'walker', 'hearing', 'leg', 'arm'],
    ({ aids }) => Object.values(aids).some((aid) => aid !== false && aid !== null),
  ],
  [
    'scarf',
    ['scarf', 'scarf.c', 'shawl'],
    ({ outfit }) => outfit.scarf !== null || outfit.shawl !== null,
  ],
  ['tie', ['tie', 'tie.c', 'tie.p'], ({ outfit }) => outfit.tie !== null],
  ['apron', ['apron', 'apron.c'], ({ outfit }) => outfit.apron !== null],
  ['suspenders', ['suspenders'], ({ outfit }) => outfit.suspenders !== null],
  ['necklace', ['necklace'], ({ outfit }) => outfit.necklace !== null],
  ['earrings', ['earrings'], ({ outfit }) => outfit.earrings !== null],
  [
    'watch',
    ['watch', 'bracelet'],
    ({ outfit }) => outfit.watch !== null || outfit.bracelet !== null,
  ],
  ['motif', ['motif'], ({ outfit }) => outfit.motif !== null],
  ['headphones', ['headphones'], ({ outfit }) => outfit.headphones !== null],
  ['bag', ['bag', 'backpack'], ({ outfit }) => outfit.bag !== null || outfit.backpack !== null],
  ['stethoscope', ['stethoscope'], ({ outfit }) => outfit.stethoscope],
];

/** Notable traits that are drawn without a description. */
export function unrequestedOf(
  appearance: Appearance,
  traits: readonly (readonly [name: string, value: string])[],
): string[] {
  const named = new Set(traits.map(([name]) => name));
  return notable
    .filter(
      ([, described, isDrawn]) =>
        isDrawn(appearance, '') && !described.some((name) => named.has(name)),
    )
    .map(([name]) => name);
}
