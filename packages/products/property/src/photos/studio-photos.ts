import { type Raster, resizeRaster } from '@groundwork/imaging';
import { perceiveSettingInWorker } from '@groundwork/photo-reading/reading/setting-in-worker';
import type { PhotoPort, PhotoReading } from '../property-ports.js';
import { settingOf, sureClaims } from './photo-claims.js';
import { readPhoto, settingByColours } from './read-photo.js';

/** Enough to distinguish a pool from a lawn, and read in some milliseconds. */
const READING_WIDTH = 240;

/** Facts that neither colours nor perception give about a property. */
const unknown = { kind: null, time: null, ground: null } as const;

/** Sees where a photo was taken, guesses its contents from colours, and claims only what is certain. */
export class StudioPhotos implements PhotoPort {
  async read({
    photo,
    signal,
  }: {
    readonly photo: Raster;
    readonly signal: AbortSignal;
  }): Promise<PhotoReading> {
    signal.throwIfAborted();
    const perceived = await perceiveSettingInWorker(photo, signal);
    const scale = Math.min(1, READING_WIDTH / photo.width);
    const small = await resizeRaster(
      photo,
      Math.max(3, Math.round(photo.width * scale)),
      Math.max(3, Math.round(photo.height * scale)),
    );
    const looks = settingByColours(small);
    const setting = settingOf(perceived, looks);
    return {
      ...{ setting, ...readPhoto(small, setting), ...unknown },
      claims: setting === 'outside' ? sureClaims(perceived, looks) : [],
    };
  }
}
