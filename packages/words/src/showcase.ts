/**
 * Words that a showcase adds. None claims more than the request: not that the property is new, exclusive, for sale or
 * to let, nor that its size is a living area.
 */
export interface FixedWords {
  readonly price: string;
  readonly size: string;
  readonly atAGlance: string;
  readonly details: string;
  readonly theProperty: string;
  /** Line above a heading: "Featured property". */
  readonly featured: string;
  /** The same for a badge: "Featured". */
  readonly featuredShort: string;
  readonly discover: string;
  readonly gallery: string;
  readonly bookViewing: string;
  readonly getInTouch: string;
  readonly askForDetails: string;
  /** Name of a magazine: "Residences". */
  readonly masthead: string;
  readonly portfolio: string;
  readonly properties: string;
  readonly issue: string;
  readonly coverStory: string;
  /** Across images made with a test key. */
  readonly sample: string;
}

export interface CountForms {
  readonly one: string;
  readonly other: string;
  readonly short: { readonly one: string; readonly other: string };
}

/** Words of the badges that edits know by name. */
export interface BadgeWords {
  readonly sold: string;
  readonly reserved: string;
  readonly reduced: string;
  readonly open_house: string;
  readonly new: string;
}

/** Names of what is counted, beside a figure. */
export interface Counts {
  readonly bedrooms: CountForms;
  readonly bathrooms: CountForms;
  readonly parking: CountForms;
}

export interface ShowcaseWords extends Counts {
  /** Of plural rules and digits. */
  readonly locale: string;
  readonly fixed: FixedWords;
  /** Badges that an edit can ask for. */
  readonly badges: BadgeWords;
}
