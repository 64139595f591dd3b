import { foldWord } from '@groundwork/words/word-reader';

/** A word, number, colour or mark of a prompt. */
export interface Token {
  /** As written, in lower case. */
  readonly text: string;
  /** As compared: see `foldWord`. */
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

const pieces =
  /#[0-9a-f]{6}\b|#[0-9a-f]{3}\b|rgb\(\s*\d{1,3}[\s,]+\d{1,3}[\s,]+\d{1,3}\s*\)|[+-]?\d+(?:[.,]\d+)*(?:\s?%|\p{L}+)?(?![\p{L}\p{N}])|\p{L}-\p{L}+|[\p{L}\p{M}\p{N}]+|[,;.!?:…\n&+]|\p{Extended_Pictographic}/giu;

export function tokensOf(prompt: string): Token[] {
  return [...prompt.matchAll(pieces)].map(({ 0: written, index }) => {
    const text = written.toLowerCase();
    return { text, key: foldWord(text), start: index, end: index + written.length };
  });
}
