import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import type { PathLayer } from '../design.js';
import type { Mask } from './canvas.js';
import { rasterise } from './rasterise.js';

const SIDE = 60;

/** A path in pixels of a canvas of 60 x 60. */
function layerOf(d: string, paint: Pick<PathLayer, 'fill' | 'stroke'>): PathLayer {
  const size = { width: SIDE, height: SIDE };
  return { kind: 'path', d, viewBox: size, box: { x: 0, y: 0, ...size }, ...paint };
}

function masksOf(layer: PathLayer) {
  const masks = rasterise([layer]).get(layer);
  if (masks === undefined) throw new Error('The layer was not rasterised.');
  return masks;
}

function filled(d: string): Mask {
  const { fill } = masksOf(layerOf(d, { fill: '#ffffff' }));
  if (fill === null) throw new Error('There is no fill.');
  return fill;
}

function stroked(d: string, width: number): Mask {
  const { stroke } = masksOf(layerOf(d, { stroke: { color: '#ffffff', width } }));
  if (stroke === null) throw new Error('There is no line.');
  return stroke;
}

/** Covered pixels. */
function areaOf({ data }: Mask): number {
  return data.reduce((sum, value) => sum + value, 0) / 255;
}

function at({ x, y, width, data }: Mask, column: number, row: number): number {
  return data[(row - y) * width + column - x] ?? 0;
}

describe('what a path encloses', () => {
  test('is covered as far as it lies in each pixel', () => {
    const mask = filled('M10.25 20.5H30.75V40H10.25Z');
    expect(at(mask, 20, 30)).toBe(255);
    expect(at(mask, 10, 30)).toBeCloseTo(0.75 * 255, -0.5);
    expect(at(mask, 30, 30)).toBeCloseTo(0.75 * 255, -0.5);
    expect(at(mask, 20, 20)).toBeCloseTo(0.5 * 255, -0.5);
    expect(at(mask, 10, 20)).toBeCloseTo(0.375 * 255, -0.5);
    expect(at(mask, 9, 30)).toBe(0);
  });

  test.each([
    ['a circle of arcs', 'M50 30A20 20 0 1 1 10 30A20 20 0 1 1 50 30Z', Math.PI * 400],
    [
      'a turned ellipse',
      'M15.858 15.858a20 10 45 1 0 28.284 28.284a20 10 45 1 0-28.284-28.284z',
      Math.PI * 200,
    ],
    ['the smaller part of a circle', 'M30 10A20 20 0 0 1 50 30L30 30Z', Math.PI * 100],
    ['a quadratic curve', 'M10 50Q30 10 50 50Z', (2 / 3) * 40 * 20],
    ['a cubic curve', 'M10 50C10 10 50 10 50 50Z', 0.6 * 40 * 40],
    ['smooth curves', 'M10 30C10 10 30 10 30 30S50 50 50 30L50 50L10 50Z', 40 * 20],
  ])('has the area of %s', (_, d, area) => {
    expect(Math.abs(areaOf(filled(d)) / area - 1)).toBeLessThan(0.006);
  });

  test('has holes where outlines run against each other, and none where they run alike', () => {
    const outer = 'M10 10H50V50H10Z';
    expect(areaOf(filled(`${outer}M20 20V40H40V20Z`))).toBeCloseTo(1600 - 400, 0);
    expect(areaOf(filled(`${outer}M20 20H40V40H20Z`))).toBeCloseTo(1600, 0);
  });

  test('is closed where its outline is not, and may reach beyond the mask', () => {
    expect(areaOf(filled('M10 10H50V50H10'))).toBeCloseTo(1600, 0);
    expect(at(filled('M-500 -500H900V900H-500Z'), 30, 30)).toBe(255);
    expect(areaOf(filled('M70 10H90V50H70Z'))).toBe(0);
  });

  test('is read without spaces, with exponents, and up to what is no path', () => {
    expect(areaOf(filled('m10.5.5l.5.5-.5.5z'))).toBeCloseTo(0.25, 1);
    expect(areaOf(filled('M1e1 10H5.0e+1V500e-1H10Z'))).toBeCloseTo(1600, 0);
    expect(areaOf(filled('M10 10h20v20h-20z"/><rect width="60" height="60"/>'))).toBeCloseTo(
      400,
      0,
    );
    expect(areaOf(filled(''))).toBe(0);
    expect(areaOf(filled('M10 10H1e400V1e999Z'))).toBeLessThanOrEqual(62 * 62);
  });
});

describe('a line along a path', () => {
  test.each([0.5, 1, 3, 8])('is %d px thick with round ends', (width) => {
    const area = areaOf(stroked('M15 30H45', width));
    expect(area).toBeGreaterThan(30 * width * 0.98);
    expect(area).toBeLessThan(30 * width + (Math.PI / 4) * width * width + width);
    expect(at(stroked('M15 30.5H45', 3), 30, 30)).toBe(255);
  });

  test('is no darker where it meets itself', () => {
    const mask = stroked('M15 15L45 45M45 15L15 45', 0.5);
    expect(at(mask, 30, 30)).toBeLessThan(160);
  });

  test.each([
    [
      'a bed',
      'M11.5 28V17.5a5 5 0 0 1 5-5h27a5 5 0 0 1 5 5v10.5M7 48.5v-14.5a6 6 0 0 1 6-6h34a6 6 0 0 1 6 6v14.5M7 41.5h46',
    ],
    [
      'a pin',
      'M30 53c-11-11.7-17-20.2-17-28.5a17 17 0 0 1 34 0c0 8.3-6 16.8-17 28.5zM30 30.7a6.2 6.2 0 1 0 0-12.5 6.2 6.2 0 0 0 0 12.5z',
    ],
  ])('lies where an SVG renderer draws it: %s', async (_, d) => {
    const mask = stroked(d, 2.5);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60"><path d="${d}" fill="none" stroke="#fff" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
    const drawn = await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer();
    const differences = [...drawn.keys()].map((pixel) =>
      Math.abs((drawn[pixel] ?? 0) - at(mask, pixel % SIDE, (pixel / SIDE) | 0)),
    );
    expect(differences.reduce((sum, value) => sum + value, 0) / differences.length).toBeLessThan(2);
    expect(Math.max(...differences)).toBeLessThan(64);
  });
});
