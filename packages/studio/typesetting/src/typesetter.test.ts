import { missingCharacters } from '@groundwork/plain-text';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { corpus } from './fixtures/corpus.js';
import { pathBounds } from './fixtures/path-bounds.js';
import { type TextStyle, Typesetter, typefaces } from './index.js';

const plain: TextStyle = { typeface: 'sans', weight: 400, size: 40, minSize: 16, maxLines: 3 };
const wide = { width: 2000, height: 2000 };

const typesetter = await Typesetter.open();

function set(text: string, style: Partial<TextStyle> = {}, box = wide) {
  return typesetter.set(text, box, { ...plain, ...style });
}

describe('any text in any box', () => {
  const styles: Partial<TextStyle>[] = [
    { typeface: 'display', weight: 800, lineHeight: 1 },
    { typeface: 'condensed', uppercase: true, letterSpacing: 0.08, balance: true, maxLines: 2 },
    { typeface: 'mono', minSize: 30, maxLines: 6, align: 'right' },
  ];
  const boxes = [
    { width: 46, height: 300 },
    { width: 210, height: 44 },
    { width: 260, height: 130 },
    { width: 700, height: 90 },
    { width: 12, height: 9 },
  ];

  it.each(corpus.map((text) => [text]))('keeps its ink inside: %j', (text) => {
    for (const style of styles) {
      for (const box of boxes) {
        const block = set(text, style, box);
        const ink = pathBounds(block.path) ?? { left: 0, top: 0, right: 0, bottom: 0 };
        expect(ink.left).toBeGreaterThanOrEqual(-0.011);
        expect(ink.top).toBeGreaterThanOrEqual(-0.011);
        expect(ink.right).toBeLessThanOrEqual(box.width);
        expect(ink.bottom).toBeLessThanOrEqual(box.height);
        expect(block.size).toBeGreaterThanOrEqual(style.minSize ?? plain.minSize);
        expect(block.lines.length).toBeLessThanOrEqual(style.maxLines ?? plain.maxLines);
        expect(block.height).toBeLessThanOrEqual(box.height);
        expect(block.width).toBeLessThanOrEqual(box.width);
        // The ink's box matches the drawing.
        expect(block.ink.x + block.ink.width).toBeCloseTo(ink.right, 1);
        expect(block.ink.y + block.ink.height).toBeCloseTo(ink.bottom, 1);
      }
    }
  });

  it.each(corpus.map((text) => [text]))('is cut only where it must be: %j', (text) => {
    for (const box of boxes) {
      if (!set(text, {}, box).truncated) continue;
      const free = set(
        text,
        { size: plain.minSize, maxLines: 1000 },
        { width: box.width, height: Infinity },
      );
      expect(
        free.lines.length > plain.maxLines || free.height > box.height || free.lines.length === 0,
      ).toBe(true);
    }
  });

  it('has every word of the corpus in its fonts', () => {
    expect(corpus.flatMap((text) => missingCharacters(text))).toEqual([]);
  });

  it('draws what it measures', async () => {
    const block = set('Ålesund gjp\n“Quoted” Ẵ', { typeface: 'elegant', size: 90 });
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="400"><path transform="translate(50 60)" d="${block.path}"/></svg>`;
    const { info } = await sharp(Buffer.from(svg))
      .flatten({ background: 'white' })
      .trim()
      .toBuffer({ resolveWithObject: true });
    expect(Math.abs(-(info.trimOffsetLeft ?? 0) - (50 + block.ink.x))).toBeLessThan(1.5);
    expect(Math.abs(-(info.trimOffsetTop ?? 0) - (60 + block.ink.y))).toBeLessThan(1.5);
    expect(Math.abs(info.width - block.ink.width)).toBeLessThan(2.5);
    expect(Math.abs(info.height - block.ink.height)).toBeLessThan(2.5);
  });

  it('is set the same again', async () => {
    const texts = corpus.slice(0, 45);
    const first = texts.map((text) => set(text, {}, { width: 300, height: 120 }).path);
    const again = texts.map((text) => set(text, {}, { width: 300, height: 120 }).path);
    expect(again).toEqual(first);
  });

  it('refuses sizes that are none, and texts beyond all measure', () => {
    expect(() => set('a', { size: 0 })).toThrow(RangeError);
    expect(() => set('a', { maxLines: 0 })).toThrow(RangeError);
    expect(() => set('a'.repeat(2001))).toThrow(RangeError);
  });
});

describe('fitting', () => {
  it('wraps before it shrinks, shrinks before it cuts, and cuts at the least size', () => {
    const text = 'Modern family home with a garden';
    expect(set(text, {}, { width: 300, height: 200 })).toMatchObject({ size: 40 });
    expect(set(text, {}, { width: 300, height: 200 }).lines.length).toBeGreaterThan(1);
    const shrunk = set(text, { maxLines: 1 }, { width: 500, height: 200 });
    expect(shrunk.size).toBeLessThan(40);
    expect(shrunk).toMatchObject({ truncated: false, lines: [{ text }] });
    // It is no smaller than it needs to be.
    expect(shrunk.width).toBeGreaterThan(499);
    const cut = set(text, { maxLines: 1, minSize: 36 }, { width: 300, height: 200 });
    expect(cut).toMatchObject({ truncated: true, size: 36 });
    expect(cut.lines[0]?.text).toBe('Modern family…');
  });

  it('drops spaces, punctuation and torn words before an ellipsis', () => {
    const texts = new Set<string>();
    for (let width = 60; width < 600; width += 10) {
      const block = set(
        'Haus, Garten, Garage, Pool',
        { minSize: 40, maxLines: 1 },
        { width, height: 80 },
      );
      if (block.truncated) texts.add(block.lines[0]?.text ?? '');
    }
    expect(texts).toContain('Haus…');
    expect(texts).toContain('Haus, Garten…');
    for (const text of texts) expect(text).not.toMatch(/[\s,]…|(?<=\s)\p{L}{1,2}…/u);
  });

  it('tells a box that holds no letter from a text that has none', () => {
    expect(set('Villa', {}, { width: 5, height: 5 })).toMatchObject({ lines: [], truncated: true });
    expect(set(' \u200b ')).toMatchObject({ lines: [], truncated: false, path: '' });
  });

  it('keeps an amount together at a smaller size', () => {
    for (const text of ['1.250.000 €', '€ 1,250,000', 'USD 1,250,000', '1 250 000 €']) {
      const block = set(text, { size: 60 }, { width: 300, height: 200 });
      expect(block.lines.map((line) => line.text)).toEqual([text]);
      expect(block.size).toBeLessThan(60);
    }
  });

  it('never breaks at a no-break space, however narrow the box', () => {
    for (let width = 120; width < 700; width += 20) {
      const block = set('Preis 1.250.000\u00a0€ VB', { minSize: 8 }, { width, height: 300 });
      expect(block.lines.some((line) => line.text.includes('1.250.000\u00a0€'))).toBe(true);
    }
  });

  it('cuts a word that is wider than the line, losing nothing', () => {
    const word = 'Donaudampfschifffahrtsgesellschaftskapitän';
    const block = set(word, { minSize: 36 }, { width: 400, height: 300 });
    expect(block.lines.length).toBeGreaterThan(1);
    expect(block.lines.map((line) => line.text).join('')).toBe(word);
  });

  it('makes balanced lines alike without adding one', () => {
    const text = 'Modern family home with a garden and a lake';
    const box = { width: 700, height: 300 };
    const spread = (balance: boolean) => {
      const widths = set(text, { balance }, box).lines.map((line) => line.width);
      return { lines: widths.length, least: Math.min(...widths) / Math.max(...widths) };
    };
    expect(spread(true).lines).toBe(spread(false).lines);
    expect(spread(true).least).toBeGreaterThan(0.75);
    expect(spread(false).least).toBeLessThan(0.75);
  });

  it('tells where the words of a line are, in the order they are read', () => {
    const [line] = set('Villa am See').lines;
    expect(line?.words.map(({ text }) => text)).toEqual(['Villa', 'am', 'See']);
    const rights = line?.words.map(({ left, width }) => left + width) ?? [];
    expect(rights).toEqual([...rights].sort((a, b) => a - b));
    expect(rights.at(-1)).toBeCloseTo((line?.left ?? 0) + (line?.width ?? 0));
    const [first, second] = set('דירה למכירה').lines[0]?.words ?? [];
    expect(first?.left).toBeGreaterThan((second?.left ?? 0) + (second?.width ?? 0));
    expect(set('山的家').lines[0]?.words.map(({ text }) => text)).toEqual(['山', '的', '家']);
    expect(set('\u00a0').lines).toEqual([]);
  });

  it('keeps the ink of neighbouring lines apart however close they are wanted', () => {
    const block = set('gjpq\nÅÉÕ', { lineHeight: 0.6 });
    const lines = ['gjpq', 'ÅÉÕ'].map((text) => set(text));
    const [upper, lower] = lines;
    const distance = (block.lines[1]?.baseline ?? 0) - (block.lines[0]?.baseline ?? 0);
    const hanging = (upper?.ink.y ?? 0) + (upper?.ink.height ?? 0) - (upper?.ascent ?? 0);
    const rising = (lower?.ascent ?? 0) - (lower?.ink.y ?? 0);
    expect(distance).toBeGreaterThan(hanging + rising);
    expect(set('aaa\nooo', { lineHeight: 0.9 }).lines[1]?.baseline).toBeCloseTo(
      (set('aaa').ascent ?? 0) + 36,
    );
  });

  it('sets lines flush with their ink', () => {
    expect(set('HHH').ink.x).toBeCloseTo(0);
    expect(set('111\n888', { typeface: 'sans' }).lines[0]?.width).not.toBeCloseTo(
      set('888').lines[0]?.width ?? 0,
    );
    const [short, long] = set('ab\nabcdef', { align: 'right' }).lines;
    expect((short?.left ?? 0) + (short?.width ?? 0)).toBeCloseTo(long?.width ?? 0);
    expect(set('ab\nabcdef', { align: 'center' }).lines[0]?.left).toBeCloseTo(
      ((long?.width ?? 0) - (short?.width ?? 0)) / 2,
    );
  });
});

describe('letters', () => {
  it.each(typefaces)('%s has a face of its own', (typeface) => {
    const others = typefaces.filter((other) => other !== typeface);
    const path = set('Villa 1.250.000 €', { typeface }).path;
    for (const other of others) {
      expect(set('Villa 1.250.000 €', { typeface: other }).path).not.toBe(path);
    }
  });

  it('kerns, and ligates unless letters are spaced', () => {
    const kerned = set('AVAVAV', { typeface: 'serif' }).width;
    const apart =
      set('A', { typeface: 'serif' }).width * 3 + set('V', { typeface: 'serif' }).width * 3;
    expect(kerned).toBeLessThan(apart);
    const contours = (text: string, letterSpacing: number) =>
      set(text, { typeface: 'serif', letterSpacing }).path.split('z').length;
    expect(contours('ffi', 0)).toBeLessThan(contours('ffi', 0.1));
    expect(set('abc', { letterSpacing: 0.5 }).width).toBeCloseTo(set('abc').width + 40);
  });

  it('joins Arabic letters', () => {
    const joined = set('بيت');
    const apart = ['ب', 'ي', 'ت'].reduce((width, letter) => width + set(letter).width, 0);
    expect(joined.width).toBeLessThan(apart * 0.8);
    // Space would tear them.
    expect(set('بيت', { letterSpacing: 0.3 }).path).toBe(joined.path);
  });

  it('runs Hebrew from right to left, and its numbers from left to right', () => {
    const [right, left] = ['א', 'ב'].map((letter) => shape(set(letter).path.slice(1)));
    expect(set('אב').path.split('M').slice(1).map(shape)).toEqual([left, right]);
    // The number keeps its order: the same shapes as alone, left of the word that it follows.
    const figures = set('4711').path.split('M').length;
    expect(set('דירה 4711').path.split('M').slice(0, figures).map(shape)).toEqual(
      set('4711').path.split('M').map(shape),
    );
  });

  it('mirrors brackets in right-to-left text', () => {
    const [opening, closing] = ['(', ')'].map((bracket) => shape(set(bracket).path.slice(1)));
    const shapes = set('(אב)').path.split('M').slice(1).map(shape);
    expect(shapes[0]).toBe(opening);
    expect(shapes.at(-1)).toBe(closing);
  });

  it('ends right-to-left text in an ellipsis at its left', () => {
    const block = set(
      'דירת גן מרווחת עם נוף לים',
      { maxLines: 1, minSize: 40 },
      { width: 300, height: 80 },
    );
    expect(block.truncated).toBe(true);
    expect(block.lines[0]?.text).toMatch(/^דירת.*…$/u);
    expect(shape(block.path.split('M')[1] ?? '')).toBe(shape(set('…').path.split('M')[1] ?? ''));
  });

  it('writes capitals by the rules of the language', () => {
    expect(set('istanbul', { uppercase: true, language: 'tr' }).lines[0]?.text).toBe('İSTANBUL');
    expect(set('straße', { uppercase: true, language: 'de' }).lines[0]?.text).toBe('STRASSE');
    expect(() => set('a', { uppercase: true, language: 'not a tag' })).toThrow(RangeError);
  });

  it('gives ideographs the forms of the country', () => {
    expect(set('骨', { language: 'ja' }).path).not.toBe(set('骨', { language: 'zh' }).path);
    expect(set('骨の', {}).path.startsWith(set('骨', { language: 'ja' }).path)).toBe(true);
  });

  it('draws emoji as outlines, sequences as one picture', () => {
    const family = set('👨‍👩‍👧').width;
    expect(family).toBeLessThan(set('👨👩👧').width / 2);
    expect(set('🇩🇪').width).toBeLessThan(set('🏡🏡').width);
    expect(set('❤️').path).not.toBe('');
    expect(set('A\ufe0f').path).toBe(set('A').path);
  });
});

describe('characters without a font', () => {
  it('are named once each', () => {
    expect(missingCharacters('Haus \ue000 & \ue000 บ้าน 🏡')).toEqual(['\ue000', 'บ้', 'า', 'น']);
    expect(missingCharacters('Villa\u0007\u202e\ud800')).toEqual([]);
  });

  it('are never drawn', () => {
    expect(set('A\ue000B').path).toBe(set('AB').path);
    expect(set('A บ้าน B').path).toBe(set('A B').path);
    expect(set('\ue000')).toMatchObject({ lines: [], path: '', truncated: false });
  });
});

/** A glyph's path without its place. */
function shape(glyph: string): string {
  return glyph.replace(/^M?[\d.-]+ [\d.-]+/, '');
}
