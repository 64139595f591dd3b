import type { Listing } from './generated/api.js';
import type { Fact } from './generated/facts.js';
import { readListing } from './generated/read-listing.js';

/**
 * Reads a listing by the RESO Data Dictionary here, as the service reads `listing` of a request. Nothing is guessed:
 * `leftOut` says what is not sure, and why. It throws for a listing that is not to be advertised.
 *
 * ```ts
 * const { images, property } = fromListing(listing, 'es');
 * await client.slideshow.create({ images, property, language: 'es' });
 * ```
 *
 * @param language of prices, sizes and labels
 */
export function fromListing(listing: Listing, language = 'en') {
  const { land_price, ...facts } = readListing(listing, language);
  const [refusal] = facts.label.doubts;
  if (refusal) throw new TypeError(`listing.${refusal.field}: ${refusal.why}`);
  const unshown = facts.label.from.map((field) => ({ field, why: 'films do not show it' }));
  const doubts = Object.values<Fact<unknown>>(facts).flatMap((fact) => fact.doubts);
  const shown = {
    price: facts.price.value,
    size: facts.size.value,
    bedrooms: facts.bedrooms.value,
    bathrooms: facts.bathrooms.value,
    parking: facts.parking.value,
  };
  return {
    /** The main one first. */
    images: facts.photos.value ?? [],
    logo_image_url: facts.logo.value,
    /** Of films. They show no `fields.label`: say it yourself, or make none. */
    property: { ...shown, location: facts.location.value, contact: facts.contact.value },
    /** Of showcases: send those that your template shows. */
    fields: { ...shown, label: facts.label.value },
    /** Of land films, with `land_price` for `property.price`: that of a home is not its plot's. */
    plot_area_m2: facts.plot_area_m2.value,
    land_price: land_price.value,
    leftOut: [...new Map([...doubts, ...unshown].map((doubt) => [doubt.field, doubt])).values()],
  };
}
