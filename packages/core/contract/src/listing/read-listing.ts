import { saysNothing } from '../words/leftovers.js';
import {
  type Doubt,
  doubtful,
  type Fact,
  type Fields,
  hasOneOf,
  isGiven,
  isOneOf,
  known,
  labelOf,
  lookupWords,
  quoted,
  unitNamed,
  unknown,
  words,
} from './facts.js';
import type { Listing } from './listing.js';
import table from './listing-table.json' with { type: 'json' };

/** Spaces as they are typed: some fonts have no narrow one. */
const written = (text: string) => text.replace(/\s/gu, ' ');

/** Digits that every country reads alike: 485.000 is 485 in one and 485,000 in the next. */
const PLAIN_NUMBER = /^\d+(\.(?!\d{3}$)\d+)?$/;
const NOT_PLAIN = 'it is not a plain number, such as 485000 or 142.5';

/** What a number says, or a text that is one; NaN where that is not sure. */
const numberOf = (value: unknown) =>
  typeof value === 'number' || PLAIN_NUMBER.test(String(value)) ? Number(value) : Number.NaN;

/** What else than the price of a sale its price may be, and the field that says so. */
function otherPrice(listing: Fields) {
  for (const { fields, words: signs, except, ...price } of table.otherPrices) {
    const field = fields.find((name) => {
      if (!isGiven(listing[name])) return false;
      if (except) return !isOneOf(except, listing[name]);
      return !signs || hasOneOf(signs, lookupWords(listing[name]));
    });
    if (field !== undefined) return { ...price, said: `${field} ${quoted(listing[field])}` };
  }
  return undefined;
}

function priceOf(listing: Listing & Fields, language: string): Fact<string> {
  const named = table.prices.filter((name) => isGiven(listing[name]));
  // Feeds write 0 where there is none.
  const real = named.filter((name) => numberOf(listing[name]) !== 0);
  const given = real.length > 0 ? real : named;
  const [field = ''] = given;
  const amount = numberOf(listing[field]);
  if (given.length === 0) return unknown;
  const unreadable = given.find((name) => Number.isNaN(numberOf(listing[name])));
  if (unreadable !== undefined) return doubtful(unreadable, NOT_PLAIN);
  if (given.some((name) => numberOf(listing[name]) !== amount)) {
    const amounts = given.map((name) => `${name} ${quoted(listing[name])}`).join(' and ');
    return doubtful(field, `there is more than one price: ${amounts}`);
  }
  if (amount <= 0) return doubtful(field, 'it is not a price');
  const other = otherPrice(listing);
  if (other) return doubtful(field, `it may be ${other.is} (${other.said}); send price yourself`);
  const { few, fewOf, most } = table.leastPrices;
  const isCheap = [listing.PropertyType, listing.PropertySubType].some((of) => isOneOf(fewOf, of));
  if (amount < (isCheap ? few : most)) {
    return doubtful(field, `${amount} may be in thousands, a rent or a slip; send price yourself`);
  }
  const foreign = Object.keys(listing).find(
    (name) => /currency/i.test(name) && name !== 'CurrencyCode' && isGiven(listing[name]),
  );
  if (foreign !== undefined && listing[foreign] !== listing.CurrencyCode) {
    return doubtful(field, `${foreign} may name another currency; send one CurrencyCode`);
  }
  const own = Object.entries(table.currencies).find(([, all]) => isOneOf(all, listing.Country));
  const source = isGiven(listing.CurrencyCode) ? 'CurrencyCode' : 'Country';
  const currency = source === 'Country' ? own?.[0] : String(listing.CurrencyCode);
  if (currency === undefined) {
    return doubtful(field, 'it has no currency; add CurrencyCode, such as EUR');
  }
  if (!Intl.supportedValuesOf('currency').includes(currency)) {
    return doubtful('CurrencyCode', 'it is not a code of ISO 4217, such as EUR');
  }
  const whole = Number.isInteger(amount) ? { maximumFractionDigits: 0 } : {};
  const format = new Intl.NumberFormat(language, { style: 'currency', currency, ...whole });
  if (Number(amount.toFixed(format.resolvedOptions().maximumFractionDigits)) !== amount) {
    return doubtful(field, `it has more digits than ${currency} has`);
  }
  return known(written(format.format(amount)), [...given, source]);
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

function areaOf(listing: Fields, rows: typeof table.lot): Fact<Area> {
  const areas = [];
  for (const { area, unitIn, units, least, most } of rows) {
    if (!isGiven(listing[area])) continue;
    const amount = numberOf(listing[area]);
    const sent = unitIn === '' ? units[0] : listing[unitIn];
    if (Number.isNaN(amount)) return doubtful(area, NOT_PLAIN);
    if (amount <= 0) return doubtful(area, 'it is not an area');
    if (!isGiven(sent)) return doubtful(area, `its unit is not given; send ${unitIn}`);
    const unit = unitNamed(sent);
    if (unit === undefined || !isOneOf(units, unit.names[0])) {
      return doubtful(area, `its unit is none of ${units.join(', ')}; send one in ${unitIn}`);
    }
    const metres = amount * unit.squareMetres;
    if (metres < least || metres > most) {
      return doubtful(area, `${amount} ${unit.symbol} may be a slip; send size yourself`);
    }
    areas.push({ value: { amount, unit }, from: unitIn === '' ? [area] : [area, unitIn] });
  }
  const [first] = areas;
  if (first === undefined) return unknown;
  const ranges = areas.map(({ value }) => squareMetres(value));
  if (Math.max(...ranges.map(([least]) => least)) > Math.min(...ranges.map(([, most]) => most))) {
    const names = areas.map(({ from }) => from[0]);
    return doubtful(names[0] ?? '', `${names.join(' and ')} do not agree`);
  }
  return known(first.value, first.from);
}

/** A count of whole rooms, of which there must be no `parts`; without the first, one of `open` has to say so. */
function countOf(
  listing: Fields,
  { wholes, parts, open }: typeof table.counts.bathrooms,
): Fact<number> {
  const isThere = (name: string) => isGiven(listing[name]);
  const given = [...wholes, ...parts].filter(isThere);
  const [first] = given;
  if (first === undefined) return unknown;
  const bad = given.find((name) => !/^\d+$/.test(String(numberOf(listing[name]))));
  if (bad !== undefined) return doubtful(bad, 'it is not a count, such as 3');
  const part = parts.find((name) => numberOf(listing[name]) > 0);
  if (part !== undefined) return doubtful(part, 'not all are full ones; send bathrooms yourself');
  const counts = new Set(wholes.filter(isThere).map((name) => numberOf(listing[name])));
  if (counts.size > 1) return doubtful(first, `${given.join(' and ')} do not agree`);
  const [count] = counts;
  return count !== undefined && (first === wholes[0] || open.some(isThere))
    ? known(count, given)
    : doubtful(first, `it is a part; send ${wholes[0]} too`);
}

export const mapped = <From, To>(
  { value, ...fact }: Fact<From>,
  change: (value: From) => To,
): Fact<To> => (value === undefined ? fact : { ...fact, value: change(value) });

/** What its fields say, joined; a placeholder says nothing. */
function textOf(listing: Fields, names: readonly string[]): Fact<string> {
  const given = names.filter((name) => isGiven(listing[name]));
  const from = given.filter((name) => {
    return !saysNothing(`${listing[name]}`) && /[\p{L}1-9]/u.test(`${listing[name]}`);
  });
  return {
    ...(from.length > 0 && { value: from.map((name) => listing[name]).join(', ') }),
    from,
    doubts: given
      .filter((name) => !from.includes(name))
      .map((field) => ({ field, why: `${quoted(listing[field])} says nothing` })),
  };
}

function locationOf(listing: Listing & Fields): Fact<string> {
  const isHidden = listing.InternetAddressDisplayYN === false && isGiven(listing.UnparsedAddress);
  const names = ['UnparsedAddress', 'City', 'StateOrProvince'].slice(isHidden ? 1 : 0);
  // An address may hold the city and the state already.
  const said = names.map((name) => words(String(listing[name] ?? '')));
  const parts = names.filter(
    (_name, at) => !said.slice(0, at).some((text) => text.includes(said[at] ?? '')),
  );
  const { doubts, ...location } = textOf(listing, parts);
  const [, place = ''] = /,\s*(\p{Lu}\p{L}{3,})\s*$/u.exec(`${listing.UnparsedAddress}`) ?? [];
  const isSaid = ['UnparsedAddress', 'City'].every((name) => location.from.includes(name));
  const isOther = place !== '' && !isOneOf(table.partsOfHouses, place);
  if (isSaid && isOther && !said.slice(1).some((text) => text.includes(words(place)))) {
    const why = `it ends in ${place}, and City is ${listing.City}; send location yourself`;
    return doubtful('UnparsedAddress', why);
  }
  const hidden = { field: 'UnparsedAddress', why: 'InternetAddressDisplayYN is false' };
  return { ...location, doubts: isHidden ? [hidden, ...doubts] : doubts };
}

/** Pictures of one category in their order. */
function picturesOf({ Media }: Listing, category: string): Fact<readonly string[]> {
  const doubts: Doubt[] = [];
  const pictures: { readonly url: string; readonly order: number }[] = [];
  const { photo, logo, permission } = table.media;
  for (const [at, entry] of (Media ?? []).entries()) {
    const { MediaURL, MediaCategory, Order, PreferredPhotoYN, Permission } = entry;
    const field = `Media.${at}`;
    if (category === photo && !isOneOf([photo, logo], MediaCategory)) {
      doubts.push({
        field,
        why: `its MediaCategory is ${MediaCategory ?? 'missing'}, not ${photo}`,
      });
    }
    if (!isOneOf([category], MediaCategory)) continue;
    const isPublic = !isGiven(Permission) || [Permission].flat().includes(permission);
    if (!isPublic) doubts.push({ field, why: `its Permission is not ${permission}` });
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
 * @param ownLabel which a showcase shows instead of the listing's
 */
export function readListing(
  listing: Listing & Fields,
  language = 'en',
  ownLabel?: string,
  now = Date.now(),
) {
  const shown = ({ amount, unit }: Area) => {
    // A converted area has more digits than anybody measured.
    const maximumFractionDigits = amount < 1 ? 20 : 2;
    const number = new Intl.NumberFormat(language, { maximumFractionDigits }).format(amount);
    return written(`${number} ${unit.symbol}`);
  };
  const lot = areaOf(listing, table.lot);
  const lotSize = mapped(lot, shown);
  const price = priceOf(listing, language);
  const isLand = table.landFields.some((name) => isOneOf(table.lands, listing[name]));
  const only = <Value>(isOfIt: boolean, fact: Fact<Value>, why: string): Fact<Value> =>
    isOfIt || !fact.from[0] ? fact : doubtful(fact.from[0], why);
  const ofHome = <Value>(fact: Fact<Value>) => only(!isLand, fact, table.notHome);
  const living = ofHome(mapped(areaOf(listing, table.living), shown));
  return {
    photos: picturesOf(listing, table.media.photo),
    logo: logoOf(listing),
    location: locationOf(listing),
    price,
    /** Of a film that shows bare land. */
    land_price: only(isLand, price, table.notLand),
    size: isLand ? { ...lotSize, doubts: [...lotSize.doubts, ...living.doubts] } : living,
    lot_size: lotSize,
    label: labelOf(listing, language, otherPrice(listing)?.isRent, ownLabel, now),
    bedrooms: ofHome(countOf(listing, table.counts.bedrooms)),
    bathrooms: ofHome(countOf(listing, table.counts.bathrooms)),
    parking: countOf(listing, table.counts.parking),
    contact: textOf(listing, table.contact),
    plot_area_m2: mapped(lot, ({ amount, unit }) => amount * unit.squareMetres),
  };
}
export type ListingFacts = ReturnType<typeof readListing>;
