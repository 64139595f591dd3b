import { colorOf } from '@groundwork/words/colors';
import { foldWord } from '@groundwork/words/word-reader';
import { correctedWord } from '../edits/slips.js';
import { isKnownWord, languagesOf } from '../edits/words.js';

export const QUOTE = '\uE000';
export const ADDRESS = '\uE001';
const BETWEEN = '\uE002';

/** An address ends before the marks that end its sentence. */
const pieces =
  /(?<address>[Hh]ttps?:\/\/[^\s"'<>]*[^\s"'<>.,;:!?)\]»”…])|(?<quote>"[^"\n]{1,120}"|“[^”“\n]{1,120}[”“]|„[^“”\n]{1,120}[“”]|«[^»\n]{1,120}»|‘[^’\n]{1,120}’|(?<![\p{L}\p{N}])'[^'\n]{1,120}'(?![\p{L}\p{N}]))|(?<word>\p{L}-\p{L}{2,}|[\p{L}\p{M}\p{N}]+)|(?<other>[\s\S])/gu;

/** Marks that join the halves of a word: "don't", "marque-le". */
const joints = /['’-]/u;

/** Sides that a point shortens: "angolo sup. sinistro". */
const shortened =
  /(?<!\p{L})(?:sup|inf|izq|izda|dcha|esq|sx|dx|re|li|ob|unt|rt|lft|schlafz|zi|badez|u)$/iu;

/**
 * A prompt prepared for comparison: words folded, quotes and addresses one character each, with the way back to the
 * original. Understood parts are removed; the grammar of looks reads the rest.
 */
export class FoldedText {
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];
  #text = '';

  constructor(readonly prompt: string) {
    const found = [...prompt.matchAll(pieces)];
    const correct = corrections(found.flatMap(({ groups }) => groups?.word ?? []));
    for (const { groups, index, 0: written } of found) {
      const folded = correct.get(written) ?? foldedPiece(written, groups ?? {}, prompt, index);
      this.#add(folded, index, index + written.length);
    }
  }

  get text(): string {
    return this.#text;
  }

  /** The original text; for a quote, the text between its marks. */
  written(from: number, to: number): string {
    const text = this.prompt.slice(this.#starts[from] ?? 0, this.#ends[to - 1] ?? 0);
    return this.#text.slice(from, to) === QUOTE ? text.slice(1, -1).trim() : text.trim();
  }

  /** Where a place of the original text stands in the folded one. */
  placeOf(original: number): number {
    const at = this.#starts.findIndex((start) => start >= original);
    return at === -1 ? this.#text.length : at;
  }

  /** Takes a part out, so that nothing else reads it. */
  take(from: number, to: number): void {
    this.#text = this.#text.slice(0, from) + ';'.repeat(to - from) + this.#text.slice(to);
  }

  /** Takes a part out from between two that belong together. */
  takeBetween(from: number, to: number): void {
    this.#text = this.#text.slice(0, from) + BETWEEN.repeat(to - from) + this.#text.slice(to);
  }

  /** The original unread text; separate parts stay separate. */
  get rest(): string {
    let rest = '';
    let last = -1;
    for (let at = 0; at < this.#text.length; at += 1) {
      const start = this.#starts[at] ?? 0;
      const end = this.#ends[at] ?? 0;
      if (this.#text[at] === ';') rest += ';';
      else if (this.#text[at] === BETWEEN) rest += ' ';
      else if (start !== last) rest += this.prompt.slice(start, end);
      last = start;
    }
    return rest.replace(/\s*;+/gu, ';').replace(/^[;\s]+|[;\s]+$/gu, '');
  }

  #add(folded: string, start: number, end: number): void {
    this.#text += folded;
    for (let at = 0; at < folded.length; at += 1) {
      this.#starts.push(start);
      this.#ends.push(end);
    }
  }
}

/** Slips of typing in words of no language, with the word that was meant. */
function corrections(words: readonly string[]): Map<string, string> {
  const keys = words.map(foldWord);
  const languages = languagesOf(keys);
  return new Map(
    words.flatMap((word, at): [string, string][] => {
      const key = keys[at] ?? word;
      const meant =
        isKnownWord(key) || colorOf(word) !== null ? undefined : correctedWord(key, languages);
      return meant === undefined ? [] : [[word, meant]];
    }),
  );
}

function foldedPiece(
  written: string,
  groups: Readonly<Record<string, string | undefined>>,
  prompt: string,
  at: number,
): string {
  if (groups.address !== undefined) return ADDRESS;
  if (groups.quote !== undefined) return QUOTE;
  if (groups.word !== undefined) return foldWord(written.replace('-', ''));
  // Otherwise it would look like a removed part or a quote.
  if (written === QUOTE || written === ADDRESS || written === BETWEEN)
    return ' '.repeat(written.length);
  const isJoint =
    joints.test(written) &&
    /[\p{L}\p{M}]/u.test(prompt[at - 1] ?? '') &&
    /[\p{L}\p{M}]/u.test(prompt[at + 1] ?? '');
  const isShortening = written === '.' && shortened.test(prompt.slice(Math.max(0, at - 5), at));
  if (isShortening && /^(?: +[\p{Ll}\d]|,)/u.test(prompt.slice(at + 1))) return ' ';
  if (isJoint || /\s/u.test(written)) return written === '\n' ? '\n' : ' ';
  return written;
}
