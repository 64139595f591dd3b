import { type Raster, resizeRaster } from '@groundwork/imaging';
import { describe, expect, it } from '@jest/globals';
import { cutPicture } from './canvas.js';
import { drawnPicture, drawnPlan, grain, moved, repainted } from './fixtures/drawn-plan.js';
import { findChange } from './found-change.js';
import { measureStructure } from './structure.js';
import { structureFault } from './true-edit.js';

const plan = drawnPlan(320, 220);
const { photo, guide, area } = plan;

const verdict = async (answer: Raster) => structureFault(await measureStructure(plan, answer));

/** An answer that shows this in the area, with the photo around it. */
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

/** The middle of a picture that was made larger, or the picture made smaller with its edge mirrored. */
async function zoomed(picture: Raster, zoom: number): Promise<Raster> {
  const [width, height] = [picture.width, picture.height].map((side) => Math.round(side * zoom));
  if (width === undefined || height === undefined) throw new Error('a side is missing');
  const left = Math.round((width - picture.width) / 2);
  const top = Math.round((height - picture.height) / 2);
  const window = { left, top, right: left + picture.width, bottom: top + picture.height };
  return cutPicture(await resizeRaster(picture, width, height), window);
}

describe('a photo that an engine was free to change', () => {
  const place = drawnPicture(320, 200, (x, y) => {
    const tone = 60 + 120 * grain(Math.floor(x / 14), Math.floor(y / 11));
    return [tone, tone * 0.9, tone * 0.8];
  });

  it('was not changed by other tones everywhere', async () => {
    await expect(
      findChange(
        place,
        repainted(place, (value) => value + 9),
      ),
    ).resolves.toEqual({
      kind: 'none',
    });
  });

  it('was changed where something new is seen, and a little around it', async () => {
    const { width, data } = place;
    const isNew = (at: number) => {
      const [x, y] = [Math.floor(at / 3) % width, Math.floor(at / 3 / width)];
      return x >= 100 && x < 150 && y >= 80 && y < 120;
    };
    const drawn = { ...place, data: data.map((value, at) => (isNew(at) ? 250 : value)) };
    const found = await findChange(place, drawn);
    if (found.kind !== 'changed') throw new Error(found.kind);
    const marked = (x: number, y: number) => found.area.data[y * width + x];
    expect([marked(102, 82), marked(125, 100), marked(147, 117)]).toEqual([255, 255, 255]);
    expect([marked(75, 100), marked(125, 55), marked(175, 100)]).toEqual([0, 0, 0]);
  });

  it('is another where more than 70 % of it was changed, as by the night', async () => {
    const night = repainted(place, (value, at) => value * (at % 3 === 2 ? 0.45 : 0.35));
    await expect(findChange(place, night)).resolves.toMatchObject({
      kind: 'another',
      why: expect.stringMatching(/ % of the photo was changed/),
    });
  });

  it.each([
    ['moved', (picture: Raster) => moved(picture, 7, -5)],
    ['a little larger', (picture: Raster) => zoomed(picture, 1.03)],
    ['a little smaller', (picture: Raster) => zoomed(picture, 0.98)],
  ])('is laid over it first where it came back %s', async (_, back) => {
    const { width } = place;
    const data = Uint8Array.from(place.data);
    for (let y = 80; y < 120; y += 1) data.fill(250, (y * width + 100) * 3, (y * width + 150) * 3);
    const found = await findChange(place, await back({ ...place, data }));
    if (found.kind !== 'changed') throw new Error(JSON.stringify(found));
    const marked = (x: number, y: number) => found.area.data[y * width + x];
    expect([marked(104, 84), marked(125, 100), marked(145, 115)]).toEqual([255, 255, 255]);
    const share = found.area.data.reduce((sum, value) => sum + value / 255, 0) / (320 * 200);
    expect(share).toBeLessThan(0.2);
  });

  it('is another place when things are elsewhere or nothing is seen', async () => {
    await expect(findChange(place, moved(place, 47, 17))).resolves.toMatchObject({
      kind: 'another',
    });
    const flat = repainted(place, () => 120);
    await expect(findChange(place, flat)).resolves.toMatchObject({ kind: 'another' });
  });
});
