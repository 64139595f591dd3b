import { showcaseLanguages } from '@groundwork/contract/showcase/languages';
import { Typesetter } from '@groundwork/typesetting';
import { describe, expect, test } from '@jest/globals';
import type { Box, Layer } from '../design.js';
import { textsOf } from '../fixtures/wide-template.js';
import type { Theme } from '../template.js';
import { themes } from '../themes.js';
import { wordsOf } from '../words/words.js';
import { adPerformance } from './ad-performance.js';

async function draw(
  language: (typeof showcaseLanguages)[number],
  change: Partial<Theme> = {},
  label = 'Villa Marina',
) {
  const photo = { width: 1500, height: 1000 };
  return adPerformance.draw({
    size: { width: 1080, height: 1920 },
    values: { price: '€ 485.000', size: '142 m²', label },
    words: wordsOf(language),
    photos: [photo, photo, photo, photo],
    logo: { width: 900, height: 320 },
    theme: { ...themes().ad_performance, ...change },
    typesetter: await Typesetter.open(),
  });
}

function inkOf(layers: readonly Layer[], id: string): Box {
  const text = textsOf(layers).get(id);
  if (text === undefined) throw new Error(`There is no ${id}.`);
  const { ink } = text.block;
  return { x: text.x + ink.x, y: text.y + ink.y, width: ink.width, height: ink.height };
}

/** The button is the first round fill, the disc with its arrow the second. */
function button(layers: readonly Layer[]) {
  const [whole, disc] = layers.flatMap((layer) =>
    layer.kind === 'fill' && layer.radius !== undefined ? [layer] : [],
  );
  if (whole === undefined || disc === undefined) throw new Error('There is no button.');
  return { whole, disc };
}

describe('ad_performance', () => {
  test.each(showcaseLanguages)(
    'keeps the words of its seal within its waves in %s',
    async (language) => {
      const layers = await draw(language);
      const seal = layers.find((layer) => layer.kind === 'path');
      if (seal?.kind !== 'path') throw new Error('There is no seal.');
      const middle = { x: seal.box.x + seal.box.width / 2, y: seal.box.y + seal.box.height / 2 };
      const { x, y, width, height } = inkOf(layers, 'badge');
      const farthest = Math.hypot(
        Math.max(middle.x - x, x + width - middle.x),
        Math.max(middle.y - y, y + height - middle.y),
      );
      // The waves go in to 90 of 200.
      expect(farthest).toBeLessThan(seal.box.width * 0.45);
    },
  );

  test.each(['Villa Marina', 'Doppelhaushälfte am Waldrand', 'The Old Mill at Harbour View'])(
    'keeps its seal off the name %s',
    async (label) => {
      const layers = await draw('de', {}, label);
      const seal = layers.find((layer) => layer.kind === 'path');
      if (seal?.kind !== 'path') throw new Error('There is no seal.');
      const name = inkOf(layers, 'label');
      const isBeside = name.x + name.width < seal.box.x;
      expect(isBeside || seal.box.y + seal.box.height < name.y).toBe(true);
    },
  );

  test.each(showcaseLanguages)(
    'fits its call to action in %s, beside a logo too',
    async (language) => {
      for (const corner of [null, 'bottom_left', 'bottom_right'] as const) {
        const layers = await draw(language, { logo: { corner } });
        const { whole, disc } = button(layers);
        const { x, y, width, height } = inkOf(layers, 'call_to_action');
        expect(x).toBeGreaterThan(whole.box.x + 30);
        expect(x + width).toBeLessThan(disc.box.x - 10);
        expect(y).toBeGreaterThan(whole.box.y);
        expect(y + height).toBeLessThan(whole.box.y + whole.box.height);
        expect(textsOf(layers).get('call_to_action')?.block.truncated).toBe(false);
      }
    },
  );

  test('shows its button on a ground in the accent’s colour', async () => {
    const { colors } = themes().ad_performance;
    const { whole } = button(await draw('en', { colors: { ...colors, accent: colors.ground } }));
    expect(whole.paint).toBe(colors.ink);
  });
});

test('a badge that an edit asks for takes the place of the words on the seal of ad_performance', async () => {
  const photo = { width: 1500, height: 1000 };
  const typesetter = await Typesetter.open();
  const withBadge = (badge: string) =>
    adPerformance.draw({
      size: { width: 1080, height: 1920 },
      values: { price: '€ 485.000' },
      words: wordsOf('en'),
      badge,
      photos: [photo, photo, photo, photo],
      logo: null,
      theme: themes().ad_performance,
      typesetter,
    });
  expect(textsOf(withBadge('Sold')).get('badge')?.block.lines[0]?.text).toMatch(/^sold$/iu);
  const long = withBadge('Notarised next month, subject to the consent of the city council');
  const isSeal = (layer: Layer) => layer.kind === 'path' && layer.viewBox.width === 200;
  expect([withBadge('Sold').some(isSeal), long.some(isSeal)]).toEqual([true, false]);
});
