import { noAdjustments } from '@groundwork/showcase-edits';
import { Typesetter } from '@groundwork/typesetting';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { line, onPaper, paper, picture } from '../../fixtures/lettered-line.js';
import { frameOf } from '../../frame.js';
import type { ReferenceLayout } from '../../layout/reference-layout.js';
import type { ReadWord } from '../letter-words.js';
import type { ValueText } from './value-text.js';
import { setValue } from './value-texts.js';

const capHeight = 20;
describe('letter spacing of a value', () => {
  let typesetter: Typesetter;
  beforeAll(async () => {
    typesetter = await Typesetter.open();
  });

  const setting = (text: string, letterSpacing: number) => {
    const unit = typesetter.set(
      'H',
      { width: Infinity, height: Infinity },
      { typeface: 'sans', weight: 400, size: 100, minSize: 100, maxLines: 1 },
    );
    const size = (capHeight / unit.capHeight) * 100;
    const { ink } = typesetter.set(
      text,
      { width: Infinity, height: Infinity },
      { typeface: 'sans', weight: 400, size, minSize: size, maxLines: 1, letterSpacing },
    );
    return { width: ink.width, size };
  };

  /** Width of the ink of new words in the place of a design's, whose words stand `gap` px apart. */
  function widthOf(words: string, old: readonly string[], tracking: number, gap: number): number {
    let x = 60;
    const read = old.map((text): ReadWord => {
      const { width } = setting(text, tracking);
      const [word] = line(text, { x, y: 700, width, height: capHeight }).read.words;
      if (word === undefined) throw new Error('A line has words.');
      x += width + gap;
      return word;
    });
    const text = old.join(' ');
    const box = { x: 60, y: 700, width: x - gap - 60, height: capHeight };
    const whole = line(text, box);
    const lines = [{ ...whole, read: { ...whole.read, words: read } }];
    const value: ValueText = {
      ...{ field: 'label', text, likeness: 0.95, box, ink: [0, 0, 0], host: onPaper },
      ...{ face: whole.read.face, capHeight, baseline: 720, alignment: 'left', captioned: false },
      uppercase: text === text.toUpperCase(),
    };
    const layout: ReferenceLayout = {
      ...{ size: picture, labels: new Int32Array(0), grounds: new Int32Array(0), panels: [paper] },
      ...{
        photos: [],
        logo: null,
        lines,
        values: [value],
        doubts: [],
        marks: [],
      },
    };
    const frame = frameOf(picture, picture);
    return setValue(value, words, layout, frame, typesetter, noAdjustments).layer.block.ink.width;
  }

  /** In em. */
  const spacingOf = (words: string, old: readonly string[], tracking: number, gap: number) => {
    const plain = setting(words, 0);
    const wider = widthOf(words, old, tracking, gap) - plain.width;
    return wider / (words.length - 1) / plain.size;
  };

  it('is not taken from a gap between words', () => {
    expect(spacingOf('Birkenweg', ['Maple', 'House'], 0, 120)).toBeCloseTo(0, 2);
  });

  it('is a part of the design in capitals, and none in words', () => {
    expect(spacingOf('BIRKENWEG', ['MAPLE', 'HOUSE'], 0.25, 30)).toBeCloseTo(0.25, 1);
    expect(spacingOf('Birkenweg', ['Maple', 'House'], 0.25, 30)).toBe(0);
  });
});
