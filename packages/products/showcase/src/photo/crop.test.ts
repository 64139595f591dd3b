import { decodeRaster, pipelineOf } from '@groundwork/imaging';
import { glance } from '@groundwork/photo-reading/perception/glance';
import { describe, expect, test } from '@jest/globals';
import { drawHouse, houseBox } from '../fixtures/drawn-photos.js';
import { type CropWindow, cropTo } from './crop.js';
import { findSubject, SUBJECT_SIDE, type SubjectMap } from './subject.js';

async function subjectOf(photo: Buffer): Promise<SubjectMap> {
  const { width, height } = await decodeRaster(photo);
  const scale = SUBJECT_SIDE / Math.max(width, height);
  const small = await decodeRaster(photo, { width: Math.round(width * scale) });
  const data = await pipelineOf(small).removeAlpha().raw().toBuffer();
  const picture = { ...small, channels: 3, data } as const;
  return findSubject(picture, glance(picture));
}

const wide = { width: 960, height: 640 };
const tall = { width: 640, height: 960 };

/** Share of the house's width and height that a window keeps. */
function kept(scene: Parameters<typeof houseBox>[0], window: CropWindow) {
  const house = houseBox(scene);
  const part = (from: number, length: number, start: number, span: number, whole: number) => {
    const left = Math.max(from, start * whole);
    const right = Math.min(from + length, (start + span) * whole);
    return Math.max(0, right - left) / length;
  };
  return {
    across: part(house.x, house.width, window.left, window.width, scene.width),
    down: part(house.y, house.height, window.top, window.height, scene.height),
  };
}

describe('cropping a photo', () => {
  test.each([0.24, 0.5, 0.76])(
    'keeps a house at %d of the width in square and portrait',
    async (at) => {
      const scene = { ...wide, at };
      const subject = await subjectOf(await drawHouse(scene));
      expect(kept(scene, cropTo(subject, 1.5, 1)).across).toBeCloseTo(1, 6);
      expect(kept(scene, cropTo(subject, 1.5, 4 / 5)).across).toBeCloseTo(1, 6);
      // 9:16 is hardly wider than the house.
      expect(kept(scene, cropTo(subject, 1.5, 9 / 16)).across).toBeGreaterThan(0.9);
    },
  );

  test.each(['night', 'snow'] as const)('finds a house by %s', async (weather) => {
    const scene = { ...wide, at: 0.25, weather };
    const subject = await subjectOf(await drawHouse(scene));
    expect(kept(scene, cropTo(subject, 1.5, 4 / 5)).across).toBeCloseTo(1, 6);
  });

  test('keeps the house of a portrait photo in a landscape box', async () => {
    const scene = { ...tall, at: 0.5 };
    const subject = await subjectOf(await drawHouse(scene));
    const window = cropTo(subject, 2 / 3, 16 / 9);
    expect(kept(scene, window).down).toBeGreaterThan(0.9);
    expect(window.top).toBeGreaterThan(0.2);
  });

  test.each([9 / 16, 4 / 5, 1, 3 / 2, 16 / 9, 3])(
    'takes the largest window of ratio %d',
    async (ratio) => {
      const subject = await subjectOf(await drawHouse({ ...wide, at: 0.4 }));
      const { left, top, width, height } = cropTo(subject, 1.5, ratio);
      expect((width * 1.5) / height).toBeCloseTo(ratio, 5);
      expect(Math.max(width, height)).toBeCloseTo(1, 9);
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(Math.max(left + width, top + height)).toBeLessThanOrEqual(1 + 1e-9);
    },
  );

  test('stays in the middle of a picture without anything in it', () => {
    const weight = new Float32Array(60 * 40).fill(1 / 2400);
    const { left, width } = cropTo({ width: 60, height: 40, weight }, 1.5, 1);
    expect(left + width / 2).toBeCloseTo(0.5, 1);
  });
});
