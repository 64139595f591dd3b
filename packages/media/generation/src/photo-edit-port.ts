import type { Raster } from '@groundwork/imaging';

/** Changes what a property's photo shows, as a customer asks for it. */
export interface PhotoEditPort {
  /**
   * The photo with what the words ask for, as large as it was, and its own pixels wherever nothing was changed; null
   * when the words change nothing in it.
   *
   * @throws the signal's reason
   */
  change(input: {
    readonly photo: Raster;
    /** The customer's own words, without what is about the design around the photo. */
    readonly words: string;
    readonly seed: number;
    readonly signal: AbortSignal;
  }): Promise<Raster | null>;
}

/** Photos stay as they are: what is drawn into one must look like a photo. */
export const studioPhotoEdits: PhotoEditPort = { change: async () => null };
