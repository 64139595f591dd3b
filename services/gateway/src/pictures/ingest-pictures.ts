import type { Acceptance } from '@groundwork/database/acceptance/acceptance';
import { CommitOutcomeUnknown } from '@groundwork/database/acceptance/commit-outcome';
import { type ImageType, imageMimeTypes } from '@groundwork/imaging/image-type';
import { contentTypeOf } from '@groundwork/storage/content-type';
import { ObjectNotFound, type ObjectStore } from '@groundwork/storage/object-store';
import {
  type InspectedPicture,
  inspectPicture,
  type PictureIntake,
  recallPicture,
} from './inspect-picture.js';
import type { KnownPicture, StoredVersion } from './known-pictures.js';
import { assetGone } from './picture-fault.js';
import type { PictureField } from './picture-field.js';

/** Gives an object a second name. @returns whether it was there in that version */
async function copyPicture(
  { store }: PictureIntake,
  { key, etag }: StoredVersion,
  to: string,
): Promise<boolean> {
  try {
    await store.copy(key, to, { contentType: contentTypeOf(to), etag });
    return true;
  } catch (error) {
    if (error instanceof ObjectNotFound) return false;
    throw error;
  }
}

/** Copies an inspected picture to its own key. @throws ApiError when it no longer exists */
async function keepPicture(
  intake: PictureIntake,
  { content }: InspectedPicture,
  key: string,
  field: PictureField,
): Promise<void> {
  if (Buffer.isBuffer(content)) {
    return intake.store.put(key, content, { contentType: contentTypeOf(key) });
  }
  if (!(await copyPicture(intake, content, key))) throw assetGone(field);
}

/** A stored picture of the request; workers read it there and never fetch again. */
export interface StoredPicture<Role extends string = string> {
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

/** The key of a picture among those of its request. */
function nameIn(prefix: string, position: number, role: string, type: ImageType): string {
  const name = `${prefix}/${position}-${role.replace('_', '-')}`;
  // A type that the store would not serve as a picture, such as SVG, which may hold scripts, is kept as mere bytes.
  const isServed = contentTypeOf(`${name}.${type}`) === imageMimeTypes[type];
  return `${name}.${isServed ? type : 'bin'}`;
}

/** Fetches, checks and stores one picture. @throws ApiError */
export async function ingestPicture<Role extends string>(
  intake: PictureIntake,
  { accountId, prefix }: { accountId: string; prefix: string },
  field: PictureField<Role>,
  position: number,
  signal: AbortSignal,
): Promise<StoredPicture<Role>> {
  const { role, path } = field;
  const kept = ({ inspection: { type, width, height }, sha256 }: KnownPicture) => {
    const key = nameIn(prefix, position, role, type);
    return { role, path, key, type, width, height, sha256 };
  };
  const known = recallPicture(intake, accountId, field);
  if (known) {
    const stored = kept(known);
    if (await copyPicture(intake, known.content, stored.key)) return stored;
    // It has changed: inspect it again.
  }
  const picture = await inspectPicture(intake, accountId, field, signal);
  const stored = kept(picture);
  await keepPicture(intake, picture, stored.key, field);
  return stored;
}

export async function dropPictures(
  store: ObjectStore,
  pictures: readonly StoredPicture[],
): Promise<void> {
  await Promise.all(pictures.map((picture) => store.delete(picture.key)));
}

/** Accepts work and keeps the pictures stored for it, unless it is refused or a retry that was accepted before. */
export async function keepIfAccepted(
  store: ObjectStore,
  pictures: readonly StoredPicture[],
  accept: () => Promise<Acceptance>,
): Promise<Acceptance> {
  let accepted: Acceptance;
  try {
    accepted = await accept();
  } catch (error) {
    // Then the work may be there and need them; if it is not, the scheduler removes them after a day.
    if (!(error instanceof CommitOutcomeUnknown)) await dropPictures(store, pictures);
    throw error;
  }
  if (accepted.outcome === 'replayed') await dropPictures(store, pictures);
  return accepted;
}

/**
 * Fetches, checks and stores every picture of a request. When several are bad, the first in the document's
 * order is reported; then nothing stays stored.
 *
 * @param judge looks at all of them together @throws ApiError of the first bad picture, or of the judge
 */
export async function ingestPictures<Role extends string>(
  intake: PictureIntake,
  owner: { accountId: string; prefix: string },
  fields: readonly PictureField<Role>[],
  signal: AbortSignal,
  judge: (stored: readonly StoredPicture<Role>[]) => Promise<void> = async () => undefined,
): Promise<StoredPicture<Role>[]> {
  const outcomes = new Array<PromiseSettledResult<StoredPicture<Role>>>(fields.length);
  const queue = fields.map((field, position) => ({ field, position }));
  const ingestInTurn = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { field, position } = next;
      try {
        const value = await ingestPicture(intake, owner, field, position, signal);
        outcomes[position] = { status: 'fulfilled', value };
      } catch (reason) {
        outcomes[position] = { status: 'rejected', reason };
        // Pictures after a bad one no longer matter; those before it are under way and awaited.
        queue.length = 0;
      }
    }
  };
  await Promise.all(
    Array.from({ length: Math.min(PARALLEL_FETCHES, fields.length) }, ingestInTurn),
  );
  const settled = outcomes.filter((outcome) => outcome !== undefined);
  const stored = settled.flatMap((outcome) =>
    outcome.status === 'fulfilled' ? [outcome.value] : [],
  );
  const fault = settled.find((outcome) => outcome.status === 'rejected');
  try {
    if (fault) throw fault.reason;
    await judge(stored);
    return stored;
  } catch (reason) {
    await dropPictures(intake.store, stored);
    throw reason;
  }
}
