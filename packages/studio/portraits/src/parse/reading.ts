import { otherPeople } from './other-people.js';
import { listOf, phrase } from './words/phrases.js';
import { plainForm } from './words/plain-form.js';

const denials = listOf('denials');
const verbs = listOf('verbsOfHaving');
const articles = listOf('articles');
const anyMore = listOf('anyMore');
const or = listOf('or');
/**
 * Words before something a person does not have: "without a", "no lleva", "ne porte pas de", "non porta", even with
 * other things between ("without glasses or a", "ohne Bart und").
 */
const negation = new RegExp(
  `(?<![a-z0-9])(?:nao|non|${denials})(?:[ -](?:${verbs}))?(?:[ -](?:${anyMore}))?(?:[ -](?:${articles})){0,2}(?:[ -][a-z]+[ -](?:${or})(?:[ -](?:${articles}))?)?[ -]$`,
  'u',
);

/** Two denials affirm: "nie ohne Kopfhörer", "never without his hat". */
const neverWithout = phrase('neverWithout', 'gu');

/** "Eine Glatze hat er nicht", "cocar não": words after something a person does not have. */
const laterNegation =
  /^ (?:(?:hat|tragt|braucht) (?:er|sie|es) (?:nicht|kein[a-z]*)|(?:nao|no|non|pas)(?= *(?:[,;.]|$)))(?![a-z])/u;

/** Portuguese "no cabelo" is "in the hair". */
function isInPlace(denial: string, after: string): boolean {
  return (
    denial.trim() === 'no' &&
    /^(?:cabelos?|rosto|nariz|pescoco|queixo|braco|ombro|peito|pulso|dedo|olho|colo)(?![a-z])/u.test(
      after,
    )
  );
}

interface Place {
  readonly start: number;
  readonly end: number;
}

export interface Found<T> extends Place {
  readonly value: T;
  /** Number of its clause. */
  readonly clause: number;
}

export type Senses<T> = readonly (readonly [value: T, words: RegExp])[];

const clauseMarks =
  /[,;.:()/]|(?<![a-z0-9])(?:and|und|et|y|e|i|with|con|com|mit|avec|amb|wearing|over|under|underneath|beneath|above|atop|sobre|bajo(?= (?:el|la|un|una|los|las|su) )|debajo|encima|sob|cima|sur|sous|dessous|dessus|uber|unter|druber|drunter|daruber|darunter|dazu|su|sopra|sotto|sota|damunt|plus|paired|teamed)(?![a-z0-9])/gu;

/** "Ulleres de pasta verdes": words that only tie two others are no distance. */
const particles = /(?<![a-z0-9])(?:de|d|di|da|do|del|della|des|du|of|von|aus)(?![a-z0-9])/gu;

/** One text of a member as it is being understood. */
export class Reading {
  readonly text: string;
  readonly #understood: boolean[];
  /** What is told though it was understood: it has no place in the drawing. */
  readonly #told: boolean[];
  readonly #marks: number[];
  readonly #commas: number[];
  /** Where words stand in the text, by their pattern. */
  readonly #placesOf = new Map<RegExp, readonly Place[]>();
  /** Phrases about other people, which are struck out of the text. */
  readonly #others: readonly { readonly phrase: string; readonly start: number }[];

  /** `spellings` has a word of the vocabularies for each misspelled one. */
  constructor(text: string | undefined, spellings: ReadonlyMap<string, string> = new Map()) {
    const whole = plainForm(text ?? '')
      .replace(/[a-z0-9]+/gu, (word) => spellings.get(word) ?? word)
      .replace(neverWithout, 'with');
    const others = otherPeople(whole);
    this.#others = others.map(({ start, end }) => ({ phrase: whole.slice(start, end), start }));
    this.text = others.reduce(
      (rest, { start, end }) =>
        `${rest.slice(0, start)},${'|'.repeat(Math.max(0, end - start - 1))}${rest.slice(end)}`,
      whole,
    );
    this.#understood = Array.from({ length: this.text.length }, () => false);
    this.#told = [...this.#understood];
    this.#marks = [...this.text.matchAll(clauseMarks)].map(({ index }) => index);
    this.#commas = [...this.text.matchAll(/[,;.:()/]/gu)].map(({ index }) => index);
  }

  /** Number of the phrase between commas, which may hold several clauses. */
  phraseOf(position: number): number {
    return this.#commas.filter((mark) => mark <= position).length;
  }

  clauseOf(position: number): number {
    return this.#marks.filter((mark) => mark <= position).length;
  }

  /**
   * All matches of these senses, in order. Where two overlap, the one that holds the other takes precedence, then the
   * earlier sense; a match counts as
   * understood and is not found again by later calls that ask for `fresh` matches. Denied things ("without a tie") do
   * not match.
   */
  all<T>(senses: Senses<T>, { fresh = true }: { readonly fresh?: boolean } = {}): Found<T>[] {
    const found: Found<T>[] = [];
    const wider =
      senses.length > 1 ? senses.flatMap(([, words]) => this.#places(words, fresh)) : [];
    for (const [value, words] of senses) {
      for (const { start, end } of this.#places(words, fresh)) {
        // "High-tops" are shoes, though "tops" comes first.
        const isPart = wider.some(
          (place) =>
            place.start <= start && place.end >= end && place.end - place.start > end - start,
        );
        if (isPart) continue;
        this.understand(start, end);
        const denied = negation.exec(this.text.slice(0, start));
        const after = laterNegation.exec(this.text.slice(end));
        if (denied !== null && !isInPlace(denied[0], this.text.slice(start)))
          this.understand(denied.index, start);
        else if (after !== null) this.understand(end, end + after[0].length);
        else found.push({ value, start, end, clause: this.clauseOf(start) });
      }
    }
    return found.sort((one, two) => one.start - two.start);
  }

  /** Where the words stand in the text, or in what is left of it where `fresh` ones are asked for. */
  #places(words: RegExp, fresh: boolean): readonly Place[] {
    const places = this.#placesOf.get(words) ?? placesIn(this.text, words);
    this.#placesOf.set(words, places);
    return fresh && places.length > 0 ? placesIn(this.#unread(), words) : places;
  }

  /** The text with what was understood struck out, so that a shorter phrase beside it is found too. */
  #unread(): string {
    return [...this.text].map((letter, at) => (this.#understood[at] ? '|' : letter)).join('');
  }

  /** All places of these senses in order, overlapping ones too; nothing counts as understood by it. */
  locate<T>(senses: Senses<T>): Found<T>[] {
    return senses
      .flatMap(([value, words]) =>
        this.#places(words, false).map(
          (place): Found<T> => ({ value, ...place, clause: this.clauseOf(place.start) }),
        ),
      )
      .sort((one, two) => one.start - two.start);
  }

  first<T>(senses: Senses<T>, options?: { readonly fresh?: boolean }): Found<T> | undefined {
    return this.all(senses, options)[0];
  }

  /** The first of these; one that differs, for which there is no second place, is told. */
  firstOf<T>(senses: Senses<T>): Found<T> | undefined {
    const [first, ...others] = this.all(senses);
    for (const other of others) if (other.value !== first?.value) this.tell(other);
    return first;
  }

  isDenied({ start }: Pick<Found<unknown>, 'start'>): boolean {
    return negation.test(this.text.slice(0, start));
  }

  /** Whether these words occur and are denied. */
  denies(words: Senses<unknown>): boolean {
    return this.locate(words).some((found) => this.isDenied(found));
  }

  /** Words that were understood but have no place in the drawing count as not understood. */
  leave({ start, end }: Place): void {
    this.#understood.fill(false, start, end);
  }

  /** Takes these words from all later questions, and counts them as not drawn. */
  tell({ start, end }: Place): void {
    this.#understood.fill(true, start, end);
    this.#told.fill(true, start, end);
  }

  has(words: RegExp): boolean {
    return this.first([[true, words]]) !== undefined;
  }

  /** Whether these words occur, understood or not. */
  mentions(words: RegExp): boolean {
    return this.text.search(words) >= 0;
  }

  /** Whether nothing else is said between the same commas and the like. */
  isAlone(place: Pick<Found<unknown>, 'start' | 'end'>, empty: ReadonlySet<string>): boolean {
    return this.#othersBeside(place, empty).length === 0;
  }

  /** Whether no other word of its clause is still to be understood. */
  isAloneUnread(place: Pick<Found<unknown>, 'start' | 'end'>, empty: ReadonlySet<string>): boolean {
    return this.#othersBeside(place, empty).every((at) => this.#understood[at] === true);
  }

  /** Where the other words of its clause begin, but for empty ones. */
  #othersBeside(
    { start, end }: Pick<Found<unknown>, 'start' | 'end'>,
    empty: ReadonlySet<string>,
  ): number[] {
    const clause = this.clauseOf(start);
    return [...this.text.matchAll(/[a-z0-9]+/gu)].flatMap(({ index, 0: word }) => {
      const isOther = index < start || index >= end;
      return isOther && !empty.has(word) && this.clauseOf(index) === clause ? [index] : [];
    });
  }

  /** Whether a word that nothing is known of stands right beside, in the same clause. */
  isBesideUnknown(
    { start, end, clause }: Pick<Found<unknown>, 'start' | 'end' | 'clause'>,
    empty: ReadonlySet<string>,
  ): boolean {
    const before = /([a-z]{3,})[ -]$/u.exec(this.text.slice(0, start))?.[1];
    const after = /^[ -]([a-z]{3,})/u.exec(this.text.slice(end))?.[1];
    return [
      { word: before, at: start - 2 },
      { word: after, at: end + 1 },
    ].some(
      ({ word, at }) =>
        word !== undefined &&
        !empty.has(word) &&
        !this.#understood[at] &&
        this.clauseOf(at) === clause,
    );
  }

  /** Whether a word right beside is told. */
  isBesideTold({ start, end }: Pick<Found<unknown>, 'start' | 'end'>): boolean {
    return this.#told[start - 2] === true || this.#told[end + 1] === true;
  }

  understand(start: number, end: number): void {
    this.#understood.fill(true, start, end);
  }

  /** The places understood so far. */
  snapshot(): (position: number) => boolean {
    const understood = [...this.#understood];
    return (position) => understood[position] === true;
  }

  isUnderstood(position: number): boolean {
    return this.#understood[position] === true;
  }

  /** Number of words, other than particles and those that part clauses, between two places. */
  gap(one: Place, two: Place): number {
    const between =
      one.start < two.start
        ? this.text.slice(one.end, two.start)
        : this.text.slice(two.end, one.start);
    return [
      ...between
        .replace(clauseMarks, ' ')
        .replace(particles, ' ')
        .matchAll(/[a-z0-9]+/gu),
    ].length;
  }

  /** Runs of words that were not understood, without empty ones, and what is said of others; in plain form. */
  rest(emptyWords: ReadonlySet<string>): string[] {
    const runs: { phrase: string; start: number; end: number }[] = [];
    for (const { index, 0: word } of this.text.matchAll(/[a-z0-9]+/gu)) {
      const told = this.#told[index] === true;
      if (!told && (this.#understood[index] || emptyWords.has(word))) continue;
      const last = runs.at(-1);
      if (last !== undefined && /^[ -]*$/u.test(this.text.slice(last.end, index))) {
        last.phrase += this.text.slice(last.end, index + word.length);
        last.end = index + word.length;
      } else runs.push({ phrase: word, start: index, end: index + word.length });
    }
    return [...runs, ...this.#others]
      .sort((one, two) => one.start - two.start)
      .map(({ phrase }) => phrase.replace(/[^a-z0-9]+/gu, ' ').trim());
  }
}

function placesIn(text: string, words: RegExp): Place[] {
  return [...text.matchAll(words)].map(({ index: start, 0: { length } }) => {
    return { start, end: start + length };
  });
}
