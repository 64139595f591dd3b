import { describe, expect, it } from '@jest/globals';
import { line, onPaper, paper, picture } from '../../fixtures/lettered-line.js';
import type { Host, Mark } from '../../layout/marks.js';
import type { LetteredLine } from '../../photos/photo-letters.js';
import { findValues } from './fields.js';

const host: Host = { kind: 'photo', photo: 0 };
const price = line('€545,000', { x: 270, y: 838, width: 254, height: 44 });
const sight = { picture, marks: [] };
const fieldsOf = (...lines: LetteredLine[]) =>
  findValues(lines, sight).values.map(({ field, text }) => `${field} ${text}`);

describe('values in a design', () => {
  it('are no commas that came loose from an amount', () => {
    const comma = line('9', { x: 411, y: 873, width: 9, height: 18 });
    expect(fieldsOf(price, comma)).toEqual(['price €545,000']);
  });

  it('are no doubtful numbers that stand by themselves, such as leaves before a sky', () => {
    const leaf = line('7', { x: 69, y: 276, width: 23, height: 22 }, { likeness: 0.75 });
    expect(fieldsOf(price, leaf)).toEqual(['price €545,000']);
  });

  const icon = (x: number, y: number): Mark => ({
    ...{ box: { x, y, width: 24, height: 24 }, pixels: 300, ink: [0, 0, 0], spread: 0 },
    host: onPaper,
  });
  const counts = [100, 200, 300].map((x, at) =>
    line(String(at + 2), { x, y: 900, width: 14, height: 20 }, { likeness: 0.8 }),
  );

  it('are numbers beside icons, in the order of rooms', () => {
    const marks = [70, 170, 270].map((x) => icon(x, 898));
    const { values } = findValues([price, ...counts], { ...sight, marks });
    expect(values.map(({ field, text }) => `${field} ${text}`)).toEqual([
      'price €545,000',
      'bedrooms 2',
      'bathrooms 3',
      'parking 4',
    ]);
  });

  it('are no numbers without an icon or a caption, and not more of them than there are rooms', () => {
    expect(fieldsOf(price, ...counts)).toEqual(['price €545,000']);
    const four = [...counts, line('9', { x: 400, y: 900, width: 14, height: 20 })];
    const marks = [70, 170, 270, 370].map((x) => icon(x, 898));
    const { values } = findValues([price, ...four], { ...sight, marks });
    expect(values.map(({ field }) => field)).toEqual(['price']);
  });

  it('are no numbers beside icons where one of the row was read together with its icon', () => {
    const [first, second] = counts;
    if (first === undefined || second === undefined) throw new Error('There are three counts.');
    const lost = line('a4', { x: 276, y: 900, width: 38, height: 20 });
    const marks = [70, 170].map((x) => icon(x, 898));
    const { values } = findValues([price, first, second, lost], { ...sight, marks });
    expect(values.map(({ field }) => field)).toEqual(['price']);
  });

  it('have a label that is a status, and neither a name nor a day', () => {
    const tag = line('À venda', { x: 38, y: 78, width: 143, height: 28 });
    const name = line('Cobertura Jardins', { x: 45, y: 896, width: 253, height: 21 });
    const day = line('Sunday 14 June, 11 am', { x: 45, y: 100, width: 300, height: 40 });
    expect(fieldsOf(tag, name, day)).toEqual(['label À venda']);
    const plate = { x: 30, y: 90, width: 200, height: 60 };
    const on: Host = { kind: 'surface', surface: { ...paper, label: 2, box: plate } };
    const badge = line('Lindenhof', { x: 45, y: 100, width: 150, height: 30 }, { on });
    expect(fieldsOf(price, name, day, badge)).toEqual(['price €545,000']);
  });

  it('are none where several may be meant, which are told', () => {
    const other = line('€720,000', { x: 270, y: 738, width: 254, height: 44 });
    const { values, doubts } = findValues([price, other], sight);
    expect(values).toEqual([]);
    expect(doubts).toEqual([{ field: 'price', texts: ['€545,000', '€720,000'] }]);
    const small = line('€720,000', { x: 270, y: 738, width: 120, height: 20 });
    expect(fieldsOf(price, small)).toEqual([]);
    const both = line('€720,000 · €690,000', { x: 270, y: 738, width: 254, height: 44 });
    expect(findValues([both], sight)).toEqual({
      values: [],
      doubts: [{ field: 'price', texts: ['€720,000 · €690,000'] }],
    });
  });

  it('are no figures of a sentence, and no ends of amounts', () => {
    const story = line('Looking for a flat up to €700', { x: 60, y: 200, width: 300, height: 20 });
    expect(fieldsOf(story)).toEqual([]);
    expect(fieldsOf(line('000 €', { x: 60, y: 200, width: 80, height: 24 }))).toEqual([]);
    const end = line('29.000 €', { x: 60, y: 200, width: 160, height: 24 });
    expect(fieldsOf(end)).toEqual(['price 29.000 €']);
    expect(fieldsOf(end, line('6', { x: 38, y: 200, width: 18, height: 24 }))).toEqual([]);
    const mark = { ...icon(34, 200), box: { x: 38, y: 200, width: 18, height: 24 } };
    expect(findValues([end], { ...sight, marks: [mark] }).values).toEqual([]);
  });

  it('take a unit from the cell beside their figure', () => {
    const cells = ['Living area', '148', 'm²'].map((text, at) =>
      line(text, { x: 60 + at * 240, y: 200, width: at === 1 ? 200 : 120, height: 24 }),
    );
    expect(fieldsOf(...cells)).toEqual(['size 148 m²']);
  });

  it('have no label that is a word of a sentence', () => {
    const at = (text: string, x: number) => line(text, { x, y: 200, width: 60, height: 20 });
    expect(fieldsOf(at('2019', 20), at('new', 120), at('roofed', 220))).toEqual([]);
    expect(fieldsOf(at('new', 120))).toEqual(['label new']);
  });

  it('go where their captions say what they are', () => {
    const at = (text: string, x: number, y: number) =>
      line(text, { x, y, width: text.length * 14, height: 24 });
    const row = (caption: string, value: string, y: number) => [
      at(caption, 60, y),
      at(value, 500, y),
    ];
    expect(
      fieldsOf(
        ...row('Price', '$1,120,000', 100),
        ...row('Sq ft', '2,860', 160),
        ...row('Plot', '820 m²', 220),
        ...row('Deposit', '$9,000', 280),
        ...row('Beds', '4', 340),
      ),
    ).toEqual(['size 2,860', 'price $1,120,000', 'bedrooms 4']);
    expect(fieldsOf(at('212 m² · 5 chambres · 3 salles de bains', 60, 100))).toEqual([
      'size 212 m²',
      'bathrooms 3',
      'bedrooms 5',
    ]);
    expect(fieldsOf(at('Surface habitable', 60, 60), at('96 m²', 60, 92))).toEqual(['size 96 m²']);
  });

  it('on photos are counts only beside their nouns', () => {
    const number = line('12', { x: 60, y: 300, width: 30, height: 24 }, { on: host });
    expect(fieldsOf(price, number)).toEqual(['price €545,000']);
  });
});
