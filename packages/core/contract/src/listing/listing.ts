import { z } from 'zod';
import { landBodySchema } from '../land/request.js';
import { propertyFilmBodies } from '../property-films/request.js';
import { showcaseBodySchema } from '../showcase/request.js';
import words from './listing-fields.json' with { type: 'json' };

const nullish =
  <Type extends z.ZodType>(type: Type) =>
  (says: string) =>
    type.nullish().describe(says);
const kinds = {
  text: nullish(z.string()),
  texts: nullish(
    z.union([z.string(), z.array(z.string())], 'must be a string or an array of them'),
  ),
  yesNo: nullish(z.boolean()),
  // Other services use the name otherwise.
  any: (says: string) => z.unknown().optional().describe(says),
  // Some services write numbers as text; what such a text says is read with the listing.
  amount: nullish(z.union([z.number(), z.string()], 'must be a number')),
};
const fields: object = Object.fromEntries(
  Object.entries(words).map(([name, { kind, says }]) => [name, kinds[kind as 'text'](says)]),
);

const mediaSchema = z.looseObject({
  MediaURL: nullish(z.union([z.url({ protocol: /^https?$/ }), z.literal('')]))('Its URL.'),
  MediaCategory: kinds.text('`Photo`, or `Office Logo` for a logo; others are not used.'),
  Order: kinds.amount('Its place; the first photo is the main one.'),
  PreferredPhotoYN: kinds.yesNo('`true` makes it the main one.'),
  Permission: kinds.texts('Where it is given, only what is `Public` is used.'),
});

/**
 * A listing as the RESO Web API gives it. Lookups may be written as names (`Square Feet`) or as values (`SquareFeet`),
 * numbers as text.
 */
export const listingSchema = z
  .looseObject({
    ...fields,
    Media: z.array(mediaSchema).nullish().describe('Photos and the logo, by `Order`.'),
  })
  .meta({ id: 'Listing' });
export type Listing = z.infer<typeof listingSchema>;

const filled = {
  listing: listingSchema.describe(
    'A listing by the RESO Data Dictionary. It fills what you leave out; your own fields take precedence.',
  ),
} as const;

/** Bodies whose photos and facts may come from their listing. */
export const landListingSchema = landBodySchema
  .partial({ source_image_url: true })
  .extend(filled)
  .meta({ id: 'LandListingRequest' });
export const showcaseListingSchema = showcaseBodySchema
  .partial({ fields: true, main_image_url: true })
  .extend(filled)
  .meta({ id: 'ShowcaseListingRequest' });
const photos = { images: true } as const;
const { slideshow, 'narrated-slideshow': narrated, 'living-property': living } = propertyFilmBodies;
export const propertyFilmListings = {
  slideshow: slideshow.partial(photos).extend(filled).meta({ id: 'SlideshowListingRequest' }),
  'narrated-slideshow': narrated
    .partial(photos)
    .extend(filled)
    .meta({ id: 'NarratedSlideshowListingRequest' }),
  'living-property': living
    .partial(photos)
    .extend(filled)
    .meta({ id: 'LivingPropertyListingRequest' }),
} as const;
