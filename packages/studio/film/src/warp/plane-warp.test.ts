import { describe, expect, it } from '@jest/globals';
import { projectionOf, type View } from '../camera/view.js';
import { sampleNumbers } from '../fixtures/sample-film.js';
import { Arena, takeSharedMemory } from './arena.js';
import { loadKernel } from './kernel.js';
import { importRegion } from './picture-planes.js';
import { PlaneWarp, type SourcePicture, type SourcePlane } from './plane-warp.js';

/** Samples are the views' own units, from the first on. */
const unscaled = { scaleX: 1, scaleY: 1, offsetX: 0, offsetY: 0, left: 0, top: 0 };

/** Half of neither is a multiple of eight, so that the ends of rows are tried too. */
const frame = { width: 196, height: 116 };
const size = { width: 260, height: 180 };
const level: View = { centreX: 131.37, centreY: 88.81, width: 203.7, yaw: 0 };
const slanted: View = { centreX: 128.2, centreY: 91.4, width: 190.3, yaw: 0.07 };

const memory = takeSharedMemory(16_000_000);
const arena = new Arena(memory);
const kernel = await loadKernel(memory);
const warp = new PlaneWarp(kernel, arena, frame);
const first = picture(1);
const second = picture(2);

/** Smooth waves with some noise, in colour. */
function picture(seed: number): SourcePicture {
  const random = sampleNumbers(seed);
  const rgb = new Uint8Array(size.width * size.height * 3);
  for (let at = 0; at < rgb.length; at += 1) {
    const x = Math.floor(at / 3) % size.width;
    const y = Math.floor(at / 3 / size.width);
    const wave = Math.sin(x / (5 + (at % 3)) + seed) * Math.cos(y / 7);
    rgb[at] = 127 + 100 * wave + 20 * (random() - 0.5);
  }
  return importRegion(kernel, arena, { rgb, ...size, ...unscaled });
}

/** The value of the plane at a place, by the same 4-tap cubic in double precision. */
function reference(plane: SourcePlane, column: number, row: number): number {
  const weights = (u: number) => [
    (2 * u ** 2 - u - u ** 3) / 2,
    1 - (5 * u ** 2 - 3 * u ** 3) / 2,
    (u + 4 * u ** 2 - 3 * u ** 3) / 2,
    (u ** 3 - u ** 2) / 2,
  ];
  const across = weights(column - Math.floor(column));
  const down = weights(row - Math.floor(row));
  let sum = 0;
  for (let j = 0; j < 4; j += 1) {
    const y = Math.min(plane.rows - 1, Math.max(0, Math.floor(row) - 1 + j));
    const line = arena.bytes(plane.address + y * plane.stride, plane.stride);
    for (let i = 0; i < 4; i += 1) {
      const sample = line[Math.floor(column) - 1 + i] ?? 0;
      sum += ((sample << 24) >> 24) * (across[i] ?? 0) * (down[j] ?? 0);
    }
  }
  return Math.min(255, Math.max(0, sum + 128));
}

/** The frame by definition: luma at pixel centres, chroma at the left of its two columns. */
function referenceFrame(source: SourcePicture, view: View): number[] {
  const { stepX, stepY, perspective } = projectionOf(view, frame);
  const samples: number[] = [];
  for (const name of ['luma', 'blue', 'red'] as const) {
    const pitch = name === 'luma' ? 1 : 2;
    for (let y = 0; y < frame.height / pitch; y += 1) {
      for (let x = 0; x < frame.width / pitch; x += 1) {
        const tx = x * pitch + 0.5 - frame.width / 2;
        const ty = y * pitch + pitch / 2 - frame.height / 2;
        const near = 1 / (1 - perspective * tx);
        const column = (view.centreX + stepX * tx * near) / pitch - 0.5;
        const row = (view.centreY + stepY * ty * near) / pitch - 0.5;
        samples.push(reference(source[name], column, row));
      }
    }
  }
  return samples;
}

function render(shown: Parameters<PlaneWarp['render']>[1]): Uint8Array {
  const bytes = (frame.width * frame.height * 3) / 2;
  const target = arena.allocate(bytes + 64);
  warp.render(target, shown);
  return arena.bytes(target, bytes);
}

function difference(made: Uint8Array, wanted: readonly number[]) {
  const errors = wanted.map((value, index) => Math.abs(value - (made[index] ?? 0)));
  return {
    greatest: Math.max(...errors),
    mean: errors.reduce((sum, error) => sum + error, 0) / errors.length,
  };
}

describe('the warp', () => {
  it.each([
    ['level', level],
    ['turned to the left', slanted],
    ['turned to the right', { ...slanted, yaw: -0.085 }],
    ['enlarged', { ...level, width: 120.3 }],
  ])('matches the plain resampling of a %s view to one level', (_name, view) => {
    const { greatest, mean } = difference(
      render([{ picture: first, view, share: 1 }]),
      referenceFrame(first, view),
    );
    // Rounding to whole levels alone gives a mean of 0.25.
    expect(greatest).toBeLessThan(1);
    expect(mean).toBeLessThan(0.27);
  });

  it.each([
    ['two level views', level, { ...level, centreX: 127.6 }],
    ['a level and a turned view', level, slanted],
    ['two turned views', { ...slanted, yaw: -0.05 }, slanted],
  ])('blends %s in the middle of a cross-fade', (_name, below, above) => {
    const made = render([
      { picture: first, view: below, share: 0.5 },
      { picture: second, view: above, share: 0.5 },
    ]);
    const other = referenceFrame(second, above);
    const wanted = referenceFrame(first, below).map(
      (value, index) => (value + (other[index] ?? 0)) / 2,
    );
    const { greatest, mean } = difference(made, wanted);
    // Where one of the two overshoots, only the blend is clipped, not each of them.
    expect(greatest).toBeLessThan(2);
    expect(mean).toBeLessThan(0.28);
  });
});

describe('importRegion', () => {
  it('gives BT.709 values of limited range', () => {
    const colours = [
      { rgb: [255, 255, 255], yuv: [235, 128, 128] },
      { rgb: [0, 0, 0], yuv: [16, 128, 128] },
      { rgb: [128, 128, 128], yuv: [126, 128, 128] },
      { rgb: [255, 0, 0], yuv: [63, 102, 240] },
      { rgb: [0, 255, 0], yuv: [173, 42, 26] },
      { rgb: [0, 0, 255], yuv: [32, 240, 118] },
    ];
    for (const { rgb, yuv } of colours) {
      const flat = Uint8Array.from({ length: 16 * 16 * 3 }, (_, at) => rgb[at % 3] ?? 0);
      const region = { rgb: flat, width: 16, height: 16, ...unscaled };
      const source = importRegion(kernel, arena, region);
      const made = [source.luma, source.blue, source.red].map(
        (plane) => ((arena.bytes(plane.address, 1)[0] ?? 0) + 128) % 256,
      );
      expect(made).toEqual(yuv);
    }
  });
});
