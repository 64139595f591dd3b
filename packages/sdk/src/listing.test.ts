import { expect, it } from '@jest/globals';
import { fromListing } from './listing.js';

const home = { ListPrice: 485_000, Country: 'ES', PropertyType: 'Residential' };

it('a home has a price, and its plot none', () => {
  const { property, fields, land_price: ofLand, leftOut } = fromListing(home, 'es');
  expect([property.price, fields.price, ofLand, leftOut]).toEqual([
    '485.000 €',
    '485.000 €',
    undefined,
    [],
  ]);
  expect(fromListing({ ...home, PropertyType: 'Land' }).land_price).toBe('€485,000');
});

it('what is not sure is left out with the reason', () => {
  expect(fromListing({ ...home, Country: 'KH' }).leftOut).toEqual([
    { field: 'ListPrice', why: 'it has no currency; add CurrencyCode, such as EUR' },
  ]);
});

it('a listing that may not be advertised is refused', () => {
  expect(() => fromListing({ ...home, StandardStatus: 'Withdrawn' })).toThrow(
    'listing.StandardStatus: StandardStatus Withdrawn is not to be advertised',
  );
});

it('a label that films do not show is named', () => {
  const { fields, leftOut } = fromListing({ ...home, StandardStatus: 'Pending' });
  expect(fields.label).toBe('Under contract');
  expect(leftOut).toEqual([{ field: 'StandardStatus', why: 'films do not show it' }]);
});
