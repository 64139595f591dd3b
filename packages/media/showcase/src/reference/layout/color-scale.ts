import { distance } from '../pixels.js';
import { rightOf } from './areas.js';
import type { Mark } from './marks.js';

/** The bars of an energy label: fewer, or of fewer colours, may be an agency's sign. */
const BARS = 4;
/** Most that heights of bars, and their edges at one side, differ, as shares of the first one's height. */
const UNEVEN = 0.3;
/** Distance between the colours of two bars. */
const APART = 30;

/** Whether marks are bars of one height and many colours that stand one above the other, as on an energy label. */
export function isColorScale(marks: readonly Mark[]): boolean {
  return marks.some((first) => {
    const { x, height } = first.box;
    const isNear = (one: number, other: number) => Math.abs(one - other) < UNEVEN * height;
    const column = marks.filter(
      ({ box }) =>
        box.width > box.height &&
        isNear(box.height, height) &&
        (isNear(box.x, x) || isNear(rightOf(box), rightOf(first.box))),
    );
    const colors: Mark[] = [];
    for (const bar of column) {
      if (colors.every(({ ink }) => distance(ink, bar.ink) > APART)) colors.push(bar);
    }
    return colors.length >= BARS;
  });
}
