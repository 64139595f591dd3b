import { expect, it } from '@jest/globals';
import sharp from 'sharp';
import { insetCorner } from './people-inset.js';

const focus = { x: 0.5, y: 0.5 };

/** Sky everywhere but a striped house at the right, from the top to the bottom. */
async function house(width: number, height: number, from: number): Promise<Buffer> {
  const stripes = Array.from(
    { length: 40 },
    (_, index) =>
      `<rect x="${from}" y="${(index * height) / 40}" width="${width - from}" height="${height / 80}" fill="#222"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#9CF"/>${stripes.join('')}</svg>`;
  return sharp(Buffer.from(svg)).jpeg().toBuffer();
}

it('is where the picture has less to show', async () => {
  const photo = await house(1600, 900, 1000);
  const free = { focus, format: '16:9', taken: [] } as const;
  expect(await insetCorner(photo, free)).toBe('top_left');
  expect(await insetCorner(await sharp(photo).flop().toBuffer(), free)).toBe('top_right');
  const plain = await house(1600, 900, 1600);
  expect(await insetCorner(plain, free)).toBe('top_right');
});

it('is judged by the part that the format shows', async () => {
  const photo = await house(1600, 900, 820);
  const shown = { focus: { x: 0.5, y: 0.5 }, format: '9:16', taken: [] } as const;
  expect(await insetCorner(photo, shown)).toBe('top_left');
  expect(await insetCorner(photo, { ...shown, focus: { x: 0.1, y: 0.5 } })).toBe('top_right');
});

it('is not where a logo of the customer stands, unless both corners are taken', async () => {
  const photo = await house(1600, 900, 1000);
  const beside = (...taken: string[]) => insetCorner(photo, { focus, format: '16:9', taken });
  expect(await beside('top_left')).toBe('top_right');
  expect(await beside('top_right', 'bottom_left')).toBe('top_left');
  expect(await beside('top_right', 'top_left')).toBe('top_left');
});
