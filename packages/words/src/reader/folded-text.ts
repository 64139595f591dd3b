/** From one character of a text up to another. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/** A piece of a written text, and what it is folded to. */
export interface Piece extends Place {
  readonly text: string;
}

/** Lower case, without accents and Catalan's raised dot, ß as ss: how words of customers and ours are compared. */
export function withoutAccents(text: string): string {
  return text
    .toLowerCase()
    .replace(/ß/gu, 'ss')
    .replace(/œ/gu, 'oe')
    .replace(/æ/gu, 'ae')
    .replace(/·/gu, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

/** A text as words are compared in it, with the way back to what was written. */
export class FoldedText {
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];
  #text = '';

  constructor(
    readonly original: string,
    pieces: Iterable<Piece>,
  ) {
    for (const { text, start, end } of pieces) {
      this.#text += text;
      for (let at = 0; at < text.length; at += 1) {
        this.#starts.push(start);
        this.#ends.push(end);
      }
    }
  }

  get text(): string {
    return this.#text;
  }

  /** What was written at a place of the folded text. */
  asWritten({ start, end }: Place): string {
    return this.original.slice(this.#starts[start] ?? 0, this.#ends[end - 1] ?? 0);
  }

  /** Where a place of the original text stands in the folded one. */
  placeOf(original: number): number {
    const at = this.#starts.findIndex((start) => start >= original);
    return at === -1 ? this.#text.length : at;
  }

  /** Folded further. */
  replaced(pattern: RegExp, by: (found: string) => string): FoldedText {
    if (this.#text.search(pattern) === -1) return this;
    const pieces: Piece[] = [];
    let read = 0;
    const add = (text: string, length: number) => {
      const [start = 0, end = 0] = [this.#starts[read], this.#ends[read + length - 1]];
      pieces.push({ text, start, end });
      read += length;
    };
    for (const { 0: match, index } of this.#text.matchAll(pattern)) {
      while (read < index) add(this.#text[read] ?? '', 1);
      add(by(match), match.length);
    }
    while (read < this.#text.length) add(this.#text[read] ?? '', 1);
    return new FoldedText(this.original, pieces);
  }

  /** Writes a mark over a place, so that no word is found there or across it. */
  strike({ start, end }: Place, mark: string): void {
    const marks = mark.repeat(end - start).slice(0, end - start);
    this.#text = this.#text.slice(0, start) + marks + this.#text.slice(end);
  }
}

/** Lower case with all accents: of words that would be others without, such as French "côte" and "côté". */
export const lowerCase = (text: string): string => text.normalize('NFC').toLowerCase();

/** Lower case and the way back, before anything else is folded. */
export const lowerText = (text: string): FoldedText =>
  new FoldedText(
    text,
    [...text.matchAll(/[\s\S]\p{M}*/gu)].map(({ 0: letter, index }) => ({
      ...{ text: lowerCase(letter), start: index, end: index + letter.length },
    })),
  );

/** Folded so that words of any language can be found in it; apostrophes part words. */
export const foldedText = (text: string, fold = withoutAccents): FoldedText =>
  lowerText(text)
    .replaced(/[^\0-\x7f]+/gu, fold)
    .replaced(/['’]/gu, () => ' ');
