import { describe, expect, it } from '@jest/globals';
import { placeOfFeature, suits } from './feature-places.js';
import { bathingPool, photoOf, room, street } from './testing/sample-properties.js';

describe('where a feature is', () => {
  it.each([
    ['Private pool', 'pool'],
    ['piscina comunitaria', 'pool'],
    ['Außenpool', 'pool'],
    ['sea view', 'view'],
    ['vistas al mar', 'view'],
    ['Seeblick', 'view'],
    ['vue sur le parc', 'view'],
    ['roof terrace', 'outside'],
    ['Dachterrasse', 'outside'],
    ['varanda', 'outside'],
    ['giardino privato', 'outside'],
    ['Fitted kitchen', 'inside'],
    ['Fußbodenheizung', 'inside'],
    ['chauffage au sol', 'inside'],
    ['terra radiant', 'inside'],
    ['aria condizionata', 'inside'],
    ['Zeezicht', 'view'],
    ['Grote achtertuin', 'outside'],
    ['Vloerverwarming', 'inside'],
    ['Energy class A', 'anywhere'],
    ['built in 1998', 'anywhere'],
  ])('knows where %s is', (feature, place) => {
    expect(placeOfFeature(feature)).toBe(place);
  });

  it('prefers the picture that shows it, and leaves pictures of water to the water', () => {
    expect(suits(bathingPool, 'pool')).toBeGreaterThan(suits(street, 'pool'));
    expect(suits(street, 'pool')).toBeGreaterThan(suits(room, 'pool'));
    expect(suits(room, 'inside')).toBeGreaterThan(suits(street, 'inside'));
    expect(suits(street, 'outside')).toBeGreaterThan(suits(bathingPool, 'outside'));
    expect(suits(bathingPool, 'anywhere')).toBeLessThan(suits(room, 'anywhere'));
    const sea = photoOf('outside', ['sea', 'house']);
    expect(suits(sea, 'view')).toBeGreaterThan(suits(room, 'view'));
  });
});
