import { landBodySchema } from '../land/request.js';
import { propertyFilmBodies } from '../property-films/request.js';
import { showcaseBodySchema } from '../showcase/request.js';
import { listingSchema } from './listing.js';

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
