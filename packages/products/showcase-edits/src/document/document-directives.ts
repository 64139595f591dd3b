import { propertyFields } from '@groundwork/contract/showcase/templates';
import { z } from 'zod';
import { badgeSchema, logoCorners } from '../adjustments.js';

export const rooms = [
  'kitchen',
  'bathroom',
  'bedroom',
  'livingRoom',
  'terrace',
  'pool',
  'garden',
  'facade',
  'diningRoom',
  'office',
  'hall',
  'garage',
  'view',
  'aerial',
] as const;
export type Room = (typeof rooms)[number];

export const regions = ['sky', 'grass', 'water'] as const;
export type Region = (typeof regions)[number];

/** A photo as customers name it: by its place from 1, the last, or by its contents. */
const photoNameSchema = z.union([z.int().min(1), z.literal('last'), z.enum(rooms)]);
export type PhotoName = z.infer<typeof photoNameSchema>;

/** Edits of the document that a showcase is made from; other directives change its look. */
export const documentDirectives = [
  z.object({
    kind: z.literal('value'),
    field: z.enum(propertyFields),
    value: z.union([z.string(), z.number()]),
  }),
  z
    .object({ kind: z.literal('badge'), badge: badgeSchema })
    .describe('A badge with words in every language or of its own; null removes it'),
  z.object({ kind: z.literal('price_corner'), corner: z.enum(logoCorners) }),
  z.object({ kind: z.literal('swap_photos'), one: photoNameSchema, other: photoNameSchema }),
  z.object({ kind: z.literal('replace_photo'), photo: photoNameSchema, url: z.string() }),
  z
    .object({
      kind: z.literal('show_photos'),
      photo: photoNameSchema.nullable(),
      visible: z.boolean(),
    })
    .describe('A null photo is all but the main one'),
  z
    .object({
      kind: z.literal('region'),
      region: z.enum(regions),
      change: z.number().min(-1).max(1),
    })
    .describe('Stronger or weaker colours of the sky, the grass or the water'),
] as const;
export type DocumentDirective = z.infer<(typeof documentDirectives)[number]>;

/** An edit of earlier edits. */
export const historyStepSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('undo'),
    steps: z.union([z.int().min(1), z.literal('all')]),
  }),
  z.object({ kind: z.literal('redo') }),
]);
export type HistoryStep = z.infer<typeof historyStepSchema>;
