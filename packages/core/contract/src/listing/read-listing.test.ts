import { createRequire } from 'node:module';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { z } from 'zod';
import type { Fact } from './facts.js';
import { type Listing, listingSchema } from './listing.js';
import table from './listing-table.json' with { type: 'json' };
import { readListing } from './read-listing.js';

const texts = z.array(z.string());
const labelsSchema = z.record(z.enum(['en', 'es', 'de', 'fr', 'it', 'pt']), z.string());
/** An area's unit is what `unitIn` says, or, without it, the only one. */
const areasSchema = z.array(
  z.strictObject({
    area: z.string(),
    unitIn: z.string(),
    units: texts,
    /** Square metres that it is likely to have; another area is asked about. */
    least: z.number(),
    most: z.number(),
  }),
);
const when = z.enum(['given', 'past', 'never']);
const countSchema = z.strictObject({
  /** Fields that each are the count, the usual one first. */
  wholes: texts,
  /** Fields of rooms that are no whole ones. */
  parts: texts,
  /** Parts of which one has to be known where the usual field is missing. */
  open: texts,
});

/** listing-table.json: how fields of a listing become those of requests. */
const listingTableSchema = z.strictObject({
  /** Fields that each may be the price, the usual one first. */
  prices: texts,
  /** What else the price may be where a field has one of the words, is none of the exceptions, or, without either, is given. */
  otherPrices: z.array(
    z.strictObject({
      is: z.string(),
      isRent: z.boolean().optional(),
      fields: texts,
      words: texts.optional(),
      except: texts.optional(),
    }),
  ),
  /** Prices below which a sale of most types, or of a few, is asked about. */
  leastPrices: z.strictObject({ most: z.number(), few: z.number(), fewOf: texts }),
  /** Countries that issue a currency of reserves (IMF, COFER) themselves; elsewhere homes may be priced in another. */
  currencies: z.record(z.string().length(3), z.array(z.string().length(2))),
  /** Fields and what they say where the listing is of land. */
  landFields: texts,
  lands: texts,
  /** Why a fact of a home is none of land, and the price of a home none of land. */
  notLand: z.string(),
  notHome: z.string(),
  /** The first name is that of the Data Dictionary. */
  units: z.array(
    z.strictObject({ symbol: z.string(), squareMetres: z.number().positive(), names: texts }),
  ),
  living: areasSchema,
  lot: areasSchema,
  counts: z.record(z.string(), countSchema),
  contact: texts,
  /** What ends an address and is no other city. */
  partsOfHouses: texts,
  /** Fields whose `false` keeps a listing from being shown. */
  hiding: texts,
  /** A status without labels says nothing, and one that is barred keeps the listing from being advertised. */
  statusFields: texts,
  /** Fields of other services, and what changed last, which may be no status. */
  otherStatusFields: texts,
  statuses: z.array(
    z.strictObject({
      stage: z.enum(['market', 'contract', 'gone']),
      names: texts,
      /** By which a status in a service's own words is another one, after those before it: "Active - Option Contract". */
      words: z.array(z.string().lowercase()),
      labels: labelsSchema.optional(),
      isSold: z.boolean().optional(),
      isBarred: z.boolean().optional(),
    }),
  ),
  /** By which a customer's label says that the home is for sale. */
  onMarket: z.array(z.string().lowercase()),
  /** Fields that say that a home may be gone, by its stage: where they are given, or name a day that has passed for so many days. */
  signs: z.array(
    z.strictObject({
      fields: texts,
      may: z.string(),
      market: when,
      contract: when,
      days: z.number(),
      /** A later date in one of them says that it came back. */
      back: texts,
    }),
  ),
  /** The change by which it came back. */
  returned: z.strictObject({ field: z.string(), name: z.string() }),
  unshown: z.record(z.enum(['film', 'showcase', 'land']), z.string()),
  media: z.strictObject({ photo: z.string(), logo: z.string(), permission: z.string() }),
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
    ...table.landFields,
    ...table.hiding,
    ...[...table.living, ...table.lot].flatMap(({ area, unitIn }) => [area, unitIn || area]),
    ...Object.values(table.counts).flatMap(({ wholes, parts, open }) => [
      ...wholes,
      ...parts,
      ...open,
    ]),
    ...table.contact,
    ...[...table.otherPrices, ...table.signs].flatMap(({ fields }) => fields),
    ...[...table.statusFields, ...table.otherStatusFields, table.returned.field],
    ...table.signs.flatMap(({ back }) => back),
  ];
  expect(named.filter((name) => !(name in listingSchema.shape))).toEqual([]);
});

it('countries have the currencies that Unicode’s CLDR gives them today', () => {
  const entrySchema = z.record(
    z.string(),
    z.looseObject({
      _from: z.string().optional(),
      _to: z.string().optional(),
      _tender: z.string().optional(),
    }),
  );
  const { supplemental } = z
    .object({
      supplemental: z.object({
        currencyData: z.object({ region: z.record(z.string(), z.array(entrySchema)) }),
      }),
    })
    .parse(createRequire(import.meta.url)('cldr-core/supplemental/currencyData.json'));
  const today = (country: string) =>
    (supplemental.currencyData.region[country] ?? []).flatMap((history) =>
      Object.entries(history).flatMap(([currency, { _from, _to, _tender }]) =>
        _from && !_to && _tender !== 'false' ? [currency] : [],
      ),
    );
  const wrong = Object.entries(table.currencies).flatMap(([currency, countries]) =>
    countries.filter((country) => today(country).join() !== currency),
  );
  expect(wrong).toEqual([]);
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
    expect(factsOf({ ...house, ListPrice: 91_250.5, CurrencyCode: 'CHF' }, 'fr').price.value).toBe(
      '91 250,50 CHF',
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
    ['where homes are priced in dollars', { Country: 'KH' }, 'ListPrice: it has no currency; add'],
    ['where they may be', { Country: 'LB' }, 'ListPrice: it has no currency; add CurrencyCode'],
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
      'ListPrice: it may be a rent, which is paid for a time (PropertyType Rental); send price',
    ],
    ['of no known type', { PropertyType: 'Barn' }, 'ListPrice: it may be a rent, which is paid'],
    ['of a rental', { PropertySubType: 'Vacation Rental' }, 'ListPrice: it may be a rent'],
    ['of a rental as one word', { PropertySubType: 'VacationRental' }, 'ListPrice: it may be a'],
    ['of what may be leased', { LeaseConsideredYN: true }, 'ListPrice: it may be a rent'],
    [
      'of a unit',
      { ListPricePerUnit: 'Week' },
      'ListPrice: it may be that of a unit (ListPricePer',
    ],
    ['of a timeshare', { PropertySubType: 'Timeshare' }, 'ListPrice: it may be that of a share'],
    [
      'of a fraction',
      { Ownership: 'Fractional Ownership' },
      'ListPrice: it may be that of a share',
    ],
    [
      'of an auction',
      { SpecialListingConditions: ['Standard', 'Auction'] },
      'ListPrice: it may be where bids begin (SpecialListingConditions Standard,Auction)',
    ],
    [
      'of what is sold',
      { StandardStatus: 'Closed' },
      'ListPrice: it may be what was asked and not',
    ],
    [
      'with a fraction that its currency has not',
      { ListPrice: 48_500_000.5, CurrencyCode: 'JPY' },
      'ListPrice: it has more digits than JPY has',
    ],
    [
      'with tenths of a cent',
      { ListPrice: 485_000.999, CurrencyCode: 'USD' },
      'ListPrice: it has more digits than USD has',
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
  [{ LeaseConsideredYN: false, Ownership: 'Fee Simple' }, '€485,000'],
  [{ PropertySubType: 'Townhouse', SpecialListingConditions: 'Standard' }, '€485,000'],
  [{ PropertySubType: 'Outlet' }, '€485,000'],
])('a price of %j is sure', (change, price) => {
  expect(factsOf({ ...house, ...change }).price.value).toBe(price);
});

describe('a count', () => {
  const baths = (listing: Listing) => factsOf(listing).bathrooms;

  it.each<[Listing, number, readonly string[]]>([
    [{ BathroomsTotalInteger: '3' }, 3, ['BathroomsTotalInteger']],
    [
      { BathroomsTotalInteger: 3, BathroomsFull: 3, BathroomsHalf: 0 },
      3,
      ['BathroomsTotalInteger', 'BathroomsFull', 'BathroomsHalf'],
    ],
    [
      { BathroomsTotalInteger: null, BathroomsFull: 2, BathroomsHalf: 0 },
      2,
      ['BathroomsFull', 'BathroomsHalf'],
    ],
    [{ BathroomsFull: 2, BathroomsPartial: '0' }, 2, ['BathroomsFull', 'BathroomsPartial']],
  ])('%j is sure', (listing, value, from) => {
    expect(baths(listing)).toEqual({ value, from, doubts: [] });
  });

  it.each<[Listing, string]>([
    [{ BathroomsFull: 2 }, 'BathroomsFull: it is a part; send BathroomsTotalInteger too'],
    [{ BathroomsTotalInteger: 2.5 }, 'BathroomsTotalInteger: it is not a count, such as 3'],
    [{ BathroomsTotalInteger: -1 }, 'BathroomsTotalInteger: it is not a count, such as 3'],
    [{ BathroomsTotalInteger: '2 full' }, 'BathroomsTotalInteger: it is not a count, such as 3'],
    [
      { BathroomsTotalInteger: 1, BathroomsFull: 2 },
      'BathroomsTotalInteger: BathroomsTotalInteger and BathroomsFull do not agree',
    ],
    [
      { BathroomsTotalInteger: 3, BathroomsTotalDecimal: 2 },
      'BathroomsTotalInteger: BathroomsTotalInteger and BathroomsTotalDecimal do not agree',
    ],
    [
      { BathroomsFull: 1, BathroomsHalf: 1 },
      'BathroomsHalf: not all are full ones; send bathrooms yourself',
    ],
    [
      { BathroomsTotalInteger: 3, BathroomsFull: 2, BathroomsThreeQuarter: 1 },
      'BathroomsThreeQuarter: not all are full ones; send bathrooms yourself',
    ],
    [
      { BathroomsTotalInteger: 2, BathroomsPartial: 1 },
      'BathroomsPartial: not all are full ones; send bathrooms yourself',
    ],
    [{ BathroomsHalf: 0 }, 'BathroomsHalf: it is a part; send BathroomsTotalInteger too'],
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
    ...['Withdrawn', 'Canceled', 'Cancelled', 'Expired', 'Delete', 'Incomplete', 'Hold'].map(
      (StandardStatus): [Listing, string] => [
        { StandardStatus },
        `StandardStatus: StandardStatus ${StandardStatus} is not to be advertised`,
      ],
    ),
    [{ MlsStatus: 'WITHDRAWN' }, 'MlsStatus: MlsStatus WITHDRAWN is not to be advertised'],
    [
      { StandardStatus: 'toString' },
      'StandardStatus: StandardStatus toString is not known; send StandardStatus as one of Active, Coming Soon, Active Under Contract, Closed',
    ],
    [
      { StandardStatus: null, MlsStatus: 'AC' },
      'MlsStatus: MlsStatus AC is not known; send StandardStatus as one of Active, Coming Soon, Active Under Contract, Closed',
    ],
    [
      { StandardStatus: 'Active', MlsStatus: 'Sold' },
      'StandardStatus: StandardStatus Active and MlsStatus Sold do not agree',
    ],
    [
      { StandardStatus: 'Closed', PropertyType: 'CommercialLease' },
      'StandardStatus: a lease that is closed has no label',
    ],
    [
      { InternetEntireListingDisplayYN: false },
      'InternetEntireListingDisplayYN: it is false, so the listing is not to be shown',
    ],
  ])('that may not be advertised says why: %j', (change, why) => {
    expect(whyNot(factsOf({ ...house, ...change }).label)).toEqual([why]);
  });

  it.each<[Listing, string | undefined]>([
    [{ StandardStatus: 'Active', MlsStatus: 'Price Change' }, undefined],
    [{ StandardStatus: 'Pending', MlsStatus: 'Active Under Contract' }, 'Under contract'],
    [{ StandardStatus: null, MlsStatus: 'Sold' }, 'Sold'],
    [{ InternetEntireListingDisplayYN: true }, undefined],
  ])('is that of both statuses: %j', (change, value) => {
    const { label } = factsOf({ ...house, ...change });
    expect([label.value, label.doubts]).toEqual([value, []]);
  });
});

describe('a home that may be gone is not advertised', () => {
  const NOW = Date.parse('2026-03-15T12:00:00Z');
  const labelOf = (change: Listing, own?: string) =>
    readListing({ ...house, ...change }, 'en', own, NOW).label;

  it.each<[Listing, string]>([
    [{ CloseDate: '2026-02-01' }, 'CloseDate: it is 2026-02-01, so the home may be sold; send'],
    [{ CloseDate: '2026-04-01' }, 'CloseDate: it is 2026-04-01, so the home may be sold'],
    [{ ClosePrice: 485_000 }, 'ClosePrice: it is 485000, so the home may be sold'],
    [{ StandardStatus: null, CloseDate: '2026-02-01' }, 'CloseDate: it is 2026-02-01'],
    [{ StandardStatus: 'Coming Soon', CloseDate: 'soon' }, 'CloseDate: it is soon, so the home'],
    [{ PurchaseContractDate: '2026-02-01' }, 'PurchaseContractDate: it is 2026-02-01, so the home'],
    [{ PendingTimestamp: '2026-02-01T10:00:00Z' }, 'PendingTimestamp: it is 2026-02-01T10:00:00Z'],
    [
      { PendingTimestamp: '2026-02-01T10:00:00Z', StatusChangeTimestamp: '2026-02-01T10:00:00Z' },
      'PendingTimestamp: it is 2026-02-01T10:00:00Z, so the home may be under contract',
    ],
    [
      { PurchaseContractDate: '2026-02-01', StatusChangeTimestamp: '2026-02-03T10:00:00Z' },
      'PurchaseContractDate: it is',
    ],
    [{ WithdrawnDate: '2026-03-15' }, 'WithdrawnDate: it is 2026-03-15, so the home may be off'],
    [{ StandardStatus: 'Pending', CancellationDate: '2026-02-01' }, 'CancellationDate: it is'],
    [{ OffMarketDate: '2026-02-01' }, 'OffMarketDate: it is 2026-02-01'],
    [{ PendingTimestamp: {} }, 'PendingTimestamp: it is {}, so the home may be under contract'],
    [{ ExpirationDate: '2026-03-12' }, 'ExpirationDate: it is 2026-03-12, so the home may have'],
    [{ StandardStatus: 'Pending', CloseDate: '2026-02-01' }, 'CloseDate: it is 2026-02-01'],
    [{ MajorChangeType: 'Closed' }, 'StandardStatus Active and MajorChangeType Closed do not'],
    [
      { MlsStatus: 'Active - Option Contract' },
      'StandardStatus Active and MlsStatus Active - Option Contract do not agree',
    ],
    [{ MlsStatus: 'ActiveWithContingencies' }, 'ActiveWithContingencies do not agree'],
    [{ Status: 'Sold' }, 'StandardStatus Active and Status Sold do not agree'],
    [{ StandardStatus: null, Status: 'Verkauft' }, 'Status Verkauft is not known; send Standard'],
    [
      { StandardStatus: null, MlsStatus: 'Active Kick Out' },
      'is not known; send StandardStatus as',
    ],
  ])('%j', (change, why) => {
    expect(whyNot(labelOf(change))).toEqual([expect.stringContaining(why)]);
  });

  it.each<[Listing, string | undefined]>([
    [{ CloseDate: '', ClosePrice: 0, PendingTimestamp: null }, undefined],
    [{ CloseDate: '0001-01-01T00:00:00', WithdrawnDate: 'N/A' }, undefined],
    [{ ExpirationDate: '2026-09-30', OffMarketDate: '2026-09-30' }, undefined],
    [{ ExpirationDate: '2026-03-14' }, undefined],
    [
      { PendingTimestamp: '2026-02-01T10:00:00Z', StatusChangeTimestamp: '2026-02-20T09:00:00Z' },
      undefined,
    ],
    [{ PurchaseContractDate: '2026-02-01', MajorChangeType: 'BackOnMarket' }, undefined],
    [{ PurchaseContractDate: '2026-02-01', BackOnMarketDate: '2026-02-20' }, undefined],
    [{ OffMarketDate: '2026-02-01', BackOnMarketDate: '2026-02-20' }, undefined],
    [{ WithdrawnDate: '2026-02-01', OnMarketDate: '2026-02-20' }, undefined],
    [{ MajorChangeType: 'Price Change', Status: 'Available' }, undefined],
    [{ StandardStatus: null, Status: 'A' }, undefined],
    [{ Status: 1, PropertyStatus: true, MajorChangeType: ['Price Change'] }, undefined],
    [{ StandardStatus: null, Status: 'Sold' }, 'Sold'],
    [
      {
        ...{ StandardStatus: 'Pending', PendingTimestamp: '2026-02-01', CloseDate: '2026-05-01' },
        ...{ ExpirationDate: '2026-03-01', OffMarketTimestamp: '2026-02-01' },
      },
      'Under contract',
    ],
    [{ StandardStatus: 'Closed', CloseDate: '2026-02-01', ClosePrice: 470_000 }, 'Sold'],
  ])('but where it may not: %j', (change, value) => {
    expect(listingSchema.safeParse(change).success).toBe(true);
    const { doubts, ...label } = labelOf(change);
    expect([label.value, doubts]).toEqual([value, []]);
  });

  it.each<[Listing, string, string]>([
    [
      { StandardStatus: 'Closed' },
      'New listing',
      'StandardStatus Closed is not what fields.label “New listing” says; send “Sold”, or leave',
    ],
    [{ StandardStatus: 'Pending' }, 'Available', 'is not what fields.label “Available” says; send'],
    [{ StandardStatus: 'Closed' }, '12 Harbour Street', 'send “Sold”, or leave fields.label out'],
    [{ StandardStatus: 'Pending' }, 'Zu verkaufen!', 'send “Under contract”, or leave'],
    [{}, 'Just sold!', 'is not what fields.label “Just sold!” says; send the status of today'],
  ])('nor may the customer’s own label say otherwise: %j %s', (change, own, why) => {
    expect(whyNot(labelOf(change, own))).toEqual([expect.stringContaining(why)]);
  });

  it.each<[Listing, string]>([
    [{ StandardStatus: 'Closed' }, 'SOLD in 3 days'],
    [{ StandardStatus: 'Closed' }, 'Bereits verkauft'],
    [{ StandardStatus: 'Pending' }, 'Reservado'],
    [{ StandardStatus: 'Pending' }, '12 Harbour Street'],
    [{}, 'Nuevo'],
    [{ StandardStatus: 'Coming Soon' }, 'New: coming soon'],
    [{}, 'Let the light in'],
    [{ StandardStatus: null }, 'Sold'],
  ])('which may say it in other words: %j %s', (change, own) => {
    expect(labelOf(change, own).doubts).toEqual([]);
  });
});

describe('a figure that is hardly right is asked about', () => {
  it.each<[Listing, 'price' | 'size', string]>([
    [{ ListPrice: 1 }, 'price', 'ListPrice: 1 may be in thousands, a rent or a slip; send price'],
    [{ ListPrice: 485 }, 'price', 'ListPrice: 485 may be in thousands'],
    [{ ListPrice: 1_450 }, 'price', 'ListPrice: 1450 may be in thousands'],
    [{ ListPrice: 485, PropertyType: 'Land' }, 'price', 'ListPrice: 485 may be in thousands'],
    [{ LivingArea: 1 }, 'size', 'LivingArea: 1 m² may be a slip; send size yourself'],
    [{ LivingArea: 1_420_000 }, 'size', 'LivingArea: 1420000 m² may be a slip'],
  ])('%j', (change, name, why) => {
    expect(whyNot(factsOf({ ...house, ...change })[name])).toEqual([expect.stringContaining(why)]);
  });

  it('but a cheap plot, a small flat and a large house are not', () => {
    const plot = factsOf({ ...house, ListPrice: 2_500, PropertyType: 'Land' });
    expect(plot.price.value).toBe('€2,500');
    const garage = factsOf({
      ...house,
      ListPrice: 9_500,
      PropertySubType: 'Garage',
      ClosePrice: 0,
    });
    expect(garage.price.value).toBe('€9,500');
    const sizes = [9, 42_000].map((LivingArea) => factsOf({ ...house, LivingArea }).size.value);
    expect(sizes).toEqual(['9 m²', '42,000 m²']);
  });

  it('and a converted area has two decimals', () => {
    expect(factsOf({ ...house, LivingArea: 142.123456 }, 'es').size.value).toBe('142,12 m²');
  });
});

describe('a location', () => {
  it.each<[Listing, string | undefined]>([
    [{ UnparsedAddress: '1 Main St' }, '1 Main St, Madrid, MD'],
    [{ UnparsedAddress: '1 Main St, MADRID MD' }, '1 Main St, MADRID MD'],
    [{ UnparsedAddress: 'Madridejos 3' }, 'Madridejos 3, Madrid, MD'],
    [{ UnparsedAddress: null, City: null, StateOrProvince: '' }, undefined],
    [{ UnparsedAddress: 'TBD County Road 5' }, 'TBD County Road 5, Madrid, MD'],
  ])('%j', (change, location) => {
    expect(factsOf({ ...house, ...change }).location.value).toBe(location);
  });

  it.each<[Listing, string]>([
    [{ UnparsedAddress: 'Calle Mayor 1, Ático' }, 'Calle Mayor 1, Ático, Madrid, MD'],
    [{ UnparsedAddress: 'Calle Mayor 1, Bajo B' }, 'Calle Mayor 1, Bajo B, Madrid, MD'],
    [
      { UnparsedAddress: 'Carrer Nou 2, Barcelona', City: 'Barcelona (Eixample)' },
      'Carrer Nou 2, Barcelona, Barcelona (Eixample), MD',
    ],
  ])('takes %j', (change, location) => {
    expect(factsOf({ ...house, ...change }).location.value).toBe(location);
  });

  it('in two cities is asked for', () => {
    expect(whyNot(factsOf({ ...house, City: 'Barcelona' }).location)).toEqual([
      'UnparsedAddress: it ends in Madrid, and City is Barcelona; send location yourself',
    ]);
  });

  it('has no address that the seller does not show', () => {
    const { location } = factsOf({ ...house, InternetAddressDisplayYN: false });
    expect(location.value).toBe('Madrid, MD');
    expect(location.doubts).toEqual([
      { field: 'UnparsedAddress', why: 'InternetAddressDisplayYN is false' },
    ]);
  });
});

describe('a placeholder says nothing', () => {
  it.each<[Listing, 'location' | 'contact', string, string]>([
    [{ UnparsedAddress: 'TBD' }, 'location', 'Madrid, MD', 'UnparsedAddress: TBD says nothing'],
    [{ City: ' undefined' }, 'location', 'Calle Mayor 1, Madrid, MD', 'City:  undefined says'],
    [{ ListAgentFullName: 'N/A' }, 'contact', '+34 600 000 000', 'ListAgentFullName: N/A says'],
    [{ ListAgentDirectPhone: '000-000' }, 'contact', 'Ana Ruiz', 'ListAgentDirectPhone: 000-000'],
  ])('%j', (change, name, value, why) => {
    const fact = factsOf({ ...house, ...change })[name];
    expect(fact.value).toBe(value);
    expect(fact.doubts.map((doubt) => `${doubt.field}: ${doubt.why}`)).toEqual([
      expect.stringContaining(why),
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
    expect(photos).toEqual({
      value: ['a', 'b', 'd', 'c'].map(url),
      from: ['Media'],
      doubts: [{ field: 'Media.4', why: 'its MediaCategory is Floor Plan, not Photo' }],
    });
    expect(logo.value).toBe(url('logo'));
  });

  it('begin with the preferred one', () => {
    const Media = [photo('a', { Order: 1 }), photo('b', { Order: 2, PreferredPhotoYN: true })];
    expect(factsOf({ Media }).photos.value).toEqual(['b', 'a'].map(url));
  });

  it.each<[string, object, string]>([
    [
      'another category',
      { MediaCategory: 'Image' },
      'Media.0: its MediaCategory is Image, not Photo',
    ],
    ['no category', { MediaCategory: null }, 'Media.0: its MediaCategory is missing, not Photo'],
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
    [
      'without a unit',
      { LotSizeArea: 900 },
      'LotSizeArea: its unit is not given; send LotSizeUnits',
    ],
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

  it.each([
    ['sqft', 92.9],
    ['Sq. Ft.', 92.9],
    ['SquareFeet', 92.9],
    ['m2', 1_000],
    ['m²', 1_000],
    ['sqm', 1_000],
    ['acres', 4_046_856.4],
    ['ha', 10_000_000],
  ])('in %s is read', (LotSizeUnits, squareMetres) => {
    expect(plot({ LotSizeArea: 1_000, LotSizeUnits }).value).toBeCloseTo(squareMetres, 1);
  });

  it('is shown to its last digit', () => {
    expect(factsOf({ LotSizeAcres: 0.00045 }).lot_size.value).toBe('0.00045 ac');
  });

  const ofLand = { PropertyType: 'Land', LotSizeArea: 2.5, LotSizeUnits: 'Acres' };
  it.each<[Listing, string | undefined]>([
    [ofLand, '2.5 ac'],
    [{ ...ofLand, PropertyType: 'Residential', PropertySubType: 'UnimprovedLand' }, '2.5 ac'],
    [{ ...ofLand, PropertyType: 'Farm' }, undefined],
    [{ ...ofLand, PropertySubType: 'Manufactured On Land', PropertyType: null }, undefined],
  ])('of land is its size: %j', (listing, size) => {
    expect(factsOf(listing).size.value).toBe(size);
  });
  const units = fc.constantFrom(...table.units);
  const amounts = fc.double({ min: 0.01, max: 1e6, noNaN: true });

  it('is the same in every unit', () => {
    fc.assert(
      fc.property(amounts, units, units, (squareMetres, one, other) => {
        const inUnit = (unit: typeof one) =>
          plot({
            LotSizeArea: squareMetres / unit.squareMetres,
            LotSizeUnits: unit.names[0],
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

describe('land', () => {
  const land = { ...house, PropertyType: 'Land', LotSizeArea: 900, LotSizeUnits: 'm2' };

  it('has no rooms and no living area', () => {
    const { size, bedrooms, bathrooms, land_price: price } = factsOf(land);
    expect([size.value, price.value]).toEqual(['900 m²', '€485,000']);
    const doubts = [size, bedrooms, bathrooms].flatMap((fact) => fact.doubts);
    expect(doubts).toEqual(
      ['LivingArea', 'BedroomsTotal', 'BathroomsTotalInteger'].map((field) => ({
        field,
        why: table.notHome,
      })),
    );
  });

  it('is not sold for what a home on it costs', () => {
    expect(whyNot(factsOf(house).land_price)).toEqual([`ListPrice: ${table.notLand}`]);
    expect(whyNot(factsOf({ ...land, PropertyType: null }).land_price)).toHaveLength(1);
  });
});

it.each([
  [{ ListPrice: true }, ['ListPrice']],
  [{ InternetEntireListingDisplayYN: 'false' }, ['InternetEntireListingDisplayYN']],
  [{ SpecialListingConditions: 7 }, ['SpecialListingConditions']],
  [{ City: 7 }, ['City']],
  [{ Media: [{ MediaURL: 'ftp://a.example/b.jpg' }] }, ['Media', 0, 'MediaURL']],
  [[], []],
])('%j is no listing', (listing, path) => {
  expect(listingSchema.safeParse(listing).error?.issues.map((issue) => issue.path)).toEqual([path]);
});
