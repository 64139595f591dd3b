import { expect, test } from '@jest/globals';
import { inCurrencyOf } from './showcase-materials.js';

test.each([
  ['€ 2,350,000', '2.2 million', '€ 2.2 million'],
  ['$899,000', '849,000', '$849,000'],
  ['1.150.000 €', '1.090.000', '1.090.000 €'],
  ['CHF 1’250’000', '980k', 'CHF 980k'],
  ['€ 2,350,000', '$2,200,000', '$2,200,000'],
  ['€ 2,350,000', '699,000 euros', '699,000 euros'],
  ['€ 2,350,000', 'Price on request', 'Price on request'],
  ['Price on request', '699,000', '699,000'],
  [undefined, '699,000', '699,000'],
])('after %s an edit that says %s shows %s', (before, price, shown) => {
  expect(inCurrencyOf(before, price)).toBe(shown);
});
