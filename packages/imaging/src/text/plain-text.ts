/** Longest text that can be lettered, in UTF-16 units: more than any card or caption holds. */
export const MAX_TEXT_LENGTH = 2000;

/**
 * A customer's words as lines of printable text: control characters, stray surrogates, non-characters and
 * explicit direction overrides are removed, white space is collapsed, and hard line breaks are kept.
 */
export function paragraphsOf(text: string): string[] {
  if (text.length > MAX_TEXT_LENGTH) {
    throw new RangeError(`Text is longer than ${MAX_TEXT_LENGTH} characters.`);
  }
  return text
    .replace(/\r\n?|[\u2028\u2029\u0085]/gu, '\n')
    .split('\n')
    .map((line) =>
      line
        .replace(/[\p{Zs}\t]+/gu, (space) => (/[\u00a0\u202f]/u.test(space) ? '\u00a0' : ' '))
        .replace(/\p{Cs}/gu, '\ufffd')
        .replace(/[\p{Cc}\p{Noncharacter_Code_Point}\u202a-\u202e\u2066-\u2069\ufeff]/gu, '')
        .trim(),
    );
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it must stand between Pango's (or SVG's) tags. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/gu, (character) => entities[character] ?? '');
}

const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Direction by the first letter that has one, as Unicode's bidirectional algorithm takes it. */
export function isRightToLeft(text: string): boolean {
  const letter = /\p{L}/u.exec(text);
  return letter !== null && rightToLeft.test(letter[0]);
}

const ideographs =
  /([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}][\u3001\u3002\uff0c\uff01\uff1f\u300d]*)/u;

/**
 * The pieces between which a line may break. `glue` tells whether a space stood before the piece.
 * Lines break at spaces, after hyphens and dashes inside words, and around ideographs.
 */
export function breakPieces(paragraph: string): { text: string; glue: boolean }[] {
  const pieces: { text: string; glue: boolean }[] = [];
  for (const word of paragraph.split(' ')) {
    if (word === '') continue;
    const parts = word
      .split(/(?<=\p{L}{2}[-\u2010\u2013\u2014/])(?=\p{L}{2})/u)
      .flatMap((part) => part.split(ideographs).filter((piece) => piece !== ''));
    for (const [index, text] of parts.entries()) pieces.push({ text, glue: index === 0 });
  }
  return pieces;
}

/** User-perceived characters. */
export function graphemes(text: string): string[] {
  return [...new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text)].map(
    (part) => part.segment,
  );
}
