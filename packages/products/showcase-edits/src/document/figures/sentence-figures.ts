import type { PropertyField } from '@groundwork/contract/showcase/templates';
import { clausesIn, type Figure, is, type Role, type Token } from './figure-tokens.js';

/** What a figure is said to be: the new value, perhaps it, the old one, by how much it changes, one of several. */
export type Part = 'new' | 'plain' | 'former' | 'difference' | 'choice';

export interface Said {
  readonly token: Token;
  readonly figure: Figure;
  /** 'other' is a figure that no showcase shows. */
  readonly field: PropertyField | 'other';
  readonly part: Part;
  /** The words next to it. */
  readonly ahead: Token | undefined;
  readonly behind: Token | undefined;
  readonly caption: Token | undefined;
  /** Words beside it say more of it than the image would show: "2 bedrooms upstairs", "firm price". */
  readonly isBound: boolean;
  readonly from: number;
  readonly to: number;
}

/** Kinds of amounts that a field may have. */
const READ: readonly Figure['kind'][] = ['money', 'area', 'number', 'percent', 'length'];

/** Whether a word says more than these. */
const isMore = (token: Token | undefined, ...roles: readonly Role[]): token is Token =>
  token?.roles.some((role) => !roles.includes(role)) ?? false;

/** A noun; "please change $649,000" begins with what is asked for. */
function isThing(token: Token | undefined, before: readonly Token[]): boolean {
  const begins = before.find((one) => isMore(one, 'plain')) === token;
  return is(token, 'thing') && !(begins && is(token, 'asks'));
}

const PLAIN: readonly Role[] = ['plain', 'of', 'asks', 'event', 'person', 'denial'];

/** Fields that are words: "around 440,000" stays so. */
const TEXTS: readonly Said['field'][] = ['price', 'size'];

/** The least bare number that is a price. */
const LEAST_PRICE = 10_000;

function fits({ kind, value, isWord }: Figure, field: PropertyField): boolean {
  if (value === null) return field === 'price' && kind === 'money';
  const isNumber = kind === 'number' && isWord !== true;
  if (field === 'price')
    return kind === 'money' || (isNumber && value >= 100 && value <= MOST_PRICE);
  // "Superficie 120 mts"
  if (field === 'size') return kind === 'area' || kind === 'length' || isNumber;
  return kind === 'number' && value < 100;
}

/** What no house costs. */
const MOST_PRICE = 1e12;

/** The field of a figure that nothing names. */
export function fieldOfKind({ kind, value }: Pick<Figure, 'kind' | 'value'>): PropertyField | null {
  if (value !== null && value > MOST_PRICE) return null;
  if (kind === 'money') return 'price';
  if (kind === 'area') return 'size';
  return kind === 'number' && value !== null && value >= LEAST_PRICE ? 'price' : null;
}

/** Reads the figures of one sentence. */
export class SentenceFigures {
  readonly said: Said[] = [];
  readonly #used = new Set<Token>();
  readonly #sentence: readonly Token[];
  readonly #before: Said | undefined;

  /** @param before the last figure of the sentence before, if it is an old one */
  constructor(sentence: readonly Token[], before: Said | undefined) {
    this.#sentence = sentence;
    this.#before = before;
    for (const clause of clausesIn(sentence)) {
      const amounts = clause.filter(({ amount }) => amount !== undefined);
      for (const [at, token] of amounts.entries()) {
        const place = clause.indexOf(token);
        const [last, next] = [amounts[at - 1], amounts[at + 1]];
        const before = clause.slice(last === undefined ? 0 : clause.indexOf(last) + 1, place);
        const end = next === undefined ? undefined : clause.indexOf(next);
        const after = clause.slice(place + 1, end);
        this.#read(token, before, after, next === undefined);
      }
    }
  }

  #read(token: Token, before: readonly Token[], after: readonly Token[], isLast: boolean): void {
    const { amount: figure } = token;
    if (figure === undefined || !READ.includes(figure.kind)) return;
    const free = before.filter((one) => !this.#used.has(one));
    const caption = this.#captionOf(figure, free, after);
    // "R2 450 000", "1480 pi²": what stands next to it is a part of it that nobody knows.
    if (is(before.at(-1), 'digits')) return;
    if (figure.kind === 'number' && is(after[0], 'unknown') && caption?.field !== 'other') return;
    const part = this.#partOf(token, free, after, isLast);
    // "0 parking looks terrible" sets nothing.
    const isJudged = [...free, ...after].some((one) => is(one, 'judged') && !is(one, 'terms'));
    if (part === null || (part === 'plain' && isJudged)) return;
    const field = caption === null ? this.#unnamed(figure, part, free, after) : caption.field;
    if (field === null) return;
    if (caption !== null) this.#used.add(caption.token);
    const around = [
      token,
      ...(caption === null ? [] : [caption.token]),
      ...this.#leading(free, field),
      ...this.#trailing(after),
    ];
    const at = caption === null ? -1 : after.indexOf(caption.token);
    const isSaid = (one: Token) => isMore(one, 'plain', 'of', 'from');
    const [next, ...others] = after.slice(at + 1).filter(isSaid);
    // "Bedroom 2 is bigger", "1 guest bathroom"
    const isOne =
      !TEXTS.includes(field) &&
      caption !== null &&
      ((is(next, 'reads') && others.length > 0) || after.slice(0, Math.max(at, 0)).some(isSaid));
    const isFirm =
      caption !== null && is(before[before.indexOf(caption.token) - 1], 'terms', 'part');
    const isLimited = is(next, 'unknown', 'part', 'plus') || isOne || isFirm;
    const [noun, ahead] = [before.at(-2), before.at(-1)];
    // "Bilocale da 60 mq" has that size; "appartamenti da 250.000 €" may cost that or more.
    const isOf =
      is(ahead, 'of') && is(ahead, 'terms') && !isMore(noun ?? ahead, 'plain', 'unknown', 'thing');
    this.said.push({
      ...{ token, figure, field, ahead: isOf ? undefined : ahead, behind: after[0] },
      part: isOf && field === 'price' && part === 'plain' ? 'choice' : part,
      caption: caption?.token,
      isBound: isLimited && (part === 'new' || part === 'plain'),
      from: Math.min(...around.map(({ from }) => from)),
      to: Math.max(...around.map(({ to }) => to)),
    });
  }

  /** The words right before a figure that say its part: "fell | to", "instead of". */
  #leading(before: readonly Token[], field: Said['field']): Token[] {
    const said = before.filter((one) => isMore(one, ...PLAIN, 'caption', 'reads'));
    const from = said.findLastIndex(
      (one) =>
        !is(one, 'to', 'from', 'by', 'moves', 'former', 'choice') &&
        !(is(one, 'terms') && TEXTS.includes(field)),
    );
    return said.slice(from + 1);
  }

  #trailing(after: readonly Token[]): Token[] {
    return after.slice(0, 1).filter((one) => is(one, 'less', 'moves', 'terms'));
  }

  #captionOf(figure: Figure, before: readonly Token[], after: readonly Token[]) {
    const from =
      before.findLastIndex((one) => is(one, 'thing') && !is(one, 'caption', 'other')) + 1;
    const left = before.slice(from).findLast((one) => isCaption(one, figure));
    const next = after.find((one) =>
      isMore(one, ...PLAIN, 'terms', 'less', 'moves', 'reads', 'by', 'from'),
    );
    const right = next !== undefined && isCaption(next, figure) ? next : undefined;
    // "3 bedrooms", "145 m² plot": the noun behind a figure names it, unless one before it does.
    const token = is(right, 'other') ? right : (left ?? right);
    if (token === undefined) return null;
    const isOther = is(token, 'other') || (token === left && isOfOther(token, before));
    return { token, field: isOther ? ('other' as const) : (token.field ?? ('other' as const)) };
  }

  #partOf(
    token: Token,
    before: readonly Token[],
    after: readonly Token[],
    isLast: boolean,
  ): Part | null {
    const behind = after.find((one) => isMore(one, ...PLAIN, 'caption', 'reads'));
    const isMoved = this.#sentence.some((one) => is(one, 'moves'));
    // "440k max", "440k+"
    const isLimit = after.length > 0 && after.every((one) => is(one, 'choice', 'plus'));
    if (token.amount?.isUpTo === true || isLimit) return 'choice';
    const said = before.filter(
      (one) => is(one, 'denial') || isMore(one, ...PLAIN, 'caption', 'other', 'unknown', 'reads'),
    );
    for (const one of said.toReversed()) {
      // "The price isn't 400,000" says what it is not.
      if (is(one, 'former', 'denial')) return 'former';
      if (is(one, 'choice') && !(isMoved && is(one, 'to'))) return 'choice';
      if (is(one, 'to') && !(isMoved && is(one, 'by'))) return 'new';
      if (is(one, 'from') && this.#isLeft(token)) return 'former';
      if (is(one, 'less')) return 'difference';
      // "È di 104 mq" says what it is, "sceso di 10.000" by how much.
      const isSaid = !isMoved && is(before[before.indexOf(one) - 1], 'reads');
      if (is(one, 'by') && !isSaid && (isMoved || !is(one, 'from', 'to'))) return 'difference';
      if (is(one, 'moves')) return 'difference';
      if (is(one, 'hide') || isThing(one, before)) return null;
    }
    if (is(behind, 'less', 'moves')) return 'difference';
    if (token.amount?.kind === 'percent')
      return isMoved || before.some(({ field }) => field === 'price') ? 'difference' : null;
    return isLast && is(behind, 'former') && behind === after.at(-1) ? 'former' : 'plain';
  }

  /** "From 96 to 102 m²": another figure follows that is the new one. */
  #isLeft(token: Token): boolean {
    const later = this.#sentence.slice(this.#sentence.indexOf(token) + 1);
    const at = later.findIndex(({ amount }) => amount !== undefined);
    return at > 0 && later.slice(0, at).some((one) => is(one, 'to', 'reads'));
  }

  /** "Sellers accepted 800k", "the bank values it at 630k": what somebody did, and asks nobody for. */
  #isOfSomebody(before: readonly Token[], after: readonly Token[], part: Part): boolean {
    if (part === 'new' && this.#sentence.some((one) => is(one, 'moves'))) return false;
    const has = (tokens: readonly Token[], role: Role) => tokens.some((one) => is(one, role));
    return (
      has([...before, ...after], 'event') ||
      [before, after].some((side) => has(side, 'person') && !has(side, 'asks'))
    );
  }

  #unnamed(
    figure: Figure,
    part: Part,
    before: readonly Token[],
    after: readonly Token[],
  ): Said['field'] | null {
    const strange = before.findLast((one) => isMore(one, ...PLAIN, 'reads'));
    const own = fieldOfKind(figure);
    // "Rücklage 30.000 €": a noun that nobody knows names it.
    if (isThing(strange, before)) return null;
    if (own !== null)
      return (part !== 'new' && part !== 'former' && is(strange, 'unknown')) ||
        (own === 'price' && part !== 'former' && this.#isOfSomebody(before, after, part))
        ? 'other'
        : own;
    if (part === 'difference' && (figure.kind === 'percent' || figure.kind === 'number'))
      return 'price';
    if (figure.kind !== 'number') return null;
    if (figure.isOrdinal === true || this.#sentence.some((one) => is(one, 'thing'))) return null;
    const last = this.said.at(-1) ?? this.#before;
    if (last !== undefined && last.field !== 'other')
      if (part === 'former' || fits(figure, last.field)) return last.field;
    // "The bathrooms are wrong, the right number is 4"
    const named = this.#sentence.filter(
      (one) =>
        is(one, 'caption') &&
        !this.#used.has(one) &&
        one.field !== undefined &&
        fits(figure, one.field),
    );
    const [only] = named;
    // "Don't write how many baths there are, it is one"
    if (figure.isWord === true && this.#sentence.some((one) => is(one, 'denial'))) return null;
    if (this.#sentence.some((one) => is(one, 'hide')) || is(before[0], 'hide')) return null;
    if (only === undefined || named.length > 1 || is(strange, 'unknown', 'thing'))
      return part === 'former' ? 'price' : null;
    this.#used.add(only);
    return only.field ?? null;
  }
}

/** "Prezzo medio", "precio de reserva": something else is said of it, before it is said what it is. */
function isOfOther(caption: Token, before: readonly Token[]): boolean {
  const behind = before.slice(before.indexOf(caption) + 1);
  const end = behind.findIndex((one) => is(one, 'to', 'reads', 'asks', 'moves'));
  if (caption.field !== 'price') return is(behind.at(-1), 'unknown', 'part');
  const noun = end === -1 ? behind : behind.slice(0, end);
  const isOther = (one: Token, at: number) =>
    is(one, 'unknown', 'part') || (is(one, 'event') && is(noun[at - 1], 'from'));
  return noun.some(isOther);
}

const isCaption = (token: Token, figure: Figure): boolean =>
  is(token, 'other') ||
  (token.field !== undefined && (fits(figure, token.field) || figure.kind === 'percent'));
