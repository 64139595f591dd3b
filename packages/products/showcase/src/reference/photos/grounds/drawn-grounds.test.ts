import { describe, expect, it } from '@jest/globals';
import { findSurfaces } from '../../painting/surfaces.js';
import { drawnGrounds } from './drawn-grounds.js';

const size = { width: 400, height: 300 };
const frame = { x: 220, y: 60, width: 140, height: 180 };

const noise = (at: number) => ((at * 7919 + ((at * at) % 101) * 37) % 5) - 2;
/** Letters: a row of short strokes on the paper. */
const isLetter = (x: number, y: number) =>
  x >= 20 && x < 180 && y >= 40 && y < 260 && y % 24 < 14 && x % 10 < 4;

function design({ paperNoise, frameNoise }: { paperNoise: number; frameNoise: number }) {
  const data = new Uint8Array(size.width * size.height * 3);
  for (let y = 0, at = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1, at += 1) {
      const isIn =
        x >= frame.x && x < frame.x + frame.width && y >= frame.y && y < frame.y + frame.height;
      const level = isLetter(x, y) ? 40 : isIn ? 6 : 236;
      const uneven = isIn ? frameNoise : isLetter(x, y) ? 0 : paperNoise;
      data.fill(level + Math.round(noise(at) * uneven), at * 3, at * 3 + 3);
    }
  }
  return { ...size, data };
}

function groundsIn(picture: ReturnType<typeof design>) {
  const { drawn, photographed, surfaces } = drawnGrounds(picture, findSurfaces(picture));
  const at = (frame.y + 90) * size.width + frame.x + 70;
  const label = surfaces.labels[at] ?? 0;
  return {
    isPanel: drawn.some((surface) => surface.label === label),
    isPhotographed: photographed.has(label),
  };
}

describe('a black rectangle beside texts', () => {
  it('is a photo where it has noise and the paper has none', () => {
    const found = groundsIn(design({ paperNoise: 0, frameNoise: 0.5 }));
    expect(found).toEqual({ isPanel: false, isPhotographed: true });
  });

  it('is a panel where it is of one colour', () => {
    const found = groundsIn(design({ paperNoise: 0, frameNoise: 0 }));
    expect(found).toEqual({ isPanel: true, isPhotographed: false });
  });

  it('is a panel where the paper has noise as well', () => {
    const found = groundsIn(design({ paperNoise: 0.5, frameNoise: 0.5 }));
    expect(found).toEqual({ isPanel: true, isPhotographed: false });
  });
});
