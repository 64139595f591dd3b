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
