import {
  type KnownFacts,
  subjectOf,
  type ToldFeature,
} from '@groundwork/film-pipeline/script/known-facts';
import type { PhotoKind } from '@groundwork/words/photo-kinds';
import type { PhotoReading } from '../property-ports.js';
import {
  featurePlaces,
  placeOfFeature,
  SUITS,
  suitsFeature,
  suitsKind,
  suitsWhole,
} from './feature-places.js';

export type Rooms = readonly ('bedrooms' | 'bathrooms' | 'parking')[];

/** The subject of one sentence. */
export type Topic =
  | { readonly kind: 'opening' | 'size' | 'place' | 'price' | 'contact' | 'welcome' }
  | { readonly kind: 'rooms'; readonly rooms: Rooms }
  | { readonly kind: 'features'; readonly features: readonly ToldFeature[] }
  /** What a photo surely shows, by its name. */
  | { readonly kind: 'shown'; readonly room: PhotoKind | 'sea' };

/** Longest combined statement, in characters. */
const TOGETHER = { features: 72, featuresOfOne: 3 } as const;
/** Sentences over one photo, by the photos that a film has at most: as a rule, and where there is more to tell. */
const OVER_ONE = [
  { photos: 1, usual: 6, most: 6 },
  { photos: 3, usual: 3, most: 5 },
  { photos: 6, usual: 2, most: 4 },
  { photos: Number.POSITIVE_INFINITY, usual: 1, most: 3 },
] as const;
/** What suits a photo, against what it tells already and what is too much of it. */
const WORTH = { suits: 4, taken: 2, beyond: 5, inClosing: -1 } as const;

/** A fact, and how it suits a photo. */
interface Placed {
  readonly topic: Topic;
  readonly suits: (photo: PhotoReading) => number;
}

/** Features of one place in as few sentences as say them well, a seller's own wordings apart. */
function bundled(
  features: readonly ToldFeature[],
  photos: readonly PhotoReading[],
  isTight: boolean,
): ToldFeature[][] {
  const most = isTight
    ? TOGETHER.featuresOfOne
    : Math.min(TOGETHER.featuresOfOne, Math.ceil((2 * features.length) / photos.length));
  const isShown = ({ written }: ToldFeature) =>
    photos.some((photo) => suitsFeature(photo, written) === SUITS.own);
  const keyOf = (feature: ToldFeature) => {
    if (isShown(feature)) return feature.written;
    return isTight ? '' : `${placeOfFeature(feature.written)} ${feature.object}`;
  };
  const rank = ({ written, object }: ToldFeature) =>
    featurePlaces.indexOf(placeOfFeature(written)) + (object ? 0 : featurePlaces.length);
  const bundles: ToldFeature[][] = [];
  for (const feature of features.toSorted((a, b) => rank(a) - rank(b))) {
    const last = bundles.at(-1);
    const length = last?.reduce((sum, { text }) => sum + text.length + 2, feature.text.length) ?? 0;
    const fits =
      last?.[0] !== undefined &&
      keyOf(last[0]) === keyOf(feature) &&
      last.length < most &&
      length <= TOGETHER.features;
    if (fits) last.push(feature);
    else bundles.push([feature]);
  }
  return bundles;
}

const kindOf = { bedrooms: 'bedroom', bathrooms: 'bathroom', parking: 'garage' } as const;

function placedFacts(
  facts: KnownFacts,
  photos: readonly PhotoReading[],
  isTight: boolean,
): Placed[] {
  const counted = (['bedrooms', 'bathrooms', 'parking'] as const).filter((one) => facts[one] > 0);
  // Rooms that have photos of their own are counted there, the others with the whole house.
  const isApart = (one: Rooms[number]) => photos.some(({ claims }) => claims.includes(kindOf[one]));
  const others = counted.filter((one) => !isApart(one));
  const rooms = [
    ...counted.filter(isApart).map((one): Rooms => [one]),
    ...(others.length === 0 ? [] : [others]),
  ];
  return [
    ...rooms.map((some): Placed => {
      const [first = 'bedrooms'] = some;
      const suits = (photo: PhotoReading) =>
        some.length === 1 ? suitsKind(photo, kindOf[first]) : suitsWhole(photo);
      return { topic: { kind: 'rooms', rooms: some }, suits };
    }),
    ...(facts.size === null ? [] : [{ topic: { kind: 'size' as const }, suits: suitsWhole }]),
    ...(subjectOf(facts).saysPlace
      ? []
      : [{ topic: { kind: 'place' as const }, suits: suitsWhole }]),
    ...bundled(facts.features, photos, isTight).map(
      (features): Placed => ({
        topic: { kind: 'features', features },
        suits: (photo) => Math.max(...features.map(({ written }) => suitsFeature(photo, written))),
      }),
    ),
  ];
}

/** The least important first, where there is no room for all. */
const spared: readonly Topic['kind'][] = ['features', 'size'];

function fitting(placed: readonly Placed[], most: number): Placed[] {
  if (placed.length <= most) return [...placed];
  const kind = spared.find((one) => placed.some(({ topic }) => topic.kind === one));
  const least = placed.findLastIndex(({ topic }) => topic.kind === kind);
  return fitting(placed.toSpliced(least < 0 ? placed.length - 1 : least, 1), most);
}

/** Gives each fact the photo that it suits best, those with the fewest photos first; the last one sums up. */
function spread(
  placed: readonly Placed[],
  scenes: readonly Topic[][],
  photos: readonly PhotoReading[],
  { usual, most }: (typeof OVER_ONE)[number],
): void {
  const choices = ({ suits }: Placed) =>
    photos.filter((photo) => suits(photo) === SUITS.own).length || photos.length;
  for (const one of placed.toSorted((a, b) => choices(a) - choices(b))) {
    const judged = photos.flatMap((photo, index) => {
      const taken = scenes[index]?.length ?? 0;
      const cost = WORTH.taken * taken + WORTH.beyond * Math.max(0, taken + 1 - usual);
      const least = photo === photos.at(-1) ? WORTH.inClosing : SUITS.other;
      const value = WORTH.suits * Math.max(least, one.suits(photo)) - cost;
      return taken < most ? [{ index, value }] : [];
    });
    const scene = scenes[judged.toSorted((a, b) => b.value - a.value)[0]?.index ?? -1];
    const closes = scene?.findIndex(({ kind }) => kind === 'price' || kind === 'contact') ?? -1;
    scene?.splice(closes < 0 ? scene.length : closes, 0, one.topic);
  }
}

/** Kinds that need no naming: a whole house is told by its facts. */
const unnamed: readonly PhotoKind[] = ['facade', 'aerial'];

/** Names a room, a pool or the sea that a photo surely shows and nothing else is said of, each once in a film. */
function nameRooms(scenes: readonly Topic[][], photos: readonly PhotoReading[]): void {
  const heard = new Set<string>(
    scenes.flat().flatMap((topic) => (topic.kind === 'rooms' ? topic.rooms : [])),
  );
  for (const [index, { kind, claims }] of photos.entries()) {
    const room = kind ?? (['pool', 'garden', 'sea'] as const).find((one) => claims.includes(one));
    const isNamed = room === undefined || heard.has(room) || heard.has(`${room}s`);
    if (isNamed || unnamed.some((one) => one === room) || scenes[index]?.length !== 0) continue;
    heard.add(room);
    scenes[index].push({ kind: 'shown', room });
  }
}

/** The subjects of each photo's sentences, in order: what belongs to that photo, and none where nothing does. */
export function planScript(facts: KnownFacts, photos: readonly PhotoReading[]): Topic[][] {
  const scenes = photos.map((): Topic[] => []);
  const over = OVER_ONE.find((one) => photos.length <= one.photos) ?? OVER_ONE[3];
  if (subjectOf(facts).subject !== null) scenes[0]?.push({ kind: 'opening' });
  if (facts.price !== null) scenes.at(-1)?.push({ kind: 'price' });
  if (facts.contact !== null) scenes.at(-1)?.push({ kind: 'contact' });
  const room = (each: number) => each * photos.length - scenes.flat().length;
  const loose = placedFacts(facts, photos, false);
  const placed = loose.length > room(over.usual) ? placedFacts(facts, photos, true) : loose;
  spread(fitting(placed, room(over.most)), scenes, photos, over);
  nameRooms(scenes, photos);
  if (scenes.flat().length === 0) scenes[0]?.push({ kind: 'welcome' });
  return scenes;
}
