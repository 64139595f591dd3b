import type { Raster } from '@groundwork/imaging';
import { resizeRaster } from '@groundwork/imaging';
import { WorkerThreads } from '@groundwork/runtime/worker-threads';
import { resizeCamera } from '../camera/scene-camera.js';
import type { Perception } from '../perception/perception.js';
import type { PerceivedSettings } from '../perception/whole-photo.js';
import type { PhotoReading } from './photo-reading.js';
import type { PhotoToRead } from './reading-worker.js';

/** Longer side at which a photo is read, in pixels: one that is sent at another size is read the same. */
const READING_SIDE = 960;

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

const settingThreads = new WorkerThreads<{ readonly photo: Raster }, PerceivedSettings>(
  new URL('./setting-worker.js', import.meta.url),
  { most: 1, maxOldGenerationMb: 256 },
);

/** As perceiveSetting, in a thread. Rejects with the signal's reason when that is aborted. */
export async function perceiveSettingInWorker(
  photo: Raster,
  signal: AbortSignal,
): Promise<PerceivedSettings> {
  signal.throwIfAborted();
  return settingThreads.run({ photo: await reduced(photo) }, { signal });
}

/** A small copy crosses to the thread instead of the whole photo. */
function reduced(photo: Raster): Promise<Raster> {
  const scale = READING_SIDE / Math.max(photo.width, photo.height);
  if (scale >= 1) return Promise.resolve(photo);
  return resizeRaster(
    photo,
    Math.max(1, Math.round(photo.width * scale)),
    Math.max(1, Math.round(photo.height * scale)),
  );
}
