import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import type { Polygon } from '../raster.js';
import { fillPolygon, polygonShare } from './geometry.js';
import { MaskRejected, polygonFromMask } from './mask.js';

const quadrilateral: Polygon = [
  { x: 0.3, y: 0.5 },
  { x: 0.75, y: 0.52 },
  { x: 0.9, y: 0.85 },
  { x: 0.1, y: 0.8 },
];
const bay: Polygon = [
  { x: 0.1, y: 0.1 },
  { x: 0.9, y: 0.1 },
  { x: 0.9, y: 0.9 },
  { x: 0.5, y: 0.4 },
  { x: 0.1, y: 0.9 },
];

/** Share of the cells in either polygon that lie in both. */
function overlap(a: Polygon, b: Polygon): number {
  const one = fillPolygon(a, 400, 300);
  const two = fillPolygon(b, 400, 300);
  let both = 0;
  let either = 0;
  for (const [at, cell] of one.entries()) {
    const other = two[at] ?? 0;
    both += cell & other;
    either += cell | other;
  }
  return both / either;
}

/** The polygon as a black and white PNG of this size: white inside. */
function maskFromPolygon(polygon: Polygon, width: number, height: number): Promise<Buffer> {
  const grid = fillPolygon(polygon, width, height).map((cell) => cell * 255);
  return sharp(grid, { raw: { width, height, channels: 1 } })
    .toColourspace('b-w')
    .png()
    .toBuffer();
}

describe('polygonFromMask', () => {
  it.each([
    ['a quadrilateral', quadrilateral, 4],
    ['an outline with a bay', bay, 5],
  ])('gives back %s with its own corners', async (_name, polygon, corners) => {
    const found = await polygonFromMask(await maskFromPolygon(polygon, 900, 600));
    expect(found.polygon).toHaveLength(corners);
    expect(overlap(found.polygon, polygon)).toBeGreaterThan(0.985);
    expect(found.share).toBeCloseTo(polygonShare(polygon), 2);
  });

  it('takes the largest of several regions and passes over soft edges', async () => {
    const mask = await sharp(await maskFromPolygon(quadrilateral, 900, 600))
      .composite([
        {
          input: { create: { width: 60, height: 40, channels: 3, background: '#fff' } },
          left: 5,
          top: 5,
        },
      ])
      .blur(3)
      .png()
      .toBuffer();
    const found = await polygonFromMask(mask);
    expect(overlap(found.polygon, quadrilateral)).toBeGreaterThan(0.95);
  });

  it('takes transparent parts as not buildable, and a white picture as buildable throughout', async () => {
    const clear = await sharp({
      create: {
        width: 200,
        height: 100,
        channels: 4,
        background: { r: 255, g: 255, b: 255, alpha: 0 },
      },
    })
      .png()
      .toBuffer();
    await expect(polygonFromMask(clear)).rejects.toThrow(MaskRejected);
    const white = await sharp({
      create: { width: 200, height: 100, channels: 3, background: '#fff' },
    })
      .png()
      .toBuffer();
    const found = await polygonFromMask(white);
    expect(found.polygon).toHaveLength(4);
    expect(found.share).toBeCloseTo(1, 5);
  });

  it('rejects a black mask, specks, and broken files with typed errors', async () => {
    const black = sharp({ create: { width: 300, height: 200, channels: 3, background: '#000' } });
    await expect(polygonFromMask(await black.clone().png().toBuffer())).rejects.toThrow(
      MaskRejected,
    );
    const speck = black.clone().composite([
      {
        input: { create: { width: 3, height: 3, channels: 3, background: '#fff' } },
        left: 9,
        top: 9,
      },
    ]);
    await expect(polygonFromMask(await speck.png().toBuffer())).rejects.toThrow(MaskRejected);
    await expect(polygonFromMask(Buffer.from('no mask'))).rejects.toMatchObject({
      name: 'ImageRejected',
      reason: 'damaged',
    });
  });

  it('reads a mask as bytes in any bit depth', async () => {
    const mask = await sharp(await maskFromPolygon(quadrilateral, 900, 600))
      .png({ palette: true, colours: 2 })
      .toBuffer();
    expect(overlap((await polygonFromMask(mask)).polygon, quadrilateral)).toBeGreaterThan(0.98);
  });
});
