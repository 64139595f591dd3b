import type { Directive } from '../edits/directives.js';
import type { FoldedText } from './folded-text.js';
import { type Corner, cornerPattern, pattern } from './word-patterns.js';

const corners: readonly Corner[] = ['top_left', 'top_right', 'bottom_left', 'bottom_right'];
const LEAD = '(?:(?:<change>|<article>|<filler>|<preposition>|<use>|<add>)[ ,:]+)*';

/** Takes out where the price or the logo is to stand. */
export function readPlaces(folded: FoldedText): Directive[] {
  return (['price', 'logo'] as const).flatMap((part) =>
    corners.flatMap((corner): Directive[] => {
      const said = (source: string) => pattern(source).exec(folded.text);
      const match =
        said(`${LEAD}<${part}>(?:<gap6>|[ :]+)${cornerPattern(corner)}`) ??
        said(`${LEAD}${cornerPattern(corner)} +${LEAD}<${part}>`);
      if (match === null) return [];
      folded.take(match.index, match.index + match[0].length);
      const [vertical, horizontal] = corner.split('_') as ['top' | 'bottom', 'left' | 'right'];
      if (part === 'price') return [{ kind: 'price_corner', corner }];
      return [{ kind: 'corner', vertical, horizontal }];
    }),
  );
}
