import type { PhotoReading } from '../property-ports.js';
import { type FeaturePlace, featurePlaces, placeOfFeature, suits } from './feature-places.js';
import { isAmount, type KnownFacts, type ToldFeature } from './known-facts.js';

export type Rooms = readonly ('bedrooms' | 'bathrooms' | 'parking')[];

/** The subject of one sentence. */
export type Topic =
  | { readonly kind: 'opening'; readonly many: boolean }
  | { readonly kind: 'look' }
  | { readonly kind: 'rooms'; readonly rooms: Rooms; readonly size: boolean }
  | { readonly kind: 'size' }
  | { readonly kind: 'parking' }
  | { readonly kind: 'place' }
  /** Whether features were told before. */
  | {
      readonly kind: 'features';
      readonly features: readonly ToldFeature[];
      readonly more: boolean;
    }
  /** Whether it may look back on many photos. */
  | { readonly kind: 'price'; readonly looksBack: boolean }
  | { readonly kind: 'contact'; readonly price: boolean }
  | { readonly kind: 'ending' };

/** Longest combined statement, in characters. */
const TOGETHER = { subject: 92, features: 72, priceAndContact: 56, featuresOfOne: 3 } as const;
/** Of the photos between first and last, how many may carry facts when there are more than a few. */
const FACTS_SHARE = 0.7;
/** Films of so few photos say several things over one. */
const FEW = 3;
const MOST_OVER_ONE = 3;
/** Films of so many say two things over one where something would be left out otherwise. */
const SEVERAL = 6;
/** More photos than any fact needs. */
const AMPLE = 40;

/** The title with the place, when that is short and the title does not say it already. */
export function subjectOf({ title, place }: KnownFacts): {
  readonly subject: string | null;
  readonly saysPlace: boolean;
} {
  if (title === null) return { subject: null, saysPlace: true };
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

function bundled(features: readonly ToldFeature[], sentences: number): ToldFeature[][] {
  const rank = ({ written, object }: ToldFeature) =>
    featurePlaces.indexOf(placeOfFeature(written)) + (object ? 0 : featurePlaces.length);
  const ordered = features.toSorted((a, b) => rank(a) - rank(b));
  const apart = inBundles(ordered, sentences, true);
  const bundles = apart.length > sentences ? inBundles(ordered, sentences, false) : apart;
  return bundles.slice(0, sentences);
}

/** @param apart keeps a seller's own wordings apart from what can be an object of a sentence */
function inBundles(
  ordered: readonly ToldFeature[],
  sentences: number,
  apart: boolean,
): ToldFeature[][] {
  const size = Math.min(TOGETHER.featuresOfOne, Math.ceil(ordered.length / Math.max(1, sentences)));
  const bundles: ToldFeature[][] = [];
  for (const feature of ordered) {
    const last = bundles.at(-1) ?? [];
    const length = last.reduce((sum, { text }) => sum + text.length + 2, feature.text.length);
    const alike = !apart || last[0]?.object === feature.object;
    const room = last.length > 0 && last.length < size && length <= TOGETHER.features;
    if (room && alike) last.push(feature);
    else bundles.push([feature]);
  }
  return bundles;
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
      topic: { kind: 'features', features, more: true },
      place: placeOfFeature(features[0]?.written ?? ''),
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
): ReadonlyMap<number, readonly Topic[]> {
  const placed = new Map<number, Topic[]>();
  const each = Math.ceil(facts.length / Math.max(1, photos.length));
  const byPlace = [...facts].sort(
    (a, b) => featurePlaces.indexOf(a.place) - featurePlaces.indexOf(b.place),
  );
  for (const { topic, place, when } of byPlace) {
    let found: number | null = null;
    let highest = Number.NEGATIVE_INFINITY;
    for (const [index, photo] of photos.entries()) {
      const here = placed.get(index)?.length ?? 0;
      if (here >= each) continue;
      const at = photos.length > 1 ? index / (photos.length - 1) : 0;
      const neighbour = placed.has(index - 1) || placed.has(index + 1) ? 0.15 : 0;
      const value = SUITING * suits(photo, place) - Math.abs(at - when) - neighbour - here;
      if (value <= highest) continue;
      highest = value;
      found = index;
    }
    if (found !== null) placed.set(found, [...(placed.get(found) ?? []), topic]);
  }
  return placed;
}

/** Price and contact as briefly as they can be said. */
function closingFacts({ price, contact }: KnownFacts): Topic[] {
  const together =
    price !== null &&
    contact !== null &&
    isAmount(price) &&
    price.length + contact.length <= TOGETHER.priceAndContact;
  if (together) return [{ kind: 'contact', price: true }];
  return [
    ...(price === null ? [] : [{ kind: 'price' as const, looksBack: false }]),
    ...(contact === null ? [] : [{ kind: 'contact' as const, price: false }]),
  ];
}

/** The least important first, where there is no time for all. */
const spared: readonly Topic['kind'][] = ['parking', 'features', 'size'];

/** As many as fit, in their order. */
function fitting(topics: readonly Topic[], most: number): Topic[] {
  if (topics.length <= most) return [...topics];
  const kind = spared.find((one) => topics.some((topic) => topic.kind === one));
  const least = topics.findLastIndex((topic) => topic.kind === kind);
  return fitting(topics.toSpliced(least < 0 ? topics.length - 1 : least, 1), most);
}

/** Topics of a film of few photos: what its seller says is spread over them, after an opening. */
function planFew(facts: KnownFacts, photos: number): Topic[][] {
  // Where there are more, the first photo has its opening to itself.
  const from = photos < FEW ? 0 : 1;
  const closing = closingFacts(facts);
  const most = MOST_OVER_ONE * (photos - from);
  const own = factsFor(facts, FEW, Math.max(FEW, most - closing.length));
  const told = fitting([...own.map(({ topic }) => topic), ...closing], most);
  const each = Math.ceil(told.length / (photos - from));
  return Array.from({ length: photos }, (_, photo): Topic[] => {
    // The last come last, however few there are.
    const end = told.length - (photos - 1 - photo) * each;
    const here = photo < from ? [] : told.slice(Math.max(0, end - each), Math.max(0, end));
    if (photo === 0) return [{ kind: 'opening', many: false }, ...here];
    if (here.length > 0) return here;
    return [{ kind: photo === photos - 1 ? 'ending' : 'look' }];
  });
}

/** The end of the film: the price near it, and the contact or a calm sentence last. What a seller says is worth more than that. */
function endOf(facts: KnownFacts, photos: number): Topic[] {
  const { price, contact } = facts;
  const priced: Topic[] = price === null ? [] : [{ kind: 'price', looksBack: true }];
  const ends: Topic[][] = [
    [...priced, contact === null ? { kind: 'ending' } : { kind: 'contact', price: false }],
    ...(priced.length === 0 && contact === null ? [] : [closingFacts(facts)]),
  ];
  const wanted = toldWith(facts, photos);
  return (
    ends.find((end) => toldWith(facts, photos - 1 - end.length) === wanted) ?? ends.at(-1) ?? []
  );
}

/** What is told over so many photos: a thing over each, or up to `most` things where something would be left out. */
function factsFor(facts: KnownFacts, photos: number, most: number): Placed[] {
  const all = toldWith(facts, AMPLE);
  let best = placedFacts(facts, photos);
  for (let more = photos; toldBy(best) < all; more += 1) {
    const next = placedFacts(facts, more);
    if (next.length > most || more > AMPLE) break;
    best = next;
  }
  return best;
}

function planTopics(facts: KnownFacts, photos: readonly PhotoReading[]): Topic[][] {
  if (photos.length <= FEW) return planFew(facts, photos.length);
  const end = endOf(facts, photos.length);
  const middle = photos.slice(1, photos.length - end.length);
  const most = photos.length > SEVERAL ? middle.length : 2 * middle.length;
  const placed = intoPhotos(factsFor(facts, middle.length, most), middle);
  return [
    [{ kind: 'opening', many: true }],
    ...middle.map((_, index): Topic[] => [...(placed.get(index) ?? [{ kind: 'look' as const }])]),
    ...end.map((topic) => [topic]),
  ];
}

/** Plans the subjects of each photo's sentences, in order. */
export function planScript(facts: KnownFacts, photos: readonly PhotoReading[]): Topic[][] {
  let more = false;
  return planTopics(facts, photos).map((topics) =>
    topics.map((topic) => {
      if (topic.kind !== 'features') return topic;
      const told = { ...topic, more };
      more = true;
      return told;
    }),
  );
}

/** How many things a film tells between its opening and its end. */
function toldWith(facts: KnownFacts, photos: number): number {
  return toldBy(placedFacts(facts, photos));
}

function toldBy(placed: readonly Placed[]): number {
  return placed.reduce((sum, { topic }) => {
    if (topic.kind === 'features') return sum + topic.features.length;
    return sum + (topic.kind === 'rooms' ? topic.rooms.length + (topic.size ? 1 : 0) : 1);
  }, 0);
}
