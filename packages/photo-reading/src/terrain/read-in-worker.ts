import type { PhotoMetadata, Raster } from '@groundwork/imaging';
import { resizeRaster } from '@groundwork/imaging';
import { WorkerThreads } from '@groundwork/runtime/worker-threads';
import type { TerrainReading } from '../terrain-reading.js';
import type { DetailedReading } from './read-terrain.js';
import type { PhotoToRead } from './terrain-worker.js';

/** Three samples for each cell of the grid that terrain is read on; more pixels would tell nothing. */
const READING_SIDE = 960;
const threads = new WorkerThreads<PhotoToRead, DetailedReading>(
  new URL('./terrain-worker.js', import.meta.url),
  { most: 2, maxOldGenerationMb: 512 },
);

/** As readTerrain, in a thread. Rejects with the signal's reason when that is aborted. */
export async function readTerrainInWorker(
  photo: Raster,
  metadata: PhotoMetadata,
  signal: AbortSignal,
): Promise<TerrainReading> {
  return (await readTerrainInDetailInWorker(photo, metadata, signal)).reading;
}

/** With the maps that the reading was made from. */
export async function readTerrainInDetailInWorker(
  photo: Raster,
  metadata: PhotoMetadata,
  signal: AbortSignal,
): Promise<DetailedReading> {
  signal.throwIfAborted();
  return threads.run({ photo: await reduced(photo), metadata }, { signal });
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
