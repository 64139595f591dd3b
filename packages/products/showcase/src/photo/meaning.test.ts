import type { Glance } from '@groundwork/photo-reading/perception/glance';
import { describe, expect, it } from '@jest/globals';
import { cropTo } from './crop.js';
import { byMeaning } from './meaning.js';
import type { SubjectMap } from './subject.js';

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

/** Something that stands out in the columns from `left` to `right`, as busy leaves do. */
function standing(left: number, right: number): SubjectMap {
  const weight = Float32Array.from({ length: 144 * 96 }, (_, at) => {
    const x = (at % 144) / 144;
    return x >= left && x < right ? 1 : 0.1;
  });
  return { width: 144, height: 96, weight };
}

const sum = (values: Float32Array) => values.reduce((total, value) => total + value, 0);

describe('what matters in a photo', () => {
  it('is the house, not the busy tree beside it', () => {
    const subject = byMeaning(standing(0, 0.35), seen({ building: [30, 16] }));
    const { left, width: share } = cropTo(subject, 1.5, 0.75);
    expect(left * 48).toBeLessThan(30.5);
    expect((left + share) * 48).toBeGreaterThan(45.5);
  });

  it('is what stands out where no class tells', () => {
    const subject = byMeaning(standing(0.7, 1), seen({}));
    expect(cropTo(subject, 1.5, 0.75).left).toBeGreaterThan(0.4);
  });

  it('is never the sky, however it stands out', () => {
    const subject = byMeaning(standing(0, 0.3), seen({ sky: [0, 24] }));
    expect(cropTo(subject, 1.5, 0.75).left).toBeGreaterThan(0.4);
  });

  it('is weighed to a sum of one, of pictures that have nothing too', () => {
    const empty = { width: 144, height: 96, weight: new Float32Array(144 * 96) };
    expect(sum(byMeaning(empty, seen({})).weight)).toBeCloseTo(1, 3);
    expect(sum(byMeaning(empty, seen({ sky: [0, 48] })).weight)).toBe(0);
    expect(cropTo(byMeaning(empty, seen({ sky: [0, 48] })), 1.5, 0.75).left).toBeCloseTo(0.25, 1);
  });
});
