import type { ImageType } from '../image-type.js';

/** A customer's picture of which only the header was read. */
export interface OpenedPicture {
  readonly type: ImageType;
  /** Pixels, upright; of an SVG, CSS pixels, rounded up. */
  readonly width: number;
  readonly height: number;
  readonly hasAlpha: boolean;
  /** It has no pixels of its own, and is drawn at the size given to `readable`. */
  readonly isVector: boolean;
  /** Bytes that decoding takes for each pixel, where all of them are in memory at once; 0 where rows follow rows. */
  readonly bytesPerPixel: number;
  /**
   * The same picture as a file that libvips decodes; its EXIF orientation, if any, is still to be applied.
   * `drawn` is the size in pixels for an SVG, and nothing to the others.
   *
   * @throws ImageRejected
   */
  readable(drawn: Size): Promise<Uint8Array>;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}
