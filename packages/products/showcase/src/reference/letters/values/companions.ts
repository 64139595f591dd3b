import type { Box } from '../../../design.js';
import { areaOf, rightOf, shared } from '../../layout/areas.js';
import type { ReferenceLayout } from '../../layout/reference-layout.js';
import { isLevel } from './rows.js';
import type { ValueText } from './value-text.js';

/*
 * What goes with a value that is left out: the dot or bar that parted it from the next.
 */

/** Cap heights between a sign and what it parts, and to the next text of its row. */
const NEAR = 3;
const ROW = 9;

const separator = /^[·•∙|/–—\-~,;:]+$/u;

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
