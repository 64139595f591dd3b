import { describe, expect, it } from '@jest/globals';
import { placeOfFeature, SUITS, suitsFeature, suitsWhole } from './feature-places.js';
import { bathingPool, known, photoOf, room, street, unsure } from './testing/sample-properties.js';

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
    expect(suitsFeature(bathingPool, 'Private pool')).toBe(SUITS.own);
    expect(suitsFeature(street, 'Private pool')).toBe(SUITS.near);
    expect(suitsFeature(room, 'Private pool')).toBe(SUITS.other);
    expect(suitsFeature(room, 'Underfloor heating')).toBe(SUITS.near);
    expect(suitsFeature(bathingPool, 'Roof terrace')).toBe(SUITS.other);
    expect(suitsFeature(photoOf('outside', ['sea', 'house']), 'Sea view')).toBe(SUITS.own);
    expect(suitsFeature(room, 'Sea view')).toBeLessThan(SUITS.near);
    const kitchen = known('kitchen');
    expect(suitsFeature(kitchen, 'Kitchen with an island')).toBe(SUITS.own);
    const terrace = known('terrace');
    expect(suitsFeature(terrace, 'Private pool')).toBe(SUITS.other);
    expect(suitsFeature(terrace, 'Sea view')).toBe(SUITS.near);
  });

  it('keeps facts of the whole house from photos of one room', () => {
    expect(suitsWhole(street)).toBe(SUITS.own);
    expect(suitsWhole(known('bathroom'))).toBe(SUITS.other);
    expect(suitsWhole(unsure(room))).toBe(SUITS.neutral);
  });
});
