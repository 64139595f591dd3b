import { randomBytes } from 'node:crypto';
import { limits } from '@groundwork/contract';
import {
  type ImageInspection,
  ImageRejected,
  type ImageRejectionReason,
  imageMimeTypes,
  inspectImage,
} from '@groundwork/imaging';
import { inputPrefix } from '@groundwork/storage';
import type { DashboardServices } from '../dashboard-services.js';
import { Refusal } from '../http/refusal.js';
import type { PhotoView } from '../views/playground.js';

/** The largest picture that any request may bring, in bytes. */
export const PHOTO_BYTES = limits.land.imageBytes;
const OWNER = 'upload_';
const KEPT_MS = 24 * 3_600_000;
/** Photos of one account that lie here at once. */
const MOST_PHOTOS = 200;

const rejections: Readonly<Record<ImageRejectionReason, string>> = {
  unsupported: 'This is not a JPEG, PNG or WebP image.',
  damaged: 'This picture is damaged: it cannot be read to its end.',
  too_many_pixels: 'This picture has too many pixels: at most 100 megapixels.',
  too_small: `This picture is too small: its shorter side needs at least ${limits.land.imageShorterSide} pixels.`,
};

async function inspected(bytes: Uint8Array): Promise<ImageInspection> {
  try {
    return await inspectImage(bytes, {
      accepted: ['jpeg', 'png', 'webp'],
      maxPixels: limits.land.imagePixels,
    });
  } catch (error) {
    if (error instanceof ImageRejected) {
      throw new Refusal(400, 'NOT_A_PHOTO', rejections[error.reason], 'photo');
    }
    throw error;
  }
}

/**
 * Keeps a photo for an account, so that requests can name it by its URL: for those it is an asset of the account,
 * read from the store.
 *
 * @throws Refusal NOT_A_PHOTO, TOO_MANY_PHOTOS
 */
export async function storePhoto(
  { database, store, assetUrls }: Pick<DashboardServices, 'database' | 'store' | 'assetUrls'>,
  accountId: string,
  bytes: Buffer,
): Promise<PhotoView> {
  const { type, width, height } = await inspected(bytes);
  const now = Date.now();
  const kept = await database.asset.count({
    where: {
      accountId,
      key: { startsWith: inputPrefix(OWNER) },
      createdAt: { gt: new Date(now - KEPT_MS) },
    },
  });
  if (kept >= MOST_PHOTOS) {
    throw new Refusal(
      409,
      'TOO_MANY_PHOTOS',
      `At most ${MOST_PHOTOS} photos a day can be tried out here.`,
      'photo',
    );
  }
  const key = `${inputPrefix(`${OWNER}${randomBytes(12).toString('hex')}`)}/photo.${type}`;
  const contentType = imageMimeTypes[type];
  await store.put(key, bytes, { contentType });
  await database.asset.create({ data: { key, accountId, contentType } });
  const expiresAt = new Date(now + KEPT_MS);
  return {
    url: assetUrls.sign(key, expiresAt),
    width,
    height,
    expires_at: expiresAt.toISOString(),
  };
}
