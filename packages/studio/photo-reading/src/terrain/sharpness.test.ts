import { decodeRaster, type Raster, resizeRaster } from '@groundwork/imaging';
import { samplePlot } from '@groundwork/testing';
import { describe, expect, it } from '@jest/globals';
import { policy } from '../reading/photo-reading.js';
import { sharpness } from './sharpness.js';

const drawn = await decodeRaster(await samplePlot({ seed: 7 }));
const photo = await resizeRaster(drawn, 960, Math.round((960 * drawn.height) / drawn.width));

/** As a camera sees that moves by so many pixels to the right and down. */
function smeared({ width, height, data }: Raster, right: number, down: number): Raster {
  const out = new Uint8Array(data.length);
  const taps = Math.max(right, down) + 1;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      for (let k = 0; k < 3; k += 1) {
        let sum = 0;
        for (let tap = 0; tap < taps; tap += 1) {
          const from = Math.min(width - 1, x + Math.round((tap * right) / Math.max(1, taps - 1)));
          const row = Math.min(height - 1, y + Math.round((tap * down) / Math.max(1, taps - 1)));
          sum += data[(row * width + from) * 3 + k] ?? 0;
        }
        out[(y * width + x) * 3 + k] = sum / taps;
      }
    }
  }
  return { width, height, channels: 3, data: out };
}

describe('sharpness', () => {
  it('of a sharp photo is far from what counts as blurred', () => {
    expect(sharpness(photo)).toBeGreaterThan(policy.sharp + 0.1);
  });

  it.each([
    ['moved across', 12, 0],
    ['moved down', 0, 12],
  ])('is lost by a camera that %s', (_, right, down) => {
    // Once more, for no shutter opens all at once.
    const moved = smeared(smeared(photo, right, down), right, down);
    expect(sharpness(moved)).toBeLessThan(policy.sharp);
  });

  it('is not read from an empty picture', () => {
    const data = new Uint8Array(300 * 200 * 3).fill(120);
    expect(sharpness({ width: 300, height: 200, channels: 3, data })).toBeNull();
    expect(
      sharpness({ width: 10, height: 10, channels: 3, data: data.subarray(0, 300) }),
    ).toBeNull();
  });
});
