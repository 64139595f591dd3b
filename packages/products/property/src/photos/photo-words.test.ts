import { photoKinds } from '@groundwork/words/photo-kinds';
import { knownFromWords } from '@groundwork/words/photo-words';
import { describe, expect, it } from '@jest/globals';
import type { PhotoReading } from '../property-ports.js';
import { contradicts, withKnown } from './photo-kind.js';

describe('the words of a photo', () => {
  it.each([
    ['Kitchen', 'kitchen'],
    ['kueche 2', 'kitchen'],
    ['Blick ins Wohnzimmer', 'living_room'],
    ['Master bedroom with balcony', 'bedroom'],
    ['dormitorio principal', 'bedroom'],
    ['salle de bains', 'bathroom'],
    ['sala da pranzo', 'dining_room'],
    ['sala de jantar', 'dining_room'],
    ['cuina oberta', 'kitchen'],
    ['Bad', 'bathroom'],
    ['bad 2', 'bathroom'],
    ['garden view', 'view'],
    ['Views over the city and the harbour', 'view'],
    ['vistas al mar', 'view'],
    ['vue sur le jardin', 'view'],
    ['Grundriss Erdgeschoss', 'floor_plan'],
    ['pool1', 'pool'],
    ['Außenansicht', 'facade'],
    ['vista aérea', 'aerial'],
    ['garden from the balcony', 'garden'],
    ['Garten von der Terrasse', 'garden'],
    ['view from the stairs', 'view'],
    ['office block behind trees', 'facade'],
  ] as const)('"%s" name a %s', (words, kind) => {
    expect(knownFromWords(words).kind).toBe(kind);
  });

  it.each([
    ['pool at night', 'pool', 'night'],
    ['Terrasse bei Nacht', 'terrace', 'night'],
    ['fachada al atardecer', 'facade', 'dusk'],
    ['evening', null, 'dusk'],
  ] as const)('"%s" name a time of day too', (words, kind, time) => {
    expect(knownFromWords(words)).toEqual({ kind, time });
  });

  it.each([
    'IMG 4711',
    'a1b2c3d4 e5f6 7890 abcd ef0123456789',
    'OLYMPUS DIGITAL CAMERA',
    'view 1',
    'carpool',
    'Bad Homburg',
    'house with kitchen, garden and pool',
    'exterior with pool',
    'Buena Vista',
    'isthmus from stairs',
    'vistas desde la terraza',
    'valley village with a lake from above',
    '',
  ])('"%s" tell of no one thing', (words) => {
    expect(knownFromWords(words)).toEqual({ kind: null, time: null });
  });
});

describe('a photo of a known kind', () => {
  const outside: PhotoReading = {
    ...{ setting: 'outside', claims: ['outside', 'house'] },
    ...{ kind: null, time: null, focus: { x: 0.5, y: 0.5 } },
  };

  it('claims the kind and what is always true of it, and nothing that can’t be', () => {
    expect(withKnown(outside, { kind: 'kitchen', time: null })).toMatchObject({
      ...{ setting: 'inside', kind: 'kitchen', claims: ['kitchen', 'inside', 'room'] },
    });
    expect(withKnown(outside, { kind: 'pool', time: 'night' })).toMatchObject({
      ...{ setting: 'outside', claims: ['pool', 'night', 'outside', 'house'] },
    });
    expect(withKnown(outside, { kind: null, time: null })).toEqual(outside);
  });

  it('loses what was claimed of the kind that it was seen as', () => {
    const seen = withKnown({ ...outside, claims: [] }, { kind: 'bedroom', time: null });
    expect(seen.claims).toEqual(['bedroom', 'inside', 'room']);
    expect(withKnown(seen, { kind: 'hall', time: null }).claims).toEqual(['hall']);
    expect(withKnown(seen, { kind: null, time: null }).claims).toEqual(seen.claims);
  });

  it('follows from every kind that has one', () => {
    const never = photoKinds.filter((kind) => contradicts(kind, ['outside']));
    expect(never).toEqual(expect.arrayContaining(['kitchen', 'bedroom', 'floor_plan']));
    expect(contradicts('garden', ['inside'])).toBe(true);
    expect(contradicts('pool', ['inside'])).toBe(false);
  });
});
