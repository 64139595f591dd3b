import { type VideoFormat, videoFormats } from '@groundwork/contract/films/fields';
import { seededNumbers } from '@groundwork/imaging';
import { estimateCamera, imageFromGround } from '@groundwork/photo-reading/camera/scene-camera';
import type { SceneCamera } from '@groundwork/photo-reading/camera/scene-camera-schema';
import { describe, expect, it } from '@jest/globals';
import { HOUSE_SHARE, lacksPixels, photoWindows, reachesOut } from './photo-windows.js';

const formats = ['16:9', '9:16'] as const;

/** A photo of level land, and a plot of this size and distance in its middle. */
function scene(
  size: { width: number; height: number },
  view: SceneCamera['view'],
  plot = { x: 0, z: view === 'straight_down' ? 0 : 30, half: 10 },
) {
  const horizonY = { eye_level: 0.45, oblique: 0.1, straight_down: null }[view];
  const camera = estimateCamera({ ...size, horizonY, view, metadata: {} });
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  const area = corners.flatMap(([x, z]) => {
    const seen = imageFromGround(camera, { x: plot.x + x * plot.half, z: plot.z + z * plot.half });
    return seen === null ? [] : [seen];
  });
  return { camera, area };
}

function* trials() {
  const random = seededNumbers(4);
  const views = ['eye_level', 'oblique', 'straight_down'] as const;
  for (let trial = 0; trial < 200; trial += 1) {
    const size = {
      width: Math.round(320 + random() * 7800),
      height: Math.round(320 + random() * 5800),
    };
    const far = 12 + random() * 60;
    for (const view of views) {
      const aside = view === 'straight_down' ? random() * 60 - 30 : random() * 8 - 4;
      const z = view === 'straight_down' ? random() * 40 - 20 : far + (view === 'oblique' ? 60 : 0);
      const plot = { x: aside, z, half: 4 + random() * 8 };
      for (const format of formats) yield { size, format, ...scene(size, view, plot) };
    }
  }
}

describe('the parts of a photo that a film shows', () => {
  it('lie in the photo, in whole pixels, and hold what their format shows', () => {
    for (const { size, format, ...read } of trials()) {
      const { opening, plot } = photoWindows(size, format, read);
      for (const { part, size: made } of [opening, plot]) {
        for (const value of [...Object.values(part), ...Object.values(made)]) {
          expect(Number.isInteger(value)).toBe(true);
        }
        expect(part.left).toBeGreaterThanOrEqual(0);
        expect(part.top).toBeGreaterThanOrEqual(0);
        expect(part.left + part.width).toBeLessThanOrEqual(size.width);
        expect(part.top + part.height).toBeLessThanOrEqual(size.height);
        expect(part.width).toBeGreaterThan(100);
        // No part is squeezed.
        const shape = made.width / made.height / (part.width / part.height);
        expect(Math.abs(shape - 1)).toBeLessThan(0.01);
      }
    }
  });

  it('open with as much of the photo as the format can show', () => {
    for (const { size, format, ...read } of trials()) {
      const { part } = photoWindows(size, format, read).opening;
      const wanted = videoFormats[format].width / videoFormats[format].height;
      const widest = (of: { width: number; height: number }) =>
        Math.min(of.width, of.height * wanted);
      expect(widest(part)).toBeGreaterThan(widest(size) - 2);
    }
  });

  it.each(formats)(
    'take a house near enough in a %s film where the photo has the pixels',
    (format) => {
      const size = { width: 8000, height: 6000 };
      for (const view of ['oblique', 'straight_down'] as const) {
        const plot = { x: 0, z: view === 'oblique' ? 90 : 0, half: 14 };
        const read = scene(size, view, plot);
        const { restWidth, finest, nearest, plot: window } = photoWindows(size, format, read);
        const edges = [-7, 7].map((x) => imageFromGround(read.camera, { x, z: plot.z })?.x ?? 0);
        const house = ((edges[1] ?? 0) - (edges[0] ?? 0)) * size.width;
        expect(restWidth).toBeGreaterThanOrEqual(nearest);
        const share = house / restWidth;
        // As wide as wanted, or as wide as is enough, or as near as its pixels bear.
        expect(share > 0.4 || restWidth < finest * 1.001).toBe(true);
        expect(share > 0.34 || restWidth < nearest * 1.001).toBe(true);
        expect(share).toBeLessThan(HOUSE_SHARE + 0.05);
        expect(window.part.width).toBeGreaterThanOrEqual(Math.floor(restWidth * 1.49));
      }
    },
  );

  it.each(formats)(
    'enlarge the photo by more than 1.3 in a %s film only for a house that is small otherwise, and by no more than 2.5',
    (format) => {
      let nearer = 0;
      for (const { size, format: own, ...read } of trials()) {
        if (own !== format) continue;
        const { restWidth, finest } = photoWindows(size, format, read);
        const frame = videoFormats[format];
        const widest = Math.min(size.width, (size.height * frame.width) / frame.height);
        const enlarged = frame.width / restWidth;
        expect(enlarged).toBeLessThanOrEqual(Math.max(2.5, frame.width / widest) + 1e-9);
        if (enlarged <= Math.max(1.3, frame.width / widest) + 1e-9) continue;
        nearer += 1;
        expect(lacksPixels(size, format, read)).toBe(true);
        expect(restWidth).toBeLessThan(finest);
      }
      expect(nearer).toBeGreaterThan(0);
    },
  );

  it('lack pixels where a house would be enlarged too much to be seen large enough', () => {
    const plot = { x: 0, z: 40, half: 8 };
    for (const [width, lacks] of [
      [1600, true],
      [6000, false],
    ] as const) {
      const size = { width, height: (width * 2) / 3 };
      const read = scene(size, 'eye_level', plot);
      expect(lacksPixels(size, '16:9', read)).toBe(lacks);
    }
  });

  it('lack pixels where even all of the photo would be enlarged too much', () => {
    const plot = { x: 0, z: 18, half: 8 };
    for (const [width, format, lacks] of [
      [1400, '16:9', true],
      [1600, '16:9', false],
      [1600, '9:16', true],
      [2400, '9:16', false],
    ] as const) {
      const size = { width, height: (width * 2) / 3 };
      expect(lacksPixels(size, format, scene(size, 'eye_level', plot))).toBe(lacks);
    }
  });

  it.each([
    ['16:9', 0.2, false],
    ['9:16', 0.2, false],
    ['16:9', 0.6, false],
    ['9:16', 0.6, true],
  ] as const)(
    'in %s hold an area that is %d of the photo wide: it reaches out %s',
    (format, wide, isOut) => {
      const photo = { width: 1920, height: 1080 };
      const { camera } = scene(photo, 'eye_level');
      const area = [-0.5, 0.5, 0.4, -0.4].map((x, at) => ({
        x: 0.5 + x * wide,
        y: at < 2 ? 0.62 : 0.56,
      }));
      expect(reachesOut(photo, photoWindows(photo, format, { camera, area }), area)).toBe(isOut);
    },
  );

  it('make no picture larger than a drawing may cost', () => {
    for (const { size, format, ...read } of trials()) {
      const { width, height } = photoWindows(size, format, read).plot.size;
      const frame = videoFormats[format as VideoFormat];
      expect((width * height) / (frame.width * frame.height)).toBeLessThan(2.22);
    }
  });
});
