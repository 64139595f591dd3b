import { describe, expect, test } from '@jest/globals';
import { price, rooms, size, tag, withoutAccents } from './field-patterns.js';

const found = (pattern: RegExp, text: string) => pattern.exec(withoutAccents(text))?.[0] ?? null;

describe('amounts of money', () => {
  test.each([
    '895.000 €',
    '€ 1,475,000',
    '1.475.000 €',
    "CHF 1'250'000",
    '$895K',
    '1 250 000 €',
    '₪ 3,450,000',
    'AED 2,850,000',
    '¥89,800,000',
    'R$ 1.850.000',
    '$8,950,000 MXN',
    '€ 749.000,–',
    '5,480万円',
    '1億2,800万円',
    "CHF 1'390'000.–",
    '1,250,000 ريال',
    'ريال 1,250,000',
  ])('%s is read whole', (text) => {
    expect(found(price, text)).toBe(text);
  });

  test('are taken out of a sentence without what stands beside them', () => {
    expect(found(price, 'Desde 895.000 € con garaje')).toBe('895.000 €');
    expect(found(price, '4 895.000 €')).toBe('895.000 €');
  });

  test.each(['320 m²', '+34 612 345 678', '4 Bedrooms', ''])('"%s" is none', (text) => {
    expect(found(price, text)).toBeNull();
  });
});

test('figures of other scripts count as Western ones', () => {
  expect(found(price, '٣٬٢٠٠٬٠٠٠ درهم')).toBe('3,200,000 درهم');
  expect(found(price, '￥８９０')).toBeNull();
  expect(found(size, '٢٤٠ م²')).toBe('240 م²');
});

test.each([
  ...['182 m²', '2,140 sq ft', '1 200 m²', 'm² 265', '96 ㎡'],
  ...['165 מ״ר', 'מ״ר 165', '124 m²'],
])('%s is an area', (text) => {
  expect(found(size, text)).toBe(text);
});

test.each([
  ['4 plazas de aparcamiento', 'parking', '4'],
  ['2 Bäder', 'bathrooms', '2'],
  ['3 baños', 'bathrooms', '3'],
  ['5 Zimmer', 'bedrooms', '5'],
  ['3 卧室', 'bedrooms', '3'],
  ['4 recámaras', 'bedrooms', '4'],
  ['3 estacionamientos', 'parking', '3'],
  ['2 חניות', 'parking', '2'],
  ['2.5 Bath', 'bathrooms', '2.5'],
  ['4 pièces', 'bedrooms', '4'],
  ['1 place de parc', 'parking', '1'],
])('%s counts %s', (text, field, count) => {
  const [match] = rooms.flatMap(([name, pattern]) => {
    const number = pattern.exec(withoutAccents(text))?.[1];
    return number === undefined ? [] : [[name, number]];
  });
  expect(match).toEqual([field, count]);
});

test.each(['À venda', 'En venta', 'Exclusivité', 'New to market', 'Erstbezug', '新築マンション'])(
  '"%s" is said of any property, and no name',
  (text) => {
    expect(found(tag, text)).not.toBeNull();
  },
);

test.each(['Rose Cottage', 'Villa Nova', 'Neubau am Park'])('"%s" may be a name', (text) => {
  expect(found(tag, text)).toBeNull();
});
