import { beforeAll, describe, expect, test } from '@jest/globals';
import { analyseDesign, type DesignAnalysis } from '../analyse-design.js';
import { line, picture } from '../fixtures/lettered-line.js';
import { Drawing } from '../fixtures/reference-designs.js';
import type { LetteredLine } from '../photos/photo-letters.js';
import { proveTemplate } from '../proof/prove-template.js';
import { withDoubt } from './doubt.js';
import { findValues } from './values/fields.js';

/** A card with a photo above and the values below. */
async function card(price: string, size: string): Promise<Buffer> {
  const drawing = new Drawing({ width: 800, height: 1000 });
  drawing.add('<rect width="800" height="1000" fill="#f4ecdf"/>');
  await drawing.photo(0, { x: 40, y: 40, width: 720, height: 540 });
  await drawing.text('For Sale', { x: 40, baseline: 680 }, { color: '#2d2a26', size: 54 });
  await drawing.text(price, { x: 40, baseline: 790 }, { color: '#a8683f', size: 62 });
  await drawing.text(size, { x: 40, baseline: 880 }, { color: '#2d2a26', size: 36 });
  return (await drawing.finish()).png;
}

describe('a price of which no currency was read', () => {
  let png: Buffer;
  let found: DesignAnalysis;
  beforeAll(async () => {
    png = await card('640.000', '188 m² útiles');
    found = await analyseDesign(png);
  }, 120_000);

  test('is bound, and not quoted', () => {
    expect(found.spec.text_fields).toContain('price');
    expect(found.spec.text_sources).not.toHaveProperty('price');
    expect(found.spec.text_sources).toMatchObject({
      size: '188 m² útiles',
      label: 'For Sale',
    });
  });

  test('is asked for, and is uncertain', async () => {
    const { missingFields, fieldConfidence } = await proveTemplate(png, found.spec);
    expect(missingFields).toEqual([
      { field: 'price', text: '640.000', kind: 'unsure', position: expect.any(String) },
    ]);
    expect(fieldConfidence.price).toBeLessThan(0.5);
    expect(fieldConfidence.size).toBeGreaterThan(0.5);
  });

  test('is certain where the spec says what it is', async () => {
    const { spec } = found;
    const text_sources = { ...spec.text_sources, price: '640.000' };
    const { missingFields, fieldConfidence } = await proveTemplate(png, { ...spec, text_sources });
    expect(missingFields).toEqual([]);
    expect(fieldConfidence.price).toBeGreaterThan(0.5);
  });
});

test('a price whose comma is rather a point is not quoted', () => {
  const lines = [line('219,000 €', { x: 60, y: 200, width: 160, height: 24 })];
  const [price] = findValues(lines, { picture, marks: [] }).values;
  expect(price && withDoubt(price, lines)).toMatchObject({ field: 'price', isDoubtful: true });
});

test('a label is not quoted where a capital is as tall as one with an accent', () => {
  const label = line('A vendre', { x: 60, y: 200, width: 160, height: 24 });
  const tall = { ...label, read: { ...label.read, capHeight: 18 } };
  const doubted = (of: LetteredLine) =>
    findValues([of], { picture, marks: [] }).values.map((value) => withDoubt(value, [of]));
  expect(doubted(tall)).toMatchObject([{ field: 'label', isDoubtful: true }]);
  expect(doubted(label)).toMatchObject([{ field: 'label' }]);
  expect(doubted(label)[0]).not.toHaveProperty('isDoubtful');
});

test('what was read surely is quoted, with the words that qualify it', async () => {
  const { spec } = await analyseDesign(await card('From $1,475,000', 'ca. 2,140 sq ft'));
  expect(spec.text_sources).toMatchObject({ price: 'From $1,475,000', size: 'ca. 2,140 sq ft' });
}, 120_000);
