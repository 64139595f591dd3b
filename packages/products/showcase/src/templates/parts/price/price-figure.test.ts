import { describe, expect, it } from '@jest/globals';
import { priceFigure } from './price-figure.js';

describe('the figure of a price', () => {
  it('is taken out with its currency and the words around it, in their order', () => {
    expect(priceFigure('ab 1.250.000 € zzgl. Nebenkosten')).toEqual({
      before: 'ab',
      currency: { text: '€', side: 'after' },
      number: '1.250.000',
      rate: '',
      after: 'zzgl. Nebenkosten',
    });
    expect(priceFigure('Desde 1.250.000 € + IVA')).toEqual({
      before: 'Desde',
      currency: { text: '€', side: 'after' },
      number: '1.250.000',
      rate: '',
      after: '+ IVA',
    });
    expect(priceFigure('AED 2,500,000')).toEqual({
      before: '',
      currency: { text: 'AED', side: 'before' },
      number: '2,500,000',
      rate: '',
      after: '',
    });
  });

  it.each([
    ['1.250 €/mes', '/mes', ''],
    ['$2,400 / mo', '/ mo', ''],
    ['£1,850 pcm', 'pcm', ''],
    ['CHF 2450/Monat + NK', '/Monat', '+ NK'],
    ['950 € p.m.', 'p.m.', ''],
    ['1.250.000 € pagaderos', '', 'pagaderos'],
  ])('%s is due %s', (price, rate, after) => {
    expect(priceFigure(price)).toMatchObject({ rate, after });
  });

  it('keeps a dollar beside its country', () => {
    expect(priceFigure('Desde 12.500.000 $ US')).toEqual({
      before: 'Desde',
      currency: { text: '$ US', side: 'after' },
      number: '12.500.000',
      rate: '',
      after: '',
    });
    expect(priceFigure('US$ 450,000')?.currency).toEqual({ text: 'US$', side: 'before' });
  });

  it.each(['1 €', '12 500 000 ₽', '1 250 000 €', 'CHF 1’250’000.–', '1.250.000,00 €', '485000'])(
    'keeps every digit of %s together',
    (price) => {
      const figure = priceFigure(price);
      expect(figure?.number.replace(/\D/gu, '')).toBe(price.replace(/\D/gu, ''));
    },
  );

  it.each([
    'Preis auf Anfrage',
    '€ 300.000 – 400.000',
    '1,2 Mio. €',
    '1.250 Mio. €',
    '€ 1.250 million',
    '$2.5M',
    '$8,950,000 MXN',
    '-5.000 €',
    '€ 500.000+',
    '€ 500.000 + 20.000',
    '01.12.2026: 485.000 €',
    '١٬٢٥٠٬٠٠٠ درهم 1.250.000',
  ])('of %s is none: it would say something else in other sizes', (price) => {
    expect(priceFigure(price)).toBeNull();
  });
});
