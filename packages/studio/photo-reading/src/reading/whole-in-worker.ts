import { type Raster, resizeRaster } from '@groundwork/imaging';
import { WorkerThreads } from '@groundwork/runtime/worker-threads';
import type { PerceivedWhole } from '../perception/whole-photo.js';

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
export function reduced(photo: Raster): Promise<Raster> {
  const scale = READING_SIDE / Math.max(photo.width, photo.height);
  if (scale >= 1) return Promise.resolve(photo);
  return resizeRaster(
    photo,
    Math.max(1, Math.round(photo.width * scale)),
    Math.max(1, Math.round(photo.height * scale)),
  );
}
