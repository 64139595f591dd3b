import type { PhotoReading } from '../../property-ports.js';
import { type FeaturePlace, featurePlaces, placeOfFeature, suits } from './feature-places.js';
import { isAmount, type KnownFacts } from './known-facts.js';

export type Rooms = readonly ('bedrooms' | 'bathrooms' | 'parking')[];

/** The subject of one photo's sentence. */
export type Topic =
  | {
      readonly kind: 'opening';
      readonly price: boolean;
      readonly rooms: Rooms;
      /** Of a film of one photo. */
      readonly alone: boolean;
    }
  | { readonly kind: 'look' }
  | { readonly kind: 'rooms'; readonly rooms: Rooms; readonly size: boolean }
  | { readonly kind: 'size' }
  | { readonly kind: 'parking' }
  | { readonly kind: 'place' }
  | { readonly kind: 'features'; readonly features: readonly string[] }
  | { readonly kind: 'price' }
  | { readonly kind: 'contact'; readonly price: boolean }
  | { readonly kind: 'ending' };

/** Longest combined statement, in characters. */
const TOGETHER = { subject: 92, features: 72, priceAndContact: 56, featuresOfOne: 3 } as const;
/** Least number of photos for a separate sentence about the price. */
const OWN_PRICE_FROM = 4;
/** Of the photos between first and last, how many may carry facts when there are more than a few. */
const FACTS_SHARE = 0.7;
const FEW = 3;

/** The title with the place, when that is short and the title does not say it already. */
export function subjectOf({ title, place }: KnownFacts): {
  readonly subject: string | null;
  readonly saysPlace: boolean;
} {
  if (title === null) return { subject: null, saysPlace: place !== null };
  if (place === null) return { subject: title, saysPlace: true };
  const namesPlace = title.toLocaleLowerCase().includes(place.toLocaleLowerCase());
  if (namesPlace) return { subject: title, saysPlace: true };
  const both = `${title}, ${place}`;
  return both.length <= TOGETHER.subject
    ? { subject: both, saysPlace: true }
    : { subject: title, saysPlace: false };
}

/** Facts for the photos in between, with where they belong and when they come: 0 first, 1 last. */
interface Placed {
  readonly topic: Topic;
  readonly place: FeaturePlace;
  readonly when: number;
}

function bundled(features: readonly string[], sentences: number): string[][] {
  const ordered = [...features].sort(
    (a, b) => featurePlaces.indexOf(placeOfFeature(a)) - featurePlaces.indexOf(placeOfFeature(b)),
  );
  const size = Math.min(TOGETHER.featuresOfOne, Math.ceil(ordered.length / Math.max(1, sentences)));
  const bundles: string[][] = [];
  for (const feature of ordered) {
    const last = bundles.at(-1);
    const length = (last ?? []).join(', ').length + feature.length + 2;
    const room = last !== undefined && last.length < size && length <= TOGETHER.features;
    if (room) last.push(feature);
    else bundles.push([feature]);
  }
  return bundles.slice(0, sentences);
}

function placedFacts(facts: KnownFacts, photos: number): Placed[] {
  const most = photos <= FEW ? photos : Math.ceil(photos * FACTS_SHARE);
  const counted = (['bedrooms', 'bathrooms'] as const).filter((room) => facts[room] > 0);
  const wanted = Math.ceil(facts.features.length / 2) + (subjectOf(facts).saysPlace ? 0 : 1);
  const size = facts.size !== null;
  const amount = facts.size !== null && isAmount(facts.size);
  const parking = facts.parking > 0;
  const alone = (counted.length > 0 ? 1 : 0) + (size ? 1 : 0) + (parking ? 1 : 0);
  const tight = wanted + alone > most && counted.length > 0;
  const withParking = tight && parking;
  const withSize = tight && amount && wanted + alone - (withParking ? 1 : 0) > most;
  const placed: Placed[] = [];
  if (counted.length > 0) {
    const rooms: Rooms = withParking ? [...counted, 'parking'] : counted;
    placed.push({
      topic: { kind: 'rooms', rooms, size: withSize },
      place: 'inside',
      when: 0.25,
    });
  }
  if (!subjectOf(facts).saysPlace) {
    placed.push({ topic: { kind: 'place' }, place: 'outside', when: 0 });
  }
  if (size && !withSize) {
    placed.push({ topic: { kind: 'size' }, place: 'anywhere', when: 0.4 });
  }
  const left = Math.max(0, most - placed.length - (parking && !withParking ? 1 : 0));
  const bundles = bundled(facts.features, left);
  for (const [index, features] of bundles.entries()) {
    placed.push({
      topic: { kind: 'features', features },
      place: placeOfFeature(features[0] ?? ''),
      when: (index + 1) / (bundles.length + 1),
    });
  }
  if (parking && !withParking) {
    placed.push({ topic: { kind: 'parking' }, place: 'outside', when: 0.85 });
  }
  return placed.slice(0, most);
}

/** Weight of a photo's suitability against a fact's usual place in the film. */
const SUITING = 0.5;

/** Gives each fact the photo that suits it best and is nearest to its time; facts come with the surest place first. */
function intoPhotos(
  facts: readonly Placed[],
  photos: readonly PhotoReading[],
): ReadonlyMap<number, Topic> {
  const placed = new Map<number, Topic>();
  const byPlace = [...facts].sort(
    (a, b) => featurePlaces.indexOf(a.place) - featurePlaces.indexOf(b.place),
  );
  for (const { topic, place, when } of byPlace) {
    let found: number | null = null;
    let highest = Number.NEGATIVE_INFINITY;
    for (const [index, photo] of photos.entries()) {
      if (placed.has(index)) continue;
      const at = photos.length > 1 ? index / (photos.length - 1) : 0;
      const neighbour = placed.has(index - 1) || placed.has(index + 1) ? 0.15 : 0;
      const value = SUITING * suits(photo, place) - Math.abs(at - when) - neighbour;
      if (value <= highest) continue;
      highest = value;
      found = index;
    }
    if (found !== null) placed.set(found, topic);
  }
  return placed;
}

/** The end of the film: the price near it, and the contact or a calm sentence last. */
function endOf(facts: KnownFacts, photos: number): Topic[] {
  const { price, contact } = facts;
  if (photos < 2) return [];
  if (price === null)
    return [contact === null ? { kind: 'ending' } : { kind: 'contact', price: false }];
  if (photos >= OWN_PRICE_FROM) {
    return [
      { kind: 'price' },
      contact === null ? { kind: 'ending' } : { kind: 'contact', price: false },
    ];
  }
  if (contact === null) return [{ kind: 'price' }];
  const together = isAmount(price) && price.length + contact.length <= TOGETHER.priceAndContact;
  if (together) return [{ kind: 'contact', price: true }];
  return photos > 2
    ? [{ kind: 'price' }, { kind: 'contact', price: false }]
    : [{ kind: 'contact', price: false }];
}

/** Plans the subject of each photo's sentence, in order. */
export function planScript(facts: KnownFacts, photos: readonly PhotoReading[]): Topic[] {
  const end = endOf(facts, photos.length);
  const middle = photos.slice(1, photos.length - end.length);
  const placed = intoPhotos(placedFacts(facts, middle.length), middle);
  const alone = photos.length < 2;
  const priced = end.some(
    (topic) => topic.kind === 'price' || (topic.kind === 'contact' && topic.price),
  );
  const rooms = (['bedrooms', 'bathrooms'] as const).filter((room) => facts[room] > 0);
  return [
    {
      kind: 'opening' as const,
      price: facts.price !== null && (alone || !priced),
      rooms: middle.length === 0 ? rooms : [],
      alone,
    },
    ...middle.map((_, index): Topic => placed.get(index) ?? { kind: 'look' }),
    ...end,
  ].slice(0, photos.length);
}
