import { describe, expect, it, test } from '@jest/globals';
import { line, picture } from '../../fixtures/lettered-line.js';
import type { ReferenceLayout } from '../../layout/reference-layout.js';
import type { LetteredLine } from '../../photos/photo-letters.js';
import { findValues } from './fields.js';
import { textChanges } from './stale-texts.js';

const layoutOf = (...lines: LetteredLine[]): ReferenceLayout => ({
  ...{
    size: picture,
    labels: new Int32Array(0),
    grounds: new Int32Array(0),
    panels: [],
    photos: [],
    logo: null,
  },
  ...{
    lines,
    values: findValues(lines, { picture, marks: [] }).values,
    doubts: [],
    marks: [],
  },
});

const sent = { bedrooms: 7, bathrooms: 6, parking: 8 };
const phrases = (layout: ReferenceLayout, language: 'de' | 'en', values = sent) =>
  textChanges(layout, layout.values, { language, values }).values.map(
    ({ field, text, row }) => `${row?.fields.join('+') ?? field}${row ? '*' : ''} ${text}`,
  );

describe('captions in another language', () => {
  it('go with a figure that was read as a part of them', () => {
    const layout = layoutOf(line('1bathroom', { x: 100, y: 700, width: 180, height: 20 }));
    expect(phrases(layout, 'de')).toEqual(['bathrooms* 1bathroom']);
  });

  it('go all together in one line, each with its own words', () => {
    const row = line('4 Bedrooms | 2 Garage', { x: 60, y: 700, width: 420, height: 20 });
    expect(phrases(layoutOf(row), 'de')).toEqual(['bedrooms+parking* 4 Bedrooms | 2 Garage']);
  });

  it('stay where all are in the language of the showcase', () => {
    const row = line('4 Bedrooms | 2 Garage', { x: 60, y: 700, width: 420, height: 20 });
    expect(phrases(layoutOf(row), 'en')).toEqual(['parking 2', 'bedrooms 4']);
  });

  it('follow the number of what is counted', () => {
    const layout = layoutOf(line('4 Bedrooms', { x: 60, y: 700, width: 200, height: 20 }));
    expect(phrases(layout, 'en')).toEqual(['bedrooms 4']);
    expect(phrases(layout, 'en', { ...sent, bedrooms: 1 })).toEqual(['bedrooms* 4 Bedrooms']);
  });

  it('in a row of their own are said in the language of the showcase', () => {
    const layout = layoutOf(
      line('Wohnfläche', { x: 60, y: 660, width: 140, height: 20 }),
      line('164 m²', { x: 60, y: 700, width: 120, height: 30 }),
    );
    const { rewordings } = textChanges(layout, layout.values, { language: 'en', values: sent });
    expect(rewordings.map(({ words }) => words)).toEqual(['Size']);
    const own = textChanges(layout, layout.values, { language: 'de', values: sent });
    expect([own.rewordings, own.stale]).toEqual([[], []]);
  });
});

test.each([
  'Rebecca Thornton',
  'Where the river meets the hills',
  'WILLOW BEND',
  '12.4 acres',
  'Hudson Valley, New York',
  '(845) 555-0119',
  'RESIDENCES',
  '3 774 € / m²',
  '2 450 € / mois',
])('"%s" tells of the sample, and goes', (text) => {
  const layout = layoutOf(
    line(text, { x: 60, y: 700, width: 300, height: 20 }),
    line('€545,000', { x: 60, y: 838, width: 254, height: 44 }),
  );
  const { stale } = textChanges(layout, layout.values, { language: 'en', values: sent });
  expect(stale).toMatchObject([{ isFact: true, box: { x: 60, width: 300 } }]);
});
