import type { Box } from '../../design.js';
import { distance } from '../pixels.js';
import { areaOf, around, bottomOf, rightOf } from './areas.js';
import type { Mark } from './marks.js';

/** The bars of an energy label: fewer, or of fewer colours, may be an agency's sign. */
const BARS = 4;
/** Most that heights of bars, and their edges at one side, differ, as shares of the first one's height. */
const UNEVEN = 0.3;
/** Most distance from a bar to the next, in heights: one of them may be missing. */
const NEXT = 2;
/** Distance between the colours of two bars. */
const APART = 30;
/** What points at the house's own class: its height in heights of a bar, its distance in widths of the scale, its ink. */
const POINTER = { least: 0.7, most: 1.8, reach: 1.5, filled: 0.5 };

/** Bars of one height and many colours that stand one above the other, as on an energy label. */
export function colorScale(marks: readonly Mark[]): readonly Mark[] | null {
  for (const { box: first } of marks) {
    const isNear = (one: number, other: number) => Math.abs(one - other) < UNEVEN * first.height;
    const column = marks
      .filter(
        ({ box }) =>
          box.width > box.height &&
          isNear(box.height, first.height) &&
          (isNear(box.x, first.x) || isNear(rightOf(box), rightOf(first))),
      )
      .toSorted((one, other) => one.box.y - other.box.y);
    const bars: Mark[] = [];
    for (const bar of column) {
      const last = bars.at(-1);
      const isApart = last !== undefined && bar.box.y - bottomOf(last.box) > NEXT * first.height;
      if (isApart && bars.length >= BARS) break;
      if (isApart) bars.length = 0;
      if (bars.every(({ ink }) => distance(ink, bar.ink) > APART)) bars.push(bar);
    }
    if (bars.length >= BARS) return bars;
  }
  return null;
}

/** Marks level with a scale's bars, beside them: they say the class of one house. */
export function pointersAt(scale: readonly Mark[], marks: readonly Mark[]): Mark[] {
  const [first, ...rest] = scale;
  if (first === undefined) return [];
  const whole = rest.reduce<Box>((box, bar) => around(box, bar.box), first.box);
  return marks.filter(({ box, pixels }) => {
    const size = box.height / first.box.height;
    const apart = Math.max(box.x - rightOf(whole), whole.x - rightOf(box));
    const middle = box.y + box.height / 2;
    return (
      size > POINTER.least &&
      size < POINTER.most &&
      apart > 0 &&
      apart < POINTER.reach * whole.width &&
      middle > whole.y &&
      middle < bottomOf(whole) &&
      pixels > POINTER.filled * areaOf(box)
    );
  });
}
