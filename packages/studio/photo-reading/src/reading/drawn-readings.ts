import { noPhotoMetadata, type PhotoMetadata, type Raster } from '@groundwork/imaging';
import { perceiveByRules } from '../perception/rules.js';
import type { PhotoReading } from './photo-reading.js';
import { readPhoto } from './read-photo.js';

/** A drawn scene as the rules see it: they were made for drawings, which the network has never seen. */
export function readDrawn(
  photo: Raster,
  metadata: PhotoMetadata = noPhotoMetadata,
  area: Parameters<typeof readPhoto>[3] = null,
): PhotoReading {
  return readPhoto(photo, metadata, perceiveByRules(photo, metadata), area);
}
