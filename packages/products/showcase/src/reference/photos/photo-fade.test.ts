import { describe, expect, it } from '@jest/globals';
import { fadeAtFoot, layFade } from './photo-fade.js';

const size = { width: 120, height: 400 };
const box = { x: 0, y: 0, width: 120, height: 300 };
const ground = [20, 22, 26] as const;

/** A light photo over a dark ground, mixed with it by a share for each row. */
function design(shareAt: (y: number) => number) {
  const data = new Uint8Array(size.width * size.height * 3);
  for (let at = 0; at < size.width * size.height; at += 1) {
    const y = Math.floor(at / size.width);
    const photo = 120 + ((at * 7919) % 80);
    const share = y >= box.height ? 1 : shareAt(y);
    for (const channel of [0, 1, 2] as const) {
      data[at * 3 + channel] = photo + (ground[channel] - photo) * share;
    }
  }
  return { ...size, data };
}

describe('a photo that fades into the ground', () => {
  const faded = design((y) => Math.min(1, Math.max(0, (y - 180) / 110)));

  it('is followed by the photo that takes its place', () => {
    const fade = fadeAtFoot(faded, box);
    if (fade === null) throw new Error('No fade was found.');
    const next = { ...size, data: new Uint8Array(size.width * size.height * 3).fill(200) };
    layFade(next, box, fade);
    const level = (y: number) => next.data[y * size.width * 3] ?? 0;
    expect(level(100)).toBe(200);
    expect(level(240)).toBeGreaterThan(70);
    expect(level(240)).toBeLessThan(150);
    expect(level(296)).toBeLessThan(45);
  });

  it('is none where the photo ends sharply', () => {
    expect(
      fadeAtFoot(
        design(() => 0),
        box,
      ),
    ).toBeNull();
  });

  it('is none where it reaches the foot of the picture', () => {
    expect(fadeAtFoot(faded, { ...box, height: 400 })).toBeNull();
  });
});
