/** Longest text that can be set, in UTF-16 units: more than any image holds. */
export const MAX_TEXT_LENGTH = 2000;

/** Latin letters and signs that stay as they are, single spaces between words. */
const PLAIN = /^[!-~¡-¬®-ɏ€…]+(?: [!-~¡-¬®-ɏ€…]+)*$/u;

/**
 * A customer's words as paragraphs of printable text: control characters, stray surrogates, non-characters,
 * soft hyphens and explicit direction overrides are removed, white space is collapsed, letters are composed, marks
 * heaped on one letter are limited, and paragraphs without text are left out.
 * @throws RangeError for a text of more than MAX_TEXT_LENGTH
 */
export function paragraphsOf(text: string): string[] {
  if (text.length > MAX_TEXT_LENGTH) {
    throw new RangeError(`Text is longer than ${MAX_TEXT_LENGTH} characters.`);
  }
  if (PLAIN.test(text)) return [text];
  return text
    .replace(/\r\n?|[\u2028\u2029\u0085]/gu, '\n')
    .split('\n')
    .map((line) =>
      line
        .replace(
          /[\p{Cs}\p{Noncharacter_Code_Point}\u00ad\u202a-\u202e\u2066-\u2069\ufeff]|(?!\t)\p{Cc}/gu,
          '',
        )
        .replace(/[\p{Zs}\t]+/gu, (space) => (/[\u00a0\u202f\u2007]/u.test(space) ? '\u00a0' : ' '))
        .normalize('NFC')
        .replace(/(\p{M}{4})\p{M}+/gu, '$1')
        .trim(),
    )
    .filter((line) => line !== '');
}

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** User-perceived characters. */
export function graphemesOf(text: string): string[] {
  // Without line ends, which paragraphs never contain, each Latin letter, currency sign and other sign before the first
  // combining mark (U+0300) is one grapheme: only later characters can join it.
  if (/^[ -\u02ff\u20a0-\u20bf]*$/.test(text)) return text.split('');
  return Array.from(segmenter.segment(text), (part) => part.segment);
}

/** 0..1 by the edits between two texts, spaces and capitals aside; 0 where either is empty. */
export function textLikeness(one: string, other: string): number {
  const [a, b] = [one, other].map((text) => text.toLowerCase().replace(/\s/gu, ''));
  if (a === undefined || b === undefined || a === '' || b === '') return 0;
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 0; i < a.length; i += 1) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j += 1) {
      next.push(
        Math.min(
          (row[j + 1] ?? 0) + 1,
          (next[j] ?? 0) + 1,
          (row[j] ?? 0) + (a[i] === b[j] ? 0 : 1),
        ),
      );
    }
    row = next;
  }
  return 1 - (row[b.length] ?? 0) / Math.max(a.length, b.length);
}
