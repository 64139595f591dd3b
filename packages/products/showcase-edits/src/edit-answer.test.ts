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
      ['foto más clara, un poco', 'precio 20 % más grande'],
    ],
    ['foto 3 wird das Hauptbild', ['Foto 3 als Hauptbild']],
    ['cielo più azzurro, al tramonto', ['cielo più azzurro', 'foto al tramonto']],
    ['fundo preto e portas abertas', ['etiqueta Visita aberta', 'fundo em #111111']],
    ['less contrast', ['less contrast']],
  ])('"%s" is told as a person would, in its language: %j', (prompt, told) => {
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
    '2 full baths and 1 half bath, logo bigger',
    'por debajo de 450.000 €. logo más grande',
    'logo bigger. rebuild cost $540,000',
  ])('writes no figure while other words are not understood: %s', (prompt) => {
    const { answer: answered, isWhole } = answer(prompt);
    expect([answered.changed, answered.changes, isWhole]).toEqual([['logo'], [], false]);
    const reasons = answered.not_possible.map(({ why }) => why);
    expect(reasons).toEqual([expect.anything(), answered.not_possible.at(-1)?.why]);
  });

  it.each([
    'logo bigger, mark it sold if the deal closes',
    'logo bigger, reserved (deposit pending)',
    'logo bigger, the flat upstairs is sold',
    'Logo größer, verkauft, falls der Notartermin klappt',
    'logo plus grand, mets vendu si la vente se fait',
    'logo más grande, pon vendido si firman mañana',
  ])('sets no status while other words are not understood: %s', (prompt) => {
    const { answer: answered, isWhole } = answer(prompt);
    expect([answered.changed, isWhole]).toEqual([['logo'], false]);
  });

  it.each(['the house is sold', 'Wohnung verkauft', 'casa venduta', 'la maison est vendue'])(
    'sets the status of the home itself: %s',
    (prompt) => {
      const { answer: answered, isWhole } = answer(prompt);
      expect([answered.changed, isWhole]).toEqual([['badge'], true]);
    },
  );

  it.each(['hide the label', 'it is not new anymore', 'entferne das Banner'])(
    'takes a label that is a status for the badge: %s',
    (prompt) => {
      const values = { ...source.values, label: 'New listing' };
      expect(answer(prompt, { values }).answer.changed).toEqual(['label']);
      expect(answer('no longer reserved', { values }).answer.changed).toEqual([]);
      const named = { ...source.values, label: 'Villa Sol' };
      expect(answer('remove the badge', { values: named }).answer.changed).toEqual([]);
    },
  );

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
      changes: [{ field: 'badge', from: 'Sold', to: null }],
    });
  });

  it('gives the old and the new value of each text that changes', () => {
    const { answer: answered, isWhole } = answer('price € 799,000 and 3 bedrooms. hide the size');
    expect(isWhole).toBe(true);
    expect(answered.changes).toEqual([
      { field: 'price', from: '€ 895,000', to: '€ 799,000' },
      { field: 'size', from: '142 m²', to: null },
      { field: 'bedrooms', from: 4, to: 3 },
    ]);
  });

  it.each([
    ['Der Preis sinkt um 20.000 €', /kann die Änderung sein/, /„Preis …“/],
    ['gastos de comunidad 120 €', /no tiene lugar/, /«precio …»/],
    ['la caution est de 2 400 €', /pas de place/, /« prix … »/],
  ])(
    'says in the language of the prompt why a figure is not written: %s',
    (prompt, why, wayOut) => {
      const { answer: answered, changesAnything, isSurelyPartial } = answer(prompt);
      expect([changesAnything, isSurelyPartial]).toEqual([false, true]);
      expect(answered.not_possible).toMatchObject([
        { why: expect.stringMatching(why), way_out: expect.stringMatching(wayOut) },
      ]);
    },
  );

  it('has one status: a new one takes the place of that of the label', () => {
    const listed = {
      template: { kind: 'built_in', id: 'magazine' },
      values: { ...source.values, label: 'Reserved' },
    } as const;
    expect(answer('mark it as sold', listed).answer.changes).toEqual([
      { field: 'label', from: 'Reserved', to: null },
      { field: 'badge', from: null, to: 'Sold' },
    ]);
    const forSale = { ...listed, values: { ...listed.values, label: 'En venta' } };
    expect(answer('pon Vendido', forSale).answer.changes).toContainEqual({
      field: 'label',
      from: 'En venta',
      to: null,
    });
    const edits = [edit('add a sold badge')];
    expect(
      answer('rename the label Reserved to New', { ...listed, edits }).answer.changed,
    ).toContain('label');
  });

  it('removes a label by its kind, whatever reason is given', () => {
    const values = { ...source.values, label: 'New' };
    const words = "remove the New label, it's been on the market for weeks";
    const { answer: answered, isWhole } = answer(words, { values });
    expect(answered.changes).toEqual([{ field: 'label', from: 'New', to: null }]);
    expect(isWhole).toBe(true);
  });

  it.each([
    ['cambia la foto principal por la cocina', 'foto “cocina” como principal'],
    ['das Küchenfoto als Hauptbild', 'Foto “Küche” als Hauptbild'],
  ])('names a room in the language of the prompt: %s', (words, told) => {
    expect(answer(words).answer.understood).toEqual([told]);
  });

  it('tells what the finished image shows otherwise than it was asked', () => {
    const otherwise = { colors: { text: '#595959' }, hasPriceStayed: true };
    const words = 'text in white and price to the top left';
    const { answer: answered } = answerOfEdit(source, edit(words), [], otherwise);
    expect(answered.not_possible.map(({ what, why }) => [what, why])).toEqual([
      ['price top left', expect.stringContaining('no room')],
      ['text in #ffffff', expect.stringContaining('shown as #595959')],
    ]);
    expect(answered.changed).toEqual(expect.arrayContaining(['colors', 'price']));
  });

  it('tells what is left over without the marks around it', () => {
    const { answer: answered } = answer('logo bigger, and; blorf the ceiling, rest stays');
    expect(answered.not_possible.map(({ what }) => what)).toEqual(['blorf the ceiling']);
  });

  it('counts what an engine did in the photo', () => {
    const done = answerOfEdit(source, { ...edit('remove the car'), in_photo: ['remove the car'] });
    expect(done.answer).toMatchObject({ not_possible: [], changed: ['photo_content'] });
    expect(done.changesAnything).toBe(true);
  });
});
