import { describe, expect, it } from '@jest/globals';
import { graphemesOf } from './plain-text.js';

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });
const segmented = (text: string) => Array.from(segmenter.segment(text), (part) => part.segment);

describe('graphemesOf', () => {
  it('finds in Latin text what Unicode’s segmentation finds, for each pair of characters', () => {
    const codes = [
      ...Array.from({ length: 0x300 - 0x20 }, (_, at) => 0x20 + at),
      ...Array.from({ length: 0x20 }, (_, at) => 0x20a0 + at),
    ];
    const characters = codes.map((code) => String.fromCharCode(code));
    for (const first of characters) {
      const pairs = characters.map((second) => first + second).join('');
      expect(graphemesOf(pairs).join('\n')).toBe(segmented(pairs).join('\n'));
    }
  });

  it.each([
    ['a price', '450.000 €', 9],
    ['an area', '120 m²', 6],
    ['an accent of its own', 'cafe\u0301', 4],
    ['a family of people', '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}', 1],
    ['a sign that is shown as a picture', '\u00a9\ufe0f', 1],
    ['Hangul', '\u1112\u1161\u11ab', 1],
  ])('takes %s apart', (_what, text, count) => {
    expect(graphemesOf(text)).toHaveLength(count);
    expect(graphemesOf(text)).toEqual(segmented(text));
  });
});
