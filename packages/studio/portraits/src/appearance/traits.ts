import { z } from 'zod';

const hexSchema = z.string().regex(/^#[0-9a-f]{6}$/u);

export const piercings = ['nose', 'septum', 'eyebrow', 'lip'] as const;
export type Piercing = (typeof piercings)[number];

/** Marks of skin and face, each only when described. */
export const marksSchema = z.object({
  freckles: z.boolean(),
  mole: z.boolean(),
  scar: z.enum(['cheek', 'brow', 'chin']).nullable(),
  vitiligo: z.boolean(),
  dimples: z.boolean(),
  bindi: z.boolean(),
  tattoo: z.enum(['arm', 'neck', 'face']).nullable(),
  piercings: z.array(z.enum(piercings)),
  toothBraces: z.boolean(),
  /** Front teeth that stand apart, or are missing. */
  gapTeeth: z.enum(['narrow', 'wide']).nullable(),
  eyePatch: z.boolean(),
  lipstick: hexSchema.nullable(),
  downSyndrome: z.boolean(),
});
export type Marks = z.infer<typeof marksSchema>;

export const prostheses = ['left_leg', 'right_leg', 'both_legs', 'left_arm', 'right_arm'] as const;
export type Prosthesis = (typeof prostheses)[number];

/** Aids, and a companion animal. */
export const aidsSchema = z.object({
  wheelchair: z.boolean(),
  cane: z.boolean(),
  whiteCane: z.boolean(),
  guideDog: z.boolean(),
  crutches: z.boolean(),
  oneCrutch: z.boolean(),
  walker: z.boolean(),
  hearingAid: z.boolean(),
  /** The sides are the person's own. */
  prosthesis: z.enum(prostheses).nullable(),
});
export type Aids = z.infer<typeof aidsSchema>;

/** Pictures on the front of a garment. */
export const motifs = [
  'dinosaur',
  'unicorn',
  'cat',
  'dog',
  'bear',
  'heart',
  'star',
  'rainbow',
  'rocket',
  'car',
  'butterfly',
  'sun',
  'flower',
] as const;
export type Motif = (typeof motifs)[number];
