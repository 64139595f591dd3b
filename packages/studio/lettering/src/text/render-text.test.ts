import { describe, expect, it } from '@jest/globals';
import { measureText, type RenderedText, renderText } from './render-text.js';
import { fontFamilies, type TextRequest } from './text-request.js';

const base = { font: { family: 'sans', weight: 400 }, sizePx: 32, colour: '#ffffff' } as const;
const letter = (text: string, more: Partial<TextRequest> = {}) =>
  renderText({ ...base, ...more, text });

function ink(text: RenderedText): number {
  let sum = 0;
  for (let at = 3; at < text.data.length; at += 4) sum += text.data[at] ?? 0;
  return sum;
}

/** A character that no font has is drawn as a frame: ink along all four sides. */
function isMissingBox(text: RenderedText): boolean {
  const line = text.lines[0];
  if (line === undefined) return true;
  const inked = (x: number, y: number) => (text.data[(y * text.width + x) * 4 + 3] ?? 0) > 60;
  const share = (count: number, test: (at: number) => boolean) =>
    Array.from({ length: count }, (_, at) => at).filter(test).length / count;
  const { x, y, width, height } = line;
  const near = (horizontal: boolean, far: boolean) => (at: number) =>
    [0, 1, 2, 3].some((depth) =>
      horizontal
        ? inked(x + at, far ? y + height - 1 - depth : y + depth)
        : inked(far ? x + width - 1 - depth : x + depth, y + at),
    );
  return (
    share(width, near(true, false)) > 0.9 &&
    share(width, near(true, true)) > 0.9 &&
    share(height, near(false, false)) > 0.9 &&
    share(height, near(false, true)) > 0.9
  );
}

describe('renderText', () => {
  it.each([
    ['plain words', 'A plot above the village with a view of the sea'],
    ['one long word', 'Donaudampfschifffahrtsgesellschaftskapitänskajüte'],
    ['an address', 'https://example.com/plots/4711?view=sea&area=1250'],
    ['Arabic', 'قطعة أرض للبناء مع إطلالة على البحر والمدينة القديمة'],
    ['mixed directions', 'Valencia 1250 م² قطعة أرض and נכס למכירה together'],
    ['no spaces at all', '平屋の家を建てる土地です海が見えますとても静か'],
  ])('never draws %s wider than asked', async (_name, text) => {
    for (const maxWidthPx of [24, 90, 333]) {
      const drawn = await letter(text, { maxWidthPx });
      expect(drawn.width).toBeLessThanOrEqual(maxWidthPx);
      expect(drawn.data.length).toBe(drawn.width * drawn.height * 4);
      expect(drawn.lines.length).toBeGreaterThan(1);
      for (const line of drawn.lines) expect(line.x + line.width).toBeLessThanOrEqual(drawn.width);
      const kept = drawn.lines.map((line) => line.text).join('');
      expect(kept.replace(/\s/gu, '')).toBe(text.replace(/\s/gu, ''));
    }
  });

  it('ends in an ellipsis when there are too few lines', async () => {
    const text = 'A plot above the village with a view of the sea';
    const drawn = await letter(text, { maxWidthPx: 220, maxLines: 2 });
    expect(drawn.lines).toHaveLength(2);
    expect(drawn.truncated).toBe(true);
    expect(drawn.lines[1]?.text).toMatch(/…$/u);
    expect(drawn.width).toBeLessThanOrEqual(220);
    const roomy = await letter(text, { maxWidthPx: 2000, maxLines: 2 });
    expect([roomy.truncated, roomy.lines.length]).toEqual([false, 1]);
  });

  it('draws markup as the letters that it is', async () => {
    const tagged = await letter('<b>nah</b> & <span size="200000">x</span>');
    expect(tagged.lines[0]?.text).toBe('<b>nah</b> & <span size="200000">x</span>');
    expect(tagged.height).toBeLessThan(60);
    expect(ink(await letter('<b>nah</b>'))).toBeGreaterThan(2 * ink(await letter('nah')));
    expect(ink(await letter('&lt;'))).toBeGreaterThan(2 * ink(await letter('<')));
    await expect(letter('</span><markup>&#x0;&bad;<')).resolves.toBeDefined();
  });

  it('drops control characters, stray surrogates and direction overrides', async () => {
    const plain = await letter('AB CD');
    const dirty = await letter('A\u0000\u001b\u202eB\u2066 \u0007CD\ufffe');
    expect(Buffer.compare(dirty.data, plain.data)).toBe(0);
    await expect(letter('A\ud800B')).resolves.toMatchObject({ lines: [{ text: 'AB' }] });
  });

  it('gives one clear pixel for a text without ink, and refuses a text without end', async () => {
    for (const empty of ['', '   ', '\n\n', '\u200b']) {
      expect(await letter(empty)).toMatchObject({ width: 1, height: 1, lines: [] });
    }
    await expect(letter('x'.repeat(2001))).rejects.toThrow(RangeError);
    await expect(letter('x', { colour: 'red" onload="' })).rejects.toThrow(RangeError);
    await expect(letter('x', { sizePx: Number.NaN })).rejects.toThrow(RangeError);
  });

  it.each(fontFamilies)('has the letters of our languages and neighbours in %s', async (family) => {
    for (const character of 'gÄñçœłşőđĞאשعمжДΩψ€²½„¿') {
      const drawn = await letter(character, { font: { family, weight: 600 }, sizePx: 64 });
      expect([character, isMissingBox(drawn)]).toEqual([character, false]);
    }
    const missing = await letter('\u{e123}', { font: { family, weight: 600 }, sizePx: 64 });
    expect(isMissingBox(missing)).toBe(true);
    for (const character of ['平', '家', '한', '🏡', '✓']) {
      const drawn = await letter(character, { font: { family, weight: 600 }, sizePx: 64 });
      expect([character, isMissingBox(drawn)]).toEqual([character, false]);
      expect(drawn.lines[0]?.text).toBe(character);
    }
  });

  it('draws weights and families apart', async () => {
    const text = 'Hillside';
    const regular = ink(await letter(text));
    const bold = ink(await letter(text, { font: { family: 'sans', weight: 600 } }));
    const black = ink(await letter(text, { font: { family: 'sans', weight: 800 } }));
    expect(bold).toBeGreaterThan(regular * 1.08);
    expect(black).toBeGreaterThan(bold * 1.05);
    const drawn = await Promise.all(
      fontFamilies.map((family) => letter(text, { font: { family, weight: 400 } })),
    );
    expect(new Set(drawn.map(ink)).size).toBe(fontFamilies.length);
  });

  it('starts right-to-left lines at the right and puts their first word there', async () => {
    const drawn = await letter('قطعة أرض للبناء مع إطلالة على البحر', { maxWidthPx: 260 });
    const rights = drawn.lines.map((line) => line.x + line.width);
    expect(new Set(rights).size).toBe(1);
    const [first, second] = drawn.lines[0]?.words ?? [];
    expect(first?.x).toBeGreaterThan((second?.x ?? 0) + (second?.width ?? 0));
  });

  it('places lines by their baselines, and aligns them', async () => {
    const drawn = await letter('axe\ngyp\nÅÄ', { lineHeight: 1.5, align: 'centre' });
    const baselines = drawn.lines.map((line) => line.baseline);
    expect(baselines.map((row) => row - (baselines[0] ?? 0))).toEqual([0, 48, 96]);
    for (const line of drawn.lines) {
      expect(Math.abs(line.x + line.width / 2 - drawn.width / 2)).toBeLessThanOrEqual(1);
    }
    const left = await letter('wide line\nx', { align: 'left' });
    const right = await letter('wide line\nx', { align: 'right' });
    expect(left.lines[1]?.x).toBe(left.lines[0]?.x);
    expect(right.lines[1]?.x).toBeGreaterThan(left.lines[1]?.x ?? 0);
  });

  it('keeps its size for the sake of lines, and sets a letter smaller that is wider than its line', async () => {
    const text = 'A quiet plot of land above the old village by the sea';
    const [one, two] = await Promise.all(
      [1, 2].map((maxLines) => letter(text, { maxWidthPx: 500, maxLines })),
    );
    expect(one?.lines[0]?.height).toBe(two?.lines[0]?.height);
    expect(one?.truncated).toBe(true);
    const wide = await letter('W', { sizePx: 200, maxWidthPx: 60 });
    expect(wide.lines.map((line) => line.text)).toEqual(['W']);
    expect(wide.width).toBeLessThanOrEqual(60);
  });

  it('balances lines without adding any', async () => {
    const text = 'A quiet plot of land above the old village by the sea';
    const filled = await measureText({ ...base, text, maxWidthPx: 500 });
    const balanced = await measureText({ ...base, text, maxWidthPx: 500, balance: true });
    expect(balanced.lines).toHaveLength(filled.lines.length);
    const spread = (lines: readonly { width: number }[]) =>
      Math.max(...lines.map((line) => line.width)) - Math.min(...lines.map((line) => line.width));
    expect(spread(balanced.lines)).toBeLessThan(spread(filled.lines));
  });

  it('gives the same pixels each time, in the colour and opacity asked for', async () => {
    const request = { maxWidthPx: 180, font: { family: 'display', weight: 600 } } as const;
    const once = await letter('The same words again', request);
    const [again, other] = await Promise.all([
      letter('The same words again', request),
      letter('The same words again', { ...request, colour: '#10203080' }),
    ]);
    expect(Buffer.compare(once.data, again.data)).toBe(0);
    expect([...other.data.subarray(0, 3)]).toEqual([0x10, 0x20, 0x30]);
    expect(Math.max(...other.data.filter((_, at) => at % 4 === 3))).toBe(0x80);
    const { data: _data, channels: _channels, ...drawn } = once;
    expect(await measureText({ ...base, ...request, text: 'The same words again' })).toEqual(drawn);
  });
});
