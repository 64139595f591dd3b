import type { Raster } from '@groundwork/imaging';
import { noAdjustments } from '@groundwork/showcase-edits';
import { describe, expect, it } from '@jest/globals';
import type { Grade } from './grade.js';
import { gradeRegions, hasRegions } from './grade-regions.js';

const neutral = noAdjustments.photo;
const grade = (change: Partial<Grade>): Grade => ({ ...neutral, ...change });
const sky = (change: number) => grade({ regions: { sky: change, grass: 0, water: 0 } });

/** Two rows: sky over a wall. */
function photo(): { raster: Raster; masks: { sky: Float32Array; grass: null; water: null } } {
  const above = [150, 180, 210, 250, 250, 250];
  const below = [200, 190, 180, 90, 120, 60];
  return {
    raster: { width: 2, height: 2, channels: 3, data: Uint8Array.from([...above, ...below]) },
    masks: { sky: Float32Array.of(1, 1, 0, 0), grass: null, water: null },
  };
}

function graded(asked: Grade): number[] {
  const { raster, masks } = photo();
  gradeRegions(raster, masks, asked);
  return [...raster.data];
}
const light = (pixels: readonly number[]) => pixels.reduce((sum, value) => sum + value, 0);

describe('grading by region', () => {
  it('is asked for by a region or a time of the day only', () => {
    expect(hasRegions(neutral)).toBe(false);
    expect(hasRegions(sky(0.6))).toBe(true);
    expect(hasRegions(grade({ daytime: 'night' }))).toBe(true);
  });

  it('makes a sky bluer, spares its clouds and leaves the rest alone', () => {
    const [before, after] = [[...photo().raster.data], graded(sky(0.6))];
    const blueness = (pixels: readonly number[], at: number) =>
      (pixels[at + 2] ?? 0) - (pixels[at] ?? 0);
    expect(blueness(after, 0)).toBeGreaterThan(blueness(before, 0) + 20);
    expect(blueness(after, 3)).toBeLessThan(40);
    expect(after.slice(6)).toEqual(before.slice(6));
  });

  it('gives a sky that is burnt out its blue from the top down', () => {
    const rows = 40;
    const raster: Raster = {
      ...{ width: 1, height: rows, channels: 3 as const },
      data: new Uint8Array(rows * 3).fill(255),
    };
    const masks = { sky: new Float32Array(rows).fill(1), grass: null, water: null };
    gradeRegions(raster, masks, sky(0.6));
    const blueness = (row: number) => (raster.data[row * 3 + 2] ?? 0) - (raster.data[row * 3] ?? 0);
    expect(blueness(0)).toBeGreaterThan(50);
    expect(blueness(rows - 1)).toBeGreaterThan(5);
    expect(blueness(rows - 1)).toBeLessThan(blueness(0) / 2);
  });

  it('makes a sky less blue the other way round', () => {
    const after = graded(sky(-0.6));
    expect((after[2] ?? 0) - (after[0] ?? 0)).toBeLessThan(60);
  });

  it('makes a night dark and blue, and a dusk warm below and no lighter than the day', () => {
    const day = [...photo().raster.data];
    const night = graded(grade({ daytime: 'night' }));
    expect(light(night)).toBeLessThan(0.45 * light(day));
    for (let at = 0; at < night.length; at += 3) {
      expect(night[at + 2] ?? 0).toBeGreaterThan(night[at] ?? 0);
    }
    const dusk = graded(grade({ daytime: 'dusk' }));
    expect(light(dusk)).toBeLessThan(light(day));
    expect((dusk[6] ?? 0) / (dusk[8] ?? 1)).toBeGreaterThan((day[6] ?? 0) / (day[8] ?? 1));
  });

  it('changes no region that the photo does not show', () => {
    const { raster } = photo();
    gradeRegions(raster, { sky: null, grass: null, water: null }, sky(1));
    expect([...raster.data]).toEqual([...photo().raster.data]);
  });
});
