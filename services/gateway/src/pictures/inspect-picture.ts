import { ApiError } from '@groundwork/contract/errors';
import { limits } from '@groundwork/contract/limits';
import type { Database } from '@groundwork/database/connection/client';
import type { SafeFetch } from '@groundwork/safe-fetch/safe-fetch';
import type { AssetUrls } from '@groundwork/storage/asset-urls';
import { ObjectNotFound, type ObjectStore } from '@groundwork/storage/object-store';
import { magicPicture } from '../magic/magic-picture.js';
import type { KnownPicture, KnownPictures, StoredVersion } from './known-pictures.js';
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
  /** Whether magic inputs are simulated: with test keys. */
  readonly simulates?: boolean;
}

/** A picture that passed, and where its bytes are: here, or in the store as an object of the account's own. */
export type InspectedPicture = KnownPicture & {
  readonly content: Buffer | StoredVersion;
};

async function readStored({ store }: PictureIntake, key: string, field: PictureField) {
  try {
    return await store.get(key);
  } catch (error) {
    if (error instanceof ObjectNotFound) throw assetGone(field);
    throw error;
  }
}

async function inspectOwnAsset(
  intake: PictureIntake,
  key: string,
  accountId: string,
  field: PictureField,
): Promise<InspectedPicture> {
  const { rules } = field;
  const stat = await intake.store.stat(key);
  const content = stat && { key, etag: stat.etag };
  const known = intake.knownPictures.recall(key, accountId, rules);
  // An asset never changes its owner, and its record outlives its file.
  if (known && !field.examine && known.version.etag === content?.etag) {
    return { content, ...known.picture };
  }

  const asset = await intake.database.asset.findUnique({ where: { key } });
  if (asset && asset.accountId !== accountId) {
    throw new ApiError('ASSET_ACCESS_DENIED', {
      message: `${field.path}: the asset belongs to another account`,
    });
  }
  if (!asset) throw assetGone(field);
  // A film of ours is an asset too, and far too large to be looked at as a picture.
  if (!content) throw assetGone(field);
  if (stat.bytes > rules.maxBytes) throw pictureTooLarge(field);
  const bytes = await readStored(intake, key, field);
  const found = await intake.knownPictures.inspect(bytes, accountId, rules, content);
  await field.examine?.(bytes, field.path);
  return { content, ...found };
}

async function fetchPicture(
  intake: PictureIntake,
  field: PictureField,
  signal: AbortSignal,
): Promise<Buffer> {
  const { bytes } = await intake.safeFetch.fetchBytes(field.url, {
    maxBytes: field.rules.maxBytes,
    timeoutMs: intake.imageFetchMs ?? limits.imageFetchSeconds * 1000,
    signal,
    isPicture: true,
  });
  const { withEndMarker } = await import('@groundwork/imaging');
  return withEndMarker(bytes);
}

/**
 * Fetches and checks one picture. One that is the account's own is looked at in the store, and not even read when it
 * was looked at before.
 *
 * @throws ApiError with the field's name in front of the message
 */
export async function inspectPicture(
  intake: PictureIntake,
  accountId: string,
  field: PictureField,
  signal: AbortSignal,
): Promise<InspectedPicture> {
  try {
    const magic = intake.simulates ? await magicPicture(field) : null;
    const ownKey = magic === null ? intake.assetUrls.keyOfOwnUrl(field.url) : null;
    if (ownKey !== null) return await inspectOwnAsset(intake, ownKey, accountId, field);
    const content = magic ?? (await fetchPicture(intake, field, signal));
    const known = await intake.knownPictures.inspect(content, accountId, field.rules);
    await field.examine?.(content, field.path);
    return { content, ...known };
  } catch (error) {
    throw pictureFault(error, field) ?? error;
  }
}

/**
 * The account's own picture as inspected before, without asking the store: it may be gone or replaced by now. Null if
 * it was never inspected.
 */
export function recallPicture(
  intake: PictureIntake,
  accountId: string,
  field: PictureField,
): (InspectedPicture & { readonly content: StoredVersion }) | null {
  if (intake.simulates || field.examine) return null;
  const ownKey = intake.assetUrls.keyOfOwnUrl(field.url);
  const known =
    ownKey === null ? null : intake.knownPictures.recall(ownKey, accountId, field.rules);
  return known && { content: known.version, ...known.picture };
}

/** The bytes of a picture that passes. @throws ApiError with the field's name in front of the message */
export async function readPicture(
  intake: PictureIntake,
  accountId: string,
  field: PictureField,
  signal: AbortSignal,
): Promise<Buffer> {
  const { content } = await inspectPicture(intake, accountId, field, signal);
  return Buffer.isBuffer(content) ? content : readStored(intake, content.key, field);
}
