import { z } from 'zod';
import { choices } from './data-file.js';

/** How a count of rooms is said; `many` has the slot `{number}`. */
const roomSchema = z.strictObject({
  one: z.string(),
  two: z.string(),
  many: z.string(),
});
export type RoomWords = z.output<typeof roomSchema>;

/** Sentences by where a photo was surely taken, and for when that is not sure. */
const settingsSchema = z.strictObject({
  any: choices,
  outside: choices,
  inside: choices,
});

/**
 * Sentences about facts. Frames come without a full stop and have slots in braces. The customer's own writing fills
 * them, in any language, so no frame needs its article, case or gender. Values are long and short: every list holds
 * frames of several lengths.
 */
const facts = {
  /** `{subject}` is the title, the title and the place, or the place alone. */
  opening: choices,
  /** The same for films of many photos. */
  openingTour: choices,
  /** Slot: `{place}`, where there is no title. */
  openingPlace: choices,

  bedrooms: roomSchema,
  bathrooms: roomSchema,
  parking: roomSchema,
  /** Three to twelve. */
  numbers: choices,

  /** Slot: `{rooms}`, one count or several in a list; true of a single room, too. */
  rooms: choices,
  /** The same for three bedrooms and more. */
  manyRooms: choices,
  /** Slots: `{rooms}`, `{size}`. */
  roomsAndSize: choices,
  /** Slot: `{size}`, which begins with a figure; and the same for any words. */
  size: choices,
  sizeInWords: choices,
  /** Slot: `{rooms}`. */
  parkingAlone: choices,
  /** Slot: `{place}`, after the opening. */
  place: choices,
  /** Slot: `{features}`, one or several objects, "a pool and a garden"; true over any picture. */
  firstFeatures: choices,
  /** The same once some were told. */
  features: choices,
  /** The same where the picture shows none of them. */
  unseenFeatures: choices,
  /** Slot: `{features}`, one or several in the seller's own words. */
  otherFeatures: choices,
  /**
   * Slot: `{price}`, an amount; and the same for any words. The first and the last suit a film of one photo; the
   * others look back on more.
   */
  price: choices,
  priceInWords: choices,
  /** Slot: `{contact}`: a name, a number, an address or all of them. */
  contact: choices,
  /** Slots: `{price}`, an amount, and `{contact}`. */
  priceAndContact: choices,
};

/**
 * Sentences about pictures, whole and without slots. They claim only that the picture shows a room, the outside, a
 * pool and so on.
 */
const looks = {
  /** The first scene of a film without known facts. */
  first: settingsSchema,
  /** For a photo without certain claims. */
  any: choices,
  inside: choices,
  outside: choices,
  windows: choices,
  pool: choices,
  garden: choices,
  sea: choices,
  /** By its measured light, which shows neither time nor place. */
  bright: choices,
  dim: choices,
  /** For films with people in their pictures. */
  living: settingsSchema,
  last: choices,
};

export const propertySchema = z.strictObject({ ...facts, ...looks });
export type PropertyLanguage = z.output<typeof propertySchema> & {
  readonly and: (last: string) => string;
};
