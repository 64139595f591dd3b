import { z } from 'zod';
import { outfitSchema } from './outfit.js';
import { aidsSchema, marksSchema } from './traits.js';

export { headwearKinds, type Outfit, outfitSchema, type Pattern } from './outfit.js';
export { type Aids, type Marks, motifs, prostheses } from './traits.js';

const hexSchema = z.string().regex(/^#[0-9a-f]{6}$/u);

export const presentations = ['feminine', 'masculine'] as const;
export const builds = ['slim', 'average', 'athletic', 'stout'] as const;
export const moods = ['smile', 'neutral', 'laugh'] as const;

/** How the hair lies over the forehead. */
export const hairFronts = [
  ...(['bald', 'horseshoe', 'shaved', 'buzz', 'receding', 'thinning', 'crop'] as const),
  ...(['side_part', 'middle_part', 'swept', 'fringe', 'quiff', 'mohawk'] as const),
] as const;
/** How far the hair falls when it is loose. */
export const hairLengths = ['short', 'chin', 'shoulder', 'long'] as const;
export const hairTies = [
  ...(['loose', 'ponytail', 'high_bun', 'low_bun', 'braids', 'single_braid', 'pigtails'] as const),
  ...(['box_braids', 'cornrows', 'locs', 'puffs'] as const),
] as const;
export const hairTextures = ['straight', 'wavy', 'curly', 'coily'] as const;
export const facialHairs = [
  ...(['none', 'stubble', 'moustache', 'goatee', 'beard', 'full_beard'] as const),
] as const;

/** Everything that is needed to draw a person the same way again; plain data, safe to store. */
export const appearanceSchema = z.object({
  presentation: z.enum(presentations),
  ageYears: z.number().min(0.1).max(100),
  /** Standing, without shoes. */
  heightMetres: z.number().min(0.5).max(2.1),
  build: z.enum(builds),
  skin: hexSchema,
  eyes: hexSchema,
  /** Shape of the upper lid. */
  lids: z.enum(['open', 'smooth']),
  hair: z.object({
    colour: hexSchema,
    /** Strands of a second colour. */
    streaks: hexSchema.nullable(),
    front: z.enum(hairFronts),
    length: z.enum(hairLengths),
    tie: z.enum(hairTies),
    texture: z.enum(hairTextures),
  }),
  facialHair: z.enum(facialHairs),
  facialHairColour: hexSchema,
  glasses: z.object({ shape: z.enum(['round', 'square', 'sun']), colour: hexSchema }).nullable(),
  /** Lines of age in the face, 0 to 1. */
  lines: z.number().min(0).max(1),
  /** The described mood; an explicit expression takes precedence. */
  mood: z.enum(moods),
  expecting: z.boolean(),
  marks: marksSchema,
  aids: aidsSchema,
  outfit: outfitSchema,
});

export type Appearance = z.infer<typeof appearanceSchema>;
export type Hair = Appearance['hair'];
