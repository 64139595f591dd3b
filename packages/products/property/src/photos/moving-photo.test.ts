import { expect, it } from '@jest/globals';
import { movingPhoto } from '../compose-storyboard.js';
import type { PhotoReading } from '../property-ports.js';

const reading: PhotoReading = {
  ...{
    setting: 'outside',
    focus: { x: 0.5, y: 0.5 },
    kind: null,
    time: null,
  },
  claims: ['outside', 'sea', 'house'],
};
const people = {
  ...{ imageKey: 'i', mapKey: 'm' },
  ...{ rows: { top: 0.3, bottom: 1 }, columns: { left: 0.4, right: 0.6 } },
};

it.each([
  ['living-property', reading, people, 'living', 'a property seen from outside: a house, the sea'],
  [
    'living-property',
    { ...reading, claims: ['outside'] },
    null,
    'living',
    /^a property seen from outside$/,
  ],
  ['living-property', { ...reading, claims: [] }, null, 'living', 'a property'],
  ['narrated-slideshow', reading, null, 'photo', /outside: a house/],
] as const)(
  'a photo of a %s is described to a provider as it was read',
  (film, read, shown, kind, shows) => {
    expect(movingPhoto(film, { reading: read }, shown)).toEqual({
      kind,
      shows: typeof shows === 'string' ? shows : expect.stringMatching(shows),
      people: shown !== null,
    });
  },
);
