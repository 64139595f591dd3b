import { Typesetter } from '@groundwork/typesetting';
import { describe, expect, test } from '@jest/globals';
import type { Box } from '../design.js';
import { longValues, photoBoxes, shortValues, textsOf } from '../fixtures/wide-template.js';
import type { Theme } from '../template.js';
import { themes } from '../themes.js';
import { wordsOf } from '../words/words.js';
import { modern } from './modern.js';

const size = { width: 1920, height: 1080 };
const photo = { width: 1500, height: 1000 };

async function draw(values: typeof longValues, corner: Theme['logo']['corner'], hasLogo = true) {
  return modern.draw({
    size,
    values,
    words: wordsOf('de'),
    photos: [photo, photo, photo, photo, photo],
    logo: hasLogo ? { width: 900, height: 320 } : null,
    theme: { ...themes().modern, logo: { corner } },
    typesetter: await Typesetter.open(),
  });
}

/** Photos and tiles, without the ground and lines. */
function modules(layers: Awaited<ReturnType<typeof draw>>): Box[] {
  const tiles = layers.flatMap((layer) =>
    layer.kind === 'fill' && layer.radius !== undefined ? [layer.box] : [],
  );
  return [...photoBoxes(layers), ...tiles];
}

describe('modern', () => {
  test.each(['top_left', 'top_right', 'bottom_left', 'bottom_right'] as const)(
    'turns the mosaic until the logo lies %s, and nothing lies on another',
    async (corner) => {
      const layers = await draw(longValues, corner);
      const logo = layers.find((layer) => layer.kind === 'logo');
      if (logo?.kind !== 'logo') throw new Error('There is no logo.');
      expect(logo.box.x > size.width / 2).toBe(corner.endsWith('right'));
      expect(logo.box.y > size.height / 2).toBe(corner.startsWith('bottom'));
      const boxes = modules(layers);
      boxes.forEach((one, at) => {
        for (const other of boxes.slice(at + 1)) {
          const apart =
            one.x + one.width <= other.x ||
            other.x + other.width <= one.x ||
            one.y + one.height <= other.y ||
            other.y + other.height <= one.y;
          expect(apart).toBe(true);
        }
      });
    },
  );

  test.each([
    ['all values', longValues, true],
    ['no logo', longValues, false],
    ['no rooms', shortValues, true],
    ['only a price', { price: '1 €' }, false],
    ['only a size', { size: '9 m²' }, true],
    ['nothing', {}, false],
  ])('fills the sheet from margin to margin with %s', async (_, values, hasLogo) => {
    const boxes = modules(await draw(values, null, hasLogo));
    const covered = boxes.reduce((sum, { width, height }) => sum + width * height, 0);
    const left = Math.min(...boxes.map(({ x }) => x));
    const right = Math.max(...boxes.map(({ x, width }) => x + width));
    const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
    expect([left, right, bottom]).toEqual([44, 1876, 1036]);
    expect(covered / (1832 * 992)).toBeGreaterThan(0.94);
  });

  test('cuts neither name nor price where both are long', async () => {
    const texts = textsOf(await draw(longValues, null));
    const cut = [...texts.values()].filter(({ block }) => block.truncated);
    expect(cut.map(({ id }) => id)).toEqual([]);
    expect(texts.get('price')?.block.size).toBeGreaterThan(80);
  });
});
