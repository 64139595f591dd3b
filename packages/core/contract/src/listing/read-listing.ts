import currencies from './generated/currencies.json' with { type: 'json' };
import type { Listing } from './listing.js';
import table from './listing-table.json' with { type: 'json' };

/** A field that could not be mapped for sure, and why. */
export interface Doubt {
  /** Such as `ListPrice` or `Media.3`. */
  readonly field: string;
  readonly why: string;
}

/** One fact about the property: its value where it is sure, and the fields that it comes from. */
export interface Fact<Value> {
  readonly value?: Value;
  readonly from: readonly string[];
  readonly doubts: readonly Doubt[];
}

const known = <Value>(value: Value, from: readonly string[]): Fact<Value> => ({
  value,
  from,
  doubts: [],
});
const doubtful = (field: string, why: string) => ({ from: [], doubts: [{ field, why }] });
const unknown = { from: [], doubts: [] } as const;

type Fields = Readonly<Record<string, unknown>>;
const isGiven = (value: unknown) => value !== undefined && value !== null && value !== '';
/** Lookups are written with spaces or without. */
const lookupOf = (lookup: unknown) => String(lookup ?? '').replaceAll(' ', '');
const entryOf = <Entry>(entries: Readonly<Record<string, Entry>>, name: string) =>
  Object.hasOwn(entries, name) ? entries[name] : undefined;

/** Spaces as they are typed: some fonts have no narrow one. */
const written = (text: string) => text.replace(/\s/gu, ' ');

/** Digits that every country reads alike: 485.000 is 485 in one and 485,000 in the next. */
const PLAIN_NUMBER = /^\d+(\.(?!\d{3}$)\d+)?$/;
const NOT_PLAIN = 'it is not a plain number, such as 485000 or 142.5';

/** What a number says, or a text that is one; NaN where that is not sure. */
function numberOf(value: unknown): number {
  const isNumber = typeof value === 'number' || PLAIN_NUMBER.test(String(value));
  return isNumber ? Number(value) : Number.NaN;
}

function priceOf(listing: Listing & Fields, language: string): Fact<string> {
  const given = table.prices.filter((name) => isGiven(listing[name]));
  const [field = ''] = given;
  const amount = numberOf(listing[field]);
  if (given.length === 0) return unknown;
  const unreadable = given.find((name) => Number.isNaN(numberOf(listing[name])));
  if (unreadable !== undefined) return doubtful(unreadable, NOT_PLAIN);
  if (given.some((name) => numberOf(listing[name]) !== amount)) {
    const amounts = given.map((name) => `${name} ${listing[name]}`).join(' and ');
    return doubtful(field, `there is more than one price: ${amounts}`);
  }
  if (amount <= 0) return doubtful(field, 'it is not a price');
  const type = lookupOf(listing.PropertyType);
  const status = words(String(listing.MlsStatus ?? ''));
  if (
    table.rentWords.some((word) => status.includes(` ${word} `)) ||
    table.rents.includes(type) ||
    table.rentFields.some((name) => isGiven(listing[name]))
  )
    return doubtful(field, 'it may be a rent, which is paid for a time; send price in your words');
  if (type !== '' && !table.sales.includes(type)) {
    return doubtful(
      field,
      `it may be a rent: PropertyType ${type} is not one of ${table.sales.join(', ')}`,
    );
  }
  const other = Object.keys(listing).find(
    (name) => /currency/i.test(name) && name !== 'CurrencyCode' && isGiven(listing[name]),
  );
  if (other !== undefined && listing[other] !== listing.CurrencyCode) {
    return doubtful(field, `${other} may name another currency; send one CurrencyCode`);
  }
  const country = lookupOf(listing.Country).toUpperCase();
  const byCountry = entryOf<string>(currencies, country);
  const currency = isGiven(listing.CurrencyCode) ? listing.CurrencyCode : byCountry;
  if (!isGiven(currency)) {
    return doubtful(
      field,
      'it has no currency; add CurrencyCode, such as EUR, or a Country, such as ES, that has just one',
    );
  }
  if (!Intl.supportedValuesOf('currency').includes(String(currency))) {
    return doubtful('CurrencyCode', 'it is not a code of ISO 4217, such as EUR');
  }
  const style = {
    style: 'currency',
    currency: String(currency),
    ...(Number.isInteger(amount) && { maximumFractionDigits: 0 }),
  } as const;
  const from = [...given, isGiven(listing.CurrencyCode) ? 'CurrencyCode' : 'Country'];
  return known(written(new Intl.NumberFormat(language, style).format(amount)), from);
}

export interface Area {
  readonly amount: number;
  readonly unit: { readonly symbol: string; readonly squareMetres: number };
}

/** The least and most square metres that a rounded number may stand for. */
function squareMetres({ amount, unit }: Area): readonly [number, number] {
  const [, decimals = ''] = String(amount).split('.');
  const half = 0.5 / 10 ** decimals.length;
  return [(amount - half) * unit.squareMetres, (amount + half) * unit.squareMetres];
}

function areaOf(listing: Fields, rows: typeof table.lot | typeof table.living): Fact<Area> {
  const areas = [];
  for (const row of rows) {
    const { area, unitIn } = row;
    if (!isGiven(listing[area])) continue;
    const amount = numberOf(listing[area]);
    const name = unitIn === undefined ? ('unit' in row ? row.unit : '') : lookupOf(listing[unitIn]);
    const unit = entryOf<Area['unit']>(table.units, name ?? '');
    if (Number.isNaN(amount)) return doubtful(area, NOT_PLAIN);
    if (amount <= 0) return doubtful(area, 'it is not an area');
    const units = 'units' in row ? row.units : Object.keys(table.units);
    if (unit === undefined || !units.includes(name ?? '')) {
      return doubtful(area, `its unit is none of ${units.join(', ')}; send one in ${unitIn}`);
    }
    areas.push({ area, unitIn, value: { amount, unit } });
  }
  const [first] = areas;
  if (first === undefined) return unknown;
  const ranges = areas.map(({ value }) => squareMetres(value));
  if (Math.max(...ranges.map(([least]) => least)) > Math.min(...ranges.map(([, most]) => most))) {
    return doubtful(first.area, `${areas.map(({ area }) => area).join(' and ')} do not agree`);
  }
  return known(first.value, first.unitIn === undefined ? [first.area] : [first.area, first.unitIn]);
}

/** A count, given as a whole or as the sum of its parts. */
function countOf(
  listing: Fields,
  ways: readonly { readonly sum: readonly string[]; readonly more?: readonly string[] }[],
): Fact<number> {
  const isThere = (name: string) => isGiven(listing[name]);
  const names = new Set(ways.flatMap(({ sum, more = [] }) => [...sum, ...more]));
  const given = [...names].filter(isThere);
  const bad = given.find((name) => !/^\d+$/.test(String(numberOf(listing[name]))));
  if (bad !== undefined) return doubtful(bad, 'it is not a whole number');
  const [first, ...others] = ways
    .filter(({ sum }) => sum.every(isThere))
    .map(({ sum, more = [] }) => [...sum, ...more.filter(isThere)])
    .map((from) => ({ from, count: from.reduce((all, name) => all + numberOf(listing[name]), 0) }));
  const [part] = given;
  if (part === undefined) return unknown;
  if (first === undefined) return doubtful(part, `it is a part; send ${ways[0]?.sum.join()} too`);
  if (others.some(({ count }) => count !== first.count)) {
    return doubtful(part, `${given.join(' and ')} do not agree`);
  }
  return known(first.count, first.from);
}

const mapped = <From, To>({ value, ...fact }: Fact<From>, change: (value: From) => To): Fact<To> =>
  value === undefined ? fact : { ...fact, value: change(value) };

const words = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[\s,.;]+/gu, ' ')
    .trim()} `;

function locationOf(listing: Listing): Fact<string> {
  const isHidden = listing.InternetAddressDisplayYN === false && isGiven(listing.UnparsedAddress);
  const names = ['UnparsedAddress', 'City', 'StateOrProvince'] as const;
  // An address may hold the city and the state already.
  const from = names.slice(isHidden ? 1 : 0).filter((name, at, all) => {
    const before = all.slice(0, at).map((other) => words(String(listing[other] ?? '')));
    return (
      isGiven(listing[name]) &&
      !before.some((text) => text.includes(words(String(listing[name] ?? ''))))
    );
  });
  return {
    ...(from.length > 0 && { value: from.map((name) => listing[name]).join(', ') }),
    from,
    doubts: isHidden
      ? [{ field: 'UnparsedAddress', why: 'InternetAddressDisplayYN is false' }]
      : [],
  };
}

function contactOf(listing: Fields): Fact<string> {
  const from = table.contact.filter((name) => isGiven(listing[name]));
  return from.length === 0 ? unknown : known(from.map((name) => listing[name]).join(', '), from);
}

function labelOf({ StandardStatus, PropertyType }: Listing, language: string): Fact<string> {
  if (!isGiven(StandardStatus)) return unknown;
  const status = lookupOf(StandardStatus);
  const labels = entryOf<Readonly<Record<string, string>>>(table.statuses, status);
  if (labels === undefined) return doubtful('StandardStatus', `${status} has no label`);
  if (status === 'Closed' && table.rents.includes(lookupOf(PropertyType))) {
    return doubtful('StandardStatus', 'a lease that is closed has no label');
  }
  const label = labels[language.slice(0, 2).toLowerCase()] ?? labels.en;
  return label === undefined ? unknown : known(label, ['StandardStatus']);
}

/** Pictures of one category in their order. */
function picturesOf({ Media }: Listing, category: string): Fact<readonly string[]> {
  const doubts: Doubt[] = [];
  const pictures: { readonly url: string; readonly order: number }[] = [];
  for (const [at, entry] of (Media ?? []).entries()) {
    const { MediaURL, MediaCategory, Order, PreferredPhotoYN, Permission } = entry;
    const field = `Media.${at}`;
    const kind = lookupOf(MediaCategory);
    const { photo, logo, others } = table.media;
    if (category === photo && ![photo, logo, ...others].includes(kind)) {
      doubts.push({ field, why: 'MediaCategory does not say whether it is a Photo' });
    }
    if (kind !== category) continue;
    const isPublic = !isGiven(Permission) || [Permission].flat().includes(table.media.permission);
    if (!isPublic) doubts.push({ field, why: `its Permission is not ${table.media.permission}` });
    else if (!MediaURL) doubts.push({ field, why: 'it has no MediaURL' });
    else {
      const order = isGiven(Order) ? numberOf(Order) : Number.NaN;
      const last = Number.isNaN(order) ? Number.POSITIVE_INFINITY : order;
      pictures.push({ url: MediaURL, order: PreferredPhotoYN ? Number.NEGATIVE_INFINITY : last });
    }
  }
  const value = pictures.sort((a, b) => (a.order < b.order ? -1 : Number(a.order > b.order)));
  return value.length === 0
    ? { from: [], doubts }
    : { value: value.map(({ url }) => url), from: ['Media'], doubts };
}

function logoOf(listing: Listing): Fact<string> {
  const { value: logos = [], ...fact } = picturesOf(listing, table.media.logo);
  const [logo, ...others] = logos;
  if (others.length > 0) return doubtful('Media', 'it has more than one logo');
  return logo === undefined ? { ...fact, from: [] } : { ...fact, value: logo };
}

/**
 * The facts of a listing by the RESO Data Dictionary, each as requests show it. What is not sure is not guessed: it has
 * no value, and its doubts say why.
 *
 * @param language of prices, sizes and labels
 */
export function readListing(listing: Listing, language = 'en') {
  const numbers = new Intl.NumberFormat(language);
  const shown = ({ amount, unit }: Area) => written(`${numbers.format(amount)} ${unit.symbol}`);
  const lot = areaOf(listing, table.lot);
  const isPlot = table.plots.includes(lookupOf(listing.PropertyType));
  return {
    photos: picturesOf(listing, table.media.photo),
    logo: logoOf(listing),
    location: locationOf(listing),
    price: priceOf(listing, language),
    size: mapped(isPlot ? lot : areaOf(listing, table.living), shown),
    lot_size: mapped(lot, shown),
    label: labelOf(listing, language),
    bedrooms: countOf(listing, table.counts.bedrooms),
    bathrooms: countOf(listing, table.counts.bathrooms),
    parking: countOf(listing, table.counts.parking),
    contact: contactOf(listing),
    plot_area_m2: mapped(lot, ({ amount, unit }) => amount * unit.squareMetres),
  };
}
export type ListingFacts = ReturnType<typeof readListing>;
