import type { Box } from '../../design.js';
import { groupLines } from '../letters/text-lines.js';
import { ICON, isIconSized, isOver } from '../letters/values/icon-counts.js';
import { isLevel } from '../letters/values/rows.js';
import { areaOf, aroundAll, rightOf, shared } from './areas.js';
import type { Mark } from './marks.js';
import type { ReferenceLayout } from './reference-layout.js';

/*
 * Ink of the size of letters that no text holds may say something of the sample: a class, a code to scan, turned or unread
 * words. It goes, unless it is known to be a part of the design.
 */

/** Height of ink that may be lettering, in heights of the largest capitals, and px below which nothing can be read. */
const MOST = 1.8;
const LEAST_HEIGHT = 5;
/** A rule is this many times as long as it is thick, and fills this share of its box. */
const RULE = { long: 8, filled: 0.6 };
/** Pieces of ink in a row from which they are letters, and the share by which a single one differs in height from the capitals of its row. */
const LETTERS = 4;
const ALIKE = 0.15;

/** Dots and bars between texts say nothing of their own. */
const says = ({ text }: { readonly text: string }) => /[\p{L}\p{N}\p{Sc}]/u.test(text);

/** Places of a design's words that stay. @param gone texts that do not */
export const keptTexts = (
  { lines }: Pick<ReferenceLayout, 'lines'>,
  gone: readonly { readonly box: Box }[],
): Box[] =>
  lines
    .flatMap(({ read }) => read.words.filter(says).map(({ box }) => box))
    .filter((word) => !gone.some(({ box }) => shared(box, word) > 0.4 * areaOf(word)));

/** The pieces of ink that go. @param kept places of texts that stay @param set those of texts that are set anew */
export function looseInk(
  { size, lines, marks, logo }: ReferenceLayout,
  kept: readonly Box[],
  set: readonly { readonly box: Box }[] = [],
): Mark[] {
  const most = MOST * Math.max(...lines.map(({ read }) => read.capHeight), size.height * 0.04);
  const unread = lines.flatMap(({ line, read }) =>
    line.marks.filter(
      ({ box }) =>
        !read.words.some((word) => says(word) && shared(word.box, box) > 0.3 * areaOf(box)),
    ),
  );
  const codes = codesIn(marks);
  const texts = [...kept, ...set.map(({ box }) => box)];
  const isCode = ({ box }: Mark) => codes.some((code) => shared(code, box) > 0);
  const ink = [...marks, ...unread].filter((mark) => {
    const isOfLogo = logo !== null && shared(logo.box, mark.box) > 0.5 * areaOf(mark.box);
    return isCode(mark) || (mark.box.height <= most && !isRule(mark) && !isOfLogo);
  });
  // Pieces in a row are letters, and no icon, wherever they stand.
  const rows = groupLines(ink, size).filter(({ marks: own }) => own.length >= LETTERS);
  const letters = new Set(rows.flatMap(({ marks: own }) => own));
  return ink.filter((mark) => {
    const isLetter = letters.has(mark);
    const least = isLetter ? 0.5 * areaOf(mark.box) : 0;
    const stays = kept.some((text) => shared(text, mark.box) > least);
    return isCode(mark) || (!stays && (isLetter || !isWith(mark.box, texts)));
  });
}

/** Side of the ring in a code's corner by that of the square in it, and how far a measured one may be off. */
const FINDER = { ring: 7 / 3, off: 0.2 };

/** Codes to scan, by the ring with a square in it that three of their corners have. */
export function codesIn(marks: readonly Mark[]): Box[] {
  const rings = marks.filter(({ box: ring }) =>
    marks.some(
      ({ box }) =>
        shared(ring, box) === areaOf(box) &&
        Math.abs(ring.width / box.width / FINDER.ring - 1) < FINDER.off &&
        Math.abs(ring.height / box.height / FINDER.ring - 1) < FINDER.off,
    ),
  );
  const [first] = rings;
  const alike = rings.filter(
    ({ box }) => Math.abs(box.width / (first?.box.width ?? 0) - 1) < FINDER.off,
  );
  return alike.length === 3 ? [aroundAll(alike.map(({ box }) => box))] : [];
}

/** Rows of loose ink that may well be lettering, to be told of. */
export function looseRows(loose: readonly Mark[], { size, lines }: ReferenceLayout): Box[] {
  const tall = loose.filter(({ box }) => box.height >= LEAST_HEIGHT);
  // Letters that a rule along their feet joins are one piece.
  const isJoined = ({ box }: Mark) => box.width > LETTERS * box.height;
  const rows = groupLines(
    tall.filter((mark) => !isJoined(mark)),
    size,
  ).filter(({ box, marks }) => {
    const letters = marks.filter((mark) => mark.box.height > 0.4 * box.height);
    const isCapital = lines.some(
      ({ line, read }) =>
        isLevel(line.box, box) && Math.abs(box.height / read.capHeight - 1) < ALIKE,
    );
    return letters.length >= LETTERS || isCapital;
  });
  return [...rows, ...tall.filter(isJoined)].map(({ box }) => box).concat(codesIn(loose));
}

function isRule({ box: { width, height }, pixels }: Mark): boolean {
  return width > RULE.long * height && pixels > RULE.filled * width * height;
}

/** Whether ink is the icon of a text that stays, or a sign between two of them. */
function isWith(box: Box, kept: readonly Box[]): boolean {
  const near = kept.filter((text) => {
    const apart = Math.max(box.x - rightOf(text), text.x - rightOf(box));
    return isLevel(box, text) && apart < ICON.apart * Math.max(box.height, text.height);
  });
  if (near.some((text) => isIconSized(box, text) && text.x > box.x)) return true;
  if (kept.some((text) => isIconSized(box, text) && isOver(box, text))) return true;
  return near.some((text) => text.x > box.x) && near.some((text) => text.x < box.x);
}
