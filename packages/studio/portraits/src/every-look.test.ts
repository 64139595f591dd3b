import { describe, expect, test } from '@jest/globals';
import {
  type Appearance,
  appearanceSchema,
  facialHairs,
  hairFronts,
  hairLengths,
  hairTextures,
  hairTies,
} from './appearance/appearance.js';
import {
  bottomKinds,
  headwearKinds,
  onePieceKinds,
  outerKinds,
  patternKinds,
  shoeKinds,
  topKinds,
} from './appearance/outfit.js';
import { motifs, piercings, prostheses } from './appearance/traits.js';
import { poses } from './draw/figure.js';
import { portraitSvg } from './draw-portrait.js';
import { described } from './fixtures/described.js';

const base = described({ type: 'adult', role: 'woman', clothing: 'shirt and trousers' });
const colour = '#7a8a6f';
const cloth = { colour, pattern: 'plain' as const };

function withHair(hair: Partial<Appearance['hair']>): Appearance {
  return { ...base, hair: { ...base.hair, ...hair } };
}

function dressed(outfit: Partial<Appearance['outfit']>): Appearance {
  return { ...base, outfit: { ...base.outfit, ...outfit } };
}

const aidNames = [
  'wheelchair',
  'cane',
  'whiteCane',
  'guideDog',
  'crutches',
  'walker',
  'hearingAid',
] as const;

const looks: readonly (readonly [string, Appearance])[] = [
  ...hairFronts.flatMap((front) =>
    hairTextures.map(
      (texture) =>
        [
          `${front} ${texture}`,
          withHair({ front, texture, length: 'short', tie: 'loose' }),
        ] as const,
    ),
  ),
  ...hairLengths.flatMap((length) =>
    hairTies.map((tie) => [`${length} ${tie}`, withHair({ length, tie })] as const),
  ),
  ...facialHairs.map((facialHair) => [facialHair, { ...base, facialHair }] as const),
  ...topKinds.map((kind) => [kind, dressed({ top: { kind, ...cloth } })] as const),
  ...outerKinds.map((kind) => [kind, dressed({ outer: { kind, ...cloth } })] as const),
  ...bottomKinds.map((kind) => [kind, dressed({ bottom: { kind, ...cloth } })] as const),
  ...onePieceKinds.map(
    (kind) => [kind, dressed({ onePiece: { kind, ...cloth }, bottom: null })] as const,
  ),
  ...shoeKinds.map((kind) => [kind, dressed({ shoes: { kind, ...cloth } })] as const),
  ...headwearKinds.map((kind) => [kind, dressed({ headwear: { kind, ...cloth } })] as const),
  ...patternKinds.map(
    (kind) => [kind, dressed({ top: { kind: 'shirt', colour, pattern: kind } })] as const,
  ),
  ...motifs.map((motif) => [motif, dressed({ motif })] as const),
  ...prostheses.map(
    (prosthesis) => [prosthesis, { ...base, aids: { ...base.aids, prosthesis } }] as const,
  ),
  ...aidNames.map((name) => [name, { ...base, aids: { ...base.aids, [name]: true } }] as const),
  ['marked', { ...base, marks: { ...base.marks, piercings: [...piercings], scar: 'chin' } }],
  ['the smallest', described({ type: 'child', age: '6 months' })],
  ['the tallest', described({ type: 'adult', age: '100', physical: '2.10 m, very fat' })],
];

describe('every look', () => {
  test('can be drawn in every pose', () => {
    for (const [index, [name, appearance]] of looks.entries()) {
      expect([name, appearanceSchema.safeParse(appearance).success]).toEqual([name, true]);
      // Each look in one of the poses: each pose is drawn with a quarter of them.
      const pose = poses[index % poses.length] ?? 'front';
      const { svg } = portraitSvg({ appearance, seed: 'look', framing: 'full', pose });
      expect([name, /NaN|undefined|Infinity|null/u.exec(svg)]).toEqual([name, null]);
    }
  });

  test.each([
    ['hair', hairTies.map((tie) => withHair({ tie, length: 'long', texture: 'straight' }))],
    ['hairline', hairFronts.map((front) => withHair({ front, length: 'short', tie: 'loose' }))],
    ['beard', facialHairs.map((facialHair) => ({ ...base, facialHair }))],
    ['top', topKinds.map((kind) => dressed({ top: { kind, ...cloth } }))],
    ['outer garment', outerKinds.map((kind) => dressed({ outer: { kind, ...cloth } }))],
    ['shoe', shoeKinds.map((kind) => dressed({ shoes: { kind, ...cloth } }))],
    [
      'one piece',
      onePieceKinds.map((kind) => dressed({ onePiece: { kind, ...cloth }, bottom: null })),
    ],
    ['aid', aidNames.map((name) => ({ ...base, aids: { ...base.aids, [name]: true } }))],
    [
      'prosthesis',
      prostheses.map((prosthesis) => ({ ...base, aids: { ...base.aids, prosthesis } })),
    ],
    ['motif', motifs.map((motif) => dressed({ motif }))],
    ['headwear', headwearKinds.map((kind) => dressed({ headwear: { kind, ...cloth } }))],
  ] as const)('shows each kind of %s in its own way', (_what, appearances) => {
    const drawings = appearances.map(
      (appearance) => portraitSvg({ appearance, seed: 'look', framing: 'full' }).svg,
    );
    expect(new Set(drawings).size).toBe(appearances.length);
  });
});
