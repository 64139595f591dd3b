import { videoFormats } from '@groundwork/contract/films/fields';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import type { Box } from '../camera/view.js';
import { sampleCaptionStyle, sampleNumbers, sampleStoryboard } from '../fixtures/sample-film.js';
import { type Anchor, findPlace, type TakenPlace } from './areas.js';
import { drawOverlays } from './draw-overlays.js';
import { freeArea } from './free-area.js';
import type { OverlayPlanes } from './overlay-planes.js';
import type { Overlay } from './overlay-schemas.js';
import { drawWatermark } from './watermark.js';

const logo = await sharp({
  create: { width: 500, height: 250, channels: 4, background: { r: 0, g: 90, b: 200, alpha: 1 } },
})
  .png()
  .toBuffer();
const files = new Map<string, Uint8Array>([['logo', logo]]);
const anchors: readonly Anchor[] = [
  'top_left',
  'top',
  'top_right',
  'bottom_left',
  'bottom',
  'bottom_right',
];
const forever = { start: 0, end: Number.POSITIVE_INFINITY };

/** Bounds of what can be seen, in frame pixels. */
function inkOf({ x, y, luma }: OverlayPlanes): Box {
  const box = { left: Infinity, top: Infinity, right: 0, bottom: 0 };
  for (let at = 0; at < luma.alphas.length; at += 1) {
    if ((luma.alphas[at] ?? 0) < 8) continue;
    box.left = Math.min(box.left, x + (at % luma.width));
    box.right = Math.max(box.right, x + (at % luma.width) + 1);
    box.top = Math.min(box.top, y + Math.floor(at / luma.width));
    box.bottom = Math.max(box.bottom, y + Math.floor(at / luma.width) + 1);
  }
  return box;
}

function touch(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Everything that may lie over a film at once. */
const crowd: Overlay[] = [
  { kind: 'logo', image_key: 'logo', position: 'top_right', scale: 0.2 },
  { kind: 'text', text: 'Plot 14 · 1,240 m²', position: 'top_right', size: 'small' },
  { kind: 'text', text: 'أرض للبيع في الوادي', position: 'top_left', size: 'large' },
  { kind: 'text', text: 'A place in the sun, at the end of the road', position: 'top' },
  { kind: 'text', text: 'From €189,000', position: 'bottom_right', background: '#0F5132' },
  { kind: 'text', text: '山のふもとの土地', position: 'bottom_left', font: 'serif' },
  { kind: 'text', text: 'Call us', position: 'bottom', font: 'display', size: 'large' },
];

describe('overlays', () => {
  it.each(['16:9', '9:16'] as const)('of a %s film keep clear of all else', async (format) => {
    for (const position of ['top', 'middle', 'bottom'] as const) {
      const storyboard = sampleStoryboard({
        format,
        captions: { style: { ...sampleCaptionStyle, position }, cues: [] },
        watermark: { kind: 'image', image_key: 'logo', position: 'bottom_right', opacity: 1 },
        overlays: crowd,
      });
      const { watermark } = storyboard;
      if (watermark === null) throw new Error('There is one.');
      const { taken } = await drawWatermark(watermark, storyboard, files);
      const drawn = await drawOverlays(storyboard, [taken], files);
      const boxes = [taken, ...drawn.map(({ planes }) => inkOf(planes))];
      const area = freeArea(storyboard);
      for (const [index, box] of boxes.entries()) {
        expect(box.left).toBeGreaterThanOrEqual(area.left - 2);
        expect(box.right).toBeLessThanOrEqual(area.right + 2);
        expect(box.top).toBeGreaterThanOrEqual(area.top - 2);
        expect(box.bottom).toBeLessThanOrEqual(area.bottom + 2);
        expect(boxes.slice(index + 1).filter((other) => touch(box, other))).toEqual([]);
      }
    }
  });

  it('keep off the label of a text watermark', async () => {
    const watermark = { kind: 'text', text: 'SAMPLE' } as const;
    const storyboard = sampleStoryboard({ watermark, overlays: crowd.slice(0, 1) });
    const { taken } = await drawWatermark(watermark, storyboard, files);
    const [drawn] = await drawOverlays(storyboard, [taken], files);
    if (drawn === undefined) throw new Error('There is one.');
    expect(drawn.planes.y).toBeGreaterThanOrEqual(taken.bottom);
  });

  it('have the width that is asked for, and stay low enough when they are tall', async () => {
    const tall = await sharp(logo).rotate(90).png().toBuffer();
    const storyboard = sampleStoryboard({
      overlays: [
        { kind: 'logo', image_key: 'logo', position: 'top_left', scale: 0.2 },
        { kind: 'logo', image_key: 'tall', position: 'top_right', scale: 0.25 },
      ],
    });
    const drawn = await drawOverlays(storyboard, [], new Map([...files, ['tall', tall]]));
    const [wide, high] = drawn.map(({ planes }) => inkOf(planes));
    const frame = videoFormats['16:9'];
    expect((wide?.right ?? 0) - (wide?.left ?? 0)).toBe(frame.width * 0.2);
    expect((high?.bottom ?? 0) - (high?.top ?? 0)).toBe(frame.height * 0.2);
  });

  it('appear and vanish softly at their times, and share a place with those of other times', async () => {
    const storyboard = sampleStoryboard({
      overlays: [
        { kind: 'text', text: 'First', position: 'top', start: 1, end: 3 },
        { kind: 'text', text: 'Then', position: 'top', start: 3, end: null },
        { kind: 'text', text: 'Always', position: 'bottom' },
      ],
    });
    const [first, then, always] = await drawOverlays(storyboard, [], files);
    const opacities = (drawn = first) => [29, 33, 45, 60, 87, 90].map((at) => drawn?.opacity(at));
    const [before, rising, there, still, falling, after] = opacities();
    expect([before, there, still, after]).toEqual([0, 1, 1, 0]);
    expect(rising).toBeCloseTo(falling ?? 0);
    expect(rising).toBeGreaterThan(0);
    expect(rising).toBeLessThan(0.5);
    expect(then?.opacity(100_000)).toBe(1);
    expect(always?.opacity(0)).toBe(1);
    expect(then?.planes.y).toBe(first?.planes.y);
  });

  it('name the logo that cannot be read', async () => {
    const overlays: Overlay[] = [{ kind: 'logo', image_key: 'gone', position: 'top_left' }];
    const drawing = drawOverlays(sampleStoryboard({ overlays }), [], files);
    await expect(drawing).rejects.toMatchObject({ fault: 'picture_unreadable', objectKey: 'gone' });
  });
});

describe('findPlace', () => {
  it('never lets two touch, nor leave the area, as long as there is room', () => {
    const random = sampleNumbers(11);
    const area = { left: 100, top: 80, right: 1800, bottom: 1000 };
    for (let trial = 0; trial < 300; trial += 1) {
      const taken: TakenPlace[] = [];
      for (let count = 0; count < 6; count += 1) {
        const size = { width: 40 + random() * 500, height: 20 + random() * 60 };
        const anchor = anchors[Math.floor(random() * anchors.length)] ?? 'top';
        const box = findPlace(size, anchor, area, forever, taken, 10);
        expect(taken.filter((other) => touch(box, other.box))).toEqual([]);
        expect(Math.min(box.left - area.left, box.top - area.top)).toBeGreaterThanOrEqual(0);
        expect(Math.max(box.right - area.right, box.bottom - area.bottom)).toBeLessThanOrEqual(0);
        taken.push({ box, ...forever });
      }
    }
  });

  it('stays in the area when there is no room', () => {
    const area = { left: 0, top: 0, right: 100, bottom: 100 };
    const taken: TakenPlace[] = [{ box: area, ...forever }];
    const box = findPlace({ width: 20, height: 30 }, 'bottom_left', area, forever, taken, 5);
    expect(box).toEqual({ left: 0, top: 0, right: 20, bottom: 30 });
  });
});
