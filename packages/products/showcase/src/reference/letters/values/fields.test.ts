import { describe, expect, it } from '@jest/globals';
import { line, picture } from '../../fixtures/lettered-line.js';
import type { Host } from '../../layout/marks.js';
import type { LetteredLine } from '../../photos/photo-letters.js';
import { findValues } from './fields.js';

const host: Host = { kind: 'photo', photo: 0 };
const price = line('€545,000', { x: 270, y: 838, width: 254, height: 44 });
const fieldsOf = (...lines: LetteredLine[]) =>
  findValues(lines, picture).map(({ field, text }) => `${field} ${text}`);

describe('values in a design', () => {
  it('are no commas that came loose from an amount', () => {
    const comma = line('9', { x: 411, y: 873, width: 9, height: 18 });
    expect(fieldsOf(price, comma)).toEqual(['price €545,000']);
  });

  it('are no doubtful numbers that stand by themselves, such as leaves before a sky', () => {
    const leaf = line('7', { x: 69, y: 276, width: 23, height: 22 }, { likeness: 0.75 });
    expect(fieldsOf(price, leaf)).toEqual(['price €545,000']);
  });

  it('are doubtful numbers in a row', () => {
    const counts = [100, 200, 300].map((x, at) =>
      line(String(at + 2), { x, y: 900, width: 14, height: 20 }, { likeness: 0.8 }),
    );
    expect(fieldsOf(price, ...counts)).toEqual([
      'price €545,000',
      'bedrooms 2',
      'bathrooms 3',
      'parking 4',
    ]);
  });

  it('have a name that is no tag, though the tag is larger', () => {
    const tag = line('À venda', { x: 38, y: 78, width: 143, height: 28 });
    const name = line('Cobertura Jardins', { x: 45, y: 896, width: 253, height: 21 });
    expect(fieldsOf(tag, name)).toEqual(['label Cobertura Jardins']);
  });

  it('have no name that says on which day a house is shown', () => {
    const day = line('Sunday 14 June, 11 am', { x: 45, y: 100, width: 300, height: 40 });
    const name = line('Old Rectory', { x: 45, y: 896, width: 253, height: 21 });
    expect(fieldsOf(day, name)).toEqual(['label Old Rectory']);
    expect(fieldsOf(price, day)).toEqual(['price €545,000']);
  });

  it('on photos are counts only in rows', () => {
    const number = line('12', { x: 60, y: 300, width: 30, height: 24 }, { on: host });
    expect(fieldsOf(price, number)).toEqual(['price €545,000']);
  });
});
