import { expect, it } from '@jest/globals';
import { titleTexts } from './title-texts.js';

const timed = [0, 1, 2].map((index) => ({
  ...{ start: index * 4, seconds: 4, speechStart: null },
  transition: { kind: 'crossfade' as const, seconds: 0.7 },
}));
const property = {
  ...{ title: 'Villa Luna', location: 'Altea', size: '320 m²', price: '€5' },
  features: ['Heated pool', 'Roof terrace', 'A feature that is so long that no more fit beside it'],
};

it('shows what was asked for over the first, second and last photo', () => {
  expect(
    titleTexts(property, timed).map(({ text, start }) => [Math.floor((start ?? 0) / 4), text]),
  ).toEqual([
    [0, 'Altea'],
    [0, 'Villa Luna'],
    [1, 'Heated pool · Roof terrace'],
    [1, '320 m²'],
    [2, '€5'],
  ]);
});

it('shows nothing where nothing is known', () => {
  expect(titleTexts(undefined, timed)).toEqual([]);
  expect(titleTexts({}, timed)).toEqual([]);
});
