import { z } from 'zod';
import { choices } from './data-file.js';

/** How a count of rooms is said; `many` has the slot `{number}`. */
const roomSchema = z.strictObject({
  one: z.string(),
  two: z.string(),
  many: z.string(),
});
export type RoomWords = z.output<typeof roomSchema>;

/**
 * Short sentences about facts and rooms. Frames come without a full stop and have slots in braces. The customer's own
 * writing fills them, in any language, so no frame needs its article, case or gender.
 */
export const propertySchema = z.strictObject({
  /** `{subject}` is the title, the title and the place, or the place alone. */
  opening: choices,

  bedrooms: roomSchema,
  bathrooms: roomSchema,
  parking: roomSchema,
  /** Three to twelve. */
  numbers: choices,

  /** Slot: `{rooms}`, a size, a count or several in a list; true of a single room, too. */
  rooms: choices,
  /** What is said in words is only named: "Price: on request"; slot: `{value}`. */
  named: z.strictObject({ size: z.string(), price: z.string() }),
  /** Slot: `{size}`, which begins with a figure. */
  size: choices,
  /** Slot: `{place}`, after the opening. */
  place: choices,
  /** Slot: `{features}`, one or several objects, "a pool and a garden". */
  features: choices,
  /** Slot: `{features}`, one or several in the seller's own words. */
  otherFeatures: choices,
  /** Slot: `{price}`, an amount. */
  price: choices,
  /** Slot: `{contact}`: a name, a number, an address or all of them. */
  contact: choices,
  /** Slot: `{room}`, a room or part with its article, as a photo surely shows it. */
  shown: choices,
  /** Rooms as they stand in that slot, where it isn't the title of their chapter. */
  said: z.record(z.string(), z.string()),
});
export type PropertyLanguage = z.output<typeof propertySchema> & {
  readonly and: (last: string) => string;
};
