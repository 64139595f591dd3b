import { describe, expect, test } from '@jest/globals';
import type { Layer, PhotoLayer } from '../design.js';
import { draw, textLayer, whole } from '../fixtures/design-pieces.js';
import { drawFlat, drawHouse, pixelAt } from '../fixtures/drawn-photos.js';

const size = { width: 300, height: 400 };
const sheet: Layer = { kind: 'fill', box: whole(size), paint: '#ffffff' };
const red = drawFlat({ width: 200, height: 200 }, '#d01010');
const box = { x: 60, y: 100, width: 180, height: 120 };
const print: PhotoLayer = { kind: 'photo', photo: 0, box };

describe('a photo layer', () => {
  test('fills its box to the pixel and nothing else', async () => {
    const { canvas } = await draw(size, [sheet, print], [await red]);
    for (const [x, y] of [
      [60, 100],
      [239, 219],
      [60, 219],
      [239, 100],
    ] as const) {
      expect(pixelAt(canvas, x, y)).toEqual([208, 16, 16]);
    }
    for (const [x, y] of [
      [59, 150],
      [240, 150],
      [150, 99],
      [150, 220],
    ] as const) {
      expect(pixelAt(canvas, x, y)).toEqual([255, 255, 255]);
    }
  });

  test('has its border inside the box and its corners round', async () => {
    const border = { width: 10, color: '#00aa00' };
    const { canvas } = await draw(size, [sheet, { ...print, border, radius: 24 }], [await red]);
    expect(pixelAt(canvas, 62, 160)).toEqual([0, 170, 0]);
    expect(pixelAt(canvas, 69, 160)).toEqual([0, 170, 0]);
    expect(pixelAt(canvas, 70, 160)).toEqual([208, 16, 16]);
    expect(pixelAt(canvas, 61, 101)).toEqual([255, 255, 255]);
    expect(pixelAt(canvas, 60 + 24, 104)).toEqual([0, 170, 0]);
  });

  test('turns about the middle of its box', async () => {
    const { canvas } = await draw(size, [sheet, { ...print, rotation: 90 }], [await red]);
    // 180 x 120 about (150, 160) becomes 120 x 180.
    expect(pixelAt(canvas, 150, 75)).toEqual([208, 16, 16]);
    expect(pixelAt(canvas, 92, 160)).toEqual([208, 16, 16]);
    expect(pixelAt(canvas, 87, 160)).toEqual([255, 255, 255]);
    expect(pixelAt(canvas, 150, 66)).toEqual([255, 255, 255]);
  });

  test('turned a little keeps its corners where geometry puts them', async () => {
    const { canvas } = await draw(size, [sheet, { ...print, rotation: 10 }], [await red]);
    const angle = (10 * Math.PI) / 180;
    const corner = (dx: number, dy: number) =>
      [
        Math.floor(150 + dx * Math.cos(angle) - dy * Math.sin(angle)),
        Math.floor(160 + dx * Math.sin(angle) + dy * Math.cos(angle)),
      ] as const;
    for (const [sx, sy] of [
      [1, 1],
      [1, -1],
      [-1, 1],
      [-1, -1],
    ] as const) {
      expect(pixelAt(canvas, ...corner(sx * 87, sy * 57))).toEqual([208, 16, 16]);
      expect(pixelAt(canvas, ...corner(sx * 93, sy * 63))).toEqual([255, 255, 255]);
    }
  });

  test('casts its shadow where the design says, softly, and not on itself', async () => {
    const shadow = { blur: 20, dx: 0, dy: 12, opacity: 0.5 };
    const { canvas } = await draw(size, [sheet, { ...print, shadow }], [await red]);
    const grey = (x: number, y: number) => pixelAt(canvas, x, y)[0] ?? 0;
    expect(pixelAt(canvas, 150, 218)).toEqual([208, 16, 16]);
    expect(grey(150, 222)).toBeLessThan(170);
    expect(grey(150, 222)).toBeLessThan(grey(150, 232));
    expect(grey(150, 232)).toBeLessThan(grey(150, 242));
    expect(grey(150, 262)).toBeGreaterThanOrEqual(253);
    // Above, the offset hides most of it.
    expect(grey(150, 97)).toBeGreaterThan(grey(150, 222) + 40);
  });

  test('is tinted deeper the further its lightness is from the tint', async () => {
    const tint = { color: '#000000', opacity: 0.2, deeper: 0.6 };
    const shareLeft = async (grey: number) => {
      const photo = await drawFlat({ width: 100, height: 100 }, `rgb(${grey},${grey},${grey})`);
      const { canvas } = await draw(size, [sheet, { ...print, tint }], [photo]);
      return (pixelAt(canvas, 150, 160)[0] ?? 0) / grey;
    };
    // White is as far from black as can be: 1 - 0.2 - 0.6.
    expect(await shareLeft(255)).toBeCloseTo(0.2, 2);
    // A grey of 128 has an OKLab lightness of 0.6.
    expect(await shareLeft(128)).toBeCloseTo(1 - 0.2 - 0.6 * 0.6, 1);
  });

  test('may lie partly outside the picture', async () => {
    const outside = { ...print, box: { x: -40, y: 330, width: 200, height: 200 }, rotation: 7 };
    const { canvas } = await draw(size, [sheet, outside], [await red]);
    expect(pixelAt(canvas, 5, 395)).toEqual([208, 16, 16]);
  });
});

describe('a fill', () => {
  test('lets what is below through by its opacity', async () => {
    const { canvas } = await draw(size, [
      sheet,
      { kind: 'fill', box, paint: '#000000', opacity: 0.25 },
    ]);
    expect(pixelAt(canvas, 150, 160)).toEqual([191, 191, 191]);
  });
});

describe('paths', () => {
  test('are laid from their view box onto their box', async () => {
    const path: Layer = {
      kind: 'path',
      d: 'M0 0h10v10h-10z',
      viewBox: { width: 20, height: 20 },
      box,
      fill: '#0000ff',
    };
    const { canvas } = await draw(size, [sheet, path]);
    expect(pixelAt(canvas, 62, 102)).toEqual([0, 0, 255]);
    expect(pixelAt(canvas, 147, 157)).toEqual([0, 0, 255]);
    expect(pixelAt(canvas, 153, 150)).toEqual([255, 255, 255]);
    expect(pixelAt(canvas, 140, 163)).toEqual([255, 255, 255]);
  });

  test('may be longer than the picture', async () => {
    const line: Layer = {
      kind: 'path',
      d: 'M0 0h2500v10h-2500z',
      viewBox: { width: 2500, height: 10 },
      box: { x: -2250, y: 200, width: 2500, height: 10 },
      fill: '#0000ff',
    };
    const { canvas } = await draw(size, [sheet, line]);
    expect(pixelAt(canvas, 2, 205)).toEqual([0, 0, 255]);
    expect(pixelAt(canvas, 248, 205)).toEqual([0, 0, 255]);
    expect(pixelAt(canvas, 252, 205)).toEqual([255, 255, 255]);
  });

  test('can neither close their element nor bring markup of their own', async () => {
    const d = 'M0 0h1v1z"/><rect width="300" height="400" fill="red"/><path d="M0 0';
    const path: Layer = {
      kind: 'path',
      d,
      viewBox: { width: 10, height: 10 },
      box,
      fill: '#0000ff',
    };
    const { canvas } = await draw(size, [sheet, path]);
    expect(pixelAt(canvas, 200, 200)).toEqual([255, 255, 255]);
  });
});

describe('a design', () => {
  test('comes out the same every time', async () => {
    const house = await drawHouse({ width: 480, height: 320, at: 0.4 });
    const title = await textLayer('Villa', {
      id: 'title',
      x: 20,
      y: 20,
      width: 260,
      size: 40,
      color: '#ffffff',
    });
    const layers: Layer[] = [
      { kind: 'photo', photo: 0, box: whole(size), blur: 12 },
      { ...print, rotation: -5, shadow: { blur: 16, dx: 2, dy: 6, opacity: 0.4 } },
      title,
    ];
    const one = await draw(size, layers, [house]);
    const other = await draw(size, layers, [house]);
    expect(Buffer.compare(one.canvas.data, other.canvas.data)).toBe(0);
  });

  test('that asks for a photo which is not there is an error', async () => {
    await expect(draw(size, [{ ...print, photo: 3 }], [await red])).rejects.toThrow('photo 3');
  });
});
