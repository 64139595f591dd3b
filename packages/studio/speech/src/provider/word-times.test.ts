import { decodeWav } from '@groundwork/sound/wav';
import { toneSpeech } from '@groundwork/testing';
import { describe, expect, it } from '@jest/globals';
import { findSounding, measureWords, spansFromTimes } from './measure-words.js';

const text = 'Here is a meadow, and behind it lies the sea: calm, wide and blue.';
const { wav, words } = toneSpeech(text);
const pieces = text.split(' ');

const worst = (spans: readonly { start: number; end: number }[]) =>
  Math.max(
    ...spans.flatMap(({ start, end }, index) => [
      Math.abs(start - (words[index]?.start ?? 0)),
      Math.abs(end - (words[index]?.end ?? 0)),
    ]),
  );

describe('the times of words that a server does not tell', () => {
  const { samples, sampleRate } = decodeWav(wav);
  const sounding = findSounding(samples, sampleRate);

  it('are measured between the pauses and shared by the length of the words', () => {
    expect(sounding.stretches).toHaveLength(4);
    expect(worst(measureWords(pieces, sounding))).toBeLessThan(0.06);
  });

  it('hold when a breath is taken where no mark stands', () => {
    const breath = new Float32Array(Math.round(0.35 * sampleRate));
    const at = Math.round((words[7]?.end ?? 0) * sampleRate);
    const longer = new Float32Array(samples.length + breath.length);
    longer.set(samples.subarray(0, at));
    longer.set(samples.subarray(at), at + breath.length);
    const spans = measureWords(pieces, findSounding(longer, sampleRate));
    expect(spans[7]?.end).toBeCloseTo(words[7]?.end ?? 0, 1);
    expect(spans[8]?.start).toBeCloseTo((words[8]?.start ?? 0) + 0.35, 1);
  });

  it('are none in silence', () => {
    const silence = findSounding(new Float32Array(4800), 48_000);
    expect(measureWords(['one', 'two'], silence)).toEqual([
      { start: 0, end: 0 },
      { start: 0, end: 0 },
    ]);
  });
});

describe('the times of words that a server tells', () => {
  it('are taken over, whatever marks and case it gives them in', () => {
    const times = words.map(({ text: word, start, end }) => ({
      text: ` ${word.replace(/[.,:]/gu, '').toUpperCase()}`,
      start,
      end,
    }));
    expect(worst(spansFromTimes(pieces, times) ?? [])).toBeLessThan(0.001);
  });

  it('are found where it cut the words otherwise', () => {
    const spans = spansFromTimes(
      ['The', 'house', 'by', 'the', 'sea,', '–', 'calm.'],
      [
        { text: 'The house', start: 0, end: 0.9 },
        { text: 'by the', start: 1, end: 1.5 },
        { text: 'sea', start: 1.5, end: 2 },
        { text: 'calm', start: 2.4, end: 3 },
      ],
    );
    expect(spans?.[1]).toEqual({ start: expect.closeTo(0.3375, 6), end: 0.9 });
    expect(spans?.slice(4)).toEqual([
      { start: 1.5, end: 2 },
      { start: 2, end: 2 },
      { start: 2.4, end: 3 },
    ]);
  });

  it.each([
    ['none', []],
    ['times that run backwards', [{ text: 'meadow', start: 2, end: 1 }]],
    ['another text', [{ text: 'xyz', start: 0, end: 1 }]],
  ])('are of no use when they are %s', (_what, times) => {
    expect(spansFromTimes(pieces, times)).toBeNull();
  });
});
