const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** User-perceived characters. */
export function graphemesOf(text: string): string[] {
  // Without line ends, which paragraphs never hold, each Latin letter and sign before the first combining mark (U+0300)
  // is one, and each of currency: nothing but what comes after them joins them.
  if (/^[ -\u02ff\u20a0-\u20bf]*$/.test(text)) return text.split('');
  return Array.from(segmenter.segment(text), (part) => part.segment);
}
