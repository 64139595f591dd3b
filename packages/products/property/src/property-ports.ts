import type { PropertyDetails } from '@groundwork/contract/property-films/request';
import type { Point, Raster } from '@groundwork/imaging';
import type { Shown } from '@groundwork/photo-reading/perception/shown';
import type { PhotoKind, PhotoTime } from '@groundwork/words/photo-kinds';

export interface PhotoReading {
  /** The likelier setting, for moves and the order of photos. Scripts never claim it. */
  readonly setting: 'outside' | 'inside';
  /** All that may be said of it, surest first. */
  readonly claims: readonly PhotoClaim[];
  /** What the embedded engine saw, also where something else is believed. */
  readonly sight?: Shown | undefined;
  /** The kind and time of the photo, where the customer says so or they are surely seen; its claims agree. */
  readonly kind: PhotoKind | null;
  readonly time: PhotoTime | null;
  readonly focus: Point;
}

export const photoSubjects = ['house', 'pool', 'garden', 'sea', 'window_front', 'room'] as const;
export type PhotoSubject = (typeof photoSubjects)[number];
export const seenClaims = ['outside', 'inside', ...photoSubjects] as const;
export type PhotoClaim = (typeof seenClaims)[number] | PhotoKind | Exclude<PhotoTime, 'day'>;

export interface PhotoPort {
  read(input: { readonly photo: Raster; readonly signal: AbortSignal }): Promise<PhotoReading>;
}

export interface PropertyScriptPort {
  /**
   * A sentence for each photo, in the requested language, of at most 110 characters; several in films of few photos, none
   * where there is nothing to say. They state only the given details of the property and the claims of each photo's reading.
   */
  write(input: {
    readonly photos: readonly PhotoReading[];
    readonly property: PropertyDetails | null;
    /** Whether people are to be seen in each photo; none where it is left out. */
    readonly people: readonly boolean[];
    /** Whether a card at the end shows what no photo does. */
    readonly closes: boolean;
    readonly language: string;
    readonly seed: number;
    readonly signal: AbortSignal;
  }): Promise<readonly string[]>;
}
