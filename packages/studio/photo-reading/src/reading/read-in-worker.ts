import { type Raster, resizeRaster } from '@groundwork/imaging';
import { WorkerThreads } from '@groundwork/runtime/worker-threads';
import { resizeCamera } from '../camera/scene-camera.js';
import type { Perception } from '../perception/perception.js';
import type { PerceivedWhole } from '../perception/whole-photo.js';
import type { PhotoReading } from './photo-reading.js';
import type { PhotoToRead } from './reading-worker.js';

export interface SeenReading {
  readonly seen: Perception;
  readonly reading: PhotoReading;
}

const threads = new WorkerThreads<PhotoToRead, SeenReading>(
  new URL('./reading-worker.js', import.meta.url),
  { most: 2, maxOldGenerationMb: 512 },
);

/** As readPhoto, in a thread. Rejects with the signal's reason when that is aborted. */
export async function readPhotoInWorker(
  { photo, ...order }: PhotoToRead,
  signal: AbortSignal,
): Promise<SeenReading> {
  signal.throwIfAborted();
  const small = await reduced(photo);
  const { seen, reading } = await threads.run({ ...order, photo: small }, { signal });
  const camera = resizeCamera(reading.camera, photo.width, photo.height);
  return { seen, reading: { ...reading, camera } };
}

/** Longer side at which a photo is read, in pixels: one that is sent at another size is read the same. */
const READING_SIDE = 960;

const wholeThreads = new WorkerThreads<{ readonly photo: Raster }, PerceivedWhole>(
  new URL('./whole-worker.js', import.meta.url),
  { most: 1, maxOldGenerationMb: 256 },
);

/** As perceiveWhole, in a thread. Rejects with the signal's reason when that is aborted. */
export async function perceiveWholeInWorker(
  photo: Raster,
  signal: AbortSignal,
): Promise<PerceivedWhole> {
  signal.throwIfAborted();
  return wholeThreads.run({ photo: await reduced(photo) }, { signal });
}

/** A small copy crosses to the thread instead of the whole photo. */
function reduced(photo: Raster): Promise<Raster> {
  const scale = READING_SIDE / Math.max(photo.width, photo.height);
  const side = (pixels: number) => Math.max(1, Math.round(pixels * scale));
  return scale >= 1
    ? Promise.resolve(photo)
    : resizeRaster(photo, side(photo.width), side(photo.height));
}
