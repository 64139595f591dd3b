import { list } from '@groundwork/film-pipeline/script/listed';
import type { Language } from '@groundwork/words';
import { photoKinds } from '@groundwork/words/photo-kinds';
import type { PropertyLanguage, RoomWords } from '@groundwork/words/property';
import type { PhotoClaim, PhotoReading } from '../property-ports.js';
import { placeOfFeature, suits } from './feature-places.js';
import { isAmount, type KnownFacts } from './known-facts.js';
import { type Rooms, subjectOf, type Topic } from './plan-script.js';

/** One way to say a photo. */
export interface Wording {
  readonly frame: string;
  readonly text: string;
  /** More for what says more of its photo. */
  readonly weight: number;
}

/** Bonus of sentences with facts, so that they win over those about the picture. */
const FACT = 100;
/** Second best: facts to use when there are no others. */
const SPARE = 50;
const WEIGHT = {
  kind: 17,
  time: 12,
  water: 14,
  garden: 11,
  windows: 9,
  light: 6,
  living: 8,
  setting: 3,
  any: 0,
} as const;

type Slots = Readonly<Record<string, string>>;

function filled(frame: string, slots: Slots): string {
  const text = frame.replace(/\{(\w+)\}/g, (slot, name: string) => slots[name] ?? slot);
  // A capital in front, but not within a word that begins with a figure.
  const capital = text.replace(/^[\p{P}\s]*\p{Ll}/u, (first) => first.toLocaleUpperCase());
  return /[.!?…]$/u.test(capital) ? capital : `${capital}.`;
}

function wordings(frames: readonly string[], slots: Slots, weight: number): Wording[] {
  return frames.map((frame) => ({ frame, text: filled(frame, slots), weight }));
}

/** "three bedrooms"; numbers beyond twelve in figures. */
function counted(count: number, { one, two, many }: RoomWords, { numbers }: PropertyLanguage) {
  if (count === 1) return one;
  if (count === 2) return two;
  return many.replace('{number}', numbers[count - 3] ?? `${count}`);
}

function roomsOf(rooms: Rooms, facts: KnownFacts, language: PropertyLanguage): string {
  return list(
    rooms.map((room) => counted(facts[room], language[room], language)),
    language,
  );
}

function settingOf({ claims }: PhotoReading): 'outside' | 'inside' | 'any' {
  if (claims.includes('outside')) return 'outside';
  return claims.includes('inside') ? 'inside' : 'any';
}

interface Looks {
  /** They say what a picture surely shows. */
  readonly telling: readonly Wording[];
  /** They suit many pictures, so that little is lost without them. */
  readonly passing: readonly Wording[];
}

function looks(
  photo: PhotoReading,
  people: boolean,
  { property: language, photos }: Pick<Language, 'property' | 'photos'>,
): Looks {
  const { claims, light } = photo;
  const setting = settingOf(photo);
  const plain = (frames: readonly string[], weight: number) => wordings(frames, {}, weight);
  const kinds = photoKinds.filter((kind) => claims.includes(kind));
  const times = (['night', 'dusk'] as const).filter((time) => claims.includes(time));
  const shows = (subject: PhotoClaim) => claims.includes(subject);
  return {
    telling: [
      ...kinds.flatMap((kind) => plain(photos.kinds[kind].sentences, WEIGHT.kind)),
      ...times.flatMap((time) => plain(photos.times[time].sentences, WEIGHT.time)),
      ...(shows('pool') ? plain(language.pool, WEIGHT.water) : []),
      ...(shows('sea') ? plain(language.sea, WEIGHT.water) : []),
      ...(shows('garden') ? plain(language.garden, WEIGHT.garden) : []),
      // Windows bring daylight, and a night has lamps that make it bright.
      ...(shows('window_front') && times.length === 0
        ? plain(language.windows, WEIGHT.windows)
        : []),
      ...(people ? plain(language.living[setting], WEIGHT.living) : []),
    ],
    passing: [
      ...(light === 'even' || times.length > 0 ? [] : plain(language[light], WEIGHT.light)),
      ...(setting === 'any' ? [] : plain(language[setting], WEIGHT.setting)),
      ...plain(language.any, WEIGHT.any),
    ],
  };
}

function openings(
  many: boolean,
  facts: KnownFacts,
  photo: PhotoReading,
  language: PropertyLanguage,
): Wording[] {
  const subject = subjectOf(facts).subject ?? facts.place;
  if (subject === null) return wordings(language.first[settingOf(photo)], {}, FACT);
  const named = [...language.opening, ...(many ? language.openingTour : [])];
  const frames = facts.title === null ? language.openingPlace : named;
  return wordings(frames, { subject, place: subject }, FACT);
}

function priceFrames(
  price: string,
  looksBack: boolean,
  language: PropertyLanguage,
): readonly string[] {
  const frames = isAmount(price) ? language.price : language.priceInWords;
  return looksBack ? frames : frames.filter((_, at) => at === 0 || at === frames.length - 1);
}

function factWordings(
  topic: Topic,
  facts: KnownFacts,
  photo: PhotoReading,
  language: PropertyLanguage,
): Wording[] {
  const { size, place, price, contact } = facts;
  switch (topic.kind) {
    case 'opening':
      return openings(topic.many, facts, photo, language);
    case 'rooms': {
      const rooms = roomsOf(topic.rooms, facts, language);
      const both = topic.size && size !== null;
      const many = facts.bedrooms > 2 ? language.manyRooms : [];
      return [
        ...(both ? wordings(language.roomsAndSize, { rooms, size }, FACT) : []),
        ...wordings([...language.rooms, ...many], { rooms }, both ? SPARE : FACT),
      ];
    }
    case 'size': {
      if (size === null) return [];
      const frames = isAmount(size) ? language.size : language.sizeInWords;
      return wordings(frames, { size }, FACT);
    }
    case 'parking':
      return wordings(
        language.parkingAlone,
        { rooms: roomsOf(['parking'], facts, language) },
        FACT,
      );
    case 'place':
      return place === null ? [] : wordings(language.place, { place }, FACT);
    case 'features': {
      // Nobody says that a picture can't show the pool over a picture that may show it.
      const shown = topic.features.some(({ written }) => suits(photo, placeOfFeature(written)) > 0);
      const frames = topic.more ? language.features : language.firstFeatures;
      const told = [...frames, ...(shown ? [] : language.unseenFeatures)];
      const objects = topic.features.every(({ object }) => object);
      const features = list(
        topic.features.map(({ text }) => text),
        language,
      );
      return wordings(objects ? told : language.otherFeatures, { features }, FACT);
    }
    case 'price':
      return price === null
        ? []
        : wordings(priceFrames(price, topic.looksBack, language), { price }, FACT);
    case 'contact': {
      if (contact === null) return [];
      const both = topic.price && price !== null;
      return [
        ...(both ? wordings(language.priceAndContact, { price, contact }, FACT) : []),
        ...wordings(language.contact, { contact }, both ? SPARE : FACT),
      ];
    }
    case 'ending':
      return wordings(language.last, {}, FACT);
    case 'look':
      return [];
  }
}

/** All sentences for a photo: those with its facts, and those about the picture. */
export function sceneWordings(input: {
  readonly topic: Topic;
  readonly facts: KnownFacts;
  readonly photo: PhotoReading;
  readonly people: boolean;
  readonly language: Pick<Language, 'property' | 'photos'>;
}): Looks & { readonly facts: readonly Wording[] } {
  const { topic, facts, photo, people, language } = input;
  return {
    facts: factWordings(topic, facts, photo, language.property),
    ...looks(photo, people, language),
  };
}
