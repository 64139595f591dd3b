import { limits } from '@groundwork/contract/limits';
import type { AssetUrls } from '@groundwork/storage/asset-urls';

const RESULT_MS = limits.resultDays * 24 * 3600 * 1000;

/** When a link ends, from itself; null when it does not say. */
function endOf(link: string): Date | null {
  const seconds = Number(new URL(link).searchParams.get('expires'));
  return Number.isInteger(seconds) && seconds > 0 ? new Date(seconds * 1000) : null;
}

/**
 * An event's body with each link to our files signed again. A result's links still end when its files do; a family's
 * files stay, so their links last the full time from now.
 *
 * @param isFamily whether the event is about a family
 */
export function withFreshLinks(
  body: string,
  assetUrls: AssetUrls,
  now: Date,
  isFamily: boolean,
): string {
  return JSON.stringify(
    JSON.parse(body, (_name, value: unknown) => {
      const key = typeof value === 'string' ? assetUrls.keyOfOwnUrl(value) : null;
      if (key === null) return value;
      const end = isFamily ? new Date(now.getTime() + RESULT_MS) : endOf(String(value));
      return end === null ? value : assetUrls.sign(key, end);
    }),
  );
}
