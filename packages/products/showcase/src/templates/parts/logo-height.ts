import type { LogoFacts } from '../../template.js';

/** Width by height of the wordmarks that the templates' boxes are made for. */
const WORDMARK = 1.7;
const MOST = 1.45;

/**
 * The height of a logo's box, px: a compact logo is as large to the eye as a wordmark only when it is higher.
 *
 * @param wordmark height that a wordmark has there
 */
export function logoHeight({ width, height }: LogoFacts, wordmark: number): number {
  const growth = Math.sqrt(WORDMARK / (width / height));
  return Math.round(wordmark * Math.min(MOST, Math.max(1, growth)));
}
