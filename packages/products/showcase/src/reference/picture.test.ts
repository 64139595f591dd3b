import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { pictureOf } from './picture.js';

/** A white picture with a black bar across and one down its middle. */
async function cross(width: number, height: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="#fff" d="M0 0h${width}v${height}H0z"/><path d="M0 ${height / 2 - 4}h${width}v8H0zM${width / 2 - 4} 0h8v${height}h-8z"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

describe('a design at another size', () => {
  test.each([
    ['larger', { width: 300, height: 410 }],
    ['smaller', { width: 120, height: 160 }],
    ['wider and lower', { width: 300, height: 160 }],
  ])('keeps its middle in the middle when it is %s', async (_, size) => {
    const { data, ...made } = await pictureOf(await cross(200, 300), size);
    expect(made).toEqual(size);
    const middleOf = (count: number, at: (step: number) => number) => {
      let [sum, weight] = [0, 0];
      for (let step = 0; step < count; step += 1) {
        const ink = 255 - (data[at(step) * 3] ?? 0);
        sum += (step + 0.5) * ink;
        weight += ink;
      }
      return sum / weight;
    };
    // A quarter from the edges, where only one of the bars is.
    const [row, column] = [Math.round(size.height / 4), Math.round(size.width / 4)];
    expect(middleOf(size.width, (x) => row * size.width + x)).toBeCloseTo(size.width / 2, 1);
    expect(middleOf(size.height, (y) => y * size.width + column)).toBeCloseTo(size.height / 2, 1);
  });
});
