import { isLanguage } from '../films/fields.js';
import { limits } from '../limits.js';
import { isObject } from '../validation.js';
import type { Doubt, Fact } from './facts.js';
import type { Listing } from './listing.js';
import table from './listing-table.json' with { type: 'json' };
import { type ListingFacts, mapped, readListing } from './read-listing.js';

export type ListingUse = keyof typeof table.places;

/** What a showcase has room for: a template takes no other values and exactly so many further photos. */
export interface ShowcaseRoom {
  readonly values: readonly string[];
  readonly supporting: number;
  readonly logo: boolean;
}

type Body = Readonly<Record<string, unknown>>;

export interface FilledRequest {
  readonly body: Body;
  /** Why no such request may be made of the listing. */
  readonly refusals: readonly Doubt[];
  /** Fields of the listing that the request now has. */
  readonly used: ReadonlySet<string>;
  /** Fields that it could not get for lack of certainty, and why. */
  readonly leftOut: ReadonlyMap<string, string>;
  /** Of places, which fields fill them, or why none does. */
  readonly explained: ReadonlyMap<string, string>;
}

/** The facts that a request of this kind takes, by the name of their place. */
function factsFor(
  use: ListingUse,
  facts: ListingFacts,
  body: Body,
  room: ShowcaseRoom,
): Readonly<Record<string, Fact<unknown>>> {
  const { photos } = facts;
  const all = photos.value ?? [];
  const left = { field: 'Media', why: 'not all of its photos fit; the first ones are taken' };
  const fit = (most: number, urls = all): typeof photos => ({
    ...photos,
    ...(photos.value && { value: urls.slice(0, most) }),
    doubts: [...photos.doubts, ...(urls.length > most ? [left] : [])],
  });
  const main = (most: number) => mapped(fit(most), ([first]) => first);
  if (use === 'film') return { ...facts, photos: fit(limits.propertyFilms.images.max) };
  if (use === 'land') return { ...facts, photos: main(1) };
  const rest = all
    .slice(body.main_image_url === undefined ? 1 : 0)
    .filter((url) => url !== body.main_image_url);
  const values = Object.entries(facts).filter(([name]) => room.values.includes(name));
  return {
    ...Object.fromEntries(values),
    photos: main(1 + room.supporting),
    ...(room.supporting > 0 && { supporting: fit(room.supporting, rest) }),
    ...(room.logo && { logo: facts.logo }),
  };
}

/** Puts into a request what its listing says for sure and what it does not say itself. */
export function fillRequest(
  use: ListingUse,
  { listing: _listing, ...sent }: Body,
  listing: Listing,
  room: ShowcaseRoom,
): FilledRequest {
  const language = [sent.language, Object(sent.voice).language]
    .map((tag) => `${tag ?? ''}`.trim().replaceAll('_', '-'))
    .find(isLanguage);
  const isShown = use === 'showcase' && room.values.includes('label');
  const { label: own } = Object(sent.fields);
  const said = readListing(listing, language, isShown && typeof own === 'string' ? own : undefined);
  const facts = factsFor(use, said, sent, room);
  const { label } = said;
  const unshown = label.value === undefined || isShown ? [] : label.from;
  const refusals = [
    ...label.doubts,
    ...unshown.map((field) => ({
      field,
      why: `“${label.value}” would not be shown; ${table.unshown[use]}`,
    })),
  ];
  const body: Record<string, unknown> = { ...sent };
  const used = new Set<string>();
  const leftOut = new Map<string, string>();
  const explained = new Map<string, string>();
  const sources: Readonly<Record<string, string>> = table.sources;
  for (const [name, place] of Object.entries(table.places[use])) {
    const fact = facts[name];
    const [outer = '', inner] = place.split('.');
    const inside = inner === undefined ? body : (body[outer] ?? {});
    const key = inner ?? outer;
    if (fact === undefined || !isObject(inside) || Object.hasOwn(inside, key)) continue;
    if (sources[name]) explained.set(place, `the listing has no ${sources[name]}`);
    for (const { field, why } of fact.doubts) {
      leftOut.set(field, why);
      explained.set(place, `listing.${field} is left out: ${why}`);
    }
    if (fact.value === undefined) continue;
    for (const field of fact.from) used.add(field);
    explained.set(place, `it comes from listing.${fact.from.join(' and listing.')}`);
    if (inner === undefined) body[outer] = fact.value;
    else body[outer] = { ...inside, [inner]: fact.value };
  }
  if (use === 'showcase') body.fields ??= {};
  return { body, refusals, used, leftOut, explained };
}
