import type { PhotoMetadata, Raster } from '@groundwork/imaging';
import { serveThread } from '@groundwork/runtime/worker-threads';
import { perceive } from '../perception/perceive.js';
import type { Perception } from '../perception/perception.js';
import type { GivenArea, PhotoJudgement } from './photo-reading.js';
import { judgePhoto, type ReadingWishes, readPhoto } from './read-photo.js';

export interface PhotoToRead {
  readonly photo: Raster;
  readonly metadata: PhotoMetadata;
  readonly area: GivenArea | null;
  /** The perception of the same photo from before, so that another area costs little. */
  readonly seen: Perception | null;
  readonly wishes: ReadingWishes;
}

export interface Seen<Reading> {
  readonly seen: Perception;
  readonly reading: Reading;
}

/** Whether only the judgement is wanted, for a tenth of the work after sight. */
export type ReadingOrder = PhotoToRead & { readonly judgedOnly: boolean };

serveThread(({ judgedOnly, ...order }: ReadingOrder): Seen<PhotoJudgement> => {
  const seen = order.seen ?? perceive(order.photo);
  const read = judgedOnly ? judgePhoto : readPhoto;
  return { seen, reading: read({ ...order, seen }) };
});
