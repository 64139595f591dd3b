import { z } from 'zod';

const hexSchema = z.string().regex(/^#[0-9a-f]{6}$/u);

const flags = <const Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, z.boolean()])) as Record<Name, z.ZodBoolean>;

export const piercings = ['nose', 'septum', 'eyebrow', 'lip'] as const;

/** Marks that are there or not, in the order in which their words are read. */
export const markNames = [
  ...(['eyePatch', 'freckles', 'vitiligo', 'dimples', 'bindi', 'downSyndrome'] as const),
] as const;

/** Marks of skin and face, each only when described. */
export const marksSchema = z.object({
  ...flags(markNames),
  mole: z.boolean(),
  scar: z.enum(['cheek', 'brow', 'chin']).nullable(),
  tattoo: z.enum(['arm', 'neck', 'face']).nullable(),
  piercings: z.array(z.enum(piercings)),
  toothBraces: z.boolean(),
  /** Front teeth that stand apart, or are missing. */
  gapTeeth: z.enum(['narrow', 'wide']).nullable(),
  lipstick: hexSchema.nullable(),
});
export type Marks = z.infer<typeof marksSchema>;

export const prostheses = ['left_leg', 'right_leg', 'both_legs', 'left_arm', 'right_arm'] as const;
export type Prosthesis = (typeof prostheses)[number];

export const aidNames = [
  ...(['guideDog', 'whiteCane', 'hearingAid', 'wheelchair', 'oneCrutch', 'crutches'] as const),
  ...(['walker', 'cane'] as const),
] as const;

export type AidName = (typeof aidNames)[number];

/** Aids, and a companion animal. */
export const aidsSchema = z.object({
  ...flags(aidNames),
  /** The sides are the person's own. */
  prosthesis: z.enum(prostheses).nullable(),
});
export type Aids = z.infer<typeof aidsSchema>;

/** Pictures on the front of a garment. */
export const motifs = [
  ...(['dinosaur', 'unicorn', 'cat', 'dog', 'bear', 'heart', 'star', 'rainbow', 'rocket'] as const),
  ...(['car', 'butterfly', 'sun', 'flower'] as const),
] as const;
export type Motif = (typeof motifs)[number];
