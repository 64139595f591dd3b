import { describe, expect, it } from '@jest/globals';
import type { Rgb } from '../../compose/color.js';
import { onPaper, picture } from '../fixtures/lettered-line.js';
import { colorScale, pointersAt } from './color-scale.js';
import { findLogo } from './logo-area.js';
import type { Mark } from './marks.js';

const scale: readonly Rgb[] = [
  [26, 150, 65],
  [166, 217, 106],
  [244, 224, 77],
  [253, 174, 97],
  [215, 25, 28],
];

/** Bars one above the other at the left, each longer than the last. */
const bars = (colors: readonly Rgb[]): Mark[] =>
  colors.map((ink, at) => {
    const box = { x: 40, y: 300 + at * 24, width: 70 + at * 14, height: 19 };
    return { box, pixels: box.width * box.height, ink, host: onPaper, spread: 0 };
  });

const logoOf = (marks: readonly Mark[]) =>
  findLogo({
    ...{ picture, marks, lines: [], panels: [], values: [] },
    labels: new Int32Array(picture.width * picture.height),
  });

describe('an energy label', () => {
  it('is no logo, as bars of one colour may be', () => {
    expect(logoOf(bars(scale))).toBeNull();
    expect(logoOf(bars(scale.map(() => [20, 40, 90])))).not.toBeNull();
  });

  it('points at the class of one house with what stands beside its bars', () => {
    const mark = (x: number, y: number, width: number): Mark => ({
      ...{ box: { x, y, width, height: 24 }, pixels: width * 20, ink: [17, 17, 17] },
      ...{ host: onPaper, spread: 0 },
    });
    const [pointer, below, far] = [mark(240, 346, 46), mark(240, 470, 46), mark(620, 346, 46)];
    const label = colorScale(bars(scale));
    expect(label).toHaveLength(5);
    expect(pointersAt(label ?? [], [...bars(scale), pointer, below, far])).toEqual([pointer]);
  });
});
