const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** User-perceived characters. */
export function graphemesOf(text: string): string[] {
  // Without line ends, which paragraphs never hold, each printable ASCII character is one.
  if (/^[ -~]*$/.test(text)) return text.split('');
  return Array.from(segmenter.segment(text), (part) => part.segment);
}
