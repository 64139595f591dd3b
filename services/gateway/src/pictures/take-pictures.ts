import { type ImageType, imageMimeTypes } from '@groundwork/imaging';
import { contentTypeOf, type ObjectStore } from '@groundwork/storage';
import type { PictureField } from './picture-field.js';
import { keepPicture, lookAtPicture, type PictureIntake } from './read-picture.js';

/** A picture of the request as it lies in the store; workers read it there and never fetch again. */
export interface TakenPicture<Role extends string = string> {
  readonly role: Role;
  readonly path: string;
  readonly key: string;
  readonly type: ImageType;
  readonly width: number;
  readonly height: number;
  readonly sha256: string;
}

/** Largest side by side fetches of one request; with the byte limits this bounds its memory to 75 MB. */
const PARALLEL_FETCHES = 3;

async function takePicture<Role extends string>(
  intake: PictureIntake,
  owner: { accountId: string; prefix: string },
  field: PictureField<Role>,
  position: number,
  signal: AbortSignal,
): Promise<TakenPicture<Role>> {
  const { role, path } = field;
  const picture = await lookAtPicture(intake, owner.accountId, field, signal);
  const { inspection, sha256 } = picture;
  const { type, width, height } = inspection;
  const name = `${owner.prefix}/${position}-${role.replace('_', '-')}`;
  // What the store would not serve as a picture, such as SVG, which may hold scripts, is kept as mere bytes.
  const isServed = contentTypeOf(`${name}.${type}`) === imageMimeTypes[type];
  const key = `${name}.${isServed ? type : 'bin'}`;
  await keepPicture(intake, picture, key, field);
  return { role, path, key, type, width, height, sha256 };
}

/** Deletes what was stored for a request that was refused after all. */
export async function dropPictures(
  store: ObjectStore,
  pictures: readonly TakenPicture[],
): Promise<void> {
  await Promise.all(pictures.map((picture) => store.delete(picture.key)));
}

/**
 * Fetches, checks and stores every picture of a request. When several are bad, the first in the document's
 * order is reported; then nothing stays stored.
 *
 * @throws ApiError of the first bad picture
 */
export async function takePictures<Role extends string>(
  intake: PictureIntake,
  owner: { accountId: string; prefix: string },
  fields: readonly PictureField<Role>[],
  signal: AbortSignal,
): Promise<TakenPicture<Role>[]> {
  const outcomes = new Array<PromiseSettledResult<TakenPicture<Role>>>(fields.length);
  const queue = fields.map((field, position) => ({ field, position }));
  const takeInTurn = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { field, position } = next;
      try {
        const value = await takePicture(intake, owner, field, position, signal);
        outcomes[position] = { status: 'fulfilled', value };
      } catch (reason) {
        outcomes[position] = { status: 'rejected', reason };
        // Pictures after a bad one no longer matter; those before it have begun and are waited for.
        queue.length = 0;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(PARALLEL_FETCHES, fields.length) }, takeInTurn));
  const settled = outcomes.filter((outcome) => outcome !== undefined);
  const taken = settled.flatMap((outcome) =>
    outcome.status === 'fulfilled' ? [outcome.value] : [],
  );
  const fault = settled.find((outcome) => outcome.status === 'rejected');
  if (!fault) return taken;
  await dropPictures(intake.store, taken);
  throw fault.reason;
}
