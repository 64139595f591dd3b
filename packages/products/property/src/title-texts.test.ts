import { expect, it } from '@jest/globals';
import { titleTexts } from './title-texts.js';

const scene = (index: number) => ({
  ...{ start: index * 4, seconds: 4, speechStart: null },
  transition: { kind: 'crossfade' as const, seconds: 0.7 },
});
const timed = [0, 1, 2].map(scene);
const property = {
  ...{ title: 'Villa Luna', location: 'Altea', size: '320 m²', price: '€5' },
  features: [
    'Heated pool',
    'Roof terrace',
    'A feature that is so long that no more would fit beside it',
  ],
};

it('shows what was asked for over the first, second and last photo', () => {
  expect(
    titleTexts(property, timed, 'en').map(({ text, start }) => [
      Math.floor((start ?? 0) / 4),
      text,
    ]),
  ).toEqual([
    [0, 'Altea'],
    [0, 'Villa Luna'],
    [1, 'Heated pool, Roof terrace'],
    [1, '320 m²'],
    [2, '€5'],
  ]);
});

it('leaves out a photo over which somebody speaks', () => {
  const told = titleTexts(property, [undefined, scene(1), undefined], 'en');
  expect(told.map(({ text }) => text)).toEqual(['Heated pool, Roof terrace', '320 m²']);
});

it.each([
  ['en', '320 m², 4 bedrooms, 1 bathroom'],
  ['de', '320 m², 4 Schlafzimmer, 1 Bad'],
  ['ca', '320 m², 4 habitacions, 1 bany'],
] as const)('counts rooms beside the size in %s', (language, figures) => {
  const counted = { ...property, bedrooms: 4, bathrooms: 1, parking: 0 };
  expect(titleTexts(counted, timed, language).map(({ text }) => text)).toContain(figures);
});

it('gives features a photo of their own where there are enough', () => {
  const texts = titleTexts(property, [0, 1, 2, 3].map(scene), 'en');
  expect(texts.map(({ text, start }) => [Math.floor((start ?? 0) / 4), text])).toEqual([
    [0, 'Altea'],
    [0, 'Villa Luna'],
    [1, '320 m²'],
    [2, 'Heated pool, Roof terrace'],
    [3, '€5'],
  ]);
  const unsized = titleTexts({ features: ['Sauna'] }, [0, 1, 2, 3].map(scene), 'en');
  expect(unsized.map(({ start }) => Math.floor((start ?? 0) / 4))).toEqual([1]);
});

it('shows nothing where nothing is known', () => {
  expect(titleTexts(undefined, timed, 'en')).toEqual([]);
  expect(titleTexts({}, timed, 'en')).toEqual([]);
});
