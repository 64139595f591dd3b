import type { PhotoMetadata, Raster } from '@groundwork/imaging';
import { serveThread } from '@groundwork/runtime/worker-threads';
import { perceive } from '../perception/perceive.js';
import type { Perception } from '../perception/perception.js';
import type { GivenArea } from './photo-reading.js';
import { type ReadingWishes, readPhoto } from './read-photo.js';

export interface PhotoToRead {
  readonly photo: Raster;
  readonly metadata: PhotoMetadata;
  readonly area: GivenArea | null;
  /** The perception of the same photo from before, so that another area costs little. */
  readonly seen: Perception | null;
  readonly wishes: ReadingWishes;
}

serveThread(({ photo, metadata, area, seen: known, wishes }: PhotoToRead) => {
  const seen = known ?? perceive(photo);
  return { seen, reading: readPhoto(photo, metadata, seen, area, wishes) };
});
