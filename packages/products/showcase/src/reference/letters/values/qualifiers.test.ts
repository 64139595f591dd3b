import { describe, expect, test } from '@jest/globals';
import { price, size, withoutAccents } from './field-patterns.js';
import { qualified } from './qualifiers.js';

/** The value in a text, with what qualifies its figure. */
function valueIn(field: 'price' | 'size', text: string): string | null {
  const plain = withoutAccents(text);
  const found = (field === 'price' ? price : size).exec(plain);
  if (found === null) return null;
  const from = found.index;
  const to = from + found[0].trimEnd().length;
  const { before, after } = qualified(
    field,
    plain.slice(0, from),
    plain.slice(from, to),
    plain.slice(to),
  );
  return text.slice(from - before, to + after);
}

describe('words that change what a figure says are a part of the value', () => {
  test.each([
    ['price', 'From $1.95M'],
    ['price', 'Offers over £450,000'],
    ['price', 'Desde 895.000 €'],
    ['price', 'À partir de 742 000 €'],
    ['price', '1.150 €/mes'],
    ['price', '1.490 € / Monat'],
    ['price', '£1,450 pcm'],
    ['price', '€ 575.000 k.k.'],
    ['price', '640.000 € negociable'],
    ['price', 'from £895 per month'],
    ['price', '1.250 €/Monat zzgl. NK'],
    ['price', '$1.15M – $1.25M'],
    ['price', '€450,000-€495,000'],
    ['size', '1,240 sq ft (115 m²)'],
    ['size', '115 m² / 1,240 sq ft'],
    ['size', '96 m² cubiertos'],
    ['size', '188 m² útiles'],
    ['size', 'ca. 240 m²'],
    ['size', 'circa 2,140 sq ft'],
  ] as const)('%s: %s', (field, text) => {
    expect(valueIn(field, text)).toBe(text);
  });
});

describe('words that only name the figure, and others, are not', () => {
  test.each([
    ['price', 'Asking price € 575.000', '€ 575.000'],
    ['price', 'Villa 895.000 € con garaje', '895.000 €'],
    ['price', 'Kaufpreis 895.000 €', '895.000 €'],
    ['size', '182 m² Wohnfläche', '182 m²'],
    ['size', 'Living area 240 m² | 3 beds', '240 m²'],
    ['size', '120 m² netting', '120 m²'],
    ['size', '118 m² / 240 m²', '118 m²'],
  ] as const)('%s: %s', (field, text, value) => {
    expect(valueIn(field, text)).toBe(value);
  });
});
