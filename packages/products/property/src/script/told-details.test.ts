import { describe, expect, it } from '@jest/globals';
import { room, street, tenPhotos, villa, wholeVilla } from './testing/sample-properties.js';
import { script, seeds, write } from './testing/write-script.js';

const times = (text: string, words: string) =>
  text.toLowerCase().split(words.toLowerCase()).length - 1;

describe('what the script of a property says', () => {
  it('puts title, place and price into the one sentence of one photo', async () => {
    const [said] = await write([street], { ...wholeVilla, contact: undefined }, 'en', 1);
    expect(said).toMatch(/Villa Son Vida, Palma.*€1,250,000/);
    expect(await write([], wholeVilla, 'en', 1)).toEqual([]);
  });

  it('tells every feature of a long film, though there are more than ways to say them', async () => {
    const features = Array.from({ length: 12 }, (_, index) => `feature number ${index + 1}`);
    const photos = Array.from({ length: 30 }, () => room);
    for (const seed of seeds) {
      const all = (await write(photos, { features }, 'en', seed)).join(' ');
      for (const feature of features) expect(all).toMatch(new RegExp(`${feature}(?!\\d)`, 'i'));
    }
  });

  it('tells price and contact in one or two photos of which nothing else is known', async () => {
    const contact = 'Anna Miller, 020 7946 0958';
    expect((await write([room], { contact }, 'en', 1))[0]).toContain(contact);
    expect((await write([room], { contact, price: '€5' }, 'en', 1))[0]).toMatch(
      /€5\b.*020 7946 0958/,
    );
    const long = { contact: `${contact}, a.miller@miller.example`, price: '€1,250,000' };
    expect((await write([room, room], long, 'en', 1))[1]).toMatch(/€1,250,000.*020 7946 0958/);
  });

  it('keeps the dots of what is written short, in a sentence and at its end', async () => {
    for (const seed of seeds) {
      const said = (await write([street, room], { price: '€ 495.000 k.k.' }, 'nl', seed)).join(' ');
      expect(said).toMatch(/€ 495\.000 k\.k\. ?(?!\.)/);
    }
  });

  it('tells rooms, price and contact in a film of two photos', async () => {
    const [first, last] = await write([street, room], wholeVilla, 'en', 1);
    expect(first).toMatch(/Villa Son Vida.*four bedrooms, three bathrooms and two parking spaces/i);
    expect(last).toMatch(/€1,250,000.*\+34 612 34 56 78/);
  });

  it('tells what it was told in a film of one to four photos, before any farewell', async () => {
    const { contact: _, ...unlisted } = villa;
    const property = { ...unlisted, parking: 0, features: [...villa.features] };
    for (const count of [1, 2, 3, 4]) {
      const photos = Array.from({ length: count }, () => room);
      for (const seed of seeds) {
        const film = await write(photos, property, 'en', seed);
        expect(film).not.toContain('');
        const all = film.join(' ').toLowerCase();
        for (const fact of [villa.title, villa.location, villa.size, villa.price]) {
          expect(all).toContain(fact.toLowerCase());
        }
        expect(all).toContain('four bedrooms and three bathrooms');
        const told = ['a private pool', 'underfloor heating', 'a roof terrace'];
        if (count > 1) for (const one of told) expect(all).toContain(one);
        if (count < 4) expect(all).not.toMatch(/you have seen most|one picture after another/);
      }
    }
  });

  it('tells every feature in a film of three to six photos, never more than a few things over one', async () => {
    const features = ['Pool', 'Sauna', 'Lift', 'Orchard', 'Wine cellar', 'Garage', 'Fireplace'];
    const said = ['pool', 'sauna', 'lift', 'orchard', 'wine cellar', 'garage', 'fireplace'];
    for (const count of [3, 4, 5, 6]) {
      for (const seed of seeds) {
        const photos = Array.from({ length: count }, () => room);
        const film = await write(photos, { ...wholeVilla, features }, 'en', seed);
        for (const feature of said) expect(film.join(' ').toLowerCase()).toContain(feature);
        for (const scene of film)
          expect(scene.split(/[.?] /u).length).toBeLessThanOrEqual(count < 4 ? 5 : 4);
      }
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
      expect(all).toMatch(/: On request\./);
      expect(all).toMatch(/: living space 120 m², plot 400 m²\./);
    }
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
    const film = await write(tenPhotos, property, 'en', 1);
    const all = film.join(' ');
    expect(film[0]).toMatch(/^[^…]*very…/);
    expect(film.at(-1)).toMatch(/Miller & Sons, office@miller\.example\.$/);
    expect(all).toMatch(/kitchen/);
    expect(all).not.toMatch(/bbb|ccc|aaa/);
  });

  it('takes nothing of a customer’s words for its own signs', async () => {
    const property = {
      title: '  {price}\n🏠 Casa $& Sol!!! ',
      price: '€ 5',
      features: ['Sauna.', 'sauna', ' - Wine cellar -'],
    };
    const all = (await write(tenPhotos, property, 'en', 3)).join(' ');
    expect(all).toMatch(/\{price\}, Casa \$& Sol/i);
    expect(times(all, 'sauna')).toBe(1);
    expect(all).toMatch(/wine cellar/);
    expect(all).not.toMatch(/🏠|!|\.\./u);
  });

  it('keeps the capitals of names and of German nouns', async () => {
    const features = ['Italian marble', 'Sonos Music system', 'Privater Weinberg', 'TV room'];
    const english = (await write(tenPhotos, { features }, 'en', 1)).join(' ');
    expect(english).toMatch(/Italian marble/);
    expect(english).toMatch(/Sonos Music system/);
    expect(english).toMatch(/TV room/);
    const german = (await write(tenPhotos, { features: ['Privater Weinberg'] }, 'de', 1)).join(' ');
    expect(german).toMatch(/privater Weinberg/i);
  });

  it('writes English for languages it has not, and knows a region’s language', async () => {
    const english = await write(tenPhotos, wholeVilla, 'en', 5);
    expect(await write(tenPhotos, wholeVilla, 'sv', 5)).toEqual(english);
    const portuguese = await write(tenPhotos, wholeVilla, 'pt', 5);
    expect(await write(tenPhotos, wholeVilla, 'pt-BR', 5)).toEqual(portuguese);
  });

  it('stops for a signal', async () => {
    const input = { photos: [room], property: null, people: [], language: 'en', seed: 1 };
    await expect(script.write({ ...input, signal: AbortSignal.abort() })).rejects.toThrow();
  });
});
