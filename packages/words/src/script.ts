import { z } from 'zod';
import { choices, everyOf } from './data-file.js';

/** What a house can be, have and be made of. */
export const houseKinds = [
  ...(['modern_villa', 'gabled_house', 'mediterranean', 'farmhouse'] as const),
  ...(['row_houses', 'apartment_block', 'cabins'] as const),
];
export const colours = [
  ...(['white', 'cream', 'yellow', 'ochre', 'terracotta', 'red'] as const),
  ...(['brown', 'grey', 'charcoal', 'black', 'blue', 'green'] as const),
];
export type Colour = (typeof colours)[number];
const wallMaterials = ['plaster', 'timber', 'brick', 'stone', 'concrete'] as const;
const pitchedRoofs = ['gable', 'hip', 'mono_pitch'] as const;
const terraces = ['timber', 'stone'] as const;
const fences = ['hedge', 'timber', 'wall'] as const;
const trees = ['broadleaf', 'conifer', 'mediterranean', 'palm', 'mixed'] as const;

/** Said of one building, and of several (or of one with several homes). */
const counted = z.strictObject({ one: z.string(), many: z.string() });
export type Counted = z.output<typeof counted>;

/** Noun phrases for a list after "with", in its case and with its article. */
const detailsSchema = z.strictObject({
  pool: choices,
  balcony: counted,
  garage: counted,
  terrace: everyOf(terraces, z.string()),
  fence: everyOf(fences, z.string()),
  trees: everyOf(trees, z.string()),
  flatRoof: everyOf(['plain', 'gravel', 'green'], counted),
  /** Put in for `{shape}` below. */
  roofShape: everyOf(pitchedRoofs, z.string()),
  pitchedRoof: everyOf(['plain', 'clay_tiles', 'slate', 'standing_seam', 'green'], counted),
  /** Slots: `{colour}`, `{shape}`. */
  colouredRoof: counted,
  roofColours: everyOf(colours, z.string()),
  walls: everyOf(wallMaterials, z.string()),
  colouredWalls: everyOf(wallMaterials, z.string()),
  wallColours: everyOf(colours, z.string()),
});

/**
 * The sentences of a land film. They stand without their full stop. Frames have slots in braces. Every noun phrase for
 * a house is singular ("a group of four cabins"), so that a frame's verb fits all, and no frame agrees with its gender.
 */
export const filmSchema = z.strictObject({
  /** What one sees from the plot. */
  views: everyOf(['sea', 'water'], z.string()),
  /** Slot: `{size}` in square metres, as the photo was measured and as the customer gave it. */
  marked: z.strictObject({ any: choices, sized: choices, given: choices }),
  /** Slot: `{prompt}`, the customer's words between the language's quotation marks. */
  quoting: z.string(),
  /** Slots: `{house}`, `{with}`. */
  proposals: choices,
  /** Not of the first. */
  later: choices,
  /** The end of a film. */
  invitation: choices,
});

export const buildingsSchema = z.strictObject({
  /** Slots: `{storeys}`, and in `many` `{number}` for a group, or for the homes of a row. */
  houses: everyOf(houseKinds, z.strictObject({ one: choices, many: choices })),
  /** For an unknown number. */
  someCabins: choices,
  /** More than one row; slot: `{number}`. */
  rows: choices,
  /** One to six, as `{storeys}` needs it. */
  storeys: choices,
  /** Two to twelve. */
  numbers: choices,
  details: detailsSchema,
});

/** Everything a language says in a land film. */
export type ScriptLanguage = z.output<typeof filmSchema> &
  z.output<typeof buildingsSchema> & { readonly and: (last: string) => string };
