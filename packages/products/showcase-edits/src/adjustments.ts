import { showcaseLanguages } from '@groundwork/contract/showcase/languages';
import { acceptedValuesSchema } from '@groundwork/contract/showcase/property-values';
import { propertyFields } from '@groundwork/contract/showcase/templates';
import { typefaces } from '@groundwork/contract/showcase/typefaces';
import { z } from 'zod';

const color = z.string().regex(/^#[0-9a-f]{6}$/);
const signed = z.number().min(-1).max(1);
const factor = z.number().min(0.5).max(2);

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
  dominantColor: color.nullable(),
  groundColor: color.nullable(),
  textColor: color.nullable(),
  priceColor: color.nullable(),
  typeface: z.enum(typefaces).nullable(),
  language: z.enum(showcaseLanguages).nullable(),
  photo: z.object({
    warmth: signed,
    brightness: signed,
    contrast: signed,
    saturation: signed,
    sharpness: z.number().min(0).max(1),
    monochrome: z.boolean(),
    /** Of the sky, the grass and the water alone. */
    regions: z.object({ sky: signed, grass: signed, water: signed }),
    daytime: z.enum(daytimes),
  }),
  scale: z.object({ price: factor, text: factor, logo: factor }),
  weight: z.union([z.literal(-1), z.literal(0), z.literal(1)]),
  uppercase: z.boolean().nullable(),
  logo: z.object({ hidden: z.boolean(), corner: z.enum(logoCorners).nullable() }),
  hidden: z.array(z.enum(propertyFields)),
  /** More or less veil behind texts on photos. */
  scrim: signed,
  /** In the place of the showcase's own. */
  values: acceptedValuesSchema,
  badge: badgeSchema,
  /** Null where the design puts it. */
  priceCorner: z.enum(logoCorners).nullable(),
  photos: z.object({
    /** For each place its photo, from 0; places beyond the list keep their own. */
    order: z.array(z.int().min(0)),
    /** Places that are left out, from 1; the main photo is always shown. */
    hidden: z.array(z.int().min(1)),
    /** Photos, from 0, that are another picture now, by its address. */
    replaced: z.array(z.object({ photo: z.int().min(0), url: z.string() })),
  }),
});
export type Adjustments = z.infer<typeof adjustmentsSchema>;

export const noAdjustments: Adjustments = {
  dominantColor: null,
  groundColor: null,
  textColor: null,
  priceColor: null,
  typeface: null,
  language: null,
  photo: {
    warmth: 0,
    brightness: 0,
    contrast: 0,
    saturation: 0,
    sharpness: 0,
    monochrome: false,
    regions: { sky: 0, grass: 0, water: 0 },
    daytime: 'day',
  },
  scale: { price: 1, text: 1, logo: 1 },
  weight: 0,
  uppercase: null,
  logo: { hidden: false, corner: null },
  hidden: [],
  scrim: 0,
  values: {},
  badge: null,
  priceCorner: null,
  photos: { order: [], hidden: [], replaced: [] },
};
