import { propertyFields, showcaseLanguages, typefaces } from '@groundwork/contract';
import { z } from 'zod';

const color = z.string().regex(/^#[0-9a-f]{6}$/);
const signed = z.number().min(-1).max(1);
const factor = z.number().min(0.5).max(2);

export const logoCorners = ['top_left', 'top_right', 'bottom_left', 'bottom_right'] as const;

/** What edits change in a showcase, all of them together; the neutral value changes nothing. */
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
  }),
  scale: z.object({ price: factor, text: factor, logo: factor }),
  weight: z.union([z.literal(-1), z.literal(0), z.literal(1)]),
  uppercase: z.boolean().nullable(),
  logo: z.object({ hidden: z.boolean(), corner: z.enum(logoCorners).nullable() }),
  hidden: z.array(z.enum(propertyFields)),
  /** More or less veil behind texts on photos. */
  scrim: signed,
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
  },
  scale: { price: 1, text: 1, logo: 1 },
  weight: 0,
  uppercase: null,
  logo: { hidden: false, corner: null },
  hidden: [],
  scrim: 0,
};
