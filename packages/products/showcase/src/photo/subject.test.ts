import type { Raster } from '@groundwork/imaging';
import type { Glance } from '@groundwork/photo-reading/perception/glance';
import { describe, expect, it } from '@jest/globals';
import { cropTo } from './crop.js';
import { findSubject } from './subject.js';

const [width, height] = [48, 32];

/** Cells from `left` on, `columns` of them, are of a class; all others are of none that matters. */
function seen(parts: Readonly<Record<string, readonly [left: number, columns: number]>>): Glance {
  const of: Glance['of'] = (kind) => {
    const [left, columns] = parts[kind] ?? [0, 0];
    return Float32Array.from({ length: width * height }, (_, at) => {
      const x = at % width;
      return x >= left && x < left + columns ? 1 : 0;
    });
  };
  return { width, height, of };
}

/** A checked stretch between these shares of the width, on even grey. */
function checked(left: number, right: number): Raster {
  const data = Uint8Array.from({ length: 144 * 96 * 3 }, (_, at) => {
    const [x, y] = [Math.floor(at / 3) % 144, Math.floor(at / 432)];
    const isChecked = x >= left * 144 && x < right * 144;
    return isChecked && (Math.floor(x / 4) + Math.floor(y / 4)) % 2 === 0 ? 220 : 110;
  });
  return { width: 144, height: 96, channels: 3, data };
}

const sum = (values: Float32Array) => values.reduce((total, value) => total + value, 0);

describe('what matters in a photo', () => {
  it('is what has details', async () => {
    const subject = await findSubject(checked(0.7, 1), seen({}));
    expect(cropTo(subject, 1.5, 0.75).left).toBeGreaterThan(0.4);
  });

  it.each(['sky', 'trees'])('is never the %s, however busy', async (kind) => {
    const subject = await findSubject(checked(0, 0.3), seen({ [kind]: [0, 24] }));
    expect(cropTo(subject, 1.5, 0.75).left).toBeGreaterThan(0.4);
  });

  it('is weighed to a sum of one, of pictures that have nothing too', async () => {
    expect(sum((await findSubject(checked(0, 0), seen({}))).weight)).toBeCloseTo(1, 3);
    const onlySky = await findSubject(checked(0, 0), seen({ sky: [0, 48] }));
    expect(sum(onlySky.weight)).toBe(0);
    expect(cropTo(onlySky, 1.5, 0.75).left).toBeCloseTo(0.25, 1);
  });
});
