import { Worker } from 'node:worker_threads';
import { Turnstile } from '@groundwork/runtime';
import { resizeRaster } from '../photo.js';
import type { PhotoMetadata } from '../photo-metadata.js';
import type { Raster } from '../raster.js';
import type { TerrainReading } from '../terrain-reading.js';
import type { DetailedReading } from './read-terrain.js';

/** Three samples for each cell of the grid that terrain is read on; more pixels would tell nothing. */
const READING_SIDE = 960;
const reading = new Turnstile(2);

/** As readTerrain, in a thread of its own. Rejects with the signal's reason when that is aborted. */
export async function readTerrainInWorker(
  photo: Raster,
  metadata: PhotoMetadata,
  signal: AbortSignal,
): Promise<TerrainReading> {
  return (await readTerrainInDetailInWorker(photo, metadata, signal)).reading;
}

/** With the maps that the reading was made from. */
export function readTerrainInDetailInWorker(
  photo: Raster,
  metadata: PhotoMetadata,
  signal: AbortSignal,
): Promise<DetailedReading> {
  return reading.run(async () => {
    signal.throwIfAborted();
    const small = await reduced(photo);
    signal.throwIfAborted();
    return inThread(small, metadata, signal);
  });
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

function inThread(
  photo: Raster,
  metadata: PhotoMetadata,
  signal: AbortSignal,
): Promise<DetailedReading> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./terrain-worker.js', import.meta.url), {
      workerData: { photo, metadata },
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    const stop = () => {
      reject(signal.reason);
      void worker.terminate();
    };
    signal.addEventListener('abort', stop, { once: true });
    worker.once('message', (found: DetailedReading) => resolve(found));
    worker.once('error', reject);
    worker.once('exit', (code) => {
      signal.removeEventListener('abort', stop);
      // Without effect when the reading has arrived.
      reject(new Error(`The terrain thread ended with code ${code} and no reading.`));
    });
  });
}
