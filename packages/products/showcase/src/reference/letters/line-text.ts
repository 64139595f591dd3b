import type { LetteredLine } from '../photos/photo-letters.js';
import type { ReadLetter } from './read-line.js';

/** A line's text with the letter of each character; null for spaces. */
export function textOf({ read }: LetteredLine): { text: string; letters: (ReadLetter | null)[] } {
  const letters: (ReadLetter | null)[] = [];
  let text = '';
  for (const word of read.words) {
    if (text !== '') {
      text += ' ';
      letters.push(null);
    }
    const characters = [...word.text];
    text += word.text;
    for (const at of characters.keys())
      letters.push(word.letters[at] ?? word.letters.at(-1) ?? null);
  }
  return { text, letters };
}

/** How a line is set, as a value in its place will be. */
export function typeOf({ line, read }: LetteredLine) {
  const { ink, host } = line;
  const { face, capHeight, baseline } = read;
  return { ink, host, face, capHeight, baseline };
}

export function wordsOfLine(line: LetteredLine): string {
  return textOf(line).text;
}
