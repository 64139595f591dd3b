import type { LandRequest } from '@groundwork/contract/land/request';
import { unitNamed } from '@groundwork/contract/listing/facts';
import type { PropertyFilmRequest } from '@groundwork/contract/property-films/request';
import { validationError } from '@groundwork/contract/validation';
import { languages } from '@groundwork/words';
import { type Amount, alternativesIn, readAmounts } from '@groundwork/words/amounts';

/** Refuses a field that cannot be right, or that another contradicts. @throws ApiError VALIDATION_ERROR */
function refuse(path: string, why: string): never {
  throw validationError([{ path, message: `${path} ${why}` }]);
}

const squareMetres = ({ readings, unit }: Amount) => {
  const area = unitNamed(unit);
  return area === undefined ? [] : readings.map((reading) => reading * area.squareMetres);
};
/** Whether one of some figures is one of others, within a share, as words round. */
const agree = (all: readonly number[], others: readonly number[], share: number) =>
  all.some((one) => others.some((other) => Math.abs(one / other - 1) <= share));
const areSame = (one: Amount, other: Amount) =>
  agree(squareMetres(one), squareMetres(other), 0.05) ||
  (one.unit === other.unit &&
    one.period === other.period &&
    agree(one.readings, other.readings, 0));

const MOST_ROOMS = 99;
const kinds = { price: 'money', size: 'area' } as const;
const BELOW_NOTHING = /^[^\p{L}\d]*[-−](?=\p{Sc}?\d)|^\p{L}{1,3} ?[-−]\d/u;

/** Why a price or a size cannot be right as it is written; null where nothing speaks against it. */
function faultOf(name: 'price' | 'size', text: string, isSpoken: boolean): string | null {
  const all = readAmounts(text, null);
  const own = all.filter(({ kind }) => kind === kinds[name]);
  const other = name === 'price' ? 'size' : 'price';
  const [first] = all;
  if (own.length === 0 && first?.kind === kinds[other] && first.from <= 5) return `is a ${other}`;
  if (BELOW_NOTHING.test(text)) return 'is less than nothing';
  const unread = all.reduce((rest, { written }) => rest.replace(written, ' '), text);
  const [broken] = /\d+(?:[.,]\d+){2,}/u.exec(unread) ?? [];
  if (broken) return `has ${broken}, which is no number`;
  if (isSpoken && name === 'size' && /^[^\p{L}\p{No}\p{So}]*\d[^\p{L}\p{No}\p{So}]*$/u.test(text)) {
    return 'has no unit, such as m²';
  }
  // A showcase may part a house's size from its land's by a stroke.
  const again = isSpoken || name === 'price' ? /^ ?[(/=≈|] ?$/u : /^ ?[(=≈] ?$/u;
  const pairs: (Amount | undefined)[][] = own.flatMap((one, at) => {
    const next = own[at + 1];
    const isAgain = next && again.test(text.slice(one.to, next.from));
    return isAgain && one.unit !== next.unit ? [[one, next]] : [];
  });
  const halves = alternativesIn(text).map((half) => readAmounts(half, null)[0]);
  if (halves.length > 0) pairs.push(halves);
  const isTwo = pairs.some(([one, next]) => {
    const isInOther = one?.currency && next?.currency && one.currency !== next.currency;
    return !isInOther && !(one && next && areSame(one, next));
  });
  return isTwo ? `says two ${name}s that are not the same` : null;
}

type Figures = Pick<NonNullable<PropertyFilmRequest['property']>, 'price' | 'size'>;

export function refuseUnsureFigures(path: 'fields' | 'property', facts: Figures): void {
  for (const name of ['price', 'size'] as const) {
    const text = facts[name];
    const fault = text && faultOf(name, text, path === 'property');
    if (fault) refuse(`${path}.${name}`, `“${text}” ${fault}; send the one ${name} that is right`);
  }
}

/** Refuses facts that a film would say or show and that cannot be right, alone or beside its script. */
export function refuseUnsureFacts(
  { script = '', property = {} }: Pick<PropertyFilmRequest, 'script' | 'property'>,
  language: string | null,
): void {
  refuseUnsureFigures('property', property);
  const prices = (text: string) =>
    readAmounts(text, language).filter(
      ({ kind, period, per }) => kind === 'money' && period === null && per === null,
    );
  const [price] = prices(property.price ?? '');
  // What is far from the price is no price of it: a deposit, a charge by the year.
  const told = prices(script).filter(
    (one) => one.currency === price?.currency && agree(one.readings, price?.readings ?? [], 0.5),
  );
  if (price && told[0] && !told.some((one) => agree(one.readings, price.readings, 0.001))) {
    const why = `says ${told[0].written}, but property.price says ${price.written}; say the same in both`;
    refuse('script', why);
  }
  for (const name of ['bedrooms', 'bathrooms', 'parking'] as const) {
    // A script may tell of some of the rooms, and of no more than there are.
    const [more] = Object.values(languages).flatMap(({ property: { [name]: said, numbers } }) =>
      [said.two, ...Array.from({ length: 28 }, (_one, at) => [`${at + 3}`, numbers[at] ?? '?'])]
        .slice(Math.max(0, (property[name] ?? MOST_ROOMS) - 1))
        .flat()
        .map((number) => (number === said.two ? number : said.many.replace('{number}', number)))
        .filter((rooms) => script.toLowerCase().includes(rooms.toLowerCase())),
    );
    if (more) {
      const why = `says “${more}”, but property.${name} says ${property[name]}; say the same in both`;
      refuse('script', why);
    }
  }
}

/** Of a plot, the size that a film says is also the size that it draws, within a tenth, as words round. */
export function withSureFacts(land: LandRequest): LandRequest {
  const { property, plot_area_m2: drawn, language = null } = land;
  refuseUnsureFacts(land, language);
  if (property?.size === undefined || drawn === undefined) return land;
  const said = readAmounts(property.size, null).flatMap(squareMetres);
  if (said.length === 0 || agree(said, [drawn], 0.1)) return land;
  const why = `is ${drawn}, but property.size says ${property.size}; send the outlined plot's size in both`;
  refuse('plot_area_m2', why);
}
