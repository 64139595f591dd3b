import { expect, it } from '@jest/globals';
import { bathingPool, known, room, street } from './script/testing/sample-properties.js';
import { titleTexts } from './title-texts.js';

const timeOf = (index: number) => ({
  ...{ start: index * 4, seconds: 4, speechStart: null },
  transition: { kind: 'crossfade' as const, seconds: 0.7 },
});
const house = known('facade');
const texts = (
  told: Parameters<typeof titleTexts>[0],
  photos: readonly (typeof street)[],
  film: Partial<Parameters<typeof titleTexts>[2]> = {},
) =>
  titleTexts(told, photos, {
    ...{ timed: photos.map((_, index) => timeOf(index)), closes: true },
    ...{ clear: 'bottom', language: 'en', ...film },
  });
const shownOver = (...asked: Parameters<typeof texts>) =>
  texts(...asked).map(({ text, start }) => [Math.floor((start ?? 0) / 4), text]);

const property = {
  ...{ title: 'Villa Luna', location: 'Altea', size: '320 m²', price: '€5' },
  features: ['Heated pool', 'Sauna'],
};

it('shows each fact over the photo to which it belongs, and what no photo shows over none', () => {
  const photos = [street, room, bathingPool, house, room];
  expect(shownOver(property, photos)).toEqual([
    [0, 'Altea'],
    [0, 'Villa Luna'],
    [2, 'Heated pool'],
    [3, '€5'],
    [3, '320 m²'],
  ]);
  expect(shownOver(property, photos, { clear: 'top' }).slice(0, 2)).toEqual([
    [0, 'Villa Luna'],
    [0, 'Altea'],
  ]);
});

it('counts bedrooms over a bedroom, and over no other room', () => {
  const counted = { title: 'Villa Luna', bedrooms: 4, bathrooms: 1 };
  const photos = [house, known('kitchen'), known('bedroom'), room];
  expect(shownOver(counted, photos)).toEqual([
    [0, '1 bathroom'],
    [0, 'Villa Luna'],
    [2, '4 bedrooms'],
  ]);
});

it.each([
  ['en', '320 m², 4 bedrooms, 1 bathroom'],
  ['de', '320 m², 4 Schlafzimmer, 1 Bad'],
  ['ca', '320 m², 4 habitacions, 1 bany'],
] as const)('counts rooms beside the size in %s', (language, figures) => {
  const counted = { ...property, bedrooms: 4, bathrooms: 1, parking: 0 };
  const told = texts(counted, [room, room, house, bathingPool], { language });
  expect(told.map(({ text }) => text)).toContain(figures);
});

it('shows nothing where nothing is known', () => {
  expect(texts(undefined, [house])).toEqual([]);
  expect(texts({}, [house, room])).toEqual([]);
});
