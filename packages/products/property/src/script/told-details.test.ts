import { knownFacts } from '@groundwork/film-pipeline/script/known-facts';
import { describe, expect, it } from '@jest/globals';
import {
  bathingPool,
  known,
  room,
  street,
  tenPhotos,
  wholeVilla,
} from './testing/sample-properties.js';
import { script, seeds, write } from './testing/write-script.js';

const times = (text: string, words: string) =>
  text.toLowerCase().split(words.toLowerCase()).length - 1;

describe('what the script of a property says', () => {
  it('puts title, place and price into the one sentence of one photo', async () => {
    const [said] = await write([street], { ...wholeVilla, contact: undefined }, 'en', 1);
    expect(said).toMatch(/Villa Son Vida, Palma.*€1,250,000/);
    expect(await write([], wholeVilla, 'en', 1)).toEqual([]);
  });

  it('tells price and contact in one or two photos of which nothing else is known', async () => {
    const contact = 'Anna Miller, 020 7946 0958';
    expect((await write([room], { contact }, 'en', 1))[0]).toContain(contact);
    expect((await write([room], { contact, price: '€5' }, 'en', 1))[0]).toMatch(
      /€5\b.*020 7946 0958/,
    );
    const long = { contact: `${contact}, a.miller@miller.example`, price: '€1,250,000' };
    const [first, last] = await write([room, room], long, 'en', 1);
    expect(first).toMatch(/€1,250,000/);
    expect(last).toMatch(/020 7946 0958/);
  });

  it('keeps the dots of what is written short, in a sentence and at its end', async () => {
    for (const seed of seeds) {
      const said = (await write([street, room], { price: '€ 495.000 k.k.' }, 'nl', seed)).join(' ');
      expect(said).toMatch(/€ 495\.000 k\.k\. ?(?!\.)/);
    }
  });

  it('tells rooms, price and contact in a film of two photos', async () => {
    const [first, last] = await write([street, room], wholeVilla, 'en', 1);
    expect(first).toMatch(
      /Villa Son Vida.*250 m², four bedrooms, three bathrooms and two parking spaces.*€1,250,000/i,
    );
    expect(last).toMatch(/\+34 612 34 56 78/);
  });

  it('tells features over photos that show them, those of one photo together, and no others', async () => {
    const features = ['Pool', 'Sauna', 'Orchard', 'Open kitchen', 'Kitchen island', 'Garage'];
    for (const seed of seeds) {
      const photos = [street, known('kitchen'), bathingPool, room];
      const film = await write(photos, { features }, 'en', seed);
      expect(film[1]).toMatch(/an open kitchen and a kitchen island\./i);
      expect(film[2]).toMatch(/a pool\./i);
      expect(film.join(' ')).not.toMatch(/sauna|orchard|garage/i);
    }
  });

  it('tells a place later that is too long for the opening', async () => {
    const title = 'Detached family house with a long drive at the very end of Mulberry Lane';
    const location = '12 Mulberry Lane, Upper Middleton, Kent';
    const film = await write([street, room, room, room], { title, location }, 'en', 1);
    expect(film[0]).toContain(title);
    expect(film.join(' ')).toContain(location);
  });

  it('does not say a place twice that the title says', async () => {
    const property = { title: 'Flat in Gràcia, Barcelona', location: 'Barcelona' };
    const film = await write(tenPhotos, property, 'en', 1);
    expect(times(film.join(' '), 'Barcelona')).toBe(1);
  });

  it('takes a price and a size in words as they are', async () => {
    const property = { price: 'On request', size: 'living space 120 m², plot 400 m²' };
    for (const seed of seeds.slice(0, 10)) {
      const all = (await write(tenPhotos, property, 'en', seed)).join(' ');
      expect(all).toMatch(/Price: On request\./);
      expect(all).toMatch(/Size: living space 120 m², plot 400 m²\./);
    }
  });

  it('says no price of a price that names itself', async () => {
    for (const price of ['Price on request', 'Preis auf Anfrage', 'Precio a consultar'])
      expect((await write([street], { price }, 'en', 1)).join('')).toBe(`${price}.`);
  });

  it('says figures for more rooms than it has words for, and leaves out what is none', async () => {
    const property = { bedrooms: 14, bathrooms: 0, parking: 0 };
    const all = (await write(tenPhotos, property, 'en', 1)).join(' ');
    expect(all).toMatch(/14 bedrooms/);
    expect(all).not.toMatch(/bathroom|parking/);
  });

  it('shortens what is too long at its parts, and leaves out what has none', async () => {
    const property = {
      title: `Wonderful ${'very '.repeat(30)}long title`,
      contact: `Miller & Sons, office@miller.example, ${'a'.repeat(120)}`,
      features: [`Kitchen, ${'b'.repeat(150)}`, 'c'.repeat(180)],
    };
    const film = await write([known('kitchen'), ...tenPhotos], property, 'en', 1);
    const all = film.join(' ');
    expect(film[0]).toMatch(/^[^…]*very…/);
    expect(film.at(-1)).toMatch(/Miller & Sons, office@miller\.example\.$/);
    expect(all).toMatch(/kitchen/i);
    expect(all).not.toMatch(/bbb|ccc|aaa/);
  });

  it('takes nothing of a customer’s words for its own signs', async () => {
    const property = {
      title: '  {price}\n🏠 Casa $& Sol!!! ',
      price: '€ 5',
      features: ['Pool.', 'pool', ' - Open kitchen -'],
    };
    const all = (await write([...tenPhotos, known('kitchen')], property, 'en', 3)).join(' ');
    expect(all).toMatch(/\{price\}, Casa \$& Sol/i);
    expect(times(all, 'pool')).toBe(1);
    expect(all).toMatch(/open kitchen/);
    expect(all).not.toMatch(/🏠|!|\.\./u);
  });

  it('keeps the capitals of names and of German nouns', () => {
    const told = (features: string[], language: 'en' | 'de') =>
      knownFacts({ features }, language).features.map(({ text }) => text);
    const names = ['Italian marble', 'Sonos Music system', 'TV room'];
    expect(told(names, 'en')).toEqual(names);
    expect(told(['Privater Weinberg'], 'de')).toEqual([
      expect.stringMatching(/privater Weinberg/i),
    ]);
  });

  it('writes English for languages it has not, and knows a region’s language', async () => {
    const english = await write(tenPhotos, wholeVilla, 'en', 5);
    expect(await write(tenPhotos, wholeVilla, 'sv', 5)).toEqual(english);
    const portuguese = await write(tenPhotos, wholeVilla, 'pt', 5);
    expect(await write(tenPhotos, wholeVilla, 'pt-BR', 5)).toEqual(portuguese);
  });

  it('stops for a signal', async () => {
    const input = {
      photos: [room],
      property: null,
      people: [],
      closes: false,
      language: 'en',
      seed: 1,
    };
    await expect(script.write({ ...input, signal: AbortSignal.abort() })).rejects.toThrow();
  });
});
