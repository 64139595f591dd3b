import { Typesetter } from '@groundwork/typesetting';
import { describe, expect, test } from '@jest/globals';
import { amountBlock, priceLines } from './price-lines.js';

describe('priceLines', () => {
  test.each([
    ['€ 485.000', { before: '', amount: '€ 485.000', after: '' }],
    [
      'ab 1.250.000 € zzgl. Nebenkosten und Provision',
      { before: 'ab', amount: '1.250.000 €', after: 'zzgl. Nebenkosten und Provision' },
    ],
    [
      'Desde 950 €/mes + gastos',
      { before: 'Desde', amount: '950 €/mes', after: '+ gastos', isRate: true },
    ],
    ['  AED 12,500,000  ', { before: '', amount: 'AED 12,500,000', after: '' }],
  ])('keeps currency and number of %j together', (price, lines) => {
    expect(priceLines(price)).toEqual({ isRate: false, ...lines });
  });

  test.each(['Price on application', '450.000 – 520.000 €', '£1.2 million', 'السعر ١٬٢٥٠٬٠٠٠'])(
    'leaves %j whole',
    (price) => {
      expect(priceLines(price)).toEqual({ before: '', amount: price, after: '', isRate: false });
    },
  );

  test('loses no character of a price but spaces', () => {
    for (const price of ['from €1,250,000 plus VAT', 'CHF 1’980’000.– netto', '2.400 €/Monat']) {
      const { before, amount, after } = priceLines(price);
      expect(`${before}${amount}${after}`.replaceAll(' ', '')).toBe(price.replaceAll(' ', ''));
    }
  });
});

describe('amountBlock', () => {
  const style = {
    typeface: 'sans',
    weight: 800,
    size: 100,
    minSize: 20,
    maxLines: 2,
  } as const;

  test('shrinks an amount to half its size before it takes a second line', async () => {
    const typesetter = await Typesetter.open();
    const set = (width: number) =>
      amountBlock(typesetter, 'CHF 1’980’000.–', { width, height: 400 }, style);
    const roomy = set(2000);
    expect(roomy.size).toBe(100);
    expect(set(roomy.width * 0.6).lines).toHaveLength(1);
    expect(set(roomy.width * 0.45).lines).toHaveLength(2);
  });
});
