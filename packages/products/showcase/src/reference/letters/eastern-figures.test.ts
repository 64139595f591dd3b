import { Typesetter } from '@groundwork/typesetting';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { connectedAreas } from '../layout/areas.js';
import { easternNumbers } from './eastern-figures.js';
import { letterShapes } from './letter-shapes.js';

async function numbersIn(text: string) {
  const typesetter = await Typesetter.open();
  const block = typesetter.set(
    text,
    { width: Infinity, height: Infinity },
    { typeface: 'sans', weight: 600, size: 60, minSize: 60, maxLines: 1 },
  );
  const [width, height] = [Math.ceil(block.width) + 40, 120];
  const y = 80 - (block.lines[0]?.baseline ?? 0);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/><path transform="translate(20 ${y})" d="${block.path}"/></svg>`;
  const data = await sharp(Buffer.from(svg))
    .removeAlpha()
    .extractChannel(0)
    .negate()
    .raw()
    .toBuffer();
  const { areas } = connectedAreas({ width, height }, (at) => (data[at] ?? 0) > 115, {
    diagonal: true,
    least: 3,
  });
  const pieces = areas.map(({ box }) => box);
  return easternNumbers({ width, height, data }, pieces, (await letterShapes()).figures, false);
}

describe('figures of Arabic and Persian designs', () => {
  it.each([['٣٬٢٠٠٬٠٠٠'], ['٢٤٠'], ['٧'], ['٩٨٦٤'], ['۱۲٬۵۰۰'], ['۶۴۵']])(
    '%s is read by its shapes',
    async (text) => {
      const numbers = await numbersIn(text);
      expect(numbers.map(({ word }) => word.text)).toEqual([text]);
      expect(numbers.every(({ isSure }) => isSure)).toBe(true);
    },
  );

  it('takes no words and no Western figures for them', async () => {
    expect(await numbersIn('فيلا النخلة')).toEqual([]);
    const western = await numbersIn('2,850');
    expect(western.some(({ isSure }) => isSure)).toBe(false);
  });
});
