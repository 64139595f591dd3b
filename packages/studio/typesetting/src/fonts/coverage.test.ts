import { graphemesOf, missingCharacters, readFontCoverage } from '@groundwork/plain-text';
import { describe, expect, it } from '@jest/globals';
import { FontLibrary } from './font-library.js';
import { readCoverage } from './write-coverage.js';

describe('the table of what the fonts have', () => {
  it('is what the fonts say: `npm run build:coverage` in packages/studio/typesetting writes it', () => {
    expect(readCoverage()).toEqual(readFontCoverage());
  }, 60_000);

  const library = new FontLibrary();
  const hasFace = (grapheme: string) =>
    library.faceFor(grapheme, {
      typeface: 'sans',
      weight: 400,
      regions: ['sc', 'jp', 'kr'],
    }) !== null;

  it.each([
    ['Latin with marks', 'Ñandú x\u0323\u0302 q\u0308\u20dd'],
    ['Arabic with marks', 'شَقَّة للإيجار'],
    ['Hebrew with points', 'דִּירָה'],
    ['kana with a mark that they do not compose with', 'か\u309a あ\u3099 ア\u309a'],
    ['old jamo', 'ᄀᆞᆯ 한국'],
    ['ideographs of two countries', '浜濱滨 辻'],
    ['emoji that are joined', '👩‍👩‍👧 🏡 ❤️‍🔥 🇩🇪 1️⃣'],
    ['scripts that no font has', 'บ้าน ಮನೆ \u{10600}'],
    ['what is private, or no character', '\ue000 \u{f0000} \u0378'],
  ])('says the same as the fonts of %s', (_what, text) => {
    const graphemes = [...new Set(graphemesOf(text.normalize('NFC')))];
    expect(missingCharacters(text)).toEqual(graphemes.filter((one) => !hasFace(one)));
  });
});
