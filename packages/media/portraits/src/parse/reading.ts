/**
 * The common form of texts and vocabularies: lower case, without accents, ß as ss. Commas and the like are kept,
 * because they separate things.
 */
export function plainForm(text: string): string {
  return text
    .toLowerCase()
    .replace(/avó(?!\p{L})/gu, 'avofem')
    .replace(/avô(?!\p{L})/gu, 'avomasc')
    .replace(/ß/gu, 'ss')
    .replace(/l·l/gu, 'l')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[–—]/gu, '-')
    .replace(/["'’`´]/gu, ' ')
    .replace(/[\s]+/gu, ' ')
    .trim();
}

/**
 * Words of one meaning in any language, separated by spaces: `*` stands for any letters, `_` for the gap between two
 * words.
 */
export function sense(words: string): RegExp {
  const alternatives = words
    .trim()
    .split(/\s+/u)
    // Longer ones first: "light_brown" before "brown".
    .sort((one, two) => two.length - one.length)
    .map((word) => word.replace(/\*/gu, '[a-z]*').replace(/_/gu, '[ -]+'));
  return new RegExp(`(?<![a-z0-9])(?:${alternatives.join('|')})(?![a-z0-9])`, 'gu');
}

const denials =
  'no|not|without|never|sin|sem|nada de|ningun[ao]?|nenhum[a]?|ohne|kein[a-z]*|nie|sans|pas de|aucune?|jamais|senza|niente|nessun[oa]?|sense|ni|nem|nor|ne|nunca|(?:does|do|is|has)(?: not|n t)';
const verbs =
  'wear(?:s|ing)?|has|have|having|got|any|lleva|llevar|usa|usar|tiene|traz|tem|tragt|hat|porta?|portare|portar|indossa|ha|te|needs?';
const articles = 'an?|una?|uma?|une|eine[a-z]?|de';
/**
 * Words before something a person does not have: "without a", "no lleva", "non porta", even with another thing between
 * ("without glasses or a").
 */
const negation = new RegExp(
  `(?<![a-z0-9])(?:nao|non|${denials})(?:[ -](?:${verbs}))?(?:[ -](?:pas))?(?:[ -](?:${articles}))?(?:[ -][a-z]+[ -](?:or|nor|oder|ou|o|ni|nem|noch)(?:[ -](?:${articles}))?)?[ -]$`,
  'u',
);

export interface Found<T> {
  readonly value: T;
  readonly start: number;
  readonly end: number;
  /** Number of its clause. */
  readonly clause: number;
}

export type Senses<T> = readonly (readonly [value: T, words: RegExp])[];

const clauseMarks =
  /[,;.:()/]|(?<![a-z0-9])(?:and|und|et|y|e|i|with|con|com|mit|avec|amb|wearing|over|under|sobre|sur|uber|unter|su|plus)(?![a-z0-9])/gu;

/** One text of a member as it is being understood. */
export class Reading {
  readonly text: string;
  readonly #understood: boolean[];
  readonly #marks: number[];
  readonly #commas: number[];

  constructor(text: string | undefined) {
    this.text = plainForm(text ?? '');
    this.#understood = Array.from({ length: this.text.length }, () => false);
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
   * All matches of these senses, in order. Earlier senses take precedence where two overlap; a match counts as
   * understood and is not found again by later calls that ask for `fresh` matches. Denied things ("without a tie") do
   * not match.
   */
  all<T>(senses: Senses<T>, { fresh = true }: { readonly fresh?: boolean } = {}): Found<T>[] {
    const found: Found<T>[] = [];
    for (const [value, words] of senses) {
      for (const match of this.text.matchAll(words)) {
        const start = match.index;
        const end = start + match[0].length;
        if (fresh && this.#understood.slice(start, end).some(Boolean)) continue;
        this.understand(start, end);
        const denied = negation.exec(this.text.slice(0, start));
        if (denied === null) found.push({ value, start, end, clause: this.clauseOf(start) });
        else this.understand(denied.index, start);
      }
    }
    return found.sort((one, two) => one.start - two.start);
  }

  /** All places of these senses in order, overlapping ones too; nothing counts as understood by it. */
  locate<T>(senses: Senses<T>): Found<T>[] {
    return senses
      .flatMap(([value, words]) =>
        [...this.text.matchAll(words)].map(({ index: start, 0: { length } }): Found<T> => {
          return { value, start, end: start + length, clause: this.clauseOf(start) };
        }),
      )
      .sort((one, two) => one.start - two.start);
  }

  first<T>(senses: Senses<T>, options?: { readonly fresh?: boolean }): Found<T> | undefined {
    return this.all(senses, options)[0];
  }

  /** Whether these words occur and are denied. */
  denies(words: Senses<unknown>): boolean {
    return words.some(([, sense]) =>
      [...this.text.matchAll(sense)].some(({ index }) => negation.test(this.text.slice(0, index))),
    );
  }

  /** What was understood but has no place in the drawing counts as not understood again. */
  leave({ start, end }: { readonly start: number; readonly end: number }): void {
    this.#understood.fill(false, start, end);
  }

  has(words: RegExp): boolean {
    return this.first([[true, words]]) !== undefined;
  }

  /** Whether these words occur, understood or not. */
  mentions(words: RegExp): boolean {
    return this.text.search(words) >= 0;
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

  /** Number of words, other than those that part clauses, between two places. */
  gap(
    one: { readonly start: number; readonly end: number },
    two: { readonly start: number; readonly end: number },
  ): number {
    const between =
      one.start < two.start
        ? this.text.slice(one.end, two.start)
        : this.text.slice(two.end, one.start);
    return [...between.replace(clauseMarks, ' ').matchAll(/[a-z0-9]+/gu)].length;
  }

  /** Runs of words that were not understood, without empty ones; in plain form. */
  rest(emptyWords: ReadonlySet<string>): string[] {
    const runs: { phrase: string; end: number }[] = [];
    for (const { index, 0: word } of this.text.matchAll(/[a-z0-9]+/gu)) {
      if (this.#understood[index] || emptyWords.has(word)) continue;
      const last = runs.at(-1);
      if (last !== undefined && /^[ -]*$/u.test(this.text.slice(last.end, index))) {
        last.phrase += this.text.slice(last.end, index + word.length);
        last.end = index + word.length;
      } else runs.push({ phrase: word, end: index + word.length });
    }
    return runs.map(({ phrase }) => phrase);
  }
}
