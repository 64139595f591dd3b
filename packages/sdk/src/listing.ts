import type { Listing, PropertyDetails } from './generated/api.js';
import { type Doubt, type Fact, readListing } from './generated/read-listing.js';

/** What a listing says for sure, as requests take it, and what could not be taken from it. */
export interface ListingContent {
  /** Photos, the main one first. */
  readonly images: readonly string[];
  readonly logo_image_url: string | undefined;
  /** For films. */
  readonly property: PropertyDetails;
  /** For showcases: pick those that your template shows. */
  readonly fields: {
    readonly price: string | undefined;
    readonly size: string | undefined;
    readonly label: string | undefined;
    readonly bedrooms: number | undefined;
    readonly bathrooms: number | undefined;
    readonly parking: number | undefined;
  };
  /** For land films. */
  readonly plot_area_m2: number | undefined;
  readonly leftOut: readonly Doubt[];
}

/**
 * Reads a listing by the RESO Data Dictionary here, as the service reads `listing` of a request. Nothing is guessed:
 * `leftOut` says what is not sure, and why.
 *
 * ```ts
 * const { images, property } = fromListing(listing, 'es');
 * await client.slideshow.create({ images, property, language: 'es' });
 * ```
 *
 * @param language of prices, sizes and labels
 */
export function fromListing(listing: Listing, language = 'en'): ListingContent {
  const facts = readListing(listing, language);
  const doubts = Object.values<Fact<unknown>>(facts).flatMap((fact) => fact.doubts);
  const { price, size, bedrooms, bathrooms, parking } = facts;
  const shown = {
    price: price.value,
    size: size.value,
    bedrooms: bedrooms.value,
    bathrooms: bathrooms.value,
    parking: parking.value,
  };
  return {
    images: facts.photos.value ?? [],
    logo_image_url: facts.logo.value,
    property: { ...shown, location: facts.location.value, contact: facts.contact.value },
    fields: { ...shown, label: facts.label.value },
    plot_area_m2: facts.plot_area_m2.value,
    leftOut: [...new Map(doubts.map((doubt) => [doubt.field, doubt])).values()],
  };
}
