import { expect, it } from '@jest/globals';
import { bathingPool, known, room, street } from './script/testing/sample-properties.js';
import { titleTexts } from './title-texts.js';

const time = (index: number) => ({
  ...{ start: index * 4, seconds: 4, speechStart: null },
  transition: { kind: 'crossfade' as const, seconds: 0.7 },
});
const house = known('facade');
const scenesOf = (...readings: readonly (typeof street)[]) =>
  readings.map((reading, index) => ({ reading, time: time(index) }));
const shownOver = (told: ReturnType<typeof titleTexts>) =>
  told.map(({ text, start }) => [Math.floor((start ?? 0) / 4), text]);

const property = {
  ...{ title: 'Villa Luna', location: 'Altea', size: '320 m²', price: '€5' },
  features: ['Heated pool'],
};

it('shows each fact over the photo to which it belongs, wherever that stands', () => {
  const photos = scenesOf(street, room, bathingPool, house, room);
  expect(shownOver(titleTexts(property, photos, 'en'))).toEqual([
    [0, 'Altea'],
    [0, 'Villa Luna'],
    [2, 'Heated pool'],
    [3, '320 m²'],
    [4, '€5'],
  ]);
  expect(shownOver(titleTexts(property, photos.toReversed(), 'en'))).toContainEqual([
    2,
    'Heated pool',
  ]);
});

it('counts bedrooms over a bedroom', () => {
  const counted = { title: 'Villa Luna', bedrooms: 4, bathrooms: 1 };
  const photos = scenesOf(house, known('kitchen'), known('bedroom'), room);
  expect(shownOver(titleTexts(counted, photos, 'en'))).toContainEqual([2, '4 bedrooms']);
});

it.each([
  ['en', '320 m², 4 bedrooms, 1 bathroom'],
  ['de', '320 m², 4 Schlafzimmer, 1 Bad'],
  ['ca', '320 m², 4 habitacions, 1 bany'],
] as const)('counts rooms beside the size in %s', (language, figures) => {
  const counted = { ...property, bedrooms: 4, bathrooms: 1, parking: 0 };
  const told = titleTexts(counted, scenesOf(room, room, house, bathingPool), language);
  expect(told.map(({ text }) => text)).toContain(figures);
});

it('shows nothing where nothing is known', () => {
  expect(titleTexts(undefined, scenesOf(house), 'en')).toEqual([]);
  expect(titleTexts({}, scenesOf(house, room), 'en')).toEqual([]);
});
