import type { Raster } from '@groundwork/imaging';

/** Changes the contents of a property's photo on request. */
export interface PhotoEditPort {
  /**
   * The photo with the requested change, at the same size and with its own pixels wherever nothing changed; null when
   * the words change nothing in it. @throws the signal's reason
   */
  change(input: {
    readonly photo: Raster;
    /** The customer's own words, without those about the design around the photo. */
    readonly words: string;
    readonly seed: number;
    readonly signal: AbortSignal;
  }): Promise<Raster | null>;
}

/** Photos stay unchanged: a drawing would not look like a photo. */
export const studioPhotoEdits: PhotoEditPort = { change: async () => null };
