type Choices = readonly string[];

/** How a count of rooms is said; `many` has the slot `{number}`. */
export interface RoomWords {
  readonly one: string;
  readonly two: string;
  readonly many: string;
}

/**
 * Sentences about facts. Frames come without a full stop and have slots in braces. The customer's own writing fills
 * them, in any language, so no frame needs its article, case or gender. Values are long and short: every list holds
 * frames of several lengths.
 */
export interface FactSentences {
  /** `{subject}` is the title, the title and the place, or the place alone. */
  readonly opening: Choices;
  /** The same for films of many photos. */
  readonly openingTour: Choices;
  /** Slot: `{place}`, where there is no title. */
  readonly openingPlace: Choices;

  readonly bedrooms: RoomWords;
  readonly bathrooms: RoomWords;
  readonly parking: RoomWords;
  /** Three to twelve. */
  readonly numbers: Choices;

  /** Slot: `{rooms}`, one count or several in a list; true of a single room, too. */
  readonly rooms: Choices;
  /** The same for three bedrooms and more. */
  readonly manyRooms: Choices;
  /** Slots: `{rooms}`, `{size}`. */
  readonly roomsAndSize: Choices;
  /** Slot: `{size}`, which begins with a figure; and the same for any words. */
  readonly size: Choices;
  readonly sizeInWords: Choices;
  /** Slot: `{rooms}`. */
  readonly parkingAlone: Choices;
  /** Slot: `{place}`, after the opening. */
  readonly place: Choices;
  /** Slot: `{features}`, one or several objects, "a pool and a garden"; true over any picture. */
  readonly firstFeatures: Choices;
  /** The same once some were told. */
  readonly features: Choices;
  /** The same where the picture shows none of them. */
  readonly unseenFeatures: Choices;
  /** Slot: `{features}`, one or several in the seller's own words. */
  readonly otherFeatures: Choices;
  /**
   * Slot: `{price}`, an amount; and the same for any words. The first and the last suit a film of one photo; the
   * others look back on more.
   */
  readonly price: Choices;
  readonly priceInWords: Choices;
  /** Slot: `{contact}`: a name, a number, an address or all of them. */
  readonly contact: Choices;
  /** Slots: `{price}`, an amount, and `{contact}`. */
  readonly priceAndContact: Choices;
}

/** Sentences by where a photo was surely taken, and for when that is not sure. */
interface Settings {
  readonly any: Choices;
  readonly outside: Choices;
  readonly inside: Choices;
}

/**
 * Sentences about pictures, whole and without slots. They claim only that the picture shows a room, the outside, a
 * pool and so on.
 */
export interface LookSentences {
  /** The first scene of a film without known facts. */
  readonly first: Settings;
  /** For a photo without certain claims. */
  readonly any: Choices;
  readonly inside: Choices;
  readonly outside: Choices;
  readonly windows: Choices;
  readonly pool: Choices;
  readonly garden: Choices;
  readonly sea: Choices;
  /** By its measured light, which shows neither time nor place. */
  readonly bright: Choices;
  readonly dim: Choices;
  /** For films with people in their pictures. */
  readonly living: Settings;
  readonly last: Choices;
}

export interface PropertyLanguage extends FactSentences, LookSentences {
  /** Joins the last two of a list; given the last, because some languages change the word before some sounds. */
  readonly and: (last: string) => string;
}
