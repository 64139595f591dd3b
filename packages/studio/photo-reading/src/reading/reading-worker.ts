import { serveThread } from '@groundwork/runtime/worker-threads';
import { perceive } from '../perception/perceive.js';
import type { Perception } from '../perception/perception.js';
import type { PhotoJudgement } from './photo-reading.js';
import { judgePhoto, readPhoto, type SeenPhoto } from './read-photo.js';

export interface PhotoToRead extends Omit<SeenPhoto, 'seen'> {
  /** The perception of the same photo from before, so that another area costs little. */
  readonly seen: Perception | null;
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
