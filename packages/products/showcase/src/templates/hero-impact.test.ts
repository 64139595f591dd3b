import { Typesetter } from '@groundwork/typesetting';
import { describe, expect, it } from '@jest/globals';
import type { Layer, TextLayer } from '../design.js';
import type { Theme } from '../template.js';
import { themes } from '../themes.js';
import { wordsOf } from '../words/words.js';
import { heroImpact } from './hero-impact.js';

const size = { width: 1080, height: 1920 };
const MARGIN = 72;

async function drawn(
  price: string,
  theme: Theme = themes().hero_impact,
): Promise<readonly Layer[]> {
  return heroImpact.draw({
    size,
    values: { price, size: '142 m²', bedrooms: 4 },
    words: wordsOf('en'),
    photos: [{ width: 1200, height: 800 }],
    logo: null,
    theme,
    typesetter: await Typesetter.open(),
  });
}

function inkOf(layers: readonly Layer[], ids: readonly string[]) {
  const texts = layers.filter(
    (layer): layer is TextLayer => layer.kind === 'text' && ids.includes(layer.id),
  );
  return {
    left: Math.min(...texts.map(({ x, block }) => x + block.ink.x)),
    right: Math.max(...texts.map(({ x, block }) => x + block.ink.x + block.ink.width)),
    height: Math.max(...texts.map(({ block }) => block.ink.height)),
  };
}

describe('hero_impact', () => {
  it.each([
    '€ 485.000',
    '1.250.000 €',
    'AED 2,500,000',
    '£12,500 pcm',
    '1.250 €/mes',
    '950 kr/Monat',
  ])('sets the figure of %s with its currency from margin to margin', async (price) => {
    const { left, right } = inkOf(await drawn(price), ['price', 'currency', 'price_rate']);
    expect(Math.abs(left - MARGIN)).toBeLessThan(6);
    expect(Math.abs(right - (size.width - MARGIN))).toBeLessThan(6);
  });

  it('has a larger figure after an edit for a larger price, still within the image', async () => {
    const theme = themes().hero_impact;
    const enlarged = { ...theme, scale: { ...theme.scale, price: 1.5 } };
    const plain = inkOf(await drawn('€ 485.000'), ['price']);
    const large = inkOf(await drawn('€ 485.000', enlarged), ['price']);
    expect(large.height).toBeGreaterThan(plain.height * 1.1);
    expect(large.left).toBeGreaterThan(size.width * 0.04);
    expect(large.right).toBeLessThan(size.width * 0.96);
  });

  it('shows every part of a long price, in its order from top to bottom', async () => {
    const layers = await drawn('ab 1.250.000 € zzgl. Nebenkosten');
    const tops = ['price_before', 'price', 'price_after'].map(
      (id) => layers.find((layer) => layer.kind === 'text' && layer.id === id) as TextLayer,
    );
    const [before, figure, after] = tops.map(({ y }) => y);
    expect(before).toBeLessThan(figure ?? 0);
    expect(figure).toBeLessThan(after ?? 0);
  });
});
