import type { PhotoMetadata, Raster } from '@groundwork/imaging';
import { serveThread } from '@groundwork/runtime/worker-threads';
import { readTerrainInDetail } from './read-terrain.js';

export interface PhotoToRead {
  readonly photo: Raster;
  readonly metadata: PhotoMetadata;
}

serveThread(({ photo, metadata }: PhotoToRead) => readTerrainInDetail(photo, metadata));
