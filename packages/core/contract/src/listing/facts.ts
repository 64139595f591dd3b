import { saysNothing } from '../words/leftovers.js';
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

export const known = <Value>(value: Value, from: readonly string[]) => ({
  value,
  from,
  doubts: [],
});
export const doubtful = (field: string, why: string) => ({ from: [], doubts: [{ field, why }] });
export const unknown = { from: [], doubts: [] } as const;

export type Fields = Readonly<Record<string, unknown>>;
/** A value as a message names it. */
export const quoted = (value: unknown) =>
  String(value).includes('[object') ? JSON.stringify(value) : String(value);
export const isGiven = (value: unknown) => value !== undefined && value !== null && value !== '';
/** Lookups are written with spaces or without, units with points or raised figures too. */
const lookups = new Intl.Collator('en', { sensitivity: 'base', ignorePunctuation: true });
export const isOneOf = (names: readonly string[], lookup: unknown) =>
  names.some((name) => lookups.compare(name, String(lookup ?? '')) === 0);
export const unitNamed = (name: unknown) => table.units.find(({ names }) => isOneOf(names, name));
export const words = (text: string) => ` ${text.toLowerCase()} `.replace(/[\s,.;]+/gu, ' ');
/** A lookup's words, which it may write as one: "VacationRental". */
export const lookupWords = (lookup: unknown) =>
  words(String(lookup).replace(/(?<=\p{Ll})(?=\p{Lu})|[-–/()!]/gu, ' '));
export const hasOneOf = (signs: readonly string[], text: string) =>
  signs.some((sign) => text.includes(` ${sign} `));

/** The status that a text names, and that whose words it has: "Active - Option Contract". */
const namedStatus = (text: unknown) => table.statuses.find(({ names }) => isOneOf(names, text));
const statusIn = (text: unknown) =>
  namedStatus(text) ??
  table.statuses.filter(({ words }) => hasOneOf(words, lookupWords(text))).at(-1);

/** What a date says against a status: a home that may be gone is not advertised. */
function doubtOf(listing: Fields, stage: string, now: number) {
  if (stage !== 'market' && stage !== 'contract') return undefined;
  const timeOf = (name: string) => Date.parse(String(listing[name]));
  const isReturned = isOneOf([table.returned.name], listing[table.returned.field]);
  for (const { fields, may, days, back, ...when } of table.signs) {
    const field = fields.find((name) => {
      const at = timeOf(name);
      // Some databases write the first day of their calendar where there is none.
      const isNone = !isGiven(listing[name]) || saysNothing(String(listing[name])) || at <= 0;
      if (isNone || when[stage] === 'never') return false;
      if (when[stage] === 'past' && at + days * 24 * 3600 * 1000 > now) return false;
      return back.length === 0 || !(isReturned || back.some((one) => timeOf(one) > at));
    });
    if (field === undefined) continue;
    const why = `it is ${quoted(listing[field])}, so the home may ${may}; send the status of today, and no ${field} that does not hold`;
    return doubtful(field, why);
  }
  return undefined;
}

/**
 * The label of its status; a doubt of it is a reason not to advertise the listing at all.
 *
 * @param own the customer's label, which must not say otherwise
 */
export function labelOf(
  listing: Fields,
  language: string,
  isRent: boolean | undefined,
  own: string | undefined,
  now: number,
): Fact<string> {
  const hides = table.hiding.find((name) => listing[name] === false);
  if (hides !== undefined) return doubtful(hides, 'it is false, so the listing is not to be shown');
  // A service's own words beside a status of the Data Dictionary may be any.
  const statuses = [...table.statusFields, ...table.otherStatusFields]
    .filter((field) => isGiven(listing[field]))
    .map((field) => ({
      field,
      said: `${field} ${quoted(listing[field])}`,
      meant: statusIn(listing[field]),
    }))
    .filter(({ field, meant }) => meant || table.statusFields.includes(field));
  const [first] = statuses;
  const row = namedStatus(first && listing[first.field]);
  const barred = statuses.find(({ field }) => namedStatus(listing[field])?.isBarred);
  if (barred) return doubtful(barred.field, `${barred.said} is not to be advertised`);
  if (first && !row) {
    const names = table.statuses.flatMap(({ names, isBarred }) => (isBarred ? [] : names[0]));
    const why = `${first.said} is not known; send StandardStatus as one of ${names.join(', ')}`;
    return doubtful(first.field, why);
  }
  if (first && statuses.some(({ meant }) => meant && meant !== row)) {
    return doubtful(first.field, `${statuses.map(({ said }) => said).join(' and ')} do not agree`);
  }
  const doubt = doubtOf(listing, row?.stage ?? 'market', now);
  if (doubt || !first || !row) return doubt ?? unknown;
  if (row.isSold && isRent && own === undefined)
    return doubtful(first.field, 'a lease that is closed has no label');
  const labels = Object.entries(row.labels ?? {});
  const [, label] =
    labels.find(([tag]) => language.toLowerCase().startsWith(tag)) ?? labels[0] ?? [];
  const isOnMarket = own !== undefined && hasOneOf(table.onMarket, lookupWords(own));
  const meant = statusIn(own) ?? (isOnMarket ? table.statuses[0] : undefined);
  if (own !== undefined && meant !== row && (meant || row.stage === 'gone')) {
    const instead = label ? `send “${label}”` : 'send the status of today';
    const why = `${first.said} is not what fields.label “${own}” says; ${instead}, or leave fields.label out`;
    return doubtful(first.field, why);
  }
  return label ? known(label, [first.field]) : unknown;
}
