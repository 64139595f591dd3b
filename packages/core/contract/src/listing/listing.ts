import { z } from 'zod';
import { landBodySchema } from '../land/request.js';
import { propertyFilmBodies } from '../property-films/request.js';
import { showcaseBodySchema } from '../showcase/request.js';

const text = (what: string) => z.string().nullish().describe(what);
const amount = (what: string) => z.number().nullish().describe(what);
const count = (what: string) => z.int().min(0).nullish().describe(what);
const yesNo = (what: string) => z.boolean().nullish().describe(what);

const mediaSchema = z.looseObject({
  MediaURL: z
    .url({ protocol: /^https?$/ })
    .nullish()
    .describe('Its URL.'),
  MediaCategory: text('`Photo` for photos and `Office Logo` for a logo; others are not used.'),
  Order: amount('Its place; the first photo is the main one.'),
  Permission: z
    .union([z.string(), z.array(z.string())])
    .nullish()
    .describe('Where it is given, only what is `Public` is used.'),
});

/** A listing as the RESO Web API gives it. Lookups may be written as names (`Square Feet`) or as values (`SquareFeet`). */
export const listingSchema = z
  .looseObject({
    ListPrice: amount('The price.'),
    ListPriceLow: amount('With another amount than `ListPrice` there is no one price to show.'),
    ClosePrice: amount('With another amount than `ListPrice` there is no one price to show.'),
    CurrencyCode: text(
      'ISO 4217, such as `EUR`. The Data Dictionary 1.7 has no such field; without it `Country` decides where it has one currency.',
    ),
    PropertyType: text(
      'A lease has no price to show: its period is not known. Land shows its lot.',
    ),
    StandardStatus: text('The label of a showcase, unless the listing is active.'),
    LivingArea: amount('The size, with `LivingAreaUnits`.'),
    LivingAreaUnits: text('`Square Meters` or `Square Feet`.'),
    LotSizeArea: amount('The area of the plot, with `LotSizeUnits`.'),
    LotSizeUnits: text('`Square Meters`, `Square Feet` or `Acres`.'),
    LotSizeSquareFeet: amount('The area of the plot in square feet.'),
    LotSizeAcres: amount('The area of the plot in acres.'),
    BedroomsTotal: count('Bedrooms.'),
    BathroomsTotalInteger: count('Bathrooms.'),
    ParkingTotal: count('Parking spaces.'),
    UnparsedAddress: text('The address.'),
    InternetAddressDisplayYN: yesNo('`false` keeps the address out.'),
    City: text('The city.'),
    StateOrProvince: text('The state or province.'),
    Country: text('ISO 3166, such as `ES`.'),
    ListAgentFullName: text('Whom to call.'),
    ListAgentDirectPhone: text('The number to call.'),
    ListOfficeName: text('The office to call.'),
    Media: z.array(mediaSchema).nullish().describe('Photos and the logo, by `Order`.'),
  })
  .meta({ id: 'Listing' });
export type Listing = z.infer<typeof listingSchema>;

const field = {
  listing: listingSchema.describe(
    'A listing by the RESO Data Dictionary. It fills what you leave out; your own fields take precedence.',
  ),
} as const;
const photos = { images: true } as const;

/** Bodies whose photos and facts may come from their listing. */
export const landListingSchema = landBodySchema
  .partial({ source_image_url: true })
  .extend(field)
  .meta({ id: 'LandListingRequest' });
export const showcaseListingSchema = showcaseBodySchema
  .partial({ fields: true, main_image_url: true })
  .extend(field)
  .meta({ id: 'ShowcaseListingRequest' });
export const propertyFilmListings = {
  slideshow: propertyFilmBodies.slideshow
    .partial(photos)
    .extend(field)
    .meta({ id: 'SlideshowListingRequest' }),
  'narrated-slideshow': propertyFilmBodies['narrated-slideshow']
    .partial(photos)
    .extend(field)
    .meta({ id: 'NarratedSlideshowListingRequest' }),
  'living-property': propertyFilmBodies['living-property']
    .partial(photos)
    .extend(field)
    .meta({ id: 'LivingPropertyListingRequest' }),
} as const;
