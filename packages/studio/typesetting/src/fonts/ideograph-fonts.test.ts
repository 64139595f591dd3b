import { describe, expect, it } from '@jest/globals';
import { IdeographFonts } from './ideograph-fonts.js';

describe('fonts of East Asia', () => {
  const fonts = new IdeographFonts();

  it.each([
    ['sc', '精装修三居室近地铁站南北通透随时看房總價萬元鄰捷運採光，。「」'],
    ['jp', '駅近新築南向眺望良好東京都港区のバルコニーマンション、。・'],
    ['kr', '한강이보이는신축아파트매매방세개와넓은거실뷁'],
  ] as const)('%s draws its letters, heavier in a heavier weight', (region, letters) => {
    for (const letter of letters) {
      const codePoint = letter.codePointAt(0) ?? 0;
      const regular = fonts.faceFor(codePoint, region, 400);
      const heavy = fonts.faceFor(codePoint, region, 800);
      const request = {
        text: letter,
        rightToLeft: false,
        script: null,
        language: 'und',
        features: '',
      };
      const glyph = regular?.shape(request)[0];
      expect(glyph?.glyph).toBeGreaterThan(0);
      expect(glyph?.advance).toBeGreaterThan(0.5);
      const outline = regular?.outline(glyph?.glyph ?? 0);
      // Ink inside the em square, give or take: a wrongly read outline reaches far out of it.
      expect(outline?.bounds?.right).toBeLessThan(1.1);
      expect(outline?.bounds?.left).toBeGreaterThan(-0.1);
      expect(outline?.bounds?.top).toBeLessThan(1.1);
      expect(outline?.bounds?.bottom).toBeGreaterThan(-0.4);
      expect(heavy?.outline(glyph?.glyph ?? 0).commands).not.toEqual(outline?.commands);
    }
  });

  it('have no face for what no part names', () => {
    expect(fonts.faceFor(0x0e01, 'sc', 400)).toBeNull();
  });
});
