import { z } from 'zod';
import { motifs } from './traits.js';

const hexSchema = z.string().regex(/^#[0-9a-f]{6}$/u);

export const topKinds = [
  ...(['tshirt', 'shirt', 'polo', 'blouse', 'sweater', 'turtleneck', 'hoodie', 'tank'] as const),
  ...(['kurta', 'jersey', 'scrubs'] as const),
] as const;
export const outerKinds = [
  ...(['blazer', 'jacket', 'coat', 'cardigan', 'waistcoat', 'hi_vis', 'poncho'] as const),
] as const;
export const bottomKinds = [
  ...(['trousers', 'chinos', 'jeans', 'leggings', 'shorts', 'skirt', 'long_skirt'] as const),
  ...(['kilt', 'lederhosen'] as const),
] as const;
export const onePieceKinds = [
  ...(['dress', 'gown', 'dungarees', 'romper', 'jumpsuit', 'sari', 'kimono', 'abaya'] as const),
  ...(['thobe', 'dirndl'] as const),
] as const;
export const shoeKinds = [
  ...(['sneakers', 'leather', 'boots', 'sandals', 'heels', 'flats', 'barefoot'] as const),
] as const;
export const headwearKinds = [
  ...(['cap', 'flat_cap', 'beret', 'hat', 'beanie', 'hijab', 'keffiyeh', 'turban'] as const),
  ...(['headwrap', 'headband', 'kippah', 'kufi', 'bow', 'crown', 'helmet', 'toque'] as const),
] as const;
export const patternKinds = [
  ...(['plain', 'stripes', 'checks', 'dots', 'floral', 'tweed', 'print', 'stars'] as const),
  ...(['camouflage'] as const),
] as const;
export type Pattern = (typeof patternKinds)[number];

const piece = <const T extends readonly [string, ...string[]]>(kinds: T) =>
  z.object({ kind: z.enum(kinds), colour: hexSchema, pattern: z.enum(patternKinds) });

const colouredSchema = z.object({ colour: hexSchema, pattern: z.enum(patternKinds) });

/** Everything a person wears and carries; `null` where nothing was described. */
export const outfitSchema = z.object({
  /** Null only under a dress or a romper. */
  top: piece(topKinds).nullable(),
  outer: piece(outerKinds).nullable(),
  /** Null only under a dress or a romper. */
  bottom: piece(bottomKinds).nullable(),
  onePiece: piece(onePieceKinds).nullable(),
  /** Of the top, or of the dress. */
  sleeves: z.enum(['long', 'short', 'none']).nullable(),
  /** On the front of the top, or of the dress. */
  motif: z.enum(motifs).nullable(),
  shoes: piece(shoeKinds),
  headwear: piece(headwearKinds).nullable(),
  scarf: colouredSchema.nullable(),
  shawl: colouredSchema.nullable(),
  tie: colouredSchema.extend({ bow: z.boolean() }).nullable(),
  apron: colouredSchema.nullable(),
  suspenders: colouredSchema.nullable(),
  necklace: z
    .object({ kind: z.enum(['pendant', 'pearls', 'beads']), colour: hexSchema })
    .nullable(),
  earrings: z.enum(['studs', 'hoops', 'drops']).nullable(),
  watch: hexSchema.nullable(),
  bracelet: hexSchema.nullable(),
  headphones: hexSchema.nullable(),
  backpack: hexSchema.nullable(),
  bag: hexSchema.nullable(),
  stethoscope: z.boolean(),
});
export type Outfit = z.infer<typeof outfitSchema>;
