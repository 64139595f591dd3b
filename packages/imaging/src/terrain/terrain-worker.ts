import { serveThread } from '@groundwork/runtime/worker-threads';
import type { PhotoMetadata } from '../photo-metadata.js';
import type { Raster } from '../raster.js';
import { readTerrainInDetail } from './read-terrain.js';

export interface PhotoToRead {
  readonly photo: Raster;
  readonly metadata: PhotoMetadata;
}

serveThread(({ photo, metadata }: PhotoToRead) => readTerrainInDetail(photo, metadata));
