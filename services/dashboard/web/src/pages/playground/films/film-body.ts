import { type MoreWishes, moreBody } from '../more/more-wishes.js';
import type { Photo } from '../photo.js';

export type FilmKind = 'slideshow' | 'narrated-slideshow' | 'living-property';

/** Choices for a film of a property; the server fills in empty ones. */
export interface FilmWishes {
  readonly format: '9:16' | '16:9';
  readonly title: string;
  readonly location: string;
  readonly price: string;
  readonly size: string;
  readonly bedrooms: string;
  readonly bathrooms: string;
  readonly features: string;
  /** Slideshows only: whether it is narrated. The other kinds always are. */
  readonly narrated: boolean;
  readonly language: string;
  readonly voice: string;
  readonly script: string;
  readonly music: boolean;
  /** Of a slideshow: whether the photos keep their order. */
  readonly keepOrder: boolean;
  /** Of a narrated slideshow: who presents. */
  readonly presenter: string;
  /** Of a living property: who lives there. */
  readonly family: string;
}

export const firstFilmWishes: FilmWishes = {
  format: '16:9',
  title: '',
  location: '',
  price: '',
  size: '',
  bedrooms: '',
  bathrooms: '',
  features: '',
  narrated: false,
  language: 'en',
  voice: '',
  script: '',
  music: true,
  keepOrder: false,
  presenter: '',
  family: '',
};

const filled = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields).flatMap(([name, text]) =>
    text.trim() === '' ? [] : [[name, text.trim()]],
  );

function property(wishes: FilmWishes): Record<string, unknown> {
  const { title, location, price, size, bedrooms, bathrooms } = wishes;
  const features = wishes.features
    .split(',')
    .map((feature) => feature.trim())
    .filter(Boolean);
  return {
    ...Object.fromEntries(filled({ title, location, price, size })),
    ...Object.fromEntries(
      filled({ bedrooms, bathrooms }).map(([name, count]) => [name, Number(count)]),
    ),
    ...(features.length > 0 ? { features } : {}),
  };
}

function narration({ script, language, voice }: FilmWishes): Record<string, unknown> {
  return {
    ...(script.trim() === '' ? {} : { script: script.trim() }),
    voice: { language, ...(voice === '' ? {} : { voice_id: voice }) },
  };
}

/** The body of a property film, or null while it has no photo. */
export function filmBody(
  kind: FilmKind,
  photos: readonly Photo[],
  wishes: FilmWishes,
  more: MoreWishes,
): Record<string, unknown> | null {
  if (photos.length === 0) return null;
  const facts = property(wishes);
  const isNarrated = kind !== 'slideshow' || wishes.narrated;
  return {
    images: photos.map(({ url }) => url),
    format: wishes.format,
    ...(Object.keys(facts).length > 0 ? { property: facts } : {}),
    ...(isNarrated ? narration(wishes) : {}),
    ...(kind === 'slideshow'
      ? { orchestration_mode: wishes.keepOrder ? 'sequential' : 'auto' }
      : {}),
    ...(kind === 'narrated-slideshow' && wishes.presenter !== ''
      ? { avatar_id: wishes.presenter }
      : {}),
    ...(kind === 'living-property' && wishes.family !== ''
      ? { selected_family_id: wishes.family }
      : {}),
    background_music: wishes.music,
    ...moreBody(more),
  };
}
