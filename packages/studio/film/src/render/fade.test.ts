import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { sampleScene, sampleStoryboard } from '../fixtures/sample-film.js';
import { sampleFrames } from '../fixtures/sample-frames.js';

const orange = await sharp({
  create: { width: 1200, height: 700, channels: 3, background: '#ff8040' },
})
  .png()
  .toBuffer();
const pixels = 1920 * 1080;

describe('a scene that comes from black and goes to it', () => {
  it('takes everything with it: picture, marks and captions', async () => {
    const storyboard = sampleStoryboard({
      scenes: [sampleScene({ seconds: 2, fade: { in: 0.5, out: 0.5 } })],
      watermark: { kind: 'text', text: 'SAMPLE' },
    });
    const plain = { ...storyboard, scenes: [sampleScene({ seconds: 2 })] };
    const frames = await sampleFrames(storyboard, { first: orange }, 0, [0, 7, 30, 52, 59]);
    const whole = await sampleFrames(sampleStoryboard(plain), { first: orange }, 0, [7, 30]);
    const light = frames.map((frame) => mean(frame.subarray(0, pixels)) - 16);
    const full = mean((whole[0] ?? new Uint8Array()).subarray(0, pixels)) - 16;
    expect(Math.max(light[0] ?? 0, light[4] ?? 0)).toBeLessThan(full / 50);
    // The eighth of fifteen frames is the middle of the way.
    expect(light[1]).toBeCloseTo(full / 2, -1);
    expect(light[1]).toBeCloseTo(light[3] ?? 0, -1);
    expect(Buffer.from(frames[2] ?? '').equals(Buffer.from(whole[1] ?? ''))).toBe(true);
    const colours = frames.map((frame) => mean(frame.subarray(pixels * 1.25)) - 128);
    expect(Math.abs(colours[0] ?? 0)).toBeLessThan(2);
    expect(colours[1]).toBeCloseTo((colours[2] ?? 0) / 2, -1);
  });
});

function mean(values: Uint8Array): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
}
