import type { Raster } from '@groundwork/imaging';
import { describe, expect, it } from '@jest/globals';
import { drawnPicture, drawnPlan, grain, moved, repainted } from './fixtures/drawn-plan.js';
import { measureStructure } from './structure.js';
import { structureFault } from './structure-verdict.js';

const plan = drawnPlan(320, 220);
const { photo, guide, area } = plan;

const verdict = async (answer: Raster) => structureFault(await measureStructure(plan, answer));

/** What an answer shows in the area, with the photo about it. */
function inArea(drawn: Raster): Raster {
  return {
    ...photo,
    data: photo.data.map((value, at) =>
      area.data[Math.floor(at / 3)] === 0 ? value : (drawn.data[at] ?? 0),
    ),
  };
}

describe('an answer that keeps to the geometry', () => {
  it.each([
    ['the guide itself', guide],
    ['in other tones', repainted(guide, (value) => (value - 128) * 1.3 + 120)],
    ['darker', repainted(guide, (value) => value * 0.65)],
    ['of other colours', repainted(guide, (value, at) => value + (1 - (at % 3)) * 30)],
    ['with grain', repainted(guide, (value, at) => value + (grain(at, 3) - 0.5) * 60)],
    ['a pixel aside', moved(guide, 1, 1)],
  ])('is taken: %s', async (_, answer) => {
    await expect(verdict(answer)).resolves.toBeNull();
  });
});

describe('an answer that does not', () => {
  const flat = drawnPicture(photo.width, photo.height, () => [150, 150, 150]);
  const noisy = repainted(flat, (value, at) => value + (grain(at, 9) - 0.5) * 200);
  it.each([
    ['the photo as it was', photo, /is not there/],
    ['one flat colour', inArea(flat), /is flat/],
    ['noise', inArea(noisy), /edges|outline|flat/],
    ['the house further right', inArea(moved(guide, 20, 0)), /edges|outline|not there/],
    ['the house higher', inArea(moved(guide, 0, -14)), /edges|outline|not there/],
    ['another photo', repainted(guide, (value) => 255 - value), /surroundings/],
  ])('is refused: %s', async (_, answer, why) => {
    await expect(verdict(answer)).resolves.toMatch(why);
  });
});
