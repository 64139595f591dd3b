import type { FoldedText, Place } from './folded-text.js';
import { holds, type Meanings, type Found as Placed, placesIn } from './meanings.js';

/** What a language says about words around others, for folded texts. */
export interface Grammar {
  /** What denies, up to the end of the text before a word. */
  readonly denied?: RegExp;
  /** What denies right after a word. */
  readonly deniedAfter?: RegExp;
  /** Denials and words that deny nothing together: Portuguese "no cabelo". */
  readonly deniesNot?: RegExp;
  /** What ends a phrase, such as commas. */
  readonly phraseMarks: RegExp;
  /** What ends a clause, where conjunctions do so too. */
  readonly clauseMarks?: RegExp;
  /** Words that only tie two others, which are no distance. */
  readonly particles?: RegExp;
  /** Words that say nothing by themselves. */
  readonly empty: ReadonlySet<string>;
}

export interface Found<T = unknown> extends Placed<T> {
  /** Number of its clause. */
  readonly clause: number;
}

/** What a letter counts as: nothing yet, understood, or told, be it understood or not. */
type State = 0 | 1 | 2;

const WORDS = /[\p{L}\p{N}]+/gu;

/** One text as it is being understood. */
export class Reading {
  readonly #folded: FoldedText;
  readonly #grammar: Grammar;
  readonly #states: State[];
  readonly #clauseMarks: number[];
  readonly #phraseMarks: number[];
  /** Where words stand in the text, by their pattern. */
  readonly #placesOf = new Map<RegExp, readonly Place[]>();
  /** Places that are struck out of the text, and told. */
  readonly #struck: readonly Place[];

  /** @param struck places that are about something else */
  constructor(folded: FoldedText, grammar: Grammar, struck: readonly Place[] = []) {
    this.#folded = folded;
    this.#grammar = grammar;
    this.#struck = struck;
    for (const { start, end } of struck) {
      folded.strike({ start, end }, '|');
      folded.strike({ start, end: start + 1 }, ',');
    }
    this.#states = Array.from({ length: this.text.length }, () => 0);
    const { phraseMarks, clauseMarks = phraseMarks } = grammar;
    this.#clauseMarks = placesIn(this.text, clauseMarks).map(({ start }) => start);
    this.#phraseMarks = placesIn(this.text, phraseMarks).map(({ start }) => start);
  }

  get text(): string {
    return this.#folded.text;
  }

  /** As the customer wrote it. */
  asWritten(place: Place): string {
    return this.#folded.asWritten(place);
  }

  /** The text's words in order. */
  words(): Place[] {
    return placesIn(this.text, WORDS);
  }

  /** Number of its phrase, which may hold several clauses. */
  phraseOf({ start }: Pick<Place, 'start'>): number {
    return this.#phraseMarks.filter((mark) => mark <= start).length;
  }

  /** Tells what is of the same phrase as a word, or of the one so many aside. */
  inPhraseOf(word: Place, aside = 0): (other: Place) => boolean {
    const phrase = this.phraseOf(word) + aside;
    return (other) => this.phraseOf(other) === phrase;
  }

  clauseOf(position: number): number {
    return this.#clauseMarks.filter((mark) => mark <= position).length;
  }

  said({ start, end }: Place): string {
    return this.text.slice(start, end);
  }

  before({ start }: Pick<Place, 'start'>): string {
    return this.text.slice(0, start);
  }

  after({ end }: Pick<Place, 'end'>): string {
    return this.text.slice(end);
  }

  /**
   * All matches of these meanings, in order. Where two overlap, the one that holds the other takes precedence, then the
   * earlier meaning; a match counts as understood and is not found again by later calls that ask for `fresh` matches.
   * Denied things ("without a tie") do not match.
   */
  all<T>(meanings: Meanings<T>, { fresh = true }: { readonly fresh?: boolean } = {}): Found<T>[] {
    const wider =
      meanings.length > 1 ? meanings.flatMap(([, pattern]) => this.#places(pattern, fresh)) : [];
    const found: Found<T>[] = [];
    for (const [value, pattern] of meanings)
      for (const place of this.#places(pattern, fresh)) {
        // "High-tops" are shoes, though "tops" comes first.
        if (wider.some((other) => holds(other, place) && !holds(place, other))) continue;
        this.understand(place);
        const before = this.#deniedFrom(place);
        const [after] = this.#grammar.deniedAfter?.exec(this.after(place)) ?? [];
        if (before !== undefined) this.understand({ start: before, end: place.start });
        else if (after !== undefined)
          this.understand({ start: place.end, end: place.end + after.length });
        else found.push({ value, ...place, clause: this.clauseOf(place.start) });
      }
    return found.sort((one, two) => one.start - two.start);
  }

  /** Where the words stand in the text, or in what is left of it where `fresh` ones are asked for. */
  #places(pattern: RegExp, fresh: boolean): readonly Place[] {
    const places = this.#placesOf.get(pattern) ?? placesIn(this.text, pattern);
    this.#placesOf.set(pattern, places);
    if (!fresh || places.length === 0) return places;
    // With what was understood struck out a shorter phrase beside it is found too.
    const unread = [...this.text].map((letter, at) => (this.#states[at] === 0 ? letter : '|'));
    return placesIn(unread.join(''), pattern);
  }

  /** All places of these meanings in order, overlapping ones too; nothing counts as understood by it. */
  locate<T>(meanings: Meanings<T>): Found<T>[] {
    return meanings
      .flatMap(([value, pattern]) =>
        this.#places(pattern, false).map(
          (place): Found<T> => ({ value, ...place, clause: this.clauseOf(place.start) }),
        ),
      )
      .sort((one, two) => one.start - two.start);
  }

  first<T>(meanings: Meanings<T>): Found<T> | undefined {
    return this.all(meanings)[0];
  }

  /** One of these, the first; others that differ, for which there is no second place, are told. */
  onlyOf<T>(
    meanings: Meanings<T>,
    choose: (found: readonly Found<T>[]) => Found<T> | undefined = ([first]) => first,
  ): Found<T> | undefined {
    const found = this.all(meanings);
    const chosen = choose(found);
    for (const other of found) if (other.value !== chosen?.value) this.tell(other);
    return chosen;
  }

  has(meanings: Meanings<unknown>): boolean {
    return this.first(meanings) !== undefined;
  }

  /** Whether these words occur, understood or not, and are not denied. */
  mentions(meanings: Meanings<unknown>): boolean {
    return this.locate(meanings).some((found) => !this.isDenied(found));
  }

  isDenied(place: Place): boolean {
    return this.#deniedFrom(place) !== undefined;
  }

  #deniedFrom(place: Place): number | undefined {
    const { denied, deniesNot } = this.#grammar;
    const at = denied?.exec(this.before(place))?.index;
    return at !== undefined && deniesNot?.test(this.text.slice(at)) ? undefined : at;
  }

  #mark({ start, end }: Place, state: State): void {
    for (let at = start; at < end; at += 1) if (this.#states[at] !== 2) this.#states[at] = state;
  }

  understand(place: Place): void {
    this.#mark(place, 1);
  }

  /** Words that were understood but have no place in the drawing count as not understood. */
  leave(place: Place): void {
    this.#mark(place, 0);
  }

  /** Takes these words from all later questions, and counts them as not drawn. */
  tell(place: Place): void {
    this.#mark(place, 2);
  }

  isUnderstood({ start }: Pick<Place, 'start'>): boolean {
    return this.#states[start] !== 0;
  }

  /** The places understood so far. */
  snapshot(): (place: Pick<Place, 'start'>) => boolean {
    const states = [...this.#states];
    return ({ start }) => states[start] !== undefined && states[start] !== 0;
  }

  /** Whether nothing else is said in its clause but empty words, or nothing else that is still unread. */
  isAlone(place: Place, { unread = false, empty = this.#grammar.empty } = {}): boolean {
    const clause = this.clauseOf(place.start);
    return this.words().every(
      (word) =>
        (word.start >= place.start && word.start < place.end) ||
        empty.has(this.said(word)) ||
        this.clauseOf(word.start) !== clause ||
        (unread && this.#states[word.start] !== 0),
    );
  }

  /** Whether a word that says something follows right after. */
  leads(place: Place): boolean {
    const [, next] = /^[ -]([a-z]+)/u.exec(this.after(place)) ?? [];
    return next !== undefined && !this.#grammar.empty.has(next);
  }

  /** Whether a word of this kind stands right beside, in the same clause. */
  #isBeside(place: Place, passes: (state: State | undefined, word: string) => boolean): boolean {
    const before = /([a-z]{3,})[ -]$/u.exec(this.before(place))?.[1];
    const after = /^[ -]([a-z]{3,})/u.exec(this.after(place))?.[1];
    return [
      { word: before, at: place.start - 2 },
      { word: after, at: place.end + 1 },
    ].some(
      ({ word, at }) =>
        word !== undefined &&
        passes(this.#states[at], word) &&
        this.clauseOf(at) === this.clauseOf(place.start),
    );
  }

  isBesideUnknown(place: Place): boolean {
    return this.#isBeside(place, (state, word) => state === 0 && !this.#grammar.empty.has(word));
  }

  isBesideTold(place: Place): boolean {
    return this.#isBeside(place, (state) => state === 2);
  }

  /** Number of words, other than particles and those that part clauses, between two places. */
  gap(one: Place, two: Place): number {
    const [first, second] = one.start < two.start ? [one, two] : [two, one];
    const { phraseMarks, clauseMarks = phraseMarks, particles } = this.#grammar;
    const between = this.text.slice(first.end, second.start).replace(clauseMarks, ' ');
    return (
      (particles === undefined ? between : between.replace(particles, ' ')).match(WORDS)?.length ??
      0
    );
  }

  /** Whether both are of one clause with at most so many words between. */
  areNear(one: Found, two: Found, most = 0): boolean {
    return one.clause === two.clause && this.gap(one, two) <= most;
  }

  /** Words that nothing is known of. */
  unknown(): Place[] {
    return this.words().filter(
      (word) => this.#states[word.start] === 0 && !this.#grammar.empty.has(this.said(word)),
    );
  }

  /** Runs of words that were not understood, without empty ones, and what is said of others; as they were written. */
  rest(): string[] {
    const runs: Place[] = [];
    for (const word of this.words()) {
      const state = this.#states[word.start];
      if (state === 1 || (state === 0 && this.#grammar.empty.has(this.said(word)))) continue;
      const last = runs.at(-1);
      const isNext = last !== undefined && /^[ -]*$/u.test(this.text.slice(last.end, word.start));
      runs.push(isNext ? { start: runs.pop()?.start ?? 0, end: word.end } : word);
    }
    return [...runs, ...this.#struck]
      .sort((one, two) => one.start - two.start)
      .map((run) => this.asWritten(run).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''));
  }
}
