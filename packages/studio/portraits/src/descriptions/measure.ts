import type { Appearance } from '../appearance/appearance.js';
import { plainForm } from '../parse/plain-form.js';
import { parseMember } from '../parse-member.js';
import { checks, unrequestedOf } from './check-traits.js';
import type { Description } from './read-descriptions.js';

export interface Measured {
  readonly description: Description;
  readonly appearance: Appearance;
  readonly notDrawn: readonly string[];
  /** Named traits, without those that cannot be drawn. */
  readonly named: number;
  /** Traits that the drawn appearance has not. */
  readonly missing: readonly string[];
  /** Missing traits that the answer does not report: the customer sees something else than they asked for. */
  readonly contradictions: readonly string[];
  readonly unrequested: readonly string[];
  /** Things that cannot be drawn and that the answer does not name. */
  readonly silent: readonly string[];
  /** Words that the answer reports although nothing is missing. */
  readonly needless: readonly string[];
}

/** How much of a description the appearance keeps, by its data. */
export function measure(description: Description, seed: string): Measured {
  const { appearance, notDrawn } = parseMember(description.member, { seed });
  const plain = notDrawn.map(plainForm);
  const drawable = description.traits.filter(([name]) => name !== 'nd');
  const missing = drawable
    .filter(([name, value]) => {
      const check = checks[name];
      if (check === undefined) throw new RangeError(`There is no check of the trait ${name}.`);
      // "Skirt or long skirt", where the words leave it open.
      return !value.split('|').some((one) => check(appearance, one));
    })
    .map(([name, value]) => (value === '' ? name : `${name}=${value}`));
  const undrawable = description.traits.flatMap(([name, value]) =>
    name === 'nd' ? value.split(',').map(plainForm) : [],
  );
  return {
    description,
    appearance,
    notDrawn,
    named: drawable.length,
    missing,
    contradictions: notDrawn.length > 0 ? missing.filter((name) => exclusive.test(name)) : missing,
    unrequested: unrequestedOf(appearance, description.traits),
    silent: undrawable.filter((word) => !plain.some((phrase) => phrase.includes(word))),
    needless:
      missing.length > 0
        ? []
        : notDrawn.filter((phrase) => !undrawable.some((word) => plainForm(phrase).includes(word))),
  };
}

/** Everyone has one of these, so a wrong one is always visible. */
const exclusive =
  /^(?:fem|masc|age|height|skin|hair|texture|length|front|beard|noglasses|.*\.c)(?:=|$)/u;

export interface Totals {
  readonly descriptions: number;
  readonly named: number;
  readonly kept: number;
  readonly contradictions: number;
  readonly unrequested: number;
  readonly silent: number;
  readonly needless: number;
}

export function totalsOf(all: readonly Measured[]): Totals {
  const sum = (count: (one: Measured) => number) =>
    all.reduce((total, one) => total + count(one), 0);
  return {
    descriptions: all.length,
    named: sum(({ named }) => named),
    kept: sum(({ named, missing }) => named - missing.length),
    contradictions: sum(({ contradictions }) => contradictions.length),
    unrequested: sum(({ unrequested }) => unrequested.length),
    silent: sum(({ silent }) => silent.length),
    needless: sum(({ needless }) => needless.length),
  };
}
