import { describe, expect, it } from '@jest/globals';
import { ownLabel } from './own-label.js';

describe('our name for a value', () => {
  it.each([
    ['Size', '120 m²', 'Size'],
    ['Size', 'Size: 120 m²', ''],
    ['Fläche', '142 m² Wohnfläche', ''],
    ['Preis', 'PREIS auf Anfrage', ''],
    ['Price', undefined, 'Price'],
  ])('%s beside %j is %j', (name, value, shown) => {
    expect(ownLabel(name, value)).toBe(shown);
  });
});
