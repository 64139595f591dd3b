import { ApiError } from '@groundwork/contract/errors';
import type { ShowcaseEdit } from '@groundwork/contract/showcase/edit-request';
import { validationError } from '@groundwork/contract/validation';
import type { Database } from '@groundwork/database/connection/client';
import type { ShowcaseJob } from '@groundwork/database/generated/client';
import { findOwnShowcaseJob } from '@groundwork/database/showcase/accept-showcase-job';
import type { SafeFetch } from '@groundwork/safe-fetch/safe-fetch';
import { SafeFetchError } from '@groundwork/safe-fetch/safe-fetch-error';
import { recipeSchema } from '@groundwork/showcase-edits';
import type { AssetUrls } from '@groundwork/storage/asset-urls';
import { showcaseOutputKey, showcasePrefix } from '@groundwork/storage/object-keys';

interface Lookup {
  readonly database: Database;
  readonly assetUrls: AssetUrls;
  readonly safeFetch: SafeFetch;
}

/** @throws ApiError SSRF_BLOCKED */
async function refusePrivate(safeFetch: SafeFetch, url: string, signal: AbortSignal) {
  try {
    await safeFetch.checkUrl(url, { signal });
  } catch (error) {
    if (!(error instanceof SafeFetchError) || error.reason === 'aborted') throw error;
    // Any other fault: it is no showcase of ours, and the next check says so.
    if (error.reason !== 'private_address') return;
    throw new ApiError('SSRF_BLOCKED', {
      message: 'image_url: the URL points to a private or internal network',
      cause: error,
    });
  }
}

/**
 * The caller's own job whose image a URL of our asset host names; the key decides, not the signature, and it
 * still does when the image itself has expired.
 *
 * @throws ApiError FORBIDDEN
 */
async function jobOfKey(database: Database, accountId: string, key: string | null) {
  const jobId = key?.split('/')[1] ?? '';
  const isOfShowcase = key?.startsWith(`${showcasePrefix(jobId)}/`) ?? false;
  const job = isOfShowcase ? await findOwnShowcaseJob(database, accountId, jobId) : null;
  if (!job || (job.outputKey !== null && !isOutput(job, key))) {
    throw new ApiError('FORBIDDEN', {
      message: 'image_url: the image is not one of your showcases',
    });
  }
  return job;
}

function requireImage(job: ShowcaseJob | null, now: Date): ShowcaseJob {
  const isThere = job?.status === 'succeeded' && job.expiredAt === null;
  if (!isThere || (job.expiresAt && job.expiresAt <= now)) {
    throw new ApiError('NOT_FOUND', {
      message: 'The showcase to edit does not exist, is not finished or has expired',
    });
  }
  return job;
}

/** Whether a key is an image of the showcase, in whichever format. */
function isOutput({ id, outputKey, recipe }: ShowcaseJob, key: string | null): boolean {
  const formats = recipeSchema.safeParse(recipe).data?.formats ?? [];
  return [outputKey, ...formats.map((format) => showcaseOutputKey(id, format))].includes(key);
}

/** How many images an edit of a showcase makes: as many as its source has. */
export function imagesOf({ recipe }: ShowcaseJob): number {
  return recipeSchema.safeParse(recipe).data?.formats?.length ?? 1;
}

/**
 * The finished showcase that an edit changes.
 *
 * @throws ApiError SSRF_BLOCKED, FORBIDDEN, NOT_FOUND, VALIDATION_ERROR when two are named
 */
export async function sourceOf(
  { database, assetUrls, safeFetch }: Lookup,
  accountId: string,
  { source_result_id, image_url }: ShowcaseEdit,
  signal: AbortSignal,
): Promise<ShowcaseJob> {
  const now = new Date();
  const key = image_url ? assetUrls.keyOfOwnUrl(image_url) : null;
  if (image_url && key === null) await refusePrivate(safeFetch, image_url, signal);
  if (!source_result_id) return requireImage(await jobOfKey(database, accountId, key), now);
  const job = requireImage(await findOwnShowcaseJob(database, accountId, source_result_id), now);
  if (image_url && !isOutput(job, key)) {
    throw validationError([
      { path: 'image_url', message: 'image_url must be the image of source_result_id' },
    ]);
  }
  return job;
}
