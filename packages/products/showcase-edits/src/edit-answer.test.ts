import { describe, expect, it } from '@jest/globals';
import { answerOfEdit } from './edit-answer.js';
import { roomsInNames } from './photo-rooms.js';
import type { Edit, Recipe } from './recipe.js';
import { historyOf, labelledBy } from './showcase-label.js';

const edit = (prompt: string): Edit => ({
  prompt,
  dominant_color: null,
  font: null,
  language: null,
});
const source: Recipe = {
  template: { kind: 'built_in', id: 'minimalist' },
  values: { price: '€ 895,000', size: '142 m²', bedrooms: 4 },
  language: 'en',
  images: { main: 'a', supporting: ['b', 'c', 'd'], logo: 'l' },
  edits: [],
  sample: false,
};
const answer = (prompt: string, change: Partial<Recipe> = {}) =>
  answerOfEdit({ ...source, ...change }, edit(prompt));

describe('what an edit answers', () => {
  it.each([
    ['price € 699,000', ['price']],
    ['3 bedrooms instead of 4', ['bedrooms']],
    ['add a sold badge', ['badge']],
    ['price to the top left', ['price']],
    ['logo top left', ['logo']],
    ['swap photos 2 and 3', ['photos']],
    ['remove the small photos', ['photos']],
    ['replace photo 2 with https://example.com/a.jpg', ['photos']],
    ['make the sky bluer', ['photo_regions']],
    ['make it night', ['daytime', 'colors']],
    ['warmer', ['photo_tone']],
    ['in Spanish', ['language']],
  ])('"%s" changes %j', (prompt, changed) => {
    const { answer: answered, changesAnything } = answer(prompt);
    expect([answered.changed, answered.not_possible, changesAnything]).toEqual([changed, [], true]);
  });

  it.each([
    [
      'un poco más de luz y el precio más grande',
      ['photo brighter, a little', 'price 20 % larger'],
    ],
    ['foto 3 como principal', ['photo 3 as the main photo']],
    ['cielo più azzurro, al tramonto', ['sky bluer', 'photo at sunset']],
    ['fundo preto e portas abertas', ['badge open house', 'background in #111111']],
    ['menos contraste', ['less contrast']],
  ])('"%s" is told as a person would: %j', (prompt, told) => {
    const { answer: answered } = answer(prompt);
    expect(answered.understood).toEqual(told);
  });

  it('does in part what is possible in part, and says what is not', () => {
    const { answer: answered } = answer('add a sold badge. remove the car. swap photos 2 and 9');
    expect(answered.changed).toEqual(['badge']);
    expect(answered.not_possible.map(({ why }) => why)).toEqual([
      expect.stringMatching(/4 photos/),
      expect.stringMatching(/image engine/),
    ]);
  });

  it.each([
    '3 bedrooms instead of 3',
    'price € 895,000',
    'redo',
    'swap the main photo with the kitchen',
    'replace photo 7 with https://example.com/a.jpg',
  ])('"%s" changes nothing and says why', (prompt) => {
    const { answer: answered, changesAnything } = answer(prompt, {
      values: { ...source.values, bedrooms: 3 },
    });
    expect([answered.changed, changesAnything]).toEqual([[], false]);
    expect(answered.not_possible).toHaveLength(1);
  });

  it('finds a photo by its room where the name of its file tells it, wherever edits have put it', () => {
    const of = (...names: string[]) =>
      roomsInNames(names.map((name) => `https://example.com/photos/${name}`));
    const rooms = of('IMG_1.jpg', 'Haus-Kueche.jpg', 'salon-2.webp', 'bedroom.jpg?w=900');
    expect(rooms).toEqual({ kitchen: 1, livingRoom: 2, bedroom: 3 });
    expect(of('kitchen-1.jpg', 'kitchen-2.jpg', 'a.jpg')).toEqual({});
    const named = { images: { ...source.images, rooms } };
    const answered = answer('swap the main photo with the kitchen', named);
    expect(answered.answer).toMatchObject({ changed: ['photos'], not_possible: [] });
    const orderAfter = (...prompts: string[]) =>
      historyOf(labelledBy({ ...source, ...named, edits: prompts.map(edit) }), 4).adjustments.photos
        .order;
    expect(orderAfter('swap the main photo with the kitchen')).toEqual([1, 0]);
    // The kitchen stands in the third place by then.
    expect(orderAfter('swap photos 2 and 3', 'make the kitchen the main photo')).toEqual([1, 2, 0]);
    const garden = { images: { ...source.images, rooms: of('IMG_1.jpg', 'piscina.jpg') } };
    expect(answer('use the pool picture as the main one', garden).answer.changed).toEqual([
      'photos',
    ]);
    const unknown = answer('make the terrace the main photo', named);
    expect(unknown.answer.not_possible[0]?.way_out).toMatch(/by its number/);
    expect(unknown.changesAnything).toBe(false);
  });

  it('names the photos that its words bring, of places that are there', () => {
    const one = 'https://example.com/a.jpg?w=1&h=2';
    const { photos } = answer(
      `replace the main photo with ${one}. replace photo 9 with https://example.com/b.jpg`,
    );
    expect(photos).toEqual([one]);
  });

  it('says of a photo that was not fetched that it is not there', () => {
    const prompt = 'replace the main photo with https://example.com/a.jpg';
    const answered = answerOfEdit(source, { ...edit(prompt), photos: {} });
    expect(answered.changesAnything).toBe(false);
    expect(answered.answer.not_possible[0]?.why).toMatch(/not fetched/);
  });

  it('knows which regions no photo shows, unless the edit brings another photo', () => {
    const asked = (prompt: string) => answerOfEdit(source, edit(prompt), ['sky']);
    const answered = asked('make the sky bluer');
    expect(answered.changesAnything).toBe(false);
    expect(answered.answer.not_possible[0]?.why).toMatch(/No photo of this showcase shows sky/);
    expect(asked('greener grass and a bluer sky').answer).toMatchObject({
      changed: ['photo_regions'],
      not_possible: [{ what: expect.stringMatching(/sky/) }],
    });
    const url = 'https://example.com/a.jpg';
    expect(asked(`make the sky bluer. replace photo 2 with ${url}`).answer.not_possible).toEqual(
      [],
    );
  });

  it('tells what an undo brings back', () => {
    const { answer: answered } = answer('undo', {
      edits: [edit('price € 1'), edit('add a sold badge')],
    });
    expect(answered).toEqual({
      understood: ['the last edit undone'],
      not_possible: [],
      changed: ['badge'],
    });
  });

  it('counts what an engine did in the photo', () => {
    const done = answerOfEdit(source, { ...edit('remove the car'), in_photo: ['remove the car'] });
    expect(done.answer).toMatchObject({ not_possible: [], changed: ['photo_content'] });
    expect(done.changesAnything).toBe(true);
  });
});
