import { type Raster, resizeRaster } from '@groundwork/imaging';
import { WorkerThreads } from '@groundwork/runtime/worker-threads';
import { resizeCamera } from '../camera/scene-camera.js';
import type { PerceivedWhole } from '../perception/whole-photo.js';
import type { PhotoJudgement, PhotoReading } from './photo-reading.js';
import type { PhotoToRead, ReadingOrder, Seen } from './reading-worker.js';

/** A new thread takes three times as long, and a customer may be waiting. */
const IDLE_SECONDS = 600;

const threads = new WorkerThreads<ReadingOrder, Seen<PhotoJudgement | PhotoReading>>(
  new URL('./reading-worker.js', import.meta.url),
  { most: 2, maxOldGenerationMb: 512, idleSeconds: IDLE_SECONDS },
);

async function run({ photo, ...order }: ReadingOrder, signal: AbortSignal) {
  signal.throwIfAborted();
  return threads.run({ ...order, photo: await reduced(photo) }, { signal });
}

/** As judgePhoto, in a thread. Rejects with the signal's reason when that is aborted. */
export function judgePhotoInWorker(
  order: PhotoToRead,
  signal: AbortSignal,
): Promise<Seen<PhotoJudgement>> {
  return run({ ...order, judgedOnly: true }, signal);
}

/** As readPhoto, in a thread. Rejects with the signal's reason when that is aborted. */
export async function readPhotoInWorker(
  order: PhotoToRead,
  signal: AbortSignal,
): Promise<Seen<PhotoReading>> {
  const { seen, reading } = await run({ ...order, judgedOnly: false }, signal);
  if (!('terrain' in reading)) throw new Error('the thread judged a photo that was to be read');
  const camera = resizeCamera(reading.camera, order.photo.width, order.photo.height);
  return { seen, reading: { ...reading, camera } };
}

/** Longer side at which a photo is read, in pixels: one that is sent at another size is read the same. */
const READING_SIDE = 960;

const wholeThreads = new WorkerThreads<{ readonly photo: Raster }, PerceivedWhole>(
  new URL('./whole-worker.js', import.meta.url),
  { most: 1, maxOldGenerationMb: 256, idleSeconds: IDLE_SECONDS },
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
