import { ApiError, limits } from '@groundwork/contract';
import type { Database } from '@groundwork/database';
import type { SafeFetch } from '@groundwork/safe-fetch';
import { type AssetUrls, ObjectNotFound, type ObjectStore } from '@groundwork/storage';
import { magicPicture } from '../magic/magic-picture.js';
import type { KnownPicture, KnownPictures } from './known-pictures.js';
import { assetGone, pictureFault, pictureTooLarge } from './picture-fault.js';
import type { PictureField } from './picture-field.js';

export interface PictureIntake {
  readonly database: Database;
  readonly store: ObjectStore;
  readonly assetUrls: AssetUrls;
  readonly safeFetch: SafeFetch;
  readonly knownPictures: KnownPictures;
  /** Milliseconds until a picture that never arrives is given up; the API's when not given. */
  readonly imageFetchMs?: number;
  /** Whether magic inputs are taken for what they stand for: with test keys. */
  readonly rehearses?: boolean;
}

async function readOwnAsset(
  intake: PictureIntake,
  key: string,
  accountId: string,
  field: PictureField,
): Promise<Buffer> {
  const asset = await intake.database.asset.findUnique({ where: { key } });
  if (asset && asset.accountId !== accountId) {
    throw new ApiError('ASSET_ACCESS_DENIED', {
      message: `${field.path}: the asset belongs to another account`,
    });
  }
  if (!asset) throw assetGone(field);
  // A film of ours is an asset too, and far too large to be looked at as a picture.
  const stat = await intake.store.stat(key);
  if (stat && stat.bytes > field.rules.maxBytes) throw pictureTooLarge(field);
  try {
    return await intake.store.get(key);
  } catch (error) {
    if (error instanceof ObjectNotFound) throw assetGone(field);
    throw error;
  }
}

async function readBytes(
  intake: PictureIntake,
  accountId: string,
  field: PictureField,
  signal: AbortSignal,
): Promise<Buffer> {
  const magic = intake.rehearses ? await magicPicture(field) : null;
  if (magic !== null) return magic;
  const ownKey = intake.assetUrls.keyOfOwnUrl(field.url);
  if (ownKey !== null) return readOwnAsset(intake, ownKey, accountId, field);
  const { bytes } = await intake.safeFetch.fetchBytes(field.url, {
    maxBytes: field.rules.maxBytes,
    timeoutMs: intake.imageFetchMs ?? limits.imageFetchSeconds * 1000,
    signal,
  });
  return bytes;
}

/**
 * Fetches one picture, or reads it from the store when it is the account's own, and checks it.
 *
 * @throws ApiError with the field's name in front of the message
 */
export async function readPicture(
  intake: PictureIntake,
  accountId: string,
  field: PictureField,
  signal: AbortSignal,
): Promise<KnownPicture & { readonly bytes: Buffer }> {
  try {
    const bytes = await readBytes(intake, accountId, field, signal);
    const known = await intake.knownPictures.inspect(bytes, accountId, field.rules);
    await field.examine?.(bytes, field.path);
    return { bytes, ...known };
  } catch (error) {
    throw pictureFault(error, field) ?? error;
  }
}
