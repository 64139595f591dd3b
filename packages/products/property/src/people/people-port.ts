import type { GreyMap, Point, Raster } from '@groundwork/imaging';
import type { Sitter } from '@groundwork/portraits/portrait-port';
import type { PhotoReading } from '../property-ports.js';

export interface PlacedPerson {
  /** Index among the people who were to be placed. */
  readonly person: number;
  /** Where the person stands, as shares of the picture. */
  readonly feet: Point;
  /** Standing height as a share of the picture's height. */
  readonly height: number;
}

export interface PeopledPhoto {
  /** As large as the photo; the photo itself when there was no room. */
  readonly picture: Raster;
  /** Furthest from the camera first. */
  readonly placed: readonly PlacedPerson[];
  /**
   * When each pixel changes from the photo to the picture, so that one person appears after another: one byte a pixel,
   * as large as the picture, 0 first and 255 last. Null when there was no room.
   */
  readonly reveal: GreyMap | null;
}

export interface PeoplePort {
  /** Puts people into a photo: as many of them as find room, most important first; the photo itself when none does. */
  place(input: {
    readonly photo: Raster;
    readonly reading: PhotoReading;
    readonly people: readonly Sitter[];
    readonly seed: number;
    readonly signal: AbortSignal;
  }): Promise<PeopledPhoto>;
}
