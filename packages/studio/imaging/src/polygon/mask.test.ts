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

  /** A mask with rectangles painted over a plot, in shares: white ones and black ones. */
  async function painted(
    polygon: Polygon,
    parts: readonly { readonly at: readonly number[]; readonly colour: '#fff' | '#000' }[],
  ): Promise<Buffer> {
    const boxes = parts.map(({ at: [left = 0, top = 0, width = 0, height = 0], colour }) => ({
      input: {
        create: {
          ...{ width: Math.round(width * 900), height: Math.round(height * 600) },
          ...{ channels: 3 as const, background: colour },
        },
      },
      ...{ left: Math.round(left * 900), top: Math.round(top * 600) },
    }));
    return sharp(await maskFromPolygon(polygon, 900, 600))
      .composite(boxes)
      .png()
      .toBuffer();
  }
  const isIn = (polygon: Polygon, x: number, y: number) =>
    fillPolygon(polygon, 100, 100)[Math.floor(y * 100) * 100 + Math.floor(x * 100)] === 1;

  it('keeps a hole, an island in it and a second region, and passes over soft edges and specks', async () => {
    const mask = await painted(quadrilateral, [
      { at: [0.4, 0.6, 0.2, 0.15], colour: '#000' },
      { at: [0.47, 0.65, 0.06, 0.05], colour: '#fff' },
      { at: [0.02, 0.05, 0.1, 0.1], colour: '#fff' },
      { at: [0.6, 0.1, 0.01, 0.01], colour: '#fff' },
    ]);
    const { polygon, share } = await polygonFromMask(await sharp(mask).blur(2).png().toBuffer());
    const points = [
      [0.3, 0.7, true],
      [0.42, 0.62, false],
      [0.58, 0.73, false],
      [0.5, 0.675, true],
      [0.07, 0.1, true],
      [0.605, 0.105, false],
      [0.3, 0.3, false],
    ] as const;
    for (const [x, y, inside] of points)
      expect([x, y, isIn(polygon, x, y)]).toEqual([x, y, inside]);
    const wanted = polygonShare(quadrilateral) - 0.2 * 0.15 + 0.06 * 0.05 + 0.1 * 0.1;
    expect(share).toBeCloseTo(wanted, 2);
  });

  it('tells a mask that marks all around a plot', async () => {
    const inverted = await sharp(await maskFromPolygon(quadrilateral, 900, 600))
      .negate()
      .png()
      .toBuffer();
    await expect(polygonFromMask(inverted)).rejects.toMatchObject({ reason: 'inverted' });
    const foreground: Polygon = [
      { x: 0, y: 0.6 },
      { x: 1, y: 0.6 },
      { x: 1, y: 1 },
      { x: 0, y: 1 },
    ];
    const { share } = await polygonFromMask(await maskFromPolygon(foreground, 900, 600));
    expect(share).toBeCloseTo(0.4, 2);
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
