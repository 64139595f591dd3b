import type { Box } from '../../../design.js';
import { areaOf, bottomOf, rightOf, shared } from '../../layout/areas.js';
import type { ReferenceLayout } from '../../layout/reference-layout.js';
import { textOf } from '../line-text.js';
import type { ReadWord } from '../read-line.js';
import { isCount } from './fact-patterns.js';
import { caption, roomWords, withoutAccents } from './field-patterns.js';
import type { ValueText } from './value-text.js';

/*
 * What goes with a value that is left out: its caption, and the dot or bar that parted it from the next.
 */

/** Cap heights down to a caption below a figure, and along a row to one beside it. */
const BELOW = 2.6;
/** Cap heights between a sign and what it parts, and to the next text of its row. */
const NEAR = 3;
const ROW = 9;

const separator = /^[·•∙|/–—\-~,;:]+$/u;

/** The captions of values that are left out. */
export function captionsOf(
  gone: readonly ValueText[],
  values: readonly ValueText[],
  { lines }: Pick<ReferenceLayout, 'lines'>,
): Box[] {
  return gone.flatMap((value): Box[] => {
    const isCaption = (text: string) => {
      const plain = withoutAccents(text);
      return isCount(value.field)
        ? roomWords.some(([field, words]) => field === value.field && words.test(plain))
        : value.field === 'size' && caption.test(plain);
    };
    const own = lines.find(({ line }) => shared(line.box, value.box) > 0.4 * areaOf(value.box));
    const beside = own === undefined ? [] : wordsBeside(value, values, own.read.words);
    const said = beside.filter((word) => !separator.test(word.text));
    if (said.length > 0) {
      return isCaption(said.map(({ text }) => text).join(' ')) ? said.map(({ box }) => box) : [];
    }
    const [nearest] = lines
      .filter(
        (line) => line !== own && isCaption(textOf(line).text) && !/\d/u.test(textOf(line).text),
      )
      .map(({ line }) => ({ box: line.box, apart: apartFrom(value, line.box) }))
      .filter(({ apart }) => apart < Infinity)
      .toSorted((one, other) => one.apart - other.apart);
    return nearest === undefined ? [] : [nearest.box];
  });
}

/** Words of a line from a value up to the next one. */
function wordsBeside(
  { box }: ValueText,
  values: readonly ValueText[],
  words: readonly ReadWord[],
): ReadWord[] {
  const ends = Math.min(
    ...values.map((other) => other.box.x).filter((x) => x > rightOf(box)),
    Infinity,
  );
  return words.filter((word) => word.box.x >= rightOf(box) - 2 && rightOf(word.box) <= ends + 2);
}

function apartFrom({ box, capHeight }: ValueText, other: Box): number {
  const middle = box.x + box.width / 2;
  const down = other.y - bottomOf(box);
  const isBelow =
    down > -2 && down < BELOW * capHeight && other.x < middle && rightOf(other) > middle;
  if (isBelow) return down;
  return isLevel(box, other) ? Math.max(other.x - rightOf(box), box.x - rightOf(other)) : Infinity;
}

function isLevel(one: Box, other: Box): boolean {
  const common = Math.min(bottomOf(one), bottomOf(other)) - Math.max(one.y, other.y);
  return common > 0.4 * Math.min(one.height, other.height);
}

/** Signs between two texts one of which is gone: a dot alone at the end of a row. */
export function loneSeparators(
  gone: readonly Box[],
  values: readonly ValueText[],
  { lines, marks }: Pick<ReferenceLayout, 'lines' | 'marks'>,
): Box[] {
  const isGone = (box: Box) => gone.some((other) => shared(other, box) > 0.4 * areaOf(box));
  const words = lines.flatMap(({ read }) => read.words);
  const present = [
    ...words.filter((word) => !separator.test(word.text)).map((word) => word.box),
    ...values.map((value) => value.box),
  ].filter((box) => !isGone(box));
  const signs = [
    ...words.filter((word) => separator.test(word.text)).map((word) => word.box),
    ...marks.map((mark) => mark.box),
  ];
  return signs.filter((sign) => {
    if (isGone(sign)) return false;
    const beside = gone.filter((box) => isSignBy(sign, box));
    if (beside.length === 0) return false;
    const reach = ROW * Math.max(...beside.map((box) => box.height));
    const isIn = (box: Box, side: number) =>
      isLevel(box, sign) &&
      (side < 0
        ? rightOf(box) <= sign.x + 2 && sign.x - rightOf(box) < reach
        : box.x >= rightOf(sign) - 2 && box.x - rightOf(sign) < reach);
    return !present.some((box) => isIn(box, -1)) || !present.some((box) => isIn(box, 1));
  });
}

/** Whether a small mark stands beside a text, in its row. */
function isSignBy(sign: Box, text: Box): boolean {
  const apart = Math.max(sign.x - rightOf(text), text.x - rightOf(sign));
  const isDash = sign.height < 0.25 * text.height && sign.width < 1.8 * text.height;
  const isSmall = sign.width < 0.6 * text.height && sign.height < 1.5 * text.height;
  return (isSmall || isDash) && apart < NEAR * text.height && apart > -2 && isLevel(sign, text);
}
