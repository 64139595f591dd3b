import { FoldedText } from '@groundwork/words/folded-text';
import { foldWord } from '@groundwork/words/word-forms';
import { correctedWord } from '../edits/slips.js';
import { languagesOf } from '../edits/words.js';

export const QUOTE = '\uE000';
export const ADDRESS = '\uE001';
const BETWEEN = '\uE002';

export const QUOTED = String.raw`"[^"\n]{1,120}"|“[^”“\n]{1,120}[”“]|„[^“”\n]{1,120}[“”]|«[^»\n]{1,120}»|‘[^’\n]{1,120}’|(?<![\p{L}\p{N}])'[^'\n]{1,120}'(?![\p{L}\p{N}])`;

/** An address ends before the marks that end its sentence. */
const pieces = new RegExp(
  String.raw`(?<address>[Hh]ttps?:\/\/[^\s"'<>]*[^\s"'<>.,;:!?)\]»”…])|(?<quote>${QUOTED})|(?<word>\p{L}-\p{L}{2,}|[\p{L}\p{M}\p{N}]+)|(?<other>[\s\S])`,
  'gu',
);

/** Marks that join the halves of a word: "don't", "marque-le". */
const joints = /['’-]/u;

/** Words that a point shortens: "angolo sup. sinistro", "ca. 190 m²". */
const shortened =
  /(?<!\p{L})(?:sup|inf|izq|izda|dcha|esq|sx|dx|re|li|ob|ca|aprox|approx|mind|max|min|mín|máx|unt|rt|lft|schlafz|zi|badez|u)$/iu;

/**
 * A prompt prepared for comparison: quotes and addresses are one character each. Understood parts are removed; the
 * grammar of looks reads the rest.
 */
export class FoldedPrompt extends FoldedText {
  constructor(prompt: string) {
    const found = [...prompt.matchAll(pieces)];
    const correct = corrections(found.flatMap(({ groups }) => groups?.word ?? []));
    super(
      prompt,
      found.map(({ groups = {}, index, 0: written }) => ({
        text: correct.get(written) ?? foldedPiece(written, groups, prompt, index),
        start: index,
        end: index + written.length,
      })),
    );
  }

  /** The original text; for a quote, the text between its marks. */
  written(start: number, end: number): string {
    const text = this.asWritten({ start, end });
    return this.text.slice(start, end) === QUOTE ? text.slice(1, -1).trim() : text.trim();
  }

  /** Takes a part out, so that nothing else reads it. */
  take(start: number, end: number): void {
    this.strike({ start, end }, ';');
  }

  /** Takes a part out from between two that belong together. */
  takeBetween(start: number, end: number): void {
    this.strike({ start, end }, BETWEEN);
  }

  /** The original unread text; separate parts stay separate. */
  get rest(): string {
    return this.text
      .replace(/[^;\uE002]+/gu, (part, start: number) =>
        this.asWritten({ start, end: start + part.length }),
      )
      .replaceAll(BETWEEN, ' ')
      .replace(/\s*;+/gu, ';')
      .replace(/^[;\s]+|[;\s]+$/gu, '');
  }
}

/** Slips of typing in words of no language, with the word that was meant. */
function corrections(words: readonly string[]): Map<string, string> {
  const keys = words.map(foldWord);
  const languages = languagesOf(keys);
  return new Map(
    words.flatMap((word, at): [string, string][] => {
      const meant = correctedWord(keys[at] ?? word, languages);
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
  const isShortening = written === '.' && shortened.test(prompt.slice(Math.max(0, at - 8), at));
  if (isShortening && /^(?: +[\p{Ll}\d]|,)/u.test(prompt.slice(at + 1))) return ' ';
  if (isJoint || /\s/u.test(written)) return written === '\n' ? '\n' : ' ';
  return written;
}
