const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** User-perceived characters. */
export function graphemesOf(text: string): string[] {
  // Without line ends, which paragraphs never contain, each Latin letter, currency sign and other sign before the first
  // combining mark (U+0300) is one grapheme: only later characters can join it.
  if (/^[ -\u02ff\u20a0-\u20bf]*$/.test(text)) return text.split('');
  return Array.from(segmenter.segment(text), (part) => part.segment);
}
