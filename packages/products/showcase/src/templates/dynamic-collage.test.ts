import type { PropertyValues } from '@groundwork/contract/showcase/property-values';
import { Typesetter } from '@groundwork/typesetting';
import { describe, expect, test } from '@jest/globals';
import type { FillLayer, Layer, TextLayer } from '../design.js';
import { longValues, textsOf } from '../fixtures/wide-template.js';
import type { Theme } from '../template.js';
import { themes } from '../themes.js';
import { wordsOf } from '../words/words.js';
import { dynamicCollage } from './dynamic-collage.js';

async function draw(values: PropertyValues, change: Partial<Theme> = {}) {
  const photo = { width: 1500, height: 1000 };
  return dynamicCollage.draw({
    size: { width: 1080, height: 1920 },
    values,
    words: wordsOf('de'),
    photos: [photo, photo, photo, photo],
    logo: { width: 900, height: 320 },
    theme: { ...themes().dynamic_collage, ...change },
    typesetter: await Typesetter.open(),
  });
}

/** The paper that the price is on: the one turned fill. */
function card(layers: readonly Layer[]): FillLayer {
  const [paper] = layers.filter(
    (layer): layer is FillLayer => layer.kind === 'fill' && layer.rotation !== undefined,
  );
  if (paper === undefined) throw new Error('There is no card.');
  return paper;
}

/** Corners of a turned text's ink, from the middle of the card and along its sides. */
function cornersOn({ box, rotation = 0 }: FillLayer, text: TextLayer) {
  const { block, x, y } = text;
  const angle = (-rotation * Math.PI) / 180;
  const dx = x + block.width / 2 - box.x - box.width / 2;
  const dy = y + block.height / 2 - box.y - box.height / 2;
  const middle = {
    x: dx * Math.cos(angle) - dy * Math.sin(angle),
    y: dx * Math.sin(angle) + dy * Math.cos(angle),
  };
  const left = middle.x - block.width / 2 + block.ink.x;
  const top = middle.y - block.height / 2 + block.ink.y;
  return { left, top, right: left + block.ink.width, bottom: top + block.ink.height };
}

describe('dynamic_collage', () => {
  test.each([
    ['a short price', '1 €', 1],
    ['a long price', longValues.price, 1],
    ['a long price of twice the size', longValues.price, 1.8],
    ['words', 'Preis auf Anfrage – bitte wenden Sie sich an unser Büro', 1.8],
  ])('turns %s with its card and keeps it inside', async (_, price, scale) => {
    const layers = await draw(
      { price, size: '9 m²' },
      { scale: { price: scale, text: scale, logo: 1 } },
    );
    const paper = card(layers);
    const texts = [...textsOf(layers).values()].filter(({ id }) => id.startsWith('price'));
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) {
      expect(text.rotation).toBe(paper.rotation);
      const { left, right, top, bottom } = cornersOn(paper, text);
      expect(Math.max(-left, right)).toBeLessThan(paper.box.width / 2 - 30);
      expect(Math.max(-top, bottom)).toBeLessThan(paper.box.height / 2 - 20);
    }
  });

  test('moves the print at the top out of a logo’s way', async () => {
    const values = { price: '€ 485.000', size: '142 m²' };
    const last = (layers: readonly Layer[]) => {
      const print = layers.find((layer) => layer.kind === 'photo');
      return print?.kind === 'photo' ? print.box.x + print.box.width / 2 : Number.NaN;
    };
    expect(last(await draw(values))).toBeGreaterThan(540);
    expect(last(await draw(values, { logo: { corner: 'top_right' } }))).toBeLessThan(540);
  });

  test('lays the price on other paper where an edit made accent and table alike', async () => {
    const { colors } = themes().dynamic_collage;
    const values = { price: '€ 485.000', size: '142 m²' };
    expect(card(await draw(values)).paint).toBe(colors.accent);
    const alike = await draw(values, { colors: { ...colors, accent: colors.ground } });
    expect(card(alike).paint).toBe(colors.panel);
  });

  test('gives a price in a colour of its own paper that shows it', async () => {
    const { colors } = themes().dynamic_collage;
    const layers = await draw({ price: '€ 485.000' }, { colors: { ...colors, price: '#d00000' } });
    expect(card(layers).paint).toBe(colors.panel);
    expect(textsOf(layers).get('price')?.color).toBe('#d00000');
  });
});
