import {
  plannedOutput,
  type ShowcaseFormat,
  type ShowcaseOutput,
} from '@groundwork/contract/showcase/formats';
import type { AssetUrls } from './asset-urls.js';
import { showcaseOutputKey } from './owner-prefixes.js';

/** The files of a showcase in several formats, with links that work until they expire. */
export function linkedOutputs(
  assetUrls: AssetUrls,
  jobId: string,
  formats: readonly ShowcaseFormat[],
  expiresAt: Date,
): ShowcaseOutput[] {
  return formats.map((format) => {
    const { content_type, ...size } = plannedOutput(format);
    const url = assetUrls.sign(showcaseOutputKey(jobId, format), expiresAt);
    return { ...size, url, content_type };
  });
}
