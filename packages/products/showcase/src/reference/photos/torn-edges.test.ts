import { describe, expect, it } from '@jest/globals';
import { circleIn } from './circle-fit.js';
import { wholeDiscs, wholeSlot } from './torn-edges.js';

const size = { width: 240, height: 200 };

/** Height of a skyline above the box's top at a column, ragged as trees are. */
const skyline = (x: number) => 30 + ((x * 37) % 11) + ((x * x * 13) % 7) + 12 * Math.sin(x / 9);

function maskOf(isIn: (x: number, y: number) => boolean) {
  const mask = new Uint8Array(size.width * size.height);
  let [left, top, right, bottom, pixels] = [size.width, size.height, 0, 0, 0];
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      if (!isIn(x, y)) continue;
      mask[y * size.width + x] = 1;
      pixels += 1;
      [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
    }
  }
  return { mask, pixels, box: { x: left, y: top, width: right - left, height: bottom - top } };
}

const inDisc = (
  x: number,
  y: number,
  [middleX, middleY, radius]: readonly [number, number, number],
) => Math.hypot(x + 0.5 - middleX, y + 0.5 - middleY) <= radius;
const paperAround = () => true;

describe('a round photo', () => {
  it('is told from what is left of its edge where the sky is paper', () => {
    const torn = maskOf((x, y) => inDisc(x, y, [110, 100, 70]) && y > 20 + skyline(x));
    const circle = circleIn(torn.mask, size, torn.box);
    expect(Math.abs((circle?.radius ?? 0) - 70)).toBeLessThan(1);
    const [disc, ...others] = wholeDiscs(torn, size, paperAround);
    expect(others).toEqual([]);
    expect(Math.abs((disc?.y ?? 0) - 30)).toBeLessThan(1);
    expect(Math.abs((disc?.width ?? 0) - 140)).toBeLessThan(2);
  });

  it('that touches another one is a photo of its own', () => {
    const both = maskOf((x, y) => inDisc(x, y, [90, 100, 70]) || inDisc(x, y, [184, 100, 30]));
    const discs = wholeDiscs(both, size, paperAround);
    expect(discs.map(({ width }) => Math.round(width / 4) * 4)).toEqual([140, 60]);
  });

  it('is none where only one end is round', () => {
    const arch = maskOf(
      (x, y) => x >= 60 && x < 160 && y < 190 && (y > 70 || inDisc(x, y, [110, 70, 50])),
    );
    expect(wholeDiscs(arch, size, paperAround)).toEqual([]);
  });

  it('is none where a text stands in what is missing of it', () => {
    const torn = maskOf((x, y) => inDisc(x, y, [110, 100, 70]) && y > 20 + skyline(x));
    const isText = (at: number) => Math.floor(at / size.width) % 5 < 2;
    expect(wholeDiscs(torn, size, (at) => !isText(at))).toEqual([]);
  });
});

describe('a rectangular photo', () => {
  const shape = { kind: 'other' } as const;

  it('is whole again where its sky is paper in a corner', () => {
    const torn = maskOf(
      (x, y) => x >= 40 && x < 200 && y >= 30 && y < 170 && (x > 130 || y > 30 + skyline(x)),
    );
    const whole = wholeSlot({ ...torn, visible: torn.mask, shape }, size, paperAround);
    expect(whole).toMatchObject({
      box: { x: 40, y: 30, width: 160, height: 140 },
    });
    expect(whole?.pixels).toBe(160 * 140);
  });

  it('is left as it is where a panel with a straight or slanted edge covers it', () => {
    for (const isPanel of [
      (x: number, y: number) => x < 120 && y < 90,
      (x: number, y: number) => x + y < 170,
    ]) {
      const covered = maskOf((x, y) => x >= 40 && x < 200 && y >= 30 && y < 170 && !isPanel(x, y));
      expect(wholeSlot({ ...covered, visible: covered.mask, shape }, size, paperAround)).toBeNull();
    }
  });
});
