import { WorkerThreads } from '@groundwork/runtime/worker-threads';
import { resizeCamera } from '../camera/scene-camera.js';
import type { Perception } from '../perception/perception.js';
import type { PhotoReading } from './photo-reading.js';
import type { PhotoToRead } from './reading-worker.js';
import { reduced } from './whole-in-worker.js';

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
