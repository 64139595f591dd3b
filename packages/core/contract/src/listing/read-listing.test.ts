import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { z } from 'zod';
import { type Listing, listingSchema } from './listing.js';
import table from './listing-table.json' with { type: 'json' };
import { type Fact, readListing } from './read-listing.js';

const labelsSchema = z.partialRecord(z.enum(['en', 'es', 'de', 'fr', 'it', 'pt']), z.string());
const areasSchema = z.array(
  z.strictObject({
    area: z.string(),
    unit: z.string().optional(),
    unitIn: z.string().optional(),
    units: z.array(z.string()).optional(),
  }),
);

/** listing-table.json: how fields of a listing become those of requests. */
const listingTableSchema = z.strictObject({
  /** Fields that each may be the price, the usual one first. */
  prices: z.array(z.string()),
  /** Kinds of property whose price is one for a time. */
  rents: z.array(z.string()),
  /** Words of a status, and fields, that only a lease has. */
  rentWords: z.array(z.string()),
  rentFields: z.array(z.string()),
  /** Kinds whose price is that of the property; any other may be for rent. */
  sales: z.array(z.string()),
  /** Those whose size is that of the lot. */
  plots: z.array(z.string()),
  units: z.record(
    z.string(),
    z.strictObject({ symbol: z.string(), squareMetres: z.number().positive() }),
  ),
  living: areasSchema,
  lot: areasSchema,
  /** Sums that are each the count, the usual one first; they must agree. `more` is added where it is given. */
  counts: z.record(
    z.string(),
    z.array(z.strictObject({ sum: z.array(z.string()), more: z.array(z.string()).optional() })),
  ),
  contact: z.array(z.string()),
  /** Labels by status; a status without one says nothing, and one that is not here is no status of a property for sale. */
  statuses: z.record(z.string(), labelsSchema),
  media: z.strictObject({
    photo: z.string(),
    logo: z.string(),
    others: z.array(z.string()),
    permission: z.string(),
  }),
  /** What would fill a place, in words. */
  sources: z.record(z.string(), z.string()),
  /** Where each fact goes in a request of each kind. */
  places: z.record(z.enum(['film', 'showcase', 'land']), z.record(z.string(), z.string())),
});

const house: Listing = {
  ListPrice: 485_000,
  Country: 'ES',
  PropertyType: 'Residential',
  StandardStatus: 'Active',
  LivingArea: 142.5,
  LivingAreaUnits: 'Square Meters',
  BedroomsTotal: 4,
  BathroomsTotalInteger: 2,
  UnparsedAddress: 'Calle Mayor 1, Madrid',
  City: 'Madrid',
  StateOrProvince: 'MD',
  ListAgentFullName: 'Ana Ruiz',
  ListAgentDirectPhone: '+34 600 000 000',
};
const factsOf = (listing: Listing, language?: string) => readListing(listing, language);
const whyNot = ({ value, doubts }: Fact<unknown>) => {
  expect(value).toBeUndefined();
  return doubts.map(({ field, why }) => `${field}: ${why}`);
};

it('the table is what its schema says', () => {
  expect(listingTableSchema.parse(table)).toEqual(table);
});

it('fields of the table are fields of a listing', () => {
  const named = [
    ...table.prices,
    ...[...table.living, ...table.lot].flatMap((row) => [row.area, row.unitIn ?? row.area]),
    ...Object.values(table.counts).flatMap((ways) =>
      ways.flatMap(({ sum, more = [] }: { sum: string[]; more?: string[] }) => [...sum, ...more]),
    ),
    ...table.contact,
  ];
  expect(named.filter((name) => !(name in listingSchema.shape))).toEqual([]);
});

describe('a listing', () => {
  it('says what requests show', () => {
    const { price, size, location, bedrooms, bathrooms, parking, contact, label } = factsOf(house);
    expect(price).toEqual({ value: '€485,000', from: ['ListPrice', 'Country'], doubts: [] });
    expect(size.value).toBe('142.5 m²');
    expect(location.value).toBe('Calle Mayor 1, Madrid, MD');
    expect([bedrooms.value, bathrooms.value, parking.value]).toEqual([4, 2, undefined]);
    expect(contact.value).toBe('Ana Ruiz, +34 600 000 000');
    expect(label).toEqual({ from: [], doubts: [] });
  });

  it('is written in the language of the request', () => {
    const { price, size } = factsOf(house, 'es');
    expect([price.value, size.value]).toEqual(['485.000 €', '142,5 m²']);
    expect(factsOf({ ...house, ListPrice: 1_250.5, CurrencyCode: 'CHF' }, 'fr').price.value).toBe(
      '1 250,50 CHF',
    );
  });

  it('without a field says nothing of it', () => {
    const facts = Object.values<Fact<unknown>>(factsOf({ ListPrice: null, Media: [] }));
    expect(facts.map(({ value, from, doubts }) => [value, from, doubts])).toEqual(
      facts.map(() => [undefined, [], []]),
    );
  });
});

describe('a price is left out', () => {
  it.each<[string, Listing, string]>([
    ['without a currency', { Country: null }, 'ListPrice: it has no currency; add'],
    ['in a country with two', { Country: 'PA' }, 'ListPrice: it has no currency; add'],
    ['in no country', { Country: 'constructor' }, 'ListPrice: it has no currency; add'],
    ['in no currency', { CurrencyCode: 'EURO' }, 'CurrencyCode: it is not a code of ISO 4217'],
    [
      'that is two',
      { ListPriceLow: 450_000 },
      'ListPrice: there is more than one price: ListPrice',
    ],
    ['that is none', { ListPrice: 0 }, 'ListPrice: it is not a price'],
    ['of a lease', { PropertyType: 'Residential Lease' }, 'ListPrice: it may be a rent'],
    ['of a lease by its term', { LeaseAmountFrequency: 'Monthly' }, 'ListPrice: it may be a rent'],
    ['of what is for rent', { MlsStatus: 'For Rent' }, 'ListPrice: it may be a rent'],
    ['with a highest', { ListPriceHigh: 500_000 }, 'ListPrice: there is more than one price'],
    ['in two currencies', { Currency: 'USD', CurrencyCode: 'EUR' }, 'ListPrice: Currency may name'],
    [
      'of another type',
      { PropertyType: 'Rental' },
      'ListPrice: it may be a rent: PropertyType Rental',
    ],
    [
      'beside a currency that is not read',
      { Currency: 'USD' },
      'ListPrice: Currency may name another',
    ],
    ['as text with signs', { ListPrice: '$485,000' }, 'ListPrice: it is not a plain number'],
    ['that reads two ways', { ListPrice: '485.000' }, 'ListPrice: it is not a plain number'],
  ])('%s', (_name, change, why) => {
    expect(whyNot(factsOf({ ...house, ...change }).price)).toEqual([expect.stringContaining(why)]);
  });

  it('but not when both prices are the same', () => {
    expect(factsOf({ ...house, ListPriceLow: 485_000 }).price.value).toBe('€485,000');
  });
});

it.each<[Listing, string]>([
  [{ ListPrice: '485000' }, '€485,000'],
  [{ ListPrice: '485000.50', Currency: 'EUR', CurrencyCode: 'EUR' }, '€485,000.50'],
  [{ ListPrice: '485000.00', ListPriceLow: 485_000, ClosePrice: '' }, '€485,000'],
])('a price of %j is sure', (change, price) => {
  expect(factsOf({ ...house, ...change }).price.value).toBe(price);
});

describe('a count', () => {
  const baths = (listing: Listing) => factsOf(listing).bathrooms;

  it.each<[Listing, number, readonly string[]]>([
    [{ BathroomsTotalInteger: '3' }, 3, ['BathroomsTotalInteger']],
    [{ BathroomsTotalInteger: 3, BathroomsFull: 2 }, 3, ['BathroomsTotalInteger']],
    [
      { BathroomsTotalInteger: 3, BathroomsFull: 2, BathroomsHalf: 1 },
      3,
      ['BathroomsTotalInteger'],
    ],
    [
      { BathroomsTotalInteger: null, BathroomsFull: 2, BathroomsHalf: 0 },
      2,
      ['BathroomsFull', 'BathroomsHalf'],
    ],
    [
      { BathroomsFull: 2, BathroomsHalf: 1, BathroomsThreeQuarter: 1 },
      4,
      ['BathroomsFull', 'BathroomsHalf', 'BathroomsThreeQuarter'],
    ],
    [{ BathroomsFull: 2, BathroomsPartial: 1 }, 3, ['BathroomsFull', 'BathroomsPartial']],
  ])('%j is sure', (listing, value, from) => {
    expect(baths(listing)).toEqual({ value, from, doubts: [] });
  });

  it.each<[Listing, string]>([
    [{ BathroomsFull: 2 }, 'BathroomsFull: it is a part; send BathroomsTotalInteger too'],
    [{ BathroomsTotalInteger: 2.5 }, 'BathroomsTotalInteger: it is not a whole number'],
    [{ BathroomsTotalInteger: -1 }, 'BathroomsTotalInteger: it is not a whole number'],
    [{ BathroomsTotalInteger: '2 full' }, 'BathroomsTotalInteger: it is not a whole number'],
    [
      { BathroomsTotalInteger: 2, BathroomsFull: 2, BathroomsHalf: 1 },
      'BathroomsTotalInteger: BathroomsTotalInteger and BathroomsFull and BathroomsHalf do not agree',
    ],
  ])('%j is not', (listing, why) => {
    expect(whyNot(baths(listing))).toEqual([why]);
  });
});

describe('a label', () => {
  it.each<[string, string, string | undefined]>([
    ['Coming Soon', 'en', 'Coming soon'],
    ['ComingSoon', 'es', 'Próximamente'],
    ['Closed', 'pt-BR', 'Vendido'],
    ['Pending', 'nl', 'Under contract'],
    ['Active', 'en', undefined],
  ])('of %s in %s', (StandardStatus, language, label) => {
    expect(factsOf({ ...house, StandardStatus }, language).label.value).toBe(label);
  });

  it.each<[Listing, string]>([
    [{ StandardStatus: 'Withdrawn' }, 'StandardStatus: Withdrawn has no label'],
    [{ StandardStatus: 'toString' }, 'StandardStatus: toString has no label'],
    [
      { StandardStatus: 'Closed', PropertyType: 'CommercialLease' },
      'StandardStatus: a lease that is closed has no label',
    ],
  ])('that is not known is not guessed: %j', (change, why) => {
    expect(whyNot(factsOf({ ...house, ...change }).label)).toEqual([why]);
  });
});

describe('a location', () => {
  it.each<[Listing, string | undefined]>([
    [{ UnparsedAddress: '1 Main St' }, '1 Main St, Madrid, MD'],
    [{ UnparsedAddress: '1 Main St, MADRID MD' }, '1 Main St, MADRID MD'],
    [{ UnparsedAddress: 'Madridejos 3' }, 'Madridejos 3, Madrid, MD'],
    [{ UnparsedAddress: null, City: null, StateOrProvince: '' }, undefined],
  ])('%j', (change, location) => {
    expect(factsOf({ ...house, ...change }).location.value).toBe(location);
  });

  it('has no address that the seller does not show', () => {
    const { location } = factsOf({ ...house, InternetAddressDisplayYN: false });
    expect(location.value).toBe('Madrid, MD');
    expect(location.doubts).toEqual([
      { field: 'UnparsedAddress', why: 'InternetAddressDisplayYN is false' },
    ]);
  });
});

describe('pictures', () => {
  const url = (name: string) => `https://photos.example.com/${name}.jpg`;
  const photo = (name: string, more: object = {}) => ({
    MediaURL: url(name),
    MediaCategory: 'Photo',
    ...more,
  });

  it('come by their order, photos and the logo apart', () => {
    const Media = [
      photo('c'),
      photo('d', { Order: '3' }),
      photo('b', { Order: 2 }),
      photo('a', { Order: 1, Permission: ['Public', 'IDX'] }),
      photo('plan', { MediaCategory: 'Floor Plan' }),
      photo('logo', { MediaCategory: 'Office Logo' }),
    ];
    const { photos, logo } = factsOf({ Media });
    expect(photos).toEqual({ value: ['a', 'b', 'd', 'c'].map(url), from: ['Media'], doubts: [] });
    expect(logo.value).toBe(url('logo'));
  });

  it('begin with the preferred one', () => {
    const Media = [photo('a', { Order: 1 }), photo('b', { Order: 2, PreferredPhotoYN: true })];
    expect(factsOf({ Media }).photos.value).toEqual(['b', 'a'].map(url));
  });

  it.each<[string, object, string]>([
    ['another category', { MediaCategory: 'Image' }, 'Media.0: MediaCategory does not say whether'],
    ['no category', { MediaCategory: null }, 'Media.0: MediaCategory does not say whether it is'],
    ['no URL', { MediaURL: null }, 'Media.0: it has no MediaURL'],
    [
      'a permission that is not public',
      { Permission: 'Private' },
      'Media.0: its Permission is not',
    ],
  ])('with %s are left out', (_name, more, why) => {
    expect(whyNot(factsOf({ Media: [photo('a', more)] }).photos)).toEqual([
      expect.stringContaining(why),
    ]);
  });

  it('of two logos none is taken', () => {
    const logo = photo('logo', { MediaCategory: 'OfficeLogo' });
    expect(whyNot(factsOf({ Media: [logo, logo] }).logo)).toEqual([
      'Media: it has more than one logo',
    ]);
  });
});

describe('an area', () => {
  const plot = (listing: Listing) => factsOf(listing).plot_area_m2;

  it.each<[string, Listing, string]>([
    ['without a unit', { LotSizeArea: 900 }, 'LotSizeArea: its unit is none of'],
    ['in another unit', { LotSizeArea: 9, LotSizeUnits: 'Rods' }, 'LotSizeArea: its unit is none'],
    ['as text', { LotSizeArea: '1,200', LotSizeUnits: 'Acres' }, 'LotSizeArea: it is not a plain'],
    ['of nothing', { LotSizeAcres: 0 }, 'LotSizeAcres: it is not an area'],
    [
      'that is two',
      { LotSizeAcres: 0.25, LotSizeSquareFeet: 11_500 },
      'LotSizeSquareFeet: LotSizeSquareFeet and LotSizeAcres do not agree',
    ],
  ])('%s is not guessed', (_name, listing, why) => {
    expect(whyNot(plot(listing))).toEqual([expect.stringContaining(why)]);
  });

  it('of land is its size', () => {
    const land = { PropertyType: 'Land', LotSizeArea: 2.5, LotSizeUnits: 'Acres' };
    expect(factsOf(land).size.value).toBe('2.5 ac');
    expect(factsOf({ ...land, PropertyType: 'Farm' }).size.value).toBeUndefined();
  });

  const units = fc.constantFrom(...(['SquareMeters', 'SquareFeet', 'Acres', 'Hectares'] as const));
  const amounts = fc.double({ min: 0.01, max: 1e6, noNaN: true });

  it('is the same in every unit', () => {
    fc.assert(
      fc.property(amounts, units, units, (squareMetres, one, other) => {
        const inUnit = (unit: typeof one) =>
          plot({
            LotSizeArea: squareMetres / table.units[unit].squareMetres,
            LotSizeUnits: unit,
          }).value ?? 0;
        expect(inUnit(one) / inUnit(other)).toBeCloseTo(1, 9);
        expect(inUnit(one) / squareMetres).toBeCloseTo(1, 9);
      }),
    );
  });

  it('agrees with itself however it is rounded, and not with another', () => {
    const digits = fc.integer({ min: 2, max: 4 });
    fc.assert(
      fc.property(fc.double({ min: 0.5, max: 500, noNaN: true }), digits, (acres, places) => {
        const squareFeet = Math.round(acres * 43_560);
        const LotSizeAcres = Number(acres.toFixed(places));
        const both = { LotSizeSquareFeet: squareFeet, LotSizeAcres };
        expect(plot(both).value).toBeCloseTo(squareFeet * 0.09290304, 6);
        expect(plot({ ...both, LotSizeAcres: LotSizeAcres + 1.5 }).value).toBeUndefined();
      }),
    );
  });
});

it.each([
  [{ ListPrice: true }, ['ListPrice']],
  [{ City: 7 }, ['City']],
  [{ Media: [{ MediaURL: 'ftp://a.example/b.jpg' }] }, ['Media', 0, 'MediaURL']],
  [[], []],
])('%j is no listing', (listing, path) => {
  expect(listingSchema.safeParse(listing).error?.issues.map((issue) => issue.path)).toEqual([path]);
});
