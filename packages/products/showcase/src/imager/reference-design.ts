import { limits } from '@groundwork/contract/limits';
import { ImageRejected, inspectImage } from '@groundwork/imaging';
import { SafeFetchError } from '@groundwork/safe-fetch/safe-fetch-error';
import { inputPrefix } from '@groundwork/storage/object-keys';
import { ObjectNotFound } from '@groundwork/storage/object-store';
import type { Imager } from './imager.js';
import { ShowcaseFault } from './ports.js';

/** Failures after which the same URL may answer in a moment. */
function mayPass({ reason, details }: SafeFetchError): boolean {
  switch (reason) {
    case 'aborted':
    case 'timed_out':
    case 'connection_failed':
    case 'unresolvable':
      return true;
    case 'bad_status':
      return (details.status ?? 0) >= 500 || details.status === 429;
    default:
      return false;
  }
}

/**
 * The account's own picture on our asset host. @throws ShowcaseFault when it no longer exists or belongs to another
 * account
 */
async function readOwnAsset(
  { database, store }: Imager,
  accountId: string,
  key: string,
): Promise<Buffer> {
  const asset = await database.asset.findFirst({ where: { key, accountId } });
  const stat = asset && (await store.stat(key));
  if (!stat) throw new ShowcaseFault(`the reference design ${key} is gone`);
  if (stat.bytes > limits.showcase.imageBytes) {
    throw new ShowcaseFault(`the reference design ${key} is too large`);
  }
  return store.get(key);
}

/**
 * Fetches the current design of a custom showcase and stores it with the job's pictures. A worker that takes over uses
 * the stored one.
 *
 * @returns the stored object's key
 * @throws ShowcaseFault when it no longer exists or is not a picture
 */
export async function takeReferenceDesign(
  imager: Imager,
  job: { readonly id: string; readonly accountId: string },
  url: string,
  signal: AbortSignal,
): Promise<string> {
  const { store, safeFetch, assetUrls, fetchMs } = imager;
  const key = `${inputPrefix(job.id)}/reference.bin`;
  if (await store.stat(key)) return key;
  try {
    const ownKey = assetUrls.keyOfOwnUrl(url);
    const bytes =
      ownKey === null
        ? (
            await safeFetch.fetchBytes(url, {
              maxBytes: limits.showcase.imageBytes,
              timeoutMs: fetchMs,
              signal,
              isPicture: true,
            })
          ).bytes
        : await readOwnAsset(imager, job.accountId, ownKey);
    await inspectImage(bytes, {
      accepted: ['png', 'jpeg', 'webp'],
      maxPixels: limits.showcase.imagePixels,
    });
    await store.put(key, bytes, { contentType: 'application/octet-stream' });
    return key;
  } catch (cause) {
    const gone =
      (cause instanceof SafeFetchError && !mayPass(cause)) || cause instanceof ObjectNotFound;
    if (gone) throw new ShowcaseFault('the reference design cannot be fetched', { cause });
    if (cause instanceof ImageRejected) {
      throw new ShowcaseFault('the reference design is no picture that is accepted', { cause });
    }
    throw cause;
  }
}
