import { z } from 'zod';

const hexSchema = z.string().regex(/^#[0-9a-f]{6}$/u);

export const presentations = ['feminine', 'masculine'] as const;
export const builds = ['slim', 'average', 'athletic', 'stout'] as const;

/** How the hair lies over the forehead. */
export const hairFronts = [
  'bald',
  'horseshoe',
  'buzz',
  'receding',
  'crop',
  'side_part',
  'middle_part',
  'swept',
  'fringe',
  'quiff',
] as const;
/** How far the hair falls when it is loose. */
export const hairLengths = ['short', 'chin', 'shoulder', 'long'] as const;
export const hairTies = ['loose', 'ponytail', 'high_bun', 'low_bun', 'braids', 'pigtails'] as const;
export const hairTextures = ['straight', 'wavy', 'curly', 'coily'] as const;
export const facialHairs = [
  'none',
  'stubble',
  'moustache',
  'goatee',
  'beard',
  'full_beard',
] as const;

export const topKinds = [
  'tshirt',
  'shirt',
  'polo',
  'blouse',
  'sweater',
  'turtleneck',
  'hoodie',
  'tank',
] as const;
export const outerKinds = ['blazer', 'jacket', 'coat', 'cardigan', 'waistcoat'] as const;
export const bottomKinds = [
  'trousers',
  'chinos',
  'jeans',
  'leggings',
  'shorts',
  'skirt',
  'long_skirt',
] as const;
export const onePieceKinds = ['dress', 'gown', 'dungarees', 'romper'] as const;
export const shoeKinds = [
  'sneakers',
  'leather',
  'boots',
  'sandals',
  'heels',
  'flats',
  'barefoot',
] as const;
export const headwearKinds = ['cap', 'hat', 'beanie', 'hijab', 'turban', 'kippah', 'bow'] as const;
export const patternKinds = ['plain', 'stripes', 'checks', 'dots', 'floral'] as const;

const piece = <const T extends readonly [string, ...string[]]>(kinds: T) =>
  z.object({ kind: z.enum(kinds), colour: hexSchema, pattern: z.enum(patternKinds) });

const colouredSchema = z.object({ colour: hexSchema, pattern: z.enum(patternKinds) });

export const outfitSchema = z.object({
  /** Null only under a dress or a romper. */
  top: piece(topKinds).nullable(),
  outer: piece(outerKinds).nullable(),
  /** Null only under a dress or a romper. */
  bottom: piece(bottomKinds).nullable(),
  onePiece: piece(onePieceKinds).nullable(),
  shoes: piece(shoeKinds),
  headwear: piece(headwearKinds).nullable(),
  scarf: colouredSchema.nullable(),
  tie: colouredSchema.extend({ bow: z.boolean() }).nullable(),
  apron: colouredSchema.nullable(),
  necklace: z.boolean(),
  earrings: z.boolean(),
});

/** Everything that is needed to draw a person the same way again; plain data, safe to store. */
export const appearanceSchema = z.object({
  presentation: z.enum(presentations),
  ageYears: z.number().min(0.5).max(100),
  /** Standing, without shoes. */
  heightMetres: z.number().min(0.6).max(2.1),
  build: z.enum(builds),
  skin: hexSchema,
  eyes: hexSchema,
  /** Shape of the upper lid. */
  lids: z.enum(['open', 'smooth']),
  hair: z.object({
    colour: hexSchema,
    front: z.enum(hairFronts),
    length: z.enum(hairLengths),
    tie: z.enum(hairTies),
    texture: z.enum(hairTextures),
  }),
  facialHair: z.enum(facialHairs),
  glasses: z.object({ shape: z.enum(['round', 'square', 'sun']), colour: hexSchema }).nullable(),
  freckles: z.boolean(),
  /** Lines of age in the face, 0 to 1. */
  lines: z.number().min(0).max(1),
  expecting: z.boolean(),
  wheelchair: z.boolean(),
  cane: z.boolean(),
  outfit: outfitSchema,
});

export type Appearance = z.infer<typeof appearanceSchema>;
export type Outfit = z.infer<typeof outfitSchema>;
export type Hair = Appearance['hair'];
export type Pattern = (typeof patternKinds)[number];
