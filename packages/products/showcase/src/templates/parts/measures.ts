import type { Typeface } from '@groundwork/typesetting';
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

/** px of a story of 1080 x 1920 that the platforms cover: the account's name above, buttons and the caption below. */
const COVERED = { top: 250, bottom: 340 };
/** Room for letters that hang below their line, px. */
const HANGING = 12;

/**
 * Between these distances from the upper and the lower edge, px, stand type, logos and buttons of upright designs; photos
 * and grounds reach to the edges.
 */
export const STORY_SAFE = { top: COVERED.top, bottom: COVERED.bottom + HANGING } as const;

/** Faces whose letters stand close already, or end in serifs that would touch. */
const close: ReadonlySet<Typeface> = new Set(['condensed', 'serif', 'display', 'elegant']);

/** How far large figures close up, in em: as the design has it for wide plain faces, hardly at all for others. */
export function closedUp(typeface: Typeface, own: number): number {
  return close.has(typeface) ? own / 4 : own;
}
