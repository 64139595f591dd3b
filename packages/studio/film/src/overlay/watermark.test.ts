import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { sampleCaptionStyle, sampleStoryboard } from '../fixtures/sample-film.js';
import { safeArea } from './areas.js';
import type { Watermark } from './overlay-schemas.js';
import { drawWatermark } from './watermark.js';

const logo = await sharp({
  create: { width: 600, height: 200, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 1 } },
})
  .png()
  .toBuffer();
const files = new Map<string, Uint8Array>([['logo', logo]]);

function image(change: Partial<Extract<Watermark, { kind: 'image' }>> = {}): Watermark {
  return { kind: 'image', image_key: 'logo', position: 'bottom_right', opacity: 0.5, ...change };
}

describe('an image watermark', () => {
  it('lies in its corner of the safe area with its opacity', async () => {
    const area = safeArea('9:16');
    const storyboard = sampleStoryboard({ format: '9:16' });
    const { planes: low } = await drawWatermark(image(), storyboard, files);
    expect(Math.max(...low.luma.alphas)).toBe(128);
    expect(low.y + low.luma.height).toBeLessThanOrEqual(area.bottom);
    expect(low.y + low.luma.height).toBeGreaterThan(area.bottom - 3);
    expect(low.x).toBeGreaterThan(540);
    const { planes: high } = await drawWatermark(
      image({ position: 'top_left' }),
      storyboard,
      files,
    );
    expect(Math.abs(high.y - area.top)).toBeLessThan(2);
    expect(Math.abs(high.x - area.left)).toBeLessThan(2);
  });

  it('keeps out of the way of captions', async () => {
    const captions = { style: sampleCaptionStyle, cues: [] };
    const storyboard = sampleStoryboard({ format: '9:16', captions });
    const { planes: mark } = await drawWatermark(image(), storyboard, files);
    expect(mark.y + mark.luma.height).toBeLessThan(safeArea('9:16').bottom - 150);
  });

  it('that is no picture is a FilmError with its name', async () => {
    const broken = new Map<string, Uint8Array>([['logo', logo.subarray(0, 60)]]);
    await expect(drawWatermark(image(), sampleStoryboard(), broken)).rejects.toMatchObject({
      fault: 'picture_unreadable',
      objectKey: 'logo',
    });
  });
});

describe('a text watermark', () => {
  it.each(['9:16', '16:9'] as const)('reaches every ninth of a %s frame', async (format) => {
    const { planes: mark } = await drawWatermark(
      { kind: 'text', text: 'SAMPLE' },
      sampleStoryboard({ format }),
      files,
    );
    const { width, height, alphas } = mark.luma;
    const covered = new Map<number, number>();
    for (const [at, alpha] of alphas.entries()) {
      if (alpha < 40) continue;
      const ninth =
        Math.floor(((at % width) / width) * 3) +
        3 * Math.floor((Math.floor(at / width) / height) * 3);
      covered.set(ninth, (covered.get(ninth) ?? 0) + 1);
    }
    expect(covered.size).toBe(9);
    expect(Math.min(...covered.values()) / ((width * height) / 9)).toBeGreaterThan(0.02);
  });
});
