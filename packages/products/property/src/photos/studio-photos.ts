import { type Raster, resizeRaster } from '@groundwork/imaging';
import { shownBy } from '@groundwork/photo-reading/perception/shown';
import { perceiveWholeInWorker } from '@groundwork/photo-reading/reading/read-in-worker';
import type { PhotoPort, PhotoReading } from '../property-ports.js';
import { settingOf, sureClaims } from './photo-claims.js';
import { withKnown } from './photo-kind.js';
import { readPhoto, settingByColours } from './read-photo.js';

/** Enough to distinguish a pool from a lawn, and read in some milliseconds. */
const READING_WIDTH = 240;

/** Sees what a photo shows and where it was taken, guesses its contents from colours, and claims only what is certain. */
export class StudioPhotos implements PhotoPort {
  async read({
    photo,
    signal,
  }: {
    readonly photo: Raster;
    readonly signal: AbortSignal;
  }): Promise<PhotoReading> {
    signal.throwIfAborted();
    const perceived = await perceiveWholeInWorker(photo, signal);
    const scale = Math.min(1, READING_WIDTH / photo.width);
    const small = await resizeRaster(
      photo,
      Math.max(3, Math.round(photo.width * scale)),
      Math.max(3, Math.round(photo.height * scale)),
    );
    const looks = settingByColours(small);
    const setting = settingOf(perceived, looks);
    const sight = shownBy(perceived);
    const reading: PhotoReading = {
      ...{ setting, ...readPhoto(small, setting), sight, kind: null, time: null },
      claims: setting === 'outside' ? sureClaims(perceived, looks) : [],
    };
    // Dusk was not learned and is taken for night, so neither is told.
    return withKnown(reading, { kind: sight.shows, time: null });
  }
}
