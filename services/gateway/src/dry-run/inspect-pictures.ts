import type { PictureVerdict } from '@groundwork/contract/dry-run/answer';
import { ApiError } from '@groundwork/contract/errors';
import { Semaphore } from '@groundwork/runtime';
import { inspectPicture, type PictureIntake } from '../pictures/inspect-picture.js';
import type { PictureField } from '../pictures/picture-field.js';

/** Side by side fetches, as when a request is accepted: with the byte limits this bounds its memory. */
const PARALLEL_FETCHES = 3;

/**
 * Fetches and checks every picture of a request and stores none. A bad one does not hide those after it.
 *
 * @returns a verdict for each, in their order
 */
export async function inspectPictures(
  intake: PictureIntake,
  accountId: string,
  fields: readonly PictureField[],
  signal: AbortSignal,
): Promise<PictureVerdict[]> {
  const side = new Semaphore(PARALLEL_FETCHES);
  const look = async (field: PictureField): Promise<PictureVerdict> => {
    try {
      const { inspection } = await inspectPicture(intake, accountId, field, signal);
      const { type, width, height } = inspection;
      return { field: field.path, accepted: true, type, width, height, error: null };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { code, message } = error;
      const unseen = { type: null, width: null, height: null };
      return { field: field.path, accepted: false, ...unseen, error: { code, message } };
    }
  };
  return Promise.all(fields.map((field) => side.run(() => look(field))));
}
