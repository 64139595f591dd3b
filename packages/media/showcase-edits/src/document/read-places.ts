import type { Directive } from '../edits/directives.js';
import type { FoldedText } from './folded-text.js';
import { type Corner, cornerPattern, pattern } from './word-patterns.js';

const corners: readonly Corner[] = ['top_left', 'top_right', 'bottom_left', 'bottom_right'];
const LEAD = '(?:(?:<change>|<article>|<filler>|<preposition>|<use>|<add>)[ ,:]+)*';

/** Takes out where the price or the logo is to stand. */
export function readPlaces(folded: FoldedText): Directive[] {
  return (['price', 'logo'] as const).flatMap((part): Directive[] => {
    const after = places(folded, (corner) => `${LEAD}<${part}>(?:<gap8>|[ :]+)${corner}`);
    const before = places(folded, (corner) => `${LEAD}${corner} +${LEAD}<${part}>`);
    const [found] = after.length > 0 ? after : before;
    if (found === undefined) return [];
    folded.take(found.from, found.to);
    if (part === 'price') return [{ kind: 'price_corner', corner: found.corner }];
    const [vertical, horizontal] = found.corner.split('_') as ['top' | 'bottom', 'left' | 'right'];
    return [{ kind: 'corner', vertical, horizontal }];
  });
}

/** Corners that a pattern finds, the one first that ends first: "price bottom right and logo top left". */
function places(folded: FoldedText, source: (corner: string) => string) {
  return corners
    .flatMap((corner) => {
      const match = pattern(source(cornerPattern(corner))).exec(folded.text);
      return match === null
        ? []
        : [{ corner, from: match.index, to: match.index + match[0].length }];
    })
    .toSorted((one, other) => one.to - other.to);
}
