import { describe, expect, it } from '@jest/globals';
import { changedArea, grownArea, spreadValues } from './edit-area.js';
import { drawnPlan, repainted } from './fixtures/drawn-plan.js';
import { putBack } from './true-edit.js';

const FEATHER = 6;

describe('an edit that is put back into its photo', () => {
  const { photo, guide, area } = drawnPlan();
  /** Engines redraw the whole picture, a little lighter. */
  const edited = repainted(guide, (value) => value + 9);
  const kept = putBack(photo, edited, { area, feather: FEATHER });

  it('leaves every pixel outside of the area as it was, bit for bit', () => {
    const changed = changedArea(photo, kept);
    const strayed = changed.data.filter((value, at) => value !== 0 && area.data[at] === 0);
    expect(strayed).toHaveLength(0);
    expect(changed.data.some((value) => value !== 0)).toBe(true);
  });

  it('is the edit itself beyond the seam, without the drift of its tones', () => {
    const shut = { ...area, data: area.data.map((value) => (value === 0 ? 255 : 0)) };
    const seam = grownArea(shut, FEATHER + 1);
    const off = kept.data
      .map((value, at) => Math.abs(value - (guide.data[at] ?? 0)))
      .filter((_, at) => seam.data[Math.floor(at / 3)] === 0);
    expect(off.length).toBeGreaterThan(5_000);
    expect(Math.max(...off)).toBeLessThanOrEqual(1);
  });

  it('comes in smoothly from the area’s edge inwards', () => {
    const black = repainted(photo, () => 0);
    const flat = repainted(photo, () => 200);
    const box = { ...area, data: area.data.map((_, at) => (at % area.width >= 100 ? 255 : 0)) };
    const seam = putBack(flat, black, { area: box, feather: FEATHER });
    const row = Array.from(
      { length: 20 },
      (_, x) => seam.data[(50 * area.width + 95 + x) * 3] ?? 0,
    );
    expect(row.slice(0, 5)).toEqual([200, 200, 200, 200, 200]);
    expect(row.slice(5 + FEATHER)).toEqual(Array(15 - FEATHER).fill(0));
    const inside = row.slice(4, 5 + FEATHER);
    inside.slice(1).forEach((value, at) => {
      expect(value).toBeLessThan(inside[at] ?? 0);
    });
    expect(inside[1]).toBeGreaterThan(180);
  });

  it('has no seam along the picture’s own edge', () => {
    const all = { ...area, data: area.data.map(() => 255) };
    expect(putBack(photo, guide, { area: all, feather: FEATHER }).data).toEqual(guide.data);
  });
});

describe('the order in which a picture comes about', () => {
  it('reaches over the room around what was drawn, and no further', () => {
    const values = { width: 60, height: 40, data: new Uint8Array(2_400) };
    const marked = { ...values, data: new Uint8Array(2_400) };
    values.data[20 * 60 + 30] = 77;
    marked.data[20 * 60 + 30] = 255;
    const spread = spreadValues(values, marked, 4);
    expect(spread.data[20 * 60 + 33]).toBe(77);
    expect(spread.data[20 * 60 + 36]).toBe(0);
  });
});
