/** A picture in memory: 8-bit sRGB, rows top to bottom, channels interleaved. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly channels: 3 | 4;
  /** `width * height * channels` bytes; with 4 channels the last is straight (not premultiplied) alpha. */
  readonly data: Uint8Array;
}

/** One value a pixel: a mask, a map of times or distances. Rows top to bottom, `width * height` bytes. */
export interface GreyMap {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** A place in a picture, each coordinate a share of its width or height: 0,0 is the top left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A closed outline without repeated first point, at least three corners. */
export type Polygon = readonly Point[];
