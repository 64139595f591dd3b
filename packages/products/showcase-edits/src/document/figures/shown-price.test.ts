import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { understandEdit } from '../understand-edit.js';

/** "From A to B" as customers write it. */
const ways = [
  ...['can the A become B?', 'change A to B', 'A should be B', 'bring it from A to B please'],
  ...['von A auf B runter', 'mach aus A bitte B', 'A soll B werden'],
  ...['de A a B porfa', 'passe de A à B', 'da A a B', 'muda de A para B'],
];
const valuesIn = (way: string, one: string, other: string, price: string) =>
  understandEdit(way.replace('A', one).replace('B', other), {
    values: { price },
    badge: null,
  }).directives.map((directive) => (directive.kind === 'value' ? directive.value : directive.kind));

describe('the price that an image shows', () => {
  it.each(ways)('is the old one before another: %s', (way) => {
    expect(valuesIn(way, '$649,000', '$635,000', '$649,000')).toEqual(['$635,000']);
  });

  it.each(['$649,000', '$700,000'])('leaves nothing of a plain wish: %s is shown', (price) => {
    const shown = { values: { price }, badge: null };
    const { notUnderstood, doubts } = understandEdit('change $649,000 to $635,000', shown);
    expect([notUnderstood, doubts]).toEqual([[], []]);
  });

  it.each(['can the A become B?', 'A is now B'])('tells which of two is new: %s', (way) => {
    expect(valuesIn(way, '$649,000', '$635,000', '$700,000')).toEqual([]);
  });

  it.each([
    'the price is A, is B possible?',
    'A is right, B was a typo',
    'A is what it says, I typed B by mistake',
  ])('makes none new that is only spoken of: %s', (way) => {
    expect(valuesIn(way, '$649,000', '$635,000', '$649,000')).toEqual([]);
  });

  it.each([
    ['€ 480,000', 'now only 459k', '€ 459k'],
    ['649.000 €', 'Preis 635.000', '635.000 €'],
    ['R$ 1,2 mi', 'muda o preço para 1.150.000', 'R$ 1.150.000'],
    ['from £480,000', 'offers over 459,000', 'offers over £459,000'],
    ['1.450 € al mese', 'affitto 1.390', '1.390 € al mese'],
    ['480,000', 'price 459,000', '459,000'],
    ['€ 480,000', 'price $459,000', '$459,000'],
    ['Price on request', 'price 459,000', '459,000'],
  ])('lends its currency to a bare figure: %s, %s', (price, prompt, value) => {
    const { directives } = understandEdit(prompt, { values: { price }, badge: null });
    expect(directives).toEqual([{ kind: 'value', field: 'price', value }]);
  });

  it('gives none its thousands', () => {
    const short = fc.integer({ min: 100, max: 999 });
    fc.assert(
      fc.property(fc.constantFrom(...ways), short, short, (way, one, other) => {
        expect(valuesIn(way, `${one}`, `${other}`, `${one},000 €`)).toEqual([]);
      }),
    );
  });
});
