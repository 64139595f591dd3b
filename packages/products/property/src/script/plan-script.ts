import {
  type KnownFacts,
  subjectOf,
  type ToldFeature,
} from '@groundwork/film-pipeline/script/known-facts';
import type { PhotoKind } from '@groundwork/words/photo-kinds';
import { knownFromWords } from '@groundwork/words/photo-words';
import type { PhotoReading } from '../property-ports.js';

export type Figures = readonly ('size' | 'bedrooms' | 'bathrooms' | 'parking')[];

/** The subject of one sentence. */
export type Topic =
  | { readonly kind: 'opening' | 'place' | 'price' | 'contact' }
  | { readonly kind: 'figures'; readonly figures: Figures }
  | { readonly kind: 'features'; readonly features: readonly ToldFeature[] }
  /** What a photo surely shows, by its name. */
  | { readonly kind: 'shown'; readonly room: PhotoKind | 'sea' };

/** Sentences over one photo where a card at the end tells the rest, and where none does. */
const OVER_ONE = { carded: 2, uncarded: 4 } as const;
/** Longest list of features, in characters and in features. */
const TOGETHER = { characters: 72, features: 3 } as const;

const shows = ({ claims }: PhotoReading, ...some: PhotoReading['claims']): boolean =>
  some.some((claim) => claims.includes(claim));

/** The first photo stands for the whole house, as its front and a view from above do. */
function showsWhole(photo: PhotoReading, index: number): boolean {
  const isHouse = shows(photo, 'house') && photo.kind === null;
  return index === 0 || shows(photo, 'facade', 'aerial') || (isHouse && !shows(photo, 'pool'));
}

function showsFeature(photo: PhotoReading, { written }: ToldFeature): boolean {
  const { kind } = knownFromWords(written);
  return kind !== null && shows(photo, kind, ...(kind === 'view' ? (['sea'] as const) : []));
}

const kindOf = { bedrooms: 'bedroom', bathrooms: 'bathroom', parking: 'garage' } as const;

/** Rooms that have photos of their own are counted there, the others with the size of the whole house. */
function figuresOf(facts: KnownFacts, photos: readonly PhotoReading[]) {
  const rooms = (['bedrooms', 'bathrooms', 'parking'] as const).filter((one) => facts[one] > 0);
  const apart = rooms.filter((one) => photos.some((photo) => shows(photo, kindOf[one])));
  const whole: Figures = [
    ...(facts.size === null ? [] : (['size'] as const)),
    ...rooms.filter((one) => !apart.includes(one)),
  ];
  return { apart, whole };
}

/** A room, a pool or the sea that a photo surely shows; a whole house is told by its facts. */
function roomOf({ kind, claims }: PhotoReading): PhotoKind | 'sea' | undefined {
  if (kind === 'facade' || kind === 'aerial') return undefined;
  return kind ?? (['pool', 'garden', 'sea'] as const).find((one) => claims.includes(one));
}

/**
 * The subjects of each photo's sentences, in order: what belongs to that photo, and none where nothing does. What
 * belongs to none is left to the card at the end.
 */
export function planScript(
  facts: KnownFacts,
  photos: readonly PhotoReading[],
  closes: boolean,
): Topic[][] {
  const scenes = photos.map((): Topic[] => []);
  const most = closes ? OVER_ONE.carded : OVER_ONE.uncarded;
  const place = (topic: Topic, isShown: (photo: PhotoReading, index: number) => boolean) => {
    const free = photos.flatMap((photo, index) => {
      const length = scenes[index]?.length ?? 0;
      return isShown(photo, index) && length < most ? [{ index, length }] : [];
    });
    // The price comes late.
    const ordered = topic.kind === 'price' ? free.toReversed() : free;
    const [best] = ordered.toSorted((a, b) => a.length - b.length);
    if (best !== undefined) scenes[best.index]?.push(topic);
    return best !== undefined;
  };
  const { subject, saysPlace } = subjectOf(facts);
  if (subject !== null) scenes[0]?.push({ kind: 'opening' });
  const { apart, whole } = figuresOf(facts, photos);
  for (const one of apart)
    place({ kind: 'figures', figures: [one] }, (photo) => shows(photo, kindOf[one]));
  if (!saysPlace) place({ kind: 'place' }, showsWhole);
  if (whole.length > 0) place({ kind: 'figures', figures: whole }, showsWhole);
  for (const feature of facts.features) {
    const at = photos.findIndex((photo) => showsFeature(photo, feature));
    const last = scenes[at]?.at(-1);
    const told = last?.kind === 'features' ? [...last.features, feature] : [];
    const length = told.reduce((sum, { text }) => sum + text.length + 2, 0);
    const fits = length <= TOGETHER.characters && told.length <= TOGETHER.features;
    if (told.length > 0 && fits) scenes[at]?.splice(-1, 1, { kind: 'features', features: told });
    else place({ kind: 'features', features: [feature] }, (photo) => showsFeature(photo, feature));
  }
  if (facts.price !== null && !place({ kind: 'price' }, showsWhole))
    place({ kind: 'price' }, (photo) => shows(photo, 'outside'));
  if (facts.contact !== null) scenes.at(-1)?.push({ kind: 'contact' });
  const heard = new Set<string>(apart.map((one) => kindOf[one]));
  for (const [index, photo] of photos.entries()) {
    const room = roomOf(photo);
    if (room === undefined || heard.has(room) || scenes[index]?.length !== 0) continue;
    heard.add(room);
    scenes[index].push({ kind: 'shown', room });
  }
  return scenes;
}
