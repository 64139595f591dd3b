import { describe, expect, it } from '@jest/globals';
import { extent } from './photo-seams.js';
import { shapeOf } from './photo-shape.js';

const size = { width: 400, height: 400 };

/** A print of 240 x 160 px, turned by some degrees, without what another one covers of it. */
function print(degrees: number, isCovered: (u: number, v: number) => boolean): Uint8Array {
  const angle = (degrees * Math.PI) / 180;
  return Uint8Array.from({ length: size.width * size.height }, (_, at) => {
    const [dx, dy] = [(at % size.width) - 200, Math.floor(at / size.width) - 200];
    const u = dx * Math.cos(angle) + dy * Math.sin(angle);
    const v = dy * Math.cos(angle) - dx * Math.sin(angle);
    return Math.abs(u) <= 120 && Math.abs(v) <= 80 && !isCovered(u, v) ? 1 : 0;
  });
}

function shapeIn(mask: Uint8Array) {
  const pixels = mask.reduce((sum, value) => sum + value, 0);
  return shapeOf(mask, size, extent(mask, size), pixels);
}

describe('the shape of a photo', () => {
  it('is a turned rectangle under another print that lies over a corner', () => {
    const { shape, upright } = shapeIn(print(-6, (u, v) => u > 70 && v > 40));
    expect(shape.kind).toBe('tilted');
    expect(shape.kind === 'tilted' && Math.abs(shape.degrees + 6)).toBeLessThan(1);
    expect(Math.abs(upright.width - 241)).toBeLessThan(6);
    expect(Math.abs(upright.height - 161)).toBeLessThan(6);
  });

  it('is none where two corners are missing', () => {
    const { shape } = shapeIn(print(-6, (u, v) => Math.abs(u) > 60 && v > 20));
    expect(shape.kind).toBe('other');
  });
});
