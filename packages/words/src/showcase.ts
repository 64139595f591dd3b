import { z } from 'zod';

const forms = { one: z.string(), other: z.string() };
const countSchema = z.strictObject({ ...forms, short: z.strictObject(forms) });
export type CountForms = z.output<typeof countSchema>;

/** Names of what is counted, beside a figure. */
export const countsSchema = z.strictObject({
  bedrooms: countSchema,
  bathrooms: countSchema,
  parking: countSchema,
});

/**
 * Words that a showcase adds. None claims more than the request: not that the property is new, exclusive, for sale or
 * to let, nor that its size is a living area.
 */
const fixedSchema = z.strictObject({
  price: z.string(),
  size: z.string(),
  atAGlance: z.string(),
  details: z.string(),
  theProperty: z.string(),
  /** Line above a heading: "Featured property". */
  featured: z.string(),
  /** The same for a badge: "Featured". */
  featuredShort: z.string(),
  discover: z.string(),
  gallery: z.string(),
  bookViewing: z.string(),
  getInTouch: z.string(),
  askForDetails: z.string(),
  /** Name of a magazine: "Residences". */
  masthead: z.string(),
  portfolio: z.string(),
  properties: z.string(),
  issue: z.string(),
  coverStory: z.string(),
  /** Across images made with a test key. */
  sample: z.string(),
});
export type FixedWords = z.output<typeof fixedSchema>;

/** Words of the badges that edits know by name. */
const badgesSchema = z.strictObject({
  sold: z.string(),
  reserved: z.string(),
  reduced: z.string(),
  open_house: z.string(),
  new: z.string(),
});
export type BadgeWords = z.output<typeof badgesSchema>;

export const showcaseSchema = z.strictObject({
  /** Of plural rules and digits. */
  locale: z.string(),
  fixed: fixedSchema,
  /** Badges that an edit can ask for. */
  badges: badgesSchema,
});
export type ShowcaseWords = z.output<typeof showcaseSchema> & z.output<typeof countsSchema>;
