import { createHash } from 'node:crypto';
import { limits } from '@groundwork/contract/limits';
import { magicPictures } from '@groundwork/contract/magic/magic';
import type { ImageInspection } from '@groundwork/imaging';
import { ImageRejected } from '@groundwork/imaging/image-rejected';
import { imageMimeTypes } from '@groundwork/imaging/image-type';
import { samplePicture } from '@groundwork/sample-pictures';
import { catalogueKeys, inputPrefix } from '@groundwork/storage/object-keys';
import type { ObjectStore } from '@groundwork/storage/object-store';
import type { DashboardServices } from '../dashboard-services.js';
import { refusals } from '../http/refusals.js';

/** The largest picture that any request may bring, in bytes. */
export const PHOTO_BYTES = limits.land.imageBytes;
const OWNER = 'upload_';
const KEPT_MS = 24 * 3_600_000;
/** Photos of one account that lie here at once. */
const MOST_PHOTOS = 200;

/** POST /api/playground/photos: a photo that requests of this account can name. */
export interface PhotoView {
  /** The URL for requests; it ends with the photo. */
  readonly url: string;
  /** Pixels, upright. */
  readonly width: number;
  readonly height: number;
  /** ISO 8601. */
  readonly expires_at: string;
}

async function inspected(bytes: Uint8Array): Promise<ImageInspection> {
  const { inspectImage } = await import('@groundwork/imaging');
  try {
    return await inspectImage(bytes, {
      accepted: ['jpeg', 'png', 'webp'],
      maxPixels: limits.land.imagePixels,
    });
  } catch (error) {
    throw error instanceof ImageRejected ? refusals.notAPhoto(error.reason) : error;
  }
}

/**
 * Keeps a photo for an account, so that requests can name it by its URL: for those it is an asset of the account,
 * read from the store. The same photo sent again is kept for longer.
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
  if (kept >= MOST_PHOTOS) throw refusals.tooManyPhotos(MOST_PHOTOS);
  const hash = createHash('sha256').update(accountId).update(bytes).digest('hex').slice(0, 24);
  const key = `${inputPrefix(`${OWNER}${hash}`)}/photo.${type}`;
  const contentType = imageMimeTypes[type];
  await store.put(key, bytes, { contentType });
  await database.asset.upsert({
    where: { key },
    create: { key, accountId, contentType },
    update: { createdAt: new Date(now) },
  });
  const expiresAt = new Date(now + KEPT_MS);
  return {
    url: assetUrls.sign(key, expiresAt),
    width,
    height,
    expires_at: expiresAt.toISOString(),
  };
}

/** Drawn pictures to try a request with, and how each is called. */
export const samplePhotos = {
  plot: magicPictures.plot,
  house: magicPictures.house,
  'living-room': magicPictures['living-room'],
  kitchen: magicPictures.kitchen,
  terrace: magicPictures.terrace,
  logo: magicPictures.logo,
  design: 'A finished design',
} as const;
export type SamplePhoto = keyof typeof samplePhotos;

export const samplePhotoNames = Object.keys(samplePhotos) as [SamplePhoto, ...SamplePhoto[]];

/** The picture of a template of which every photo and text is found, small as it is; a showcase-imager draws it at its first start. */
async function sampleDesign(store: ObjectStore): Promise<Buffer> {
  const key = catalogueKeys.template('minimalist');
  if ((await store.stat(key)) === null) throw refusals.sampleNotReady();
  return store.get(key);
}

/** @throws Refusal SAMPLE_NOT_READY */
export async function samplePhoto(name: SamplePhoto, store: ObjectStore): Promise<Buffer> {
  // The meadow has a plot to find, unlike the plain drawing for magic inputs.
  if (name === 'plot') return samplePicture('meadow-1');
  return name === 'design' ? sampleDesign(store) : samplePicture(name);
}
