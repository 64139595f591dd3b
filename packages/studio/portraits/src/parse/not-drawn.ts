import { plainForm } from './words/plain-form.js';

/**
 * Phrases in plain form as the customer wrote them, with accents and capitals: `zahnlucke` becomes "Zahnlücke". Empty
 * without a text: roles and ages describe no looks.
 */
export function notDrawnOf(
  phrases: readonly string[],
  text: string,
  spelled: (word: string) => string = (word) => word,
): string[] {
  const words = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ index, 0: word }) => {
    return { start: index, end: index + word.length, plain: spelled(plainForm(word)) };
  });
  let from = 0;
  return phrases.flatMap((phrase) => {
    const parts = phrase.split(/[ -]+/u);
    for (let at = from; at + parts.length <= words.length; at += 1) {
      const isSaid = parts.every((part, index) => {
        const plain = words[at + index]?.plain;
        // "Samt" of a "Samtkleid", which was read as two words.
        return plain === part || plain?.startsWith(`${part} `);
      });
      if (!isSaid) continue;
      const [first, last] = [words[at], words[at + parts.length - 1]];
      if (first === undefined || last === undefined) continue;
      from = at + parts.length;
      return [text.slice(first.start, last.end)];
    }
    return text === '' ? [] : [phrase];
  });
}
