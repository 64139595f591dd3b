import type { PropertyDetails } from '@groundwork/contract/property-films/request';
import { type PhotoKind, photoKinds } from '@groundwork/words/photo-kinds';
import { knownFromWords } from '@groundwork/words/photo-words';
import type { ChapterSubject, FilmPart, PropertyArea } from '@groundwork/words/titles';
import { type PhotoReading, photoSubjects } from './property-ports.js';

export type Subject = ChapterSubject | PhotoKind;

/** A scene as a viewer knows it: what its photo surely shows, and the words said or shown over it. */
export interface ToldScene {
  readonly reading: Pick<PhotoReading, 'kind' | 'claims' | 'setting'>;
  readonly words: string;
}

interface Chapter {
  readonly subject: Subject;
  readonly first: number;
  readonly end: number;
}

/** A viewer finds a place among so many. */
const MOST = 8;
/** Photos of which nothing is known make a chapter for every so many. */
const PHOTOS_A_PART = 3;
/** A chapter of more photos than this is divided into parts of about so many. */
const LONG = { from: 11, part: 7 } as const;

/** Subjects of single photos, by the area that they are in. */
const areas: Partial<Readonly<Record<Subject, PropertyArea>>> = {
  ...{ facade: 'outside', house: 'outside', aerial: 'outside', garage: 'outside' },
  ...{ hall: 'rooms', living_room: 'rooms', dining_room: 'rooms', kitchen: 'rooms' },
  ...{ office: 'rooms', stairs: 'rooms', room: 'rooms', window_front: 'rooms' },
  ...{ bedroom: 'sleeping', bathroom: 'sleeping' },
  ...{ balcony: 'outdoors', terrace: 'outdoors', garden: 'outdoors', pool: 'outdoors' },
  ...{ view: 'outdoors', sea: 'outdoors' },
};

const facts: readonly Subject[] = ['location', 'figures', 'features', 'price', 'contact'];

/** Whether a subject is something in the photos. */
function isKnown(subject: Subject | null): boolean {
  if (subject === null) return false;
  return (
    subject === 'outside' ||
    areas[subject] !== undefined ||
    photoKinds.some((kind) => kind === subject)
  );
}

/** The one thing that a photo surely shows. */
function shownIn({ kind, claims }: Pick<PhotoReading, 'kind' | 'claims'>): Subject | null {
  return kind ?? photoSubjects.find((subject) => claims.includes(subject)) ?? null;
}

/** The fact that a scene tells. Customers' words are spoken unchanged, whoever wrote the script. */
function toldIn(words: string, property: PropertyDetails): FilmPart | null {
  const heard = words.toLocaleLowerCase();
  const tells = (value: string | undefined) =>
    value !== undefined && value.trim() !== '' && heard.includes(value.trim().toLocaleLowerCase());
  if (tells(property.contact)) return 'contact';
  if (tells(property.price)) return 'price';
  if (tells(property.location)) return 'location';
  const counted = (property.bedrooms ?? 0) + (property.bathrooms ?? 0) > 0;
  const { kind } = knownFromWords(words);
  if (tells(property.size) || (counted && (kind === 'bedroom' || kind === 'bathroom'))) {
    return 'figures';
  }
  return (property.features ?? []).some(tells) ? 'features' : null;
}

function subjectsOf(scenes: readonly ToldScene[], property: PropertyDetails): (Subject | null)[] {
  const last = scenes.length - 1;
  let begun: Subject | null = null;
  return scenes.map(({ reading, words }, index) => {
    const subject = subjectOf({ reading, words }, { index, last, begun }, property);
    begun = subject ?? begun;
    return subject;
  });
}

function subjectOf(
  { reading, words }: ToldScene,
  { index, last, begun }: { index: number; last: number; begun: Subject | null },
  property: PropertyDetails,
): Subject | null {
  const shown = shownIn(reading);
  if (index === 0) return shown ?? 'opening';
  const told = toldIn(words, property);
  const ends = told === 'contact' || told === 'price';
  if (index === last && ends) return told;
  if (shown !== null) return shown;
  if (index === last && last > 1) return 'closing';
  if (ends) return told;
  // Other facts are told all over a film; what is seen parts it better.
  if (reading.claims.includes('outside')) return 'outside';
  if (told !== null) return told;
  // A chapter named after a room ends with it; one of the outside goes on while photos look like that.
  const goesOn = begun === 'outside' ? reading.setting === 'outside' : !isKnown(begun);
  return goesOn && index > 1 ? null : 'tour';
}

/** Neighbours of the same subject are one chapter. */
function joined(chapters: readonly Chapter[]): Chapter[] {
  const all: Chapter[] = [];
  for (const chapter of chapters) {
    const before = all.at(-1);
    if (before?.subject === chapter.subject) all.splice(-1, 1, { ...before, end: chapter.end });
    else all.push(chapter);
  }
  return all;
}

/** Without the shortest of some: the chapter before goes on instead. The first and the last stay. */
function withoutShortest(
  chapters: readonly Chapter[],
  may: (chapter: Chapter, before: Chapter) => boolean,
): Chapter[] | null {
  const some = chapters.slice(1, -1).filter((one, index) => may(one, chapters[index] ?? one));
  const [shortest] = some.toSorted((a, b) => a.end - a.first - (b.end - b.first));
  if (shortest === undefined) return null;
  return joined(
    chapters.flatMap((chapter, index) => {
      if (chapter === shortest) return [];
      return [chapters[index + 1] === shortest ? { ...chapter, end: shortest.end } : chapter];
    }),
  );
}

function reduced(
  chapters: readonly Chapter[],
  most: number,
  may: (chapter: Chapter, before: Chapter) => boolean,
): Chapter[] {
  if (chapters.length <= most) return [...chapters];
  const fewer = withoutShortest(chapters, may);
  return fewer === null ? [...chapters] : reduced(fewer, most, may);
}

/** Chapters of areas instead of rooms; an area of one kind of room keeps its name. */
function byArea(chapters: readonly Chapter[]): Chapter[] {
  const wide = joined(
    chapters.map((one) => ({ ...one, subject: areas[one.subject] ?? one.subject })),
  );
  return wide.map((area) => {
    const within = chapters.filter(({ first }) => first >= area.first && first < area.end);
    const names = new Set(within.map(({ subject }) => subject));
    const [only] = names;
    return names.size === 1 && only !== undefined ? { ...area, subject: only } : area;
  });
}

function inParts(chapters: readonly Chapter[]): Chapter[] {
  let room = MOST - chapters.length;
  return chapters.flatMap((chapter) => {
    const length = chapter.end - chapter.first;
    const parts =
      length < LONG.from ? 1 : Math.max(1, Math.min(room + 1, Math.round(length / LONG.part)));
    room -= parts - 1;
    const at = (part: number) => chapter.first + Math.round((length * part) / parts);
    return Array.from({ length: parts }, (_, part) => ({
      subject: chapter.subject,
      first: at(part),
      end: at(part + 1),
    }));
  });
}

/**
 * The subject of the chapter that begins with each scene, null where the chapter before goes on: rooms and areas where they
 * are surely shown, else what is told. At most eight chapters a film.
 */
export function planChapters(
  scenes: readonly ToldScene[],
  property: PropertyDetails | undefined,
): (Subject | null)[] {
  const begun = subjectsOf(scenes, property ?? {}).flatMap((subject, first) =>
    subject === null ? [] : [{ subject, first }],
  );
  const all = joined(
    begun.map((one, index) => ({ ...one, end: begun[index + 1]?.first ?? scenes.length })),
  );
  const few = Math.min(MOST, Math.ceil(scenes.length / PHOTOS_A_PART) + 1);
  const told = reduced(
    all,
    few,
    ({ subject }, before) =>
      facts.includes(subject) || (subject === 'tour' && !isKnown(before.subject)),
  );
  const areasOnly = told.length > MOST ? byArea(told) : told;
  const starts = new Map(
    inParts(reduced(areasOnly, MOST, () => true)).map(({ first, subject }) => [first, subject]),
  );
  return scenes.map((_, index) => starts.get(index) ?? null);
}
