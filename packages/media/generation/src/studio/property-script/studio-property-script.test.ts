import { type PropertyDetails, voiceLanguages } from '@groundwork/contract';
import { languages } from '@groundwork/language';
import { describe, expect, it } from '@jest/globals';
import type { PhotoReading } from '../../property-ports.js';
import { mistakes } from '../script/testing/grammar-rules.js';
import { seededRandom } from '../seeded-random.js';
import { unclaimedThing } from './claimable-things.js';
import { StudioPropertyScript } from './studio-property-script.js';
import { cliches, named } from './testing/heard-claims.js';
import {
  bathingPool,
  detailsBy,
  photoBy,
  photoOf,
  room,
  street,
  unsure,
  villa,
  wholeVilla,
} from './testing/sample-properties.js';

const seeds = Array.from({ length: 13 }, (_, seed) => seed);
const script = new StudioPropertyScript();
const { signal } = new AbortController();

const write = (
  photos: readonly PhotoReading[],
  property: PropertyDetails | null,
  language: string,
  seed: number,
  people = false,
) =>
  script.write({
    ...{ photos, property, language, seed, signal },
    people: photos.map(() => people),
  });

const opening = (sentence: string) => sentence.toLowerCase().split(' ', 2).join(' ');
const times = (text: string, words: string) =>
  text.toLowerCase().split(words.toLowerCase()).length - 1;
const tenPhotos = [
  photoOf('outside', ['house'], 'bright'),
  bathingPool,
  room,
  photoOf('inside', ['window_front', 'room'], 'bright'),
  room,
  street,
  photoOf('inside', ['room'], 'dim'),
  photoOf('outside', ['garden', 'house']),
  room,
  street,
];

describe.each(voiceLanguages)('the script of a property in %s', (language) => {
  const spoken = languages[language].property;

  it('has sentences of fitting length and form for any film, none of them twice', async () => {
    const lengths: number[] = [];
    for (const seed of seeds) {
      const random = seededRandom(seed, 'films');
      const photos = Array.from({ length: 1 + random.below(30) }, () => photoBy(random));
      const property = detailsBy(random);
      const sentences = await write(photos, property, language, seed, random.next() < 0.3);
      expect(sentences).toHaveLength(photos.length);
      expect([sentences[0], sentences.at(-1)]).not.toContain('');
      const spoken = sentences.filter((sentence) => sentence !== '');
      expect(new Set(spoken).size).toBe(spoken.length);
      for (const [index, sentence] of spoken.entries()) {
        if (photos.length > 3) lengths.push(sentence.length);
        const most = photos.length > 3 ? 110 : 4 * 110;
        if (sentence.length < 15 || sentence.length > most) throw new Error(sentence);
        expect(sentence).toMatch(/^[¿]?[\p{Lu}\p{N}$€].*[.?]$/u);
        expect(sentence).not.toMatch(/[{}]|undefined|\s\s|[ ][.,]|,,|\.\.|!/);
        expect(sentence).not.toMatch(cliches[language]);
        if (index > 0) expect(opening(sentence)).not.toBe(opening(spoken[index - 1] ?? ''));
      }
    }
    const aimed = lengths.filter((length) => length >= 22 && length <= 88);
    expect(aimed.length / lengths.length).toBeGreaterThan(0.9);
  });

  it('agrees in grammar where it speaks in its own words', () => {
    const { first, bright, dim, living } = spoken;
    const looks = [
      ...[first, living].flatMap(({ any, outside, inside }) => [...any, ...outside, ...inside]),
      ...[
        spoken.any,
        bright,
        dim,
        spoken.inside,
        spoken.outside,
        spoken.windows,
        spoken.pool,
      ].flat(),
      ...[spoken.garden, spoken.sea, spoken.last].flat(),
    ];
    expect(new Set(looks).size).toBe(looks.length);
    for (const look of looks) {
      if (look.length < 55 || look.length > 90) throw new Error(`${look.length}: ${look}`);
      expect(look).not.toMatch(/\d|[.!:]/);
      expect(look).not.toMatch(mistakes[language]);
      expect(look).not.toMatch(cliches[language]);
    }
  });

  it('tells each fact once where there is room, in the order of an arc', async () => {
    for (const seed of seeds) {
      const sentences = await write(tenPhotos, wholeVilla, language, seed);
      const all = sentences.join(' ');
      for (const fact of [villa.title, villa.size, villa.price, villa.contact, ...villa.features]) {
        expect([fact, times(all, fact)]).toEqual([fact, 1]);
      }
      expect(sentences[0]).toContain('Villa Son Vida, Palma');
      expect(sentences.at(-2)).toContain(villa.price);
      expect(sentences.at(-1)).toContain(villa.contact);
      for (const rooms of [spoken.bedrooms, spoken.bathrooms]) {
        const noun = rooms.many.replace('{number} ', '');
        const at = sentences.findIndex((sentence) => sentence.includes(noun));
        expect(tenPhotos[at]?.setting).toBe('inside');
      }
      expect(all).toContain(spoken.parking.two);
      expect(sentences[1]?.toLowerCase()).toContain('private pool');
    }
  });

  it('speaks of nothing that neither the photos nor the details carry', async () => {
    const claims = named[language];
    for (const seed of seeds) {
      const random = seededRandom(seed, 'claims');
      const photos = Array.from({ length: 20 }, () => photoBy(random));
      const sentences = await write(photos, { title: 'Number Nine' }, language, seed);
      for (const [index, sentence] of sentences.entries()) {
        const seen = photos[index]?.claims ?? [];
        expect(sentence).not.toMatch(/\d/);
        expect(sentence).not.toMatch(claims.price);
        expect(sentence).not.toMatch(claims.home);
        if (!seen.includes('pool')) expect(sentence).not.toMatch(claims.pool);
        if (!seen.includes('pool') && !seen.includes('sea')) {
          expect(sentence).not.toMatch(claims.water);
        }
        if (!seen.includes('garden')) expect(sentence).not.toMatch(claims.green);
      }
    }
  });

  it('names nothing in a photo of which nothing is sure, whatever it looks like', async () => {
    const invented: string[] = [];
    for (const seed of seeds) {
      const random = seededRandom(seed, 'unsure');
      const photos = Array.from({ length: 1 + random.below(20) }, () => unsure(photoBy(random)));
      for (const people of [false, true]) {
        for (const sentence of await write(photos, null, language, seed, people)) {
          const thing = unclaimedThing(sentence, [], '');
          if (thing !== null) invented.push(`${thing}: ${sentence}`);
        }
      }
    }
    expect(invented).toEqual([]);
  });

  it('names in a photo no more than its claims', async () => {
    const invented: string[] = [];
    for (const seed of seeds) {
      const random = seededRandom(seed, 'sure');
      const photos = Array.from({ length: 20 }, () => photoBy(random));
      for (const [index, sentence] of (await write(photos, null, language, seed)).entries()) {
        const thing = unclaimedThing(sentence, photos[index]?.claims ?? [], '');
        if (thing !== null) invented.push(`${thing}: ${sentence}`);
      }
    }
    expect(invented).toEqual([]);
  });

  it('is silent over every second picture of which nothing is sure, rather than say nothing', async () => {
    for (const seed of seeds.slice(0, 5)) {
      const photos = Array.from({ length: 12 }, () => unsure(room));
      const sentences = await write(photos, null, language, seed);
      expect(sentences.map((said) => said !== '')).toEqual([
        ...[true, false, true, false, true, false, true, false, true, false, true, true],
      ]);
    }
  });

  it('spreads what it has to say over thirty pictures of which nothing is sure', async () => {
    for (const seed of seeds.slice(0, 5)) {
      const photos = Array.from({ length: 30 }, () => unsure(room));
      const sentences = await write(photos, null, language, seed);
      const spoken = sentences.filter((said) => said !== '');
      expect(new Set(spoken).size).toBe(spoken.length);
      expect(spoken.length).toBeGreaterThan(9);
      for (const [index] of sentences.entries()) {
        expect(sentences.slice(index, index + 3).join('')).not.toBe('');
      }
    }
  });

  it('tells all that it was told, however many photos there are', async () => {
    const photos = Array.from({ length: 30 }, () => unsure(room));
    const all = (await write(photos, wholeVilla, language, 1)).join(' ').toLowerCase();
    for (const fact of [villa.title, villa.location, villa.size, villa.price, villa.contact]) {
      expect(all).toContain(fact.toLowerCase());
    }
    for (const feature of villa.features) expect(all).toContain(feature.toLowerCase());
  });

  it('names the water where a photo between first and last shows it', async () => {
    for (const seed of seeds) {
      const sea = photoOf('outside', ['sea', 'house']);
      const sentences = await write([street, bathingPool, room, sea, room], null, language, seed);
      expect(sentences[1]).toMatch(
        new RegExp(`${named[language].pool.source}|${named[language].water.source}`, 'iu'),
      );
      expect(sentences[3]).toMatch(named[language].water);
    }
  });

  it('is the same for a seed and another for others', async () => {
    const films = new Set<string>();
    for (const seed of seeds) {
      const film = await write(tenPhotos, wholeVilla, language, seed);
      expect(await write(tenPhotos, wholeVilla, language, seed)).toEqual(film);
      films.add(film.join('\n'));
    }
    expect(films.size).toBe(seeds.length);
  });
});

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
      for (const feature of features) expect(all).toMatch(new RegExp(`${feature}(?!\\d)`));
    }
  });

  it('tells price and contact in one or two photos of which nothing else is known', async () => {
    const contact = 'Anna Miller, 020 7946 0958';
    expect((await write([room], { contact }, 'en', 1))[0]).toContain(contact);
    expect((await write([room], { contact, price: '€5' }, 'en', 1))[0]).toMatch(/price is €5/);
    const long = { contact: `${contact}, a.miller@miller.example`, price: '€1,250,000' };
    expect((await write([room, room], long, 'en', 1))[0]).toMatch(/price .*€1,250,000/);
  });

  it('tells rooms, price and contact in a film of two photos', async () => {
    const [first, last] = await write([street, room], wholeVilla, 'en', 1);
    expect(first).toMatch(/Villa Son Vida.*four bedrooms, three bathrooms and two parking spaces/);
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
        if (count > 1) for (const one of villa.features) expect(all).toContain(one.toLowerCase());
        if (count < 4) expect(all).not.toMatch(/you have seen most|one picture after another/);
      }
    }
  });

  it('tells a place later that is too long for the opening', async () => {
    const title = 'Detached family house with a long drive at the very end of Mulberry Lane';
    const location = '12 Mulberry Lane, Upper Middleton, Kent';
    const film = await write([street, room, room, room], { title, location }, 'en', 1);
    expect(film[0]).toContain(title);
    expect(film.slice(1, -1).join(' ')).toContain(location);
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
    const features = ['Italian marble', 'Smart Home system', 'Privater Garten', 'TV room'];
    const english = (await write(tenPhotos, { features }, 'en', 1)).join(' ');
    expect(english).toMatch(/Italian marble/);
    expect(english).toMatch(/Smart Home system/);
    expect(english).toMatch(/TV room/);
    const german = (await write(tenPhotos, { features: ['Privater Garten'] }, 'de', 1)).join(' ');
    expect(german).toMatch(/: privater Garten/);
  });

  it('speaks of living there only in films with people', async () => {
    const living = languages.en.property.living;
    const frames = [...living.any, ...living.inside, ...living.outside];
    const heard = async (people: boolean) => {
      const films = await Promise.all(
        seeds.map((seed) => write(tenPhotos, null, 'en', seed, people)),
      );
      return films.flat().filter((said) => frames.includes(said.slice(0, -1))).length;
    };
    expect(await heard(false)).toBe(0);
    expect(await heard(true)).toBeGreaterThan(3 * seeds.length);
  });

  it('writes English for languages it has not, and knows a region’s language', async () => {
    const english = await write(tenPhotos, wholeVilla, 'en', 5);
    expect(await write(tenPhotos, wholeVilla, 'nl', 5)).toEqual(english);
    const portuguese = await write(tenPhotos, wholeVilla, 'pt', 5);
    expect(await write(tenPhotos, wholeVilla, 'pt-BR', 5)).toEqual(portuguese);
  });

  it('stops for a signal', async () => {
    const input = { photos: [room], property: null, people: [], language: 'en', seed: 1 };
    await expect(script.write({ ...input, signal: AbortSignal.abort() })).rejects.toThrow();
  });
});
