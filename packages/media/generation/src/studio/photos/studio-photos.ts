import { noPhotoMetadata, type Raster, resizeRaster } from '@groundwork/imaging';
import { readPhotoInWorker } from '@groundwork/photo-reading';
import type { PhotoPort, PhotoReading } from '../../property-ports.js';
import { sureClaims } from './photo-claims.js';
import { readPhoto } from './read-photo.js';

/** Enough to distinguish a room from a garden, and read in some milliseconds. */
const READING_WIDTH = 240;

/** Facts that neither colours nor the perception of land give about a property. */
const unknown = { kind: null, time: null, ground: null } as const;

/** Guesses the contents of a photo from colours, and claims only what the reading of land confirms. */
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
    const guessed = readPhoto(
      await resizeRaster(
        photo,
        Math.max(3, Math.round(photo.width * scale)),
        Math.max(3, Math.round(photo.height * scale)),
      ),
    );
    // Nothing is claimed of rooms, so nothing more has to be seen.
    if (guessed.setting === 'inside') return { ...guessed, ...unknown, claims: [] };
    const { reading } = await readPhotoInWorker(
      { photo, metadata: noPhotoMetadata, area: null, seen: null, shownWidth: 1 },
      signal,
    );
    return { ...guessed, ...unknown, claims: sureClaims(guessed, reading) };
  }
}
