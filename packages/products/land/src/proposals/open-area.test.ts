import type { GreyMap, Polygon } from '@groundwork/imaging';
import { describe, expect, it } from '@jest/globals';
import { openArea } from './studio-proposals.js';

const area = [
  { x: 0.2, y: 0.4 },
  { x: 0.8, y: 0.4 },
  { x: 0.8, y: 0.9 },
  { x: 0.2, y: 0.9 },
];

/** A wood whose trees meet the ground at a row, over so many of the columns from the right. */
function wood(foot: number, share = 1): GreyMap {
  const [width, height] = [40, 50];
  const data = new Uint8Array(width * height);
  for (let at = 0; at < data.length; at += 1) {
    const [x, y] = [((at % width) + 0.5) / width, Math.floor(at / width) / height];
    if (y < foot && x > 1 - share) data[at] = Math.round(foot * 255);
  }
  return { width, height, data };
}

const topOf = (polygon: Polygon) => Math.min(...polygon.map(({ y }) => y));

describe('an area to build on', () => {
  it.each([
    ['on open ground', null],
    ['before a wood', wood(0.4)],
    ['beside a tree', wood(0.7, 0.22)],
    ['in a wood', wood(0.8)],
  ] as const)('%s is taken as it is drawn', (_where, occluders) => {
    expect(openArea(area, occluders)).toEqual(area);
  });

  it.each([1, 0.5])('that reaches into a wood ends before its trees (%d)', (share) => {
    const open = openArea(area, wood(0.6, share));
    expect(topOf(open)).toBeCloseTo(0.6, 6);
    expect(open.filter(({ y }) => y === 0.9)).toHaveLength(2);
  });
});
