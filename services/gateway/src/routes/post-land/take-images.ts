import { createHash } from 'node:crypto';
import { ApiError, limits, validationError } from '@groundwork/contract';
import type { Database } from '@groundwork/database';
import {
  type ImageType,
  imageMimeTypes,
  inspectImage,
  MaskRejected,
  polygonFromMask,
} from '@groundwork/imaging';
import type { SafeFetch } from '@groundwork/safe-fetch';
import { type AssetUrls, ObjectNotFound, type ObjectStore } from '@groundwork/storage';
import { imageFault, imageTooLarge } from './image-fault.js';
import type { ImageField, ImageRole } from './image-fields.js';

/** A picture of the request as it lies in the store; workers read it there and never fetch again. */
export interface TakenImage {
  readonly role: ImageRole;
  readonly path: string;
  readonly key: string;
  readonly type: ImageType;
  readonly width: number;
  readonly height: number;
  readonly sha256: string;
}

export interface ImageIntake {
  readonly database: Database;
  readonly store: ObjectStore;
  readonly assetUrls: AssetUrls;
  readonly safeFetch: SafeFetch;
  readonly imageFetchMs?: number;
}

/** Largest side by side fetches of one request; with the byte limit this bounds its memory to 75 MB. */
const PARALLEL_FETCHES = 3;

async function readOwnAsset(
  intake: ImageIntake,
  key: string,
  accountId: string,
  field: ImageField,
): Promise<Buffer> {
  const asset = await intake.database.asset.findUnique({ where: { key } });
  if (asset && asset.accountId !== accountId) {
    throw new ApiError('ASSET_ACCESS_DENIED', {
      message: `${field.path}: the asset belongs to another account`,
    });
  }
  const gone = () =>
    new ApiError('INVALID_IMAGE_URL', {
      message: `${field.path}: there is no such asset, or it has expired`,
    });
  if (!asset) throw gone();
  // A film of ours is an asset too, and far too large to be looked at as a picture.
  const stat = await intake.store.stat(key);
  if (stat && stat.bytes > limits.land.imageBytes) throw imageTooLarge(field);
  try {
    return await intake.store.get(key);
  } catch (error) {
    if (error instanceof ObjectNotFound) throw gone();
    throw error;
  }
}

async function readBytes(
  intake: ImageIntake,
  accountId: string,
  field: ImageField,
  signal: AbortSignal,
): Promise<Buffer> {
  const ownKey = intake.assetUrls.keyOfOwnUrl(field.url);
  if (ownKey !== null) return readOwnAsset(intake, ownKey, accountId, field);
  const { bytes } = await intake.safeFetch.fetchBytes(field.url, {
    maxBytes: limits.land.imageBytes,
    timeoutMs: intake.imageFetchMs ?? limits.imageFetchSeconds * 1000,
    signal,
  });
  return bytes;
}

async function refuseEmptyMask(bytes: Buffer, path: string): Promise<void> {
  try {
    await polygonFromMask(bytes);
  } catch (error) {
    if (!(error instanceof MaskRejected)) throw error;
    throw validationError([
      { path, message: `${path} must mark the buildable area in white on black` },
    ]);
  }
}

async function takeImage(
  intake: ImageIntake,
  owner: { accountId: string; prefix: string },
  field: ImageField,
  position: number,
  signal: AbortSignal,
): Promise<TakenImage> {
  try {
    const bytes = await readBytes(intake, owner.accountId, field, signal);
    const { type, width, height } = await inspectImage(bytes, {
      accepted: field.accepted,
      maxPixels: limits.land.imagePixels,
      ...(field.anySize ? {} : { minShorterSide: limits.land.imageShorterSide }),
    });
    if (field.role === 'mask') await refuseEmptyMask(bytes, field.path);
    const key = `${owner.prefix}/${position}-${field.role.replace('_', '-')}.${type}`;
    await intake.store.put(key, bytes, { contentType: imageMimeTypes[type] });
    return {
      role: field.role,
      path: field.path,
      key,
      type,
      width,
      height,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    };
  } catch (error) {
    throw imageFault(error, field) ?? error;
  }
}

/** Deletes what was stored for a request that was refused after all. */
export async function dropImages(store: ObjectStore, images: readonly TakenImage[]): Promise<void> {
  await Promise.all(images.map((image) => store.delete(image.key)));
}

/**
 * Fetches, checks and stores every picture of a request. When several are bad, the first in the document's
 * order is reported; then nothing stays stored.
 *
 * @throws ApiError of the first bad picture
 */
export async function takeImages(
  intake: ImageIntake,
  owner: { accountId: string; prefix: string },
  fields: readonly ImageField[],
  signal: AbortSignal,
): Promise<TakenImage[]> {
  const outcomes = new Array<PromiseSettledResult<TakenImage>>(fields.length);
  const queue = fields.map((field, position) => ({ field, position }));
  const takeInTurn = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { field, position } = next;
      try {
        const value = await takeImage(intake, owner, field, position, signal);
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
  await dropImages(intake.store, taken);
  throw fault.reason;
}
