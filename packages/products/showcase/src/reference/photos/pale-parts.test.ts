import { describe, expect, it } from '@jest/globals';
import type { Rgb } from '../../compose/color.js';
import { fitPaint } from '../painting/paint-fit.js';
import type { Surface } from '../painting/surfaces.js';
import { palePixels, withoutSkies, withPaleParts } from './pale-parts.js';

const size = { width: 200, height: 150 };
const photo = { x: 40, y: 20, width: 100, height: 100 };
/** Row of the photo where its sky, which is nearly as white as the paper, ends. */
const SKYLINE = 60;

const unevenness = (at: number) => ((at * 7919 + ((at * at) % 101) * 37) % 9) - 4;

function surface(label: number, color: Rgb): Surface {
  const samples = [0, 1, 2, 3].flatMap((corner) => [
    (corner % 2) * 199,
    Math.floor(corner / 2) * 149,
    ...color,
  ]);
  return { label, pixels: 1, box: { x: 0, y: 0, ...size }, fit: fitPaint(samples, 200) };
}

/** White paper with a photo whose sky was taken for paper. */
function design() {
  const data = new Uint8Array(size.width * size.height * 3).fill(255);
  const labels = new Int32Array(size.width * size.height).fill(1);
  const mask = new Uint8Array(labels.length);
  for (let y = photo.y; y < photo.y + photo.height; y += 1) {
    for (let x = photo.x; x < photo.x + photo.width; x += 1) {
      const at = y * size.width + x;
      const isSky = y < SKYLINE;
      data.fill((isSky ? 250 : 110) + unevenness(at), at * 3, at * 3 + 3);
      if (isSky) continue;
      labels[at] = 0;
      mask[at] = 1;
    }
  }
  return { picture: { ...size, data }, labels, mask };
}

describe('the pale parts of a photo', () => {
  it('are distinguished from paper of one colour, and make the photo whole', () => {
    const { picture, labels, mask } = design();
    const paper = surface(1, [255, 255, 255]);
    const pale = palePixels(picture, { ...size, labels, surfaces: [paper] }, [paper]);
    const ground = { ...photo, y: SKYLINE, height: photo.y + photo.height - SKYLINE };
    const pixels = ground.width * ground.height;
    const whole = withPaleParts({ mask, box: ground, pixels }, pale, picture);
    expect(Math.abs((whole?.box.y ?? 0) - photo.y)).toBeLessThanOrEqual(1);
    expect(whole?.box.width).toBe(photo.width);
  });

  it('are none where the paper is paper', () => {
    const { picture, labels, mask } = design();
    picture.data.fill(255, 0, SKYLINE * size.width * 3);
    const paper = surface(1, [255, 255, 255]);
    const pale = palePixels(picture, { ...size, labels, surfaces: [paper] }, [paper]);
    const ground = { ...photo, y: SKYLINE, height: photo.y + photo.height - SKYLINE };
    const pixels = ground.width * ground.height;
    expect(withPaleParts({ mask, box: ground, pixels }, pale, picture)).toBeNull();
  });

  it('are no panel of the design, where its other panels are of one colour', () => {
    const { picture, labels } = design();
    for (let at = 0; at < labels.length; at += 1) {
      if (labels[at] === 1 && picture.data[at * 3] !== 255) labels[at] = 2;
    }
    const panels = [surface(1, [255, 255, 255]), surface(2, [250, 250, 250])];
    const kept = withoutSkies(picture, { ...size, labels, surfaces: panels }, panels);
    expect(kept.map(({ label }) => label)).toEqual([1]);
  });
});
