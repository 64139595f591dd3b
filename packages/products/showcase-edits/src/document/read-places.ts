import type { Directive } from '../edits/directives.js';
import { understandPrompt } from '../edits/understand-prompt.js';
import type { FoldedPrompt } from './folded-text.js';
import { type Corner, cornerPattern, type Patterns } from './word-patterns.js';

const corners: readonly Corner[] = ['top_left', 'top_right', 'bottom_left', 'bottom_right'];
const LEAD = '(?:(?:<change>|<article>|<filler>|<preposition>|<use>|<add>)[ ,:]+)*';

/** Takes out where the price or the logo is to stand. */
export function readPlaces(pattern: Patterns, folded: FoldedPrompt): Directive[] {
  return (['price', 'logo'] as const).flatMap((part): Directive[] => {
    const after = places(
      pattern,
      folded,
      (corner) => `<${part}>(?:<gap8>|[ :\uE002]+)(?<place>${cornerPattern(corner)})`,
    );
    const before = places(
      pattern,
      folded,
      (corner) =>
        `(?<place>${cornerPattern(corner)})(?:[ ,]+(?!<and>|<logo>|<text>)[\\p{L}]+){0,5}?[ ,]+${LEAD}<${part}>`,
    );
    const [found] = after.length > 0 ? after : before;
    if (found === undefined) return [];
    if (after.length > 0 && saysMore(pattern, folded, found))
      folded.takeBetween(found.placed, found.to);
    else folded.take(found.from, found.to);
    if (part === 'price') return [{ kind: 'price_corner', corner: found.corner }];
    const [vertical, horizontal] = found.corner.split('_') as ['top' | 'bottom', 'left' | 'right'];
    return [{ kind: 'corner', vertical, horizontal }];
  });
}

interface FoundPlace {
  readonly corner: Corner;
  readonly from: number;
  /** Where the words for the corner begin. */
  readonly placed: number;
  readonly to: number;
}

const following = /^(?: |,|\uE002)*[^.;!?\n]*/u;

/** "Price bigger and at the top left", "price to the top left, in gold": the rest is about the same part. */
function saysMore(
  pattern: Patterns,
  { text }: FoldedPrompt,
  { from, placed, to }: FoundPlace,
): boolean {
  const [next = ''] = following.exec(text.slice(to)) ?? [];
  const isOfLooks = (words: string) =>
    understandPrompt(words).directives.some(({ kind }) =>
      ['scale', 'weight', 'color'].includes(kind),
    );
  const [name] = /[\p{L}]+/u.exec(text.slice(from, placed)) ?? [];
  // "Smaller logo, top right corner"
  const ahead = text.slice(0, from).split(pattern('[.;!?,\\n]|<and> ')).at(-1) ?? '';
  if (isOfLooks(ahead) || isOfLooks(text.slice(from, placed))) return true;
  const namesAnother = pattern('<logo>|<text>|<font>|<ground>|<badge>|<photo>|<price>').test(next);
  return name !== undefined && next.trim() !== '' && !namesAnother && isOfLooks(next);
}

/** Corners that a pattern finds, the one first that ends first: "price bottom right and logo top left"; of two the shorter: "not at the top but bottom right". */
function places(
  pattern: Patterns,
  folded: FoldedPrompt,
  source: (corner: Corner) => string,
): FoundPlace[] {
  return corners
    .flatMap((corner) => {
      const match = pattern(source(corner)).exec(folded.text);
      const place = match?.groups?.place;
      if (match === null || place === undefined) return [];
      const placed = match.index + match[0].lastIndexOf(place);
      return [{ corner, from: match.index, placed, to: match.index + match[0].length }];
    })
    .toSorted((one, other) => one.to - other.to || other.placed - one.placed);
}
