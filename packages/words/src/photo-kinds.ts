/** Subjects of property photos. The ports use these names, so they stand here and not in media. */
export const photoKinds = [
  'facade',
  'aerial',
  'hall',
  'living_room',
  'dining_room',
  'kitchen',
  'office',
  'stairs',
  'bedroom',
  'bathroom',
  'balcony',
  'terrace',
  'garden',
  'pool',
  'view',
  'garage',
  'floor_plan',
] as const;
export type PhotoKind = (typeof photoKinds)[number];

export const photoTimes = ['day', 'dusk', 'night'] as const;
export type PhotoTime = (typeof photoTimes)[number];

/** The name of a kind of photo, and sentences that suit any photo of it. */
export interface KindWords {
  /** Of a film's chapter. */
  readonly title: string;
  /** Alternatives of a pattern: how people name such a photo in a caption or a file's name. */
  readonly names: string;
  /** Whole sentences that claim nothing but the kind; none where other sentences of it stand elsewhere. */
  readonly sentences: readonly string[];
}

export interface PhotoKindWords {
  readonly kinds: Readonly<Record<PhotoKind, KindWords>>;
  readonly times: Readonly<
    Record<
      Exclude<PhotoTime, 'day'>,
      { readonly names: string; readonly sentences: readonly string[] }
    >
  >;
}
