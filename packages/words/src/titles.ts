/** Parts of a film of a property by what is said in them; `figures` are rooms and size. */
export type FilmPart =
  | 'opening'
  | 'tour'
  | 'location'
  | 'figures'
  | 'features'
  | 'price'
  | 'contact'
  | 'closing';
/** Where several photos were taken: rooms by day and by night, before the house and behind it. */
export type PropertyArea = 'outside' | 'rooms' | 'sleeping' | 'outdoors';

export type ChapterSubject =
  | 'plot'
  | 'area'
  | 'proposal'
  | 'scene'
  | FilmPart
  | PropertyArea
  | 'house'
  | 'pool'
  | 'garden'
  | 'sea'
  | 'window_front'
  | 'room';

/** The treatment of the pictures that a label discloses. */
export type DisclosureWording = 'visualisation' | 'staged' | 'animated' | 'composed' | 'edited';

/** Short texts that a film or a picture carries, and the greeting of a voice's preview. */
export interface Titles {
  readonly chapters: Readonly<Record<ChapterSubject, string>>;
  readonly beforeAfter: { readonly before: string; readonly after: string };
  /** At most 40 characters each, so that they fit a corner. */
  readonly disclosure: Readonly<Record<DisclosureWording, string>>;
  readonly greeting: (name: string) => string;
  /** Where a word agrees with a woman who speaks. */
  readonly feminineGreeting?: (name: string) => string;
}
