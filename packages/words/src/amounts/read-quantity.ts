import { bareNoun, type Fraction, type Unit } from '../spoken.js';
import type { Quantity } from './amount.js';
import { figureWords, type Magnitude } from './figure-words.js';
import type { Locale } from './locale.js';
import { type Mark, numberAt, resolved, type WrittenNumber } from './written-number.js';

const SIGNS: Readonly<Record<string, Fraction>> = {
  ...{ '½': '1/2', '⅓': '1/3', '⅔': '2/3', '¼': '1/4', '¾': '3/4' },
  ...{ '⅛': '1/8', '⅜': '3/8', '⅝': '5/8', '⅞': '7/8' },
};
const FRACTION = /(?:[½⅓⅔¼¾⅛⅜⅝⅞]|(?<plain>1\/[2348]|2\/3|3\/[48]|[57]\/8)(?![\d/]|[-.,]\d))/uy;
const NO_FRACTION = { fraction: null, hasWhole: true } as const;
export const SPACE = /[ \u00a0\u202f\u2009]?/uy;
/** "1.250.000,- €": the dash means no cents. */
const NO_CENTS = /[.,][-–—]{1,2}(?![\p{L}\d])/uy;
const OF = /(?:de |d['’]|di |of )?/uy;
/** Stars of a hotel; a larger number has a footnote. */
const MOST_STARS = 7;

/** Where a pattern ends that matches at a place; the place itself where it does not. */
export function past(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return at + (pattern.exec(text)?.[0].length ?? 0);
}

/** A quantity before its mark is given a meaning. */
export interface OpenQuantity extends Omit<Quantity, 'number' | 'part' | 'magnitude'> {
  readonly number: WrittenNumber;
  readonly magnitudes: readonly Magnitude[];
  readonly part: { readonly number: WrittenNumber; readonly unit: Unit } | null;
  readonly to: number;
}

/** Reads the numbers of one text, with what belongs to them. */
export class QuantityReader {
  readonly #words = figureWords();

  constructor(
    readonly text: string,
    readonly locale: Locale,
  ) {}

  /**
   * The number at a place and what belongs to it behind it; null where none stands or it is part of a code: "12a".
   *
   * @param before the currency whose sign stands before it
   * @param isSide whether it follows "12 x"
   */
  quantityAt(at: number, before: string | null, isSide = false): OpenQuantity | null {
    const [text, words] = [this.text, this.#words];
    const figure = this.#figureAt(at);
    if (figure === null) return null;
    const end = past(NO_CENTS, text, figure.to);
    const bare = { ...figure, currency: before, unit: null, counted: null, name: '', part: null };
    const plain = { ...bare, magnitudes: [], magnitudeWord: '' };

    const joined = words.joined(text, past(SPACE, text, end));
    if (joined !== null) {
      const [magnitude, currency] = joined.meaning;
      return { ...plain, magnitudes: [magnitude], currency, to: joined.to };
    }
    const scale = this.#magnitudeAt(past(SPACE, text, end), before);
    const scaled = { ...plain, ...scale };
    const money = this.#currencyAt(scale?.to ?? end);
    if (money !== null || before !== null) {
      return this.#whole({ ...scaled, to: scale?.to ?? end, ...money });
    }
    const counted = this.locale.counted(text, past(SPACE, text, end));
    if (counted !== null) return { ...plain, ...counted };
    const unit = this.#unitAt(
      scale?.to ?? end,
      isSide || Number(figure.number.whole) < 100,
      isSide,
    );
    if (unit === null)
      return this.#whole({
        ...scaled,
        to: scale?.to ?? (scaled.fraction === null ? end : figure.to),
      });
    if (unit.unit === 'star' && Number(figure.number.whole) > MOST_STARS) return this.#whole(plain);
    const part = this.#partAt(unit.to, unit.unit);
    return this.#whole({ ...scaled, ...unit, part, to: part?.to ?? unit.to });
  }

  /** Null where a letter or figure follows that belongs to the same word. */
  #whole(quantity: OpenQuantity): OpenQuantity | null {
    const behind = this.text.slice(quantity.to, quantity.to + 3);
    const isGlued = /^(?:[\p{L}\p{N}²³]|[.,'’]\d)/u.test(behind) && !/^[x×] ?\d/u.test(behind);
    return isGlued && this.#words.alone(this.text, quantity.to) === null ? null : quantity;
  }

  /** "½", "1/2", "3", "1½", "1 1/2", "1-1/2". */
  #figureAt(at: number) {
    const alone = /[/-]/u.test(this.text[at - 1] ?? '') ? null : this.#fractionAt(at);
    const nothing = { from: at, to: at, whole: '0', decimals: '', mark: null, isOpen: false };
    if (alone !== null) return { number: nothing, hasWhole: false, ...alone };
    const number = numberAt(this.text, at);
    if (number === null || number.decimals !== '' || number.whole.length > 3) {
      return number && { number, ...NO_FRACTION, to: number.to };
    }
    const next = past(/[ \u00a0-]?/uy, this.text, number.to);
    // "11/2" is no one and a half.
    const isGlued = next === number.to && /\d/u.test(this.text[next] ?? '');
    const fraction = isGlued ? null : this.#fractionAt(next);
    return { number, ...NO_FRACTION, to: number.to, ...fraction };
  }

  #fractionAt(at: number): { fraction: Fraction; to: number } | null {
    FRACTION.lastIndex = at;
    const match = FRACTION.exec(this.text);
    const fraction = SIGNS[match?.[0] ?? ''] ?? (match?.groups?.plain as Fraction | undefined);
    return fraction === undefined ? null : { fraction, to: FRACTION.lastIndex };
  }

  /** A word for thousands or more; letters only beside a currency. */
  #magnitudeAt(at: number, before: string | null) {
    const [text, words] = [this.text, this.#words];
    const letter = words.letterOf(text, at) ?? words.magnitudeOfMoney(text, at);
    if (letter === null) return null;
    const currency = this.#currencyAt(letter.to)?.currency ?? before;
    const found =
      currency === null ? (words.wordOf(text, at) ?? words.magnitude(text, at)) : letter;
    if (found === null) return null;
    const { meaning, form: magnitudeWord, to } = found;
    if (typeof meaning === 'string') return { magnitudes: [meaning], magnitudeWord, to };
    const meant = [this.locale.language, currency].flatMap((key) => meaning[key ?? '-'] ?? []);
    const otherwise = (meaning[''] === undefined ? Object.values(meaning) : [meaning['']]).flat();
    return { magnitudes: [...new Set(meant.length > 0 ? meant : otherwise)], magnitudeWord, to };
  }

  #currencyAt(at: number) {
    const next = past(SPACE, this.text, at);
    const place = next > at ? past(OF, this.text, next) : next;
    const sign = this.#words.sign(this.text, place);
    if (sign !== null) return { currency: sign.meaning, name: '', to: sign.to };
    const name = place === at ? null : this.locale.currencyName(this.text, place);
    return name && { currency: name.meaning, name: this.text.slice(next, name.to), to: name.to };
  }

  /** A sign or name of a unit, with a space or hyphen before it: "120 m²", "40-acre", "9-ft". */
  #unitAt(at: number, isPrime: boolean, isSide: boolean) {
    const [text, words, { spoken }] = [this.text, this.#words, this.locale];
    const isHyphen = text[at] === '-';
    const next = isHyphen ? at + 1 : past(SPACE, text, at);
    const sign = words.unit(text, next);
    if (sign !== null) {
      const { meaning: unit, to } = sign;
      return { unit, to, name: isHyphen && spoken !== null ? bareNoun(spoken.units[unit]) : '' };
    }
    const name = this.locale.unitName(text, next);
    if (name !== null) return { unit: name.meaning, to: name.to, name: name.form };
    const prime = isPrime ? words.prime(text, at) : null;
    if (prime === null) return null;
    const { meaning: unit, to } = prime;
    const isMeant =
      isSide || this.#partAt(to, unit) !== null || words.afterPrime.test(text.slice(to, to + 12));
    return isMeant ? { unit, to, name: '' } : null;
  }

  /** Inches behind feet, ares behind hectares. */
  #partAt(at: number, whole: Unit) {
    const unit = this.#words.units[whole].parts?.unit;
    const number = numberAt(this.text, past(/[ \u00a0-]?/uy, this.text, at));
    if (unit === undefined || number === null || number.isOpen) return null;
    const sign = this.#words.chained(this.text, past(SPACE, this.text, number.to));
    return sign?.meaning === unit ? { number, unit, to: sign.to } : null;
  }

  /** Decides between thousands and decimals, by unit and currency first, then by the language; null is a doubt. */
  #markOf({ unit, currency, magnitudes, number }: OpenQuantity): Mark {
    const { group } = this.locale;
    if (unit === 'percent') return 'decimals';
    const isScaled = magnitudes.length > 0;
    const thousandths = unit === null ? undefined : this.#words.units[unit].thousandths;
    // Money has no thousandths.
    if ((currency !== null && !isScaled) || thousandths === 'never') return 'groups';
    if (group === null) return null;
    if (number.mark !== group) {
      if (number.decimals === '000' && unit === null && !isScaled) return 'groups';
      // Noughts behind decimals look like thousands of another language.
      const isOdd = !isScaled && number.decimals.endsWith('00');
      return isOdd || thousandths === 'rarely' ? null : 'decimals';
    }
    // A point may be a computer's, whose decimals it sets apart.
    return isScaled || (thousandths === 'often' && number.mark === '.') ? null : 'groups';
  }

  /** The quantity with its number, and all values that it may have. */
  settled(open: OpenQuantity): { readonly quantity: Quantity; readonly values: readonly number[] } {
    const number = resolved(open.number, this.#markOf(open));
    const part = open.part && { ...open.part, number: resolved(open.part.number, 'decimals') };
    const scales = open.magnitudes.map((one) => this.#words.magnitudes[one].value);
    const within = open.unit === null ? 1 : (this.#words.units[open.unit].parts?.in ?? 1);
    const [over = 0, under = 1] = open.fraction?.split('/').map(Number) ?? [];
    const added = over / under + (part?.number.readings[0] ?? 0) / within;
    // Without what doubles add: 1.475 million is 1475000.
    const values = number.readings.flatMap((one) =>
      (scales.length > 0 ? scales : [1]).map((scale) =>
        Number(((one + added) * scale).toPrecision(12)),
      ),
    );
    const { to: _, magnitudes, ...rest } = open;
    const magnitude = magnitudes.length === 1 ? (magnitudes[0] ?? null) : null;
    return { quantity: { ...rest, number, part, magnitude }, values };
  }
}
