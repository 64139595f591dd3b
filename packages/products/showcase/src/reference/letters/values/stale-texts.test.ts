import { describe, expect, it } from '@jest/globals';
import { line, picture } from '../../fixtures/lettered-line.js';
import type { ReferenceLayout } from '../../layout/reference-layout.js';
import type { LetteredLine } from '../../photos/photo-letters.js';
import { findValues } from './fields.js';
import { textChanges } from './stale-texts.js';

const layoutOf = (...lines: LetteredLine[]): ReferenceLayout => ({
  ...{ size: picture, labels: new Int32Array(0), panels: [], photos: [], logo: null },
  ...{ lines, values: findValues(lines, picture), rules: [], marks: [], strays: [] },
});

const phrases = (layout: ReferenceLayout, language: 'de' | 'en') =>
  textChanges(layout, layout.values, language).values.map(
    ({ field, text, phrase }) => `${field}${phrase === true ? '*' : ''} ${text}`,
  );

describe('captions in another language', () => {
  it('go with a figure that was read as a part of them', () => {
    const layout = layoutOf(line('1bathroom', { x: 100, y: 700, width: 180, height: 20 }));
    expect(phrases(layout, 'de')).toEqual(['bathrooms* 1bathroom']);
  });

  it('go all together in one line, each with its own words', () => {
    const row = line('4 Bedrooms | 2 Garage', { x: 60, y: 700, width: 420, height: 20 });
    expect(phrases(layoutOf(row), 'de')).toEqual(['parking* 2 Garage', 'bedrooms* 4 Bedrooms']);
  });

  it('stay where all are in the language of the showcase', () => {
    const row = line('4 Bedrooms | 2 Garage', { x: 60, y: 700, width: 420, height: 20 });
    expect(phrases(layoutOf(row), 'en')).toEqual(['parking 2', 'bedrooms 4']);
  });
});
