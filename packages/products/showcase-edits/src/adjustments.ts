import { showcaseLanguages } from '@groundwork/contract/showcase/languages';
import { acceptedValuesSchema } from '@groundwork/contract/showcase/property-values';
import { propertyFields } from '@groundwork/contract/showcase/templates';
import { typefaces } from '@groundwork/contract/showcase/typefaces';
import { z } from 'zod';

const color = z
  .string()
  .regex(/^#[0-9a-f]{6}$/)
  .nullable()
  .default(null);
const signed = z.number().min(-1).max(1).default(0);
const factor = z.number().min(0.5).max(2).default(1);

export const logoCorners = ['top_left', 'top_right', 'bottom_left', 'bottom_right'] as const;

/** Badges with words in every language of showcases. */
export const badgeNames = ['sold', 'reserved', 'reduced', 'open_house', 'new'] as const;
export type BadgeName = (typeof badgeNames)[number];

/** Letters of a badge in the customer's own words. */
export const MOST_BADGE_LETTERS = 40;

/** Null is no badge. */
export const badgeSchema = z
  .union([z.enum(badgeNames), z.object({ words: z.string().max(MOST_BADGE_LETTERS) })])
  .nullable();

export const daytimes = ['day', 'dusk', 'night'] as const;

/** All changes of edits to a showcase, together; the neutral value changes nothing. */
export const adjustmentsSchema = z.object({
  /** Takes the place of the design's accent, and of its ground where that is coloured. */
  dominantColor: color,
  groundColor: color,
  textColor: color,
  priceColor: color,
  typeface: z.enum(typefaces).nullable().default(null),
  language: z.enum(showcaseLanguages).nullable().default(null),
  photo: z
    .object({
      warmth: signed,
      brightness: signed,
      contrast: signed,
      saturation: signed,
      sharpness: z.number().min(0).max(1).default(0),
      monochrome: z.boolean().default(false),
      /** Of the sky, the grass and the water alone. */
      regions: z.object({ sky: signed, grass: signed, water: signed }).prefault({}),
      daytime: z.enum(daytimes).default('day'),
    })
    .prefault({}),
  scale: z.object({ price: factor, text: factor, logo: factor }).prefault({}),
  weight: z.literal([-1, 0, 1]).default(0),
  uppercase: z.boolean().nullable().default(null),
  logo: z
    .object({
      hidden: z.boolean().default(false),
      corner: z.enum(logoCorners).nullable().default(null),
    })
    .prefault({}),
  hidden: z.array(z.enum(propertyFields)).default([]),
  /** More or less veil behind texts on photos. */
  scrim: signed,
  /** In the place of the showcase's own. */
  values: acceptedValuesSchema.default({}),
  badge: badgeSchema.default(null),
  /** Null where the design puts it. */
  priceCorner: z.enum(logoCorners).nullable().default(null),
  photos: z
    .object({
      /** For each place its photo, from 0; places beyond the list keep their own. */
      order: z.array(z.int().min(0)).default([]),
      /** Places that are left out, from 1; the main photo is always shown. */
      hidden: z.array(z.int().min(1)).default([]),
      /** Photos, from 0, that are another picture now, by its address. */
      replaced: z.array(z.object({ photo: z.int().min(0), url: z.string() })).default([]),
    })
    .prefault({}),
});
export type Adjustments = z.infer<typeof adjustmentsSchema>;
export const noAdjustments: Adjustments = adjustmentsSchema.parse({});
