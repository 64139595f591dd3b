import { describe, expect, it } from '@jest/globals';
import type { Rgb } from '../../compose/color.js';
import type { Picture } from '../picture.js';
import { gutterOf } from './photo-seams.js';

const size = { width: 240, height: 120 };
const whole = {
  box: { x: 0, y: 0, ...size },
  mask: new Uint8Array(size.width * size.height).fill(1),
};

/** Two photos side by side, with a strip between them. */
function picture(strip: Rgb): Picture {
  const data = new Uint8Array(size.width * size.height * 3);
  for (let at = 0; at < size.width * size.height; at += 1) {
    const isStrip = at % size.width >= 118 && at % size.width < 124;
    for (const channel of [0, 1, 2]) {
      data[at * 3 + channel] = isStrip
        ? (strip[channel] ?? 0)
        : (at * 7919 + channel * 131 + ((at * at) % 97) * 31) % 200;
    }
  }
  return { ...size, data };
}

const cream: Rgb = [244, 236, 223];

describe('a strip between two photos', () => {
  it('is found where it has the paper’s colour', () => {
    expect(gutterOf(picture(cream), whole, [cream], true)).toEqual({ from: 117, to: 125 });
  });

  it('is found in white, whatever the paper is', () => {
    expect(gutterOf(picture([255, 255, 255]), whole, [[20, 38, 61]], true)).not.toBeNull();
  });

  it('in a colour of its own is a part of one photo, such as a horizon', () => {
    expect(gutterOf(picture([120, 150, 180]), whole, [cream], true)).toBeNull();
  });

  it('is found under a seal that covers the half of it', () => {
    const mask = whole.mask.map((_, at) => {
      const y = Math.floor(at / size.width);
      return Math.hypot((at % size.width) - 120, y - 60) < 30 ? 0 : 1;
    });
    const { from, to } = gutterOf(picture(cream), { ...whole, mask }, [cream], true) ?? {};
    expect([from, to]).toEqual([117, 125]);
  });

  it('is found where it is no part of the photos, with a ring over it that is one', () => {
    const mask = whole.mask.map((_, at) => {
      const [x, y] = [at % size.width, Math.floor(at / size.width)];
      return x >= 118 && x < 124 && (y < 55 || y > 60) ? 0 : 1;
    });
    const found = gutterOf(picture(cream), { ...whole, mask }, [cream], true);
    expect(found).toEqual({ from: 117, to: 125 });
  });
});
