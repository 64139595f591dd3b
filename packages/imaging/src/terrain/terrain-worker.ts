import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import type { PhotoMetadata } from '../photo-metadata.js';
import type { Raster } from '../raster.js';
import { readTerrainInDetail } from './read-terrain.js';

/** Entry of the thread that readTerrainInWorker starts: one photo in, one reading out. */
if (!isMainThread && parentPort !== null) {
  const { photo, metadata } = workerData as { photo: Raster; metadata: PhotoMetadata };
  parentPort.postMessage(readTerrainInDetail(photo, metadata));
}
