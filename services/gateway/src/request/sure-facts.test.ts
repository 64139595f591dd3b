import { describe, expect, it } from '@jest/globals';
import { refuseUnsureFacts, refuseUnsureFigures } from './sure-facts.js';

/** The message of the refusal; empty where there is none. */
function refusal(check: () => void): string {
  try {
    check();
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
}

describe('a figure that cannot be right is refused', () => {
  it.each([
    ['price', '142 m²', 'fields.price “142 m²” is a size; send the one price that is right'],
    ['price', 'ca. 1,528 sq ft', 'is a size'],
    ['size', '€ 485,000', 'fields.size “€ 485,000” is a price'],
    ['size', '485.000 €', 'is a price'],
    ['price', '-5 €', 'is less than nothing'],
    ['price', '€ -485,000', 'is less than nothing'],
    ['size', '-142 m²', 'is less than nothing'],
    ['price', '€ 48,50,00', 'has 48,50,00, which is no number'],
    ['price', '485k negotiable, or 1.200/month', 'says two prices that are not the same'],
    ['price', '450.000 € oder 1.900 € pro Monat', 'says two prices'],
    ['price', '€ 450.000 o € 480.000', 'says two prices'],
    ['size', '3,000 m² or 0.3 acres', 'says two sizes that are not the same'],
    ['size', '142 m² (2,900 sq ft)', 'says two sizes that are not the same'],
    ['size', '120 m² ou 140 m²', 'says two sizes that are not the same'],
    ['size', '120 m² or 120 sq ft', 'says two sizes that are not the same'],
  ] as const)('%s %s', (name, text, why) => {
    expect(refusal(() => refuseUnsureFigures('fields', { [name]: text }))).toContain(why);
  });

  it('of a film, a size without a unit too', () => {
    const why = 'property.size “142” has no unit, such as m²; send the one size that is right';
    expect(refusal(() => refuseUnsureFacts({ property: { size: '142' } }, 'en'))).toBe(why);
  });

  it.each([
    ['price', '485.000 €'],
    ['price', 'From $1,475,000'],
    ['price', 'R$ 1.850.000'],
    ['price', '5,480万円'],
    ['price', 'CHF 1’250’000.–'],
    ['price', '€ 495.000 k.k.'],
    ['price', '1.250 €/mes'],
    ['price', 'ab 1.250.000 € zzgl. Nebenkosten und Provision'],
    ['price', '€ 485,000 or best offer'],
    ['price', '€ 485,000 or US$ 520,000'],
    ['price', '€ 450.000 – € 480.000'],
    ['price', '₹ 1,25,00,000'],
    ['price', '450 000 € FAI (honoraires 4,5 %)'],
    ['price', 'R$ 400 a 450 mil'],
    ['price', 'Preço sob consulta'],
    ['price', '€ 3.400/m²'],
    ['price', '485.000 € (142 m²)'],
    ['price', '1'],
    ['price', '– 485.000 €'],
    ['size', '142 m²'],
    ['size', '142 m² / 1,528 sq ft'],
    ['size', '142 m² (1528 sq ft)'],
    ['size', '1.250 m² Wohnfläche auf 3.400 m² Grundstück'],
    ['size', '120㎡'],
    ['size', '3 Zimmer'],
    ['size', '120 m² + 30 m² de terraza'],
    ['size', '½ ha · 250 m²'],
    ['size', '142 m² / 900 m²'],
    ['size', '0.3 acres or 13,068 sq ft'],
    ['size', '12 x 14 m'],
    ['size', '2 ha 30 a'],
  ] as const)('but %s %s is taken', (name, text) => {
    expect(refusal(() => refuseUnsureFacts({ property: { [name]: text } }, null))).toBe('');
  });
});

it('a showcase may show the size of a house and that of its land', () => {
  const size = '2,450 sq ft | 0.34 acres';
  expect(refusal(() => refuseUnsureFigures('fields', { size }))).toBe('');
  expect(refusal(() => refuseUnsureFigures('property', { size }))).toContain('says two sizes');
});

describe('a script must not say other facts than its film shows', () => {
  const property = { price: '€ 485,000', bedrooms: 3, bathrooms: 2 };
  it.each([
    [
      'This house costs € 450,000 and has a garden.',
      'en',
      'script says € 450,000, but property.price says € 485,000; say the same in both',
    ],
    ['Der Preis: 520.000 €.', 'de', 'script says 520.000 €, but property.price says € 485,000'],
    ['It has five bedrooms.', 'en', 'script says “five bedrooms”, but property.bedrooms says 3'],
    ['Con 4 dormitorios y jardín.', 'es', 'says “4 dormitorios”, but property.bedrooms'],
    ['Drei Bäder, ein Garten.', 'de', 'but property.bathrooms says 2'],
  ])('%s', (script, language, why) => {
    expect(refusal(() => refuseUnsureFacts({ script, property }, language))).toContain(why);
  });

  it.each([
    ['Yours for € 485,000, reduced from € 520,000.', 'en'],
    ['485.000 euros, con tres dormitorios.', 'es'],
    ['Two bedrooms upstairs, one below; a charge of € 300 a month and € 4,850 of tax.', 'en'],
    ['Trois chambres, à 485 000 €.', 'fr'],
    ['A house by the sea.', 'en'],
  ])('%s is taken', (script, language) => {
    expect(refusal(() => refuseUnsureFacts({ script, property }, language))).toBe('');
  });
});
