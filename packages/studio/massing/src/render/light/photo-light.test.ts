import type { Raster } from '@groundwork/imaging';
import { estimateCamera, horizonRow } from '@groundwork/photo-reading/camera/scene-camera';
import type { Sun } from '@groundwork/photo-reading/camera/sun';
import { describe, expect, it } from '@jest/globals';
import { samplePhoto } from '../../testing/sample-photo.js';
import { measureSoftness } from '../photo/photo-traits.js';
import { viewOf } from '../view.js';
import { readPhotoLight } from './photo-light.js';

const WIDTH = 240;
const HEIGHT = 160;
const sun: Sun = { azimuthDegrees: -120, elevationDegrees: 40, source: 'shading' };

function lightOf(photo: Raster, contrast: number | null, from: Sun = sun) {
  const { width, height } = photo;
  const camera = estimateCamera({ width, height, horizonY: 0.45, view: 'eye_level', metadata: {} });
  return readPhotoLight(photo, viewOf(camera), horizonRow(camera), from, contrast);
}

function changed(photo: Raster, change: (value: number) => number): Raster {
  return { ...photo, data: photo.data.map((value) => Math.max(0, Math.min(255, change(value)))) };
}

const mean = (light: readonly number[]) => light.reduce((sum, v) => sum + v, 0) / light.length;

const eased = (t: number) => t * t * (3 - 2 * t);

/** The same picture enlarged, each pixel smoothly between its neighbours. */
function enlarged({ width, height, data }: Raster, by: number): Raster {
  const big = new Uint8Array(width * by * height * by * 3);
  for (let y = 0; y < height * by; y++) {
    for (let x = 0; x < width * by; x++) {
      const [fx, fy] = [Math.min(width - 1.01, x / by), Math.min(height - 1.01, y / by)];
      const [ix, iy] = [Math.floor(fx), Math.floor(fy)];
      const [tx, ty] = [eased(fx - ix), eased(fy - iy)];
      for (let c = 0; c < 3; c++) {
        const at = (row: number, column: number) => data[(row * width + column) * 3 + c] ?? 0;
        const top = at(iy, ix) * (1 - tx) + at(iy, ix + 1) * tx;
        const bottom = at(iy + 1, ix) * (1 - tx) + at(iy + 1, ix + 1) * tx;
        big[(y * width * by + x) * 3 + c] = top * (1 - ty) + bottom * ty;
      }
    }
  }
  return { width: width * by, height: height * by, channels: 3, data: big };
}

describe('the light of a photo', () => {
  const photo = samplePhoto(WIDTH, HEIGHT, 0.45);

  it('comes from the sun the more the harder its contrast, and hardly when it is overcast', () => {
    const shares = [0, 0.3, 0.6, 1].map((contrast) => {
      const { sunOnGround, skyOnGround } = lightOf(photo, contrast);
      return mean(sunOnGround) / (mean(sunOnGround) + mean(skyOnGround));
    });
    expect(shares[0]).toBeLessThan(0.1);
    expect(shares.at(-1)).toBeGreaterThan(0.7);
    for (let i = 1; i < shares.length; i++) expect(shares[i]).toBeGreaterThan(shares[i - 1] ?? 1);
  });

  it('comes more from the whole sky when nobody knows where the sun stands, and is as bright', () => {
    const known = lightOf(photo, 0.8);
    const unknown = lightOf(photo, 0.8, { ...sun, source: 'unknown' });
    expect(mean(unknown.sunOnGround)).toBeLessThan(0.75 * mean(known.sunOnGround));
    expect(mean(unknown.skyOnGround)).toBeGreaterThan(mean(known.skyOnGround));
    const all = (light: typeof known) => mean(light.sunOnGround) + mean(light.skyOnGround);
    expect(all(unknown) / all(known)).toBeCloseTo(1, 1);
  });

  it('leaves what is white nearly white', () => {
    for (const contrast of [0, 0.5, 1]) {
      const { sunOnGround, skyOnGround } = lightOf(photo, contrast);
      const white = [0, 1, 2].map((i) => (sunOnGround[i] ?? 0) + (skyOnGround[i] ?? 0));
      expect(Math.max(...white) / Math.min(...white)).toBeLessThan(1.22);
    }
  });

  it('keeps the colour of a glowing sky', () => {
    const data = Uint8Array.from(photo.data);
    for (let at = 0; at < Math.floor(0.45 * HEIGHT) * WIDTH * 3; at += 3)
      data.set([250, 160, 80], at);
    const { sunOnGround, skyOnGround } = lightOf({ ...photo, data }, 0.5);
    expect(sunOnGround[0] + skyOnGround[0]).toBeGreaterThan(
      1.5 * (sunOnGround[2] + skyOnGround[2]),
    );
  });

  it('is as bright as the photo was exposed', () => {
    const total = (light: ReturnType<typeof lightOf>) =>
      mean(light.sunOnGround) + mean(light.skyOnGround);
    const dark = total(
      lightOf(
        changed(photo, (value) => value * 0.5),
        0.5,
      ),
    );
    expect(dark).toBeLessThan(0.5 * total(lightOf(photo, 0.5)));
    expect(
      lightOf(
        changed(photo, (value) => value * 0.2),
        0.5,
      ).dusk,
    ).toBeGreaterThan(0.5);
  });

  it('is veiled where nothing in the photo is black', () => {
    const veiled = changed(photo, (value) => 110 + value * 0.4);
    const deep = changed(photo, (value) => (value - 60) * 1.3);
    expect(mean(lightOf(veiled, 0.2).black)).toBeGreaterThan(0.04);
    expect(mean(lightOf(deep, 0.2).black)).toBeLessThan(0.02);
  });
});

describe('the softness of a photo', () => {
  it('is found in one that was enlarged', () => {
    const sharp = changed(samplePhoto(WIDTH, HEIGHT, 0), (value) => 128 + (value - 92) * 3);
    expect(measureSoftness(sharp)).toBe(0);
    expect(measureSoftness(enlarged(sharp, 3))).toBeGreaterThan(0.5);
  });
});
