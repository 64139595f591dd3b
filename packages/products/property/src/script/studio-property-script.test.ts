import { voiceLanguages } from '@groundwork/contract/catalogues/voices';
import { seededRandom } from '@groundwork/imaging/seeded-random';
import { languages } from '@groundwork/words';
import { reviewOf } from '@groundwork/words/testing/review';
import { describe, expect, it } from '@jest/globals';
import { unclaimedThing } from './remote-property-script.js';
import {
  bathingPool,
  detailsBy,
  photoBy,
  photoOf,
  room,
  street,
  tenPhotos,
  unsure,
  villa,
  wholeVilla,
} from './testing/sample-properties.js';
import { seeds, write } from './testing/write-script.js';

const opening = (sentence: string) => sentence.toLowerCase().split(' ', 2).join(' ');
const times = (text: string, words: string) =>
  text.toLowerCase().split(words.toLowerCase()).length - 1;

describe.each(voiceLanguages)('the script of a property in %s', (language) => {
  const { property: spoken } = languages[language];
  const review = reviewOf(language);
  const { banned, named } = review.property;
  const { private_pool, underfloor_heating, roof_terrace } = languages[language].features.kinds;
  const told = [private_pool, underfloor_heating, roof_terrace].map(([said]) => said);

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
        expect(sentence).not.toMatch(banned);
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
      expect(look).not.toMatch(review.grammar.mistakes);
      expect(look).not.toMatch(banned);
    }
  });

  it('tells each fact once where there is room, in the order of an arc', async () => {
    for (const seed of seeds) {
      const sentences = await write(tenPhotos, wholeVilla, language, seed);
      const all = sentences.join(' ');
      for (const fact of [villa.title, villa.size, villa.price, villa.contact, ...told]) {
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
      expect(sentences[1]).toContain(private_pool[0]);
    }
  });

  it('speaks of nothing that neither the photos nor the details carry', async () => {
    for (const seed of seeds) {
      const random = seededRandom(seed, 'claims');
      const photos = Array.from({ length: 20 }, () => photoBy(random));
      const sentences = await write(photos, { title: 'Number Nine' }, language, seed);
      for (const [index, sentence] of sentences.entries()) {
        const seen = photos[index]?.claims ?? [];
        expect(sentence).not.toMatch(/\d/);
        expect(sentence).not.toMatch(named.price);
        expect(sentence).not.toMatch(named.home);
        if (!seen.includes('pool')) expect(sentence).not.toMatch(named.pool);
        if (!seen.includes('pool') && !seen.includes('sea')) {
          expect(sentence).not.toMatch(named.water);
        }
        if (!seen.includes('garden')) expect(sentence).not.toMatch(named.green);
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
          const thing = unclaimedThing(sentence, language, [], '');
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
        const thing = unclaimedThing(sentence, language, photos[index]?.claims ?? [], '');
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
    for (const feature of told) expect(all).toContain(feature.toLowerCase());
  });

  it('names the water where a photo between first and last shows it', async () => {
    for (const seed of seeds) {
      const sea = photoOf('outside', ['sea', 'house']);
      const sentences = await write([street, bathingPool, room, sea, room], null, language, seed);
      expect(sentences[1]).toMatch(new RegExp(`${named.pool.source}|${named.water.source}`, 'iu'));
      expect(sentences[3]).toMatch(named.water);
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
