import { isLanguage } from '../films/fields.js';
import { limits } from '../limits.js';
import type { Listing } from './listing.js';
import table from './listing-table.json' with { type: 'json' };
import { type Fact, type ListingFacts, readListing } from './read-listing.js';

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
  /** Fields of the listing that the request now has. */
  readonly used: readonly string[];
  /** Fields that it could not get, by their place in the request, for lack of certainty. */
  readonly doubts: readonly {
    readonly place: string;
    readonly field: string;
    readonly why: string;
  }[];
  /** Places that it says nothing of, with what would fill them. */
  readonly absent: readonly (readonly [place: string, source: string])[];
}

const isObject = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The facts that a request of this kind takes, by the name of their place. */
function factsFor(
  use: ListingUse,
  facts: ListingFacts,
  body: Body,
  room: ShowcaseRoom,
): Readonly<Record<string, Fact<unknown>>> {
  const { photos } = facts;
  const [main, ...others] = photos.value ?? [];
  const most = limits.propertyFilms.images.max;
  const first = { ...photos, ...(main === undefined ? {} : { value: main }) };
  if (use === 'land') return { ...facts, photos: first };
  if (use === 'film') {
    return {
      ...facts,
      photos: photos.value ? { ...photos, value: photos.value.slice(0, most) } : photos,
    };
  }
  const rest = (body.main_image_url === undefined ? others : (photos.value ?? [])).filter(
    (url) => url !== body.main_image_url,
  );
  const values = Object.entries(facts).filter(([name]) => room.values.includes(name));
  return {
    ...Object.fromEntries(values),
    photos: first,
    ...(room.supporting > 0 && {
      supporting: { ...photos, value: rest.slice(0, room.supporting) },
    }),
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
    .map((tag) =>
      String(tag ?? '')
        .trim()
        .replaceAll('_', '-'),
    )
    .find(isLanguage);
  const facts = factsFor(use, readListing(listing, language), sent, room);
  const body: Record<string, unknown> = { ...sent };
  const used = new Set<string>();
  const doubts: FilledRequest['doubts'][number][] = [];
  const absent: FilledRequest['absent'][number][] = [];
  const sources: Readonly<Record<string, string>> = table.sources;
  for (const [name, place] of Object.entries(table.places[use])) {
    const fact = facts[name];
    const [outer = '', inner] = place.split('.');
    const inside = inner === undefined ? body : (body[outer] ?? {});
    const key = inner ?? outer;
    if (fact === undefined || !isObject(inside) || Object.hasOwn(inside, key)) continue;
    doubts.push(...fact.doubts.map((doubt) => ({ place, ...doubt })));
    const source = sources[name];
    if (fact.value === undefined && fact.doubts.length === 0 && source)
      absent.push([place, source]);
    if (fact.value === undefined) continue;
    for (const field of fact.from) used.add(field);
    if (inner === undefined) body[outer] = fact.value;
    else body[outer] = { ...inside, [inner]: fact.value };
  }
  if (use === 'showcase') body.fields ??= {};
  return { body, used: [...used], doubts, absent };
}
