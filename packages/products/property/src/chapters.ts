import type { PhotoKind } from '@groundwork/words/photo-kinds';
import type { ChapterSubject, PropertyArea } from '@groundwork/words/titles';
import { type PhotoReading, photoSubjects } from './property-ports.js';

export type Subject = ChapterSubject | PhotoKind;
type Shown = Pick<PhotoReading, 'kind' | 'claims'>;

interface Chapter {
  readonly subject: Subject;
  readonly first: number;
}

/** A viewer finds a place among so many. */
const MOST = 8;

/** Subjects of single photos, by the area that they are in. */
const areas: Partial<Readonly<Record<Subject, PropertyArea>>> = {
  ...{ facade: 'outside', house: 'outside', aerial: 'outside', garage: 'outside' },
  ...{ hall: 'rooms', living_room: 'rooms', dining_room: 'rooms', kitchen: 'rooms' },
  ...{ office: 'rooms', stairs: 'rooms', room: 'rooms', window_front: 'rooms' },
  ...{ bedroom: 'sleeping', bathroom: 'sleeping' },
  ...{ balcony: 'outdoors', terrace: 'outdoors', garden: 'outdoors', pool: 'outdoors' },
  ...{ view: 'outdoors', sea: 'outdoors' },
};

/** The one thing that a photo surely shows; null where nothing is sure. */
function shownIn({ kind, claims }: Shown): Subject | null {
  const claimed = photoSubjects.find((subject) => claims.includes(subject));
  return kind ?? claimed ?? (claims.includes('outside') ? 'outside' : null);
}

/** Neighbours of the same subject are one chapter, and so are photos of which nothing is sure. */
function chaptersOf(subjects: readonly Subject[]): Chapter[] {
  return subjects.flatMap((subject, first) => {
    const before = subjects[first - 1];
    const goesOn = subject === before || (subject === 'tour' && before === 'opening');
    return goesOn ? [] : [{ subject, first }];
  });
}

/** Without the shortest chapters, whose place the ones before take; the first and the last stay. */
function longest(chapters: readonly Chapter[]): Chapter[] {
  if (chapters.length <= MOST) return [...chapters];
  const lengths = chapters.slice(1, -1).map(({ first }, index) => {
    return (chapters[index + 2]?.first ?? first) - first;
  });
  const shortest = lengths.indexOf(Math.min(...lengths)) + 1;
  return longest(chapters.toSpliced(shortest, 1));
}

/**
 * The subject of the chapter that begins with each scene, null where the chapter before goes on: what the photos surely
 * show, areas where that would be more than eight chapters.
 */
export function planChapters(photos: readonly Shown[]): (Subject | null)[] {
  const subjects = photos.map(
    (photo, index): Subject => shownIn(photo) ?? (index === 0 ? 'opening' : 'tour'),
  );
  const single = chaptersOf(subjects);
  const wide = chaptersOf(subjects.map((subject) => areas[subject] ?? subject));
  const starts = new Map(
    longest(single.length > MOST ? wide : single).map(({ first, subject }) => [first, subject]),
  );
  return photos.map((_, index) => starts.get(index) ?? null);
}
