import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import type { Layer, LogoLayer } from '../../design.js';
import { whole } from '../../fixtures/design-pieces.js';
import { pixelAt } from '../../fixtures/drawn-photos.js';
import type { Canvas } from '../canvas.js';
import { drawDesign } from '../draw-design.js';
import { openLogo } from './logo.js';

const size = { width: 400, height: 300 };
const layer: LogoLayer = {
  kind: 'logo',
  box: { x: 50, y: 40, width: 200, height: 200 },
  align: { x: 'left', y: 'top' },
  plate: { color: '#ffffff', radius: 8, padding: 20 },
};

/** A mark 200 wide and 80 high: a square at each end, joined by a bar. */
function mark(color: string, { margin = 0, ground = 'none' } = {}): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${200 + 2 * margin}" height="${80 + 2 * margin}">
    <rect width="100%" height="100%" fill="${ground}"/>
    <g transform="translate(${margin} ${margin})" fill="${color}">
      <rect width="80" height="80"/><rect x="120" width="80" height="80"/><rect y="36" width="200" height="8"/>
    </g></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

async function drawn(
  logo: Buffer,
  paint: string,
  changed: Partial<LogoLayer> = {},
): Promise<Canvas> {
  const fill = { kind: 'fill', box: whole(size), paint } as const;
  const layers = [fill, { ...layer, ...changed }];
  return (await drawDesign({ size, layers }, { photos: [], logo: await openLogo(logo) })).canvas;
}

/** The smallest box around pixels that pass. */
function extent(canvas: Canvas, passes: (color: readonly number[]) => boolean) {
  const found = { left: canvas.width, top: canvas.height, right: -1, bottom: -1 };
  for (let y = 0; y < canvas.height; y += 1) {
    for (let x = 0; x < canvas.width; x += 1) {
      if (!passes(pixelAt(canvas, x, y))) continue;
      found.left = Math.min(found.left, x);
      found.top = Math.min(found.top, y);
      found.right = Math.max(found.right, x + 1);
      found.bottom = Math.max(found.bottom, y + 1);
    }
  }
  return found;
}

const isRed = ([r = 0, g = 0]: readonly number[]) => r > 150 && g < 60;

describe('a logo', () => {
  test.each([
    ['left', 'top', 50, 40],
    ['center', 'center', 50, 100],
    ['right', 'bottom', 50, 160],
  ] as const)('keeps its ratio at the %s, %s of its box', async (x, y, left, top) => {
    const canvas = await drawn(await mark('#c00000'), '#ffffff', { align: { x, y } });
    expect(extent(canvas, isRed)).toEqual({ left, top, right: left + 200, bottom: top + 80 });
  });

  test('is shown without the empty margin of its file', async () => {
    const { picture, facts } = await openLogo(await mark('#c00000', { margin: 60 }));
    expect(facts).toEqual({ width: 200, height: 80 });
    expect(picture.channels).toBe(4);
    const opaque = await openLogo(await mark('#c00000', { margin: 60, ground: '#fff' }));
    expect(opaque.facts).toEqual({ width: 200, height: 80 });
  });

  test('needs no plate where it stands out', async () => {
    const canvas = await drawn(await mark('#ffffff'), '#123456');
    expect(pixelAt(canvas, 150, 60)).toEqual([0x12, 0x34, 0x56]);
    expect(pixelAt(canvas, 60, 50)).toEqual([255, 255, 255]);
  });

  test('gets the layer’s plate where it does not, with a quiet zone inside the box', async () => {
    const canvas = await drawn(await mark('#c00000'), '#b01010');
    const logo = extent(canvas, (color) => isRed(color) && (color[0] ?? 0) > 185);
    const plate = extent(canvas, ([r = 0, g = 0, b = 0]) => r > 250 && g > 250 && b > 250);
    expect(plate).toMatchObject({ left: 50, top: 40, right: 250 });
    expect(logo.left - plate.left).toBe(20);
    expect(logo.top - plate.top).toBe(20);
    expect(plate.right - logo.right).toBe(20);
    expect((logo.right - logo.left) / (logo.bottom - logo.top)).toBeCloseTo(2.5, 1);
  });

  test('gets another plate when it would not stand out from the layer’s', async () => {
    const canvas = await drawn(await mark('#ffffff'), '#f4f4f4');
    const [red] = pixelAt(canvas, 150, 50);
    expect(red).toBeLessThan(60);
  });

  test('that is half lost behind gets a plate', async () => {
    const dark = { ...whole(size), x: 0.355 * size.width };
    const layers: Layer[] = [
      { kind: 'fill', box: whole(size), paint: '#ffffff' },
      { kind: 'fill', box: dark, paint: '#111111' },
      layer,
    ];
    const logo = await openLogo(await mark('#151515'));
    const { canvas } = await drawDesign({ size, layers }, { photos: [], logo });
    expect(pixelAt(canvas, 244, 60)).toEqual([255, 255, 255]);
  });

  test('with a ground of its own is laid on a plate of that colour', async () => {
    const canvas = await drawn(await mark('#c00000', { margin: 10, ground: '#f0e0d0' }), '#204060');
    expect(pixelAt(canvas, 60, 48)).toEqual([0xf0, 0xe0, 0xd0]);
  });
});
