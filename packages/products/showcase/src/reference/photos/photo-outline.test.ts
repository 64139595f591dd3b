import { describe, expect, it } from '@jest/globals';
import type { Box } from '../../design.js';
import { type PhotoArea, photosOf } from './photo-outline.js';

const size = { width: 240, height: 200 };

/** Height of a skyline at a column, ragged as trees are. */
const skyline = (x: number) => 30 + ((x * 37) % 11) + ((x * x * 13) % 7) + 12 * Math.sin(x / 9);

/** The photos in the px of a picture that are no paper. */
function photosIn(isIn: (x: number, y: number) => boolean): PhotoArea[] {
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
  const box = { x: left, y: top, width: right - left, height: bottom - top };
  return photosOf({ mask, pixels, box, certainty: 1 }, size, true);
}

const inDisc = (
  x: number,
  y: number,
  [middleX, middleY, radius]: readonly [number, number, number],
) => Math.hypot(x + 0.5 - middleX, y + 0.5 - middleY) <= radius;
const inBox = (x: number, y: number, box: Box) =>
  x >= box.x && y >= box.y && x < box.x + box.width && y < box.y + box.height;
/** A box that is turned about its middle. */
const inTurned = (x: number, y: number, box: Box, degrees: number) => {
  const [cosine, sine] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const [dx, dy] = [x + 0.5 - box.x - box.width / 2, y + 0.5 - box.y - box.height / 2];
  const [across, down] = [dx * cosine + dy * sine, dy * cosine - dx * sine];
  return Math.abs(across) <= box.width / 2 && Math.abs(down) <= box.height / 2;
};
const box = { x: 40, y: 30, width: 160, height: 140 };

/** How far a found box is off, in px. */
function off(found: Box | undefined, wanted: Box): number {
  const sides = ['x', 'y', 'width', 'height'] as const;
  return Math.max(...sides.map((side) => Math.abs((found?.[side] ?? Infinity) - wanted[side])));
}

describe('an upright photo', () => {
  it('is a box with sharp corners', () => {
    const [photo, ...others] = photosIn((x, y) => inBox(x, y, box));
    expect(others).toEqual([]);
    expect(photo?.shape).toEqual({ kind: 'rectangle', radius: 0 });
    expect(off(photo?.box, box)).toBe(0);
  });

  it('has the radius of its corners, also where a badge lies over one', () => {
    const rounded = (x: number, y: number) =>
      inBox(x, y, box) &&
      [
        [60, 50],
        [180, 50],
        [60, 150],
        [180, 150],
      ].every(([cx = 0, cy = 0]) => {
        const isCorner = (x < 60 || x >= 180) && (y < 50 || y >= 150);
        return (
          !isCorner || Math.abs(x - cx) > 60 || Math.abs(y - cy) > 60 || inDisc(x, y, [cx, cy, 20])
        );
      });
    const [photo] = photosIn(
      (x, y) => rounded(x, y) && !inBox(x, y, { ...box, width: 45, height: 24 }),
    );
    expect(photo?.shape.kind).toBe('rectangle');
    const radius = photo?.shape.kind === 'rectangle' ? photo.shape.radius : 0;
    expect(Math.abs(radius - 20)).toBeLessThan(3);
    expect(off(photo?.box, box)).toBeLessThan(1);
  });

  it('is whole where its sky is paper in a corner', () => {
    const [photo] = photosIn((x, y) => inBox(x, y, box) && (x > 130 || y > 30 + skyline(x)));
    expect(off(photo?.box, box)).toBe(0);
    expect(photo?.visible.reduce((sum, value) => sum + value, 0)).toBe(160 * 140);
  });

  it.each([
    ['straight', (x: number, y: number) => x < 120 && y < 90],
    ['slanted', (x: number, y: number) => x + y < 170],
  ])('is left out where a panel with a %s edge lies over it', (_, isPanel) => {
    const [photo] = photosIn((x, y) => inBox(x, y, box) && !isPanel(x, y));
    expect(off(photo?.box, box)).toBe(0);
    expect(photo?.visible[50 * size.width + 60]).toBe(0);
    expect(photo?.visible[150 * size.width + 60]).toBe(1);
  });
});

describe('a round photo', () => {
  it('is whole where its sky is paper', () => {
    const [photo, ...others] = photosIn(
      (x, y) => inDisc(x, y, [110, 100, 70]) && y > 20 + skyline(x),
    );
    expect(others).toEqual([]);
    expect(photo?.shape.kind).toBe('circle');
    expect(off(photo?.box, { x: 40, y: 30, width: 140, height: 140 })).toBeLessThan(2);
    expect(photo?.visible[45 * size.width + 110]).toBe(1);
  });

  it('that a line joins to another one is a photo of its own', () => {
    const line = { x: 150, y: 97, width: 30, height: 6 };
    const photos = photosIn(
      (x, y) => inDisc(x, y, [90, 100, 70]) || inDisc(x, y, [200, 100, 30]) || inBox(x, y, line),
    );
    expect(photos.map(({ shape }) => shape.kind)).toEqual(['circle', 'circle']);
  });
});

describe('a tilted photo', () => {
  it('is turned as its edges are, also with a tape over its corner', () => {
    const [photo] = photosIn(
      (x, y) =>
        inTurned(x, y, box, 6) || inTurned(x, y, { x: 34, y: 20, width: 30, height: 10 }, -40),
    );
    expect(photo?.shape).toEqual({ kind: 'tilted', degrees: 6 });
    expect(off(photo?.box, box)).toBeLessThan(1.5);
  });
});

it('a photo with a round top is left out at its corners', () => {
  const [photo] = photosIn(
    (x, y) => x >= 60 && x < 160 && y < 190 && (y > 70 || inDisc(x, y, [110, 70, 50])),
  );
  expect(photo?.visible[25 * size.width + 64]).toBe(0);
  expect(photo?.visible[25 * size.width + 110]).toBe(1);
});
