import { type Raster, resizeRaster } from '@groundwork/imaging';
import type { PhotoPort, PhotoReading } from '../../property-ports.js';
import { readPhoto } from './read-photo.js';

/** Enough to tell a room from a garden, and read in some milliseconds. */
const READING_WIDTH = 240;

/** Tells from colours what a photo shows. */
export class StudioPhotos implements PhotoPort {
  async read({
    photo,
    signal,
  }: {
    readonly photo: Raster;
    readonly signal: AbortSignal;
  }): Promise<PhotoReading> {
    signal.throwIfAborted();
    const scale = Math.min(1, READING_WIDTH / photo.width);
    return readPhoto(
      await resizeRaster(
        photo,
        Math.max(3, Math.round(photo.width * scale)),
        Math.max(3, Math.round(photo.height * scale)),
      ),
    );
  }
}
