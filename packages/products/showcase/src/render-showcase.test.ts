import { decodeRaster } from '@groundwork/imaging';
import type { Edit, Recipe } from '@groundwork/showcase-edits';
import { beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { drawHouse } from './fixtures/drawn-photos.js';
import { renderShowcase } from './render-showcase.js';
import { UnshowableText } from './unshowable.js';

const stored = new Map<string, Buffer>();

const recipe: Recipe = {
  template: { kind: 'built_in', id: 'hero_impact' },
  values: { price: '485.000 €', size: '142 m²', bedrooms: 3 },
  language: 'en',
  images: { main: 'house', supporting: [], logo: null },
  edits: [],
  sample: false,
};

const nothing: Edit = { prompt: null, dominant_color: null, font: null, language: null };

async function render(change: Partial<Recipe> = {}) {
  return renderShowcase({ ...recipe, ...change }, async (key) => {
    const bytes = stored.get(key);
    if (bytes === undefined) throw new Error(`${key} is not stored.`);
    return bytes;
  });
}

beforeAll(async () => {
  stored.set('house', await drawHouse({ width: 900, height: 600, at: 0.3 }));
});

describe('a showcase', () => {
  test('is an sRGB JPEG of the template’s size, and tells of its texts', async () => {
    const { jpeg, report } = await render();
    expect(await sharp(jpeg).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1080,
      height: 1920,
      space: 'srgb',
      chromaSubsampling: '4:4:4',
    });
    expect(report).toMatchObject({ width: 1080, height: 1920, understood: [], notUnderstood: [] });
    expect(report.texts.length).toBeGreaterThan(0);
    for (const text of report.texts) {
      expect(text).toMatchObject({ truncated: false });
      expect(text.contrast).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('comes out the same from the same recipe, and differently from an edited one', async () => {
    const [one, other, edited] = [
      await render(),
      await render(),
      await render({ edits: [{ ...nothing, prompt: 'black and white' }] }),
    ];
    expect(one.jpeg.equals(other.jpeg)).toBe(true);
    expect(edited.report.understood).toHaveLength(1);
    const { data } = await decodeRaster(edited.jpeg, { width: 90 });
    const sky = [...data.subarray(90 * 3 * 20, 90 * 3 * 20 + 30)];
    for (let at = 0; at < sky.length; at += 3) {
      expect(Math.abs((sky[at] ?? 0) - (sky[at + 2] ?? 0))).toBeLessThanOrEqual(3);
    }
  });

  test('never loses a price that an edit moves, even where the corner has no room for it', async () => {
    for (const price of ['485.000 €', `${'9.999.999 € plus costs '.repeat(6)}`]) {
      for (const id of ['hero_impact', 'minimalist'] as const) {
        const { report } = await render({
          template: { kind: 'built_in', id },
          values: { price, size: '142 m²' },
          images: {
            main: 'house',
            supporting: id === 'minimalist' ? ['house', 'house', 'house'] : [],
            logo: null,
          },
          edits: [{ ...nothing, prompt: 'price to the top left' }],
        });
        expect(report.texts.map((text) => text.id)).toContain('price');
      }
    }
  });

  test('leaves photos where an edit has put them', async () => {
    stored.set('tall', await drawHouse({ width: 500, height: 900, at: 0.5 }));
    const modern: Partial<Recipe> = {
      template: { kind: 'built_in', id: 'modern' },
      images: { main: 'house', supporting: ['tall', 'house', 'house', 'house'], logo: null },
    };
    const swapped = { edits: [{ ...nothing, prompt: 'swap photo 2 and photo 3' }] };
    const [before, after] = [await render(modern), await render({ ...modern, ...swapped })];
    expect(after.report.notUnderstood).toEqual([]);
    expect(after.jpeg.equals(before.jpeg)).toBe(false);
  });

  test('keeps earlier edits, and says what it did not understand', async () => {
    const { report } = await render({
      edits: [
        { ...nothing, prompt: 'warmer' },
        { ...nothing, dominant_color: 'navy', font: 'Garamond', language: 'de' },
        { ...nothing, prompt: 'put a unicorn on the roof', font: 'Xyzzy' },
      ],
    });
    expect(report.understood.length).toBeGreaterThanOrEqual(4);
    expect(report.notUnderstood).toContain('Xyzzy');
    expect(report.notUnderstood.some((words) => words.includes('unicorn'))).toBe(true);
  });

  test('made with a test key is marked over its photo', async () => {
    const [plain, marked] = await Promise.all([
      render().then(({ jpeg }) => decodeRaster(jpeg, { width: 540 })),
      render({ sample: true }).then(({ jpeg }) => decodeRaster(jpeg, { width: 540 })),
    ]);
    let changed = 0;
    for (let at = 0; at < plain.data.length; at += 3) {
      if (Math.abs((plain.data[at] ?? 0) - (marked.data[at] ?? 0)) > 10) changed += 1;
    }
    const share = changed / (plain.data.length / 3);
    expect(share).toBeGreaterThan(0.01);
    expect(share).toBeLessThan(0.3);
  });

  test('that asks for a label carries it, legible, and nothing else is changed by it', async () => {
    const disclosure = { label: true } as const;
    const [plain, labelled, again] = [
      await render(),
      await render({ disclosure }),
      await render({ disclosure }),
    ];
    const report = labelled.report.texts.find(({ id }) => id === 'disclosure');
    expect(report?.contrast).toBeGreaterThanOrEqual(4.5);
    expect(report).toMatchObject({ truncated: false });
    expect(labelled.report.texts.filter((text) => text !== report)).toEqual(plain.report.texts);
    expect(again.jpeg.equals(labelled.jpeg)).toBe(true);
    const without = await render({ disclosure: { label: false } });
    expect(without.jpeg.equals(plain.jpeg)).toBe(true);
    const [one, other] = await Promise.all(
      [plain, labelled].map(({ jpeg }) => decodeRaster(jpeg, { width: 1080 })),
    );
    const rows = new Set<number>();
    for (let at = 0; at < (one?.data.length ?? 0); at += 1) {
      const change = Math.abs((one?.data[at] ?? 0) - (other?.data[at] ?? 0));
      if (change > 24) rows.add(Math.floor(at / 3 / 1080));
    }
    const height = Math.max(...rows) - Math.min(...rows);
    expect(height).toBeGreaterThan(12);
    expect(height).toBeLessThan(60);
  });

  test('leaves a stored picture that is gone to its caller', async () => {
    await expect(render({ images: { ...recipe.images, main: 'gone' } })).rejects.toThrow('gone');
  });
});

describe('text that no font can show', () => {
  // Linear A: no font of ours has it.
  const values = { price: '485 \u{10600}', size: '142 m²', label: 'Ἑστία 家 🏡' };

  test('is named with its field', async () => {
    await expect(render({ values })).rejects.toMatchObject({
      texts: [{ field: 'price', characters: ['\u{10600}'] }],
    });
    await expect(render({ values: { price: '½ €', size: 'شقة דירה' } })).resolves.toBeDefined();
  });

  test('is refused and not drawn as boxes', async () => {
    await expect(render({ values })).rejects.toThrow(UnshowableText);
    await expect(render({ values })).rejects.toThrow('\u{10600}');
  });
});
