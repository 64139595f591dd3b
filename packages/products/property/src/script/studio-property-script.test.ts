import { voiceLanguages } from '@groundwork/contract/catalogues/voices';
import { seededRandom } from '@groundwork/imaging/seeded-random';
import { languages } from '@groundwork/words';
import { photoKinds } from '@groundwork/words/photo-kinds';
import { reviewOf } from '@groundwork/words/testing/review';
import { describe, expect, it } from '@jest/globals';
import { unclaimedThing } from './remote-property-script.js';
import {
  bathingPool,
  detailsBy,
  known,
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
/** A house as customers send it, each room surely seen. */
const rooms = (
  ['facade', 'living_room', 'kitchen', 'bedroom', 'bathroom', 'pool', 'garden'] as const
)
  .map(known)
  .concat(unsure(street));

describe.each(voiceLanguages)('the script of a property in %s', (language) => {
  const { property: spoken, photos: named } = languages[language];
  const review = reviewOf(language);
  const { banned } = review.property;
  const { private_pool, underfloor_heating, roof_terrace } = languages[language].features.kinds;
  const told = [private_pool, underfloor_heating, roof_terrace].map(([said]) => said);

  it('has short sentences of fitting form for any film, none of them twice', async () => {
    for (const seed of seeds) {
      const random = seededRandom(seed, 'films');
      const photos = Array.from({ length: 1 + random.below(30) }, () => photoBy(random));
      const property = detailsBy(random);
      const sentences = await write(photos, property, language, seed, {
        people: random.next() < 0.3,
        closes: random.next() < 0.5,
      });
      expect(sentences).toHaveLength(photos.length);
      const heard = sentences.filter((sentence) => sentence !== '');
      expect(new Set(heard).size).toBe(heard.length);
      for (const sentence of heard) {
        expect(sentence).toMatch(/^[\p{Lu}\p{N}$€].*\.$/u);
        expect(sentence).not.toMatch(/[{}?]|undefined|\s\s|[ ][.,]|,,|\.\.|!/);
        expect(sentence).not.toMatch(banned);
        expect(sentence.length).toBeLessThanOrEqual(photos.length > 6 ? 330 : 700);
      }
    }
  });

  it('agrees in grammar where it speaks in its own words', async () => {
    for (const seed of seeds) {
      for (const sentence of await write(rooms, null, language, seed)) {
        expect(sentence).not.toMatch(review.grammar.mistakes);
      }
    }
  });

  it('tells each fact once, over a photo that it belongs to', async () => {
    for (const seed of seeds) {
      const sentences = await write(rooms, wholeVilla, language, seed);
      const all = sentences.join(' ');
      for (const fact of [villa.title, villa.size, villa.price, villa.contact, private_pool[0]]) {
        expect([fact, times(all, fact)]).toEqual([fact, 1]);
      }
      const over = (words: string) =>
        sentences.findIndex((said) => said.toLowerCase().includes(words.toLowerCase()));
      expect(sentences[0]).toContain('Villa Son Vida, Palma');
      expect(over(spoken.bedrooms.many.replace('{number} ', ''))).toBe(3);
      expect(over(spoken.bathrooms.many.replace('{number} ', ''))).toBe(4);
      expect(over(private_pool[0])).toBe(5);
      for (const unseen of told.slice(1)) expect(over(unseen)).toBe(-1);
      expect(over(villa.size)).toBe(0);
      expect(over(villa.price)).toBe(0);
      expect(sentences.at(-1)).toContain(villa.contact);
      expect(all.toLowerCase()).toContain(spoken.parking.two.toLowerCase());
    }
  });

  it('names a room that is surely seen, once, and counts no room that it names', async () => {
    const noun = (kind: (typeof photoKinds)[number]) =>
      (spoken.said[kind] ?? named.kinds[kind].title).toLowerCase();
    for (const seed of seeds) {
      const sentences = await write([...rooms, known('kitchen')], null, language, seed);
      expect(sentences[2]?.toLowerCase()).toContain(noun('kitchen'));
      expect(sentences.at(-1)).toBe('');
      expect(sentences[0]).toBe('');
      const counted = await write(rooms, { bedrooms: 4 }, language, seed);
      expect(counted.join(' ').toLowerCase()).not.toContain(`${noun('bedroom')}.`);
    }
  });

  it('speaks of nothing that neither the photos nor the details carry', async () => {
    const invented: string[] = [];
    for (const seed of seeds) {
      const random = seededRandom(seed, 'claims');
      const photos = Array.from({ length: 20 }, () => photoBy(random));
      for (const [index, sentence] of (await write(photos, null, language, seed)).entries()) {
        const thing = unclaimedThing(sentence, language, photos[index]?.claims ?? [], '');
        if (thing !== null || /\d/u.test(sentence)) invented.push(`${thing}: ${sentence}`);
      }
    }
    expect(invented).toEqual([]);
  });

  it('has a title of its own for each room', () => {
    const titles = photoKinds.map((kind) => named.kinds[kind].title);
    expect(new Set(titles).size).toBe(photoKinds.length);
  });

  it('is silent where nothing is known and nothing sure', async () => {
    const photos = Array.from({ length: 12 }, () => unsure(room));
    expect(await write(photos, null, language, 1)).toEqual(photos.map(() => ''));
  });

  it('tells the whole house over the first photo where nothing else is sure', async () => {
    const photos = Array.from({ length: 30 }, () => unsure(room));
    const [first = '', ...others] = await write(photos, wholeVilla, language, 1);
    for (const fact of [villa.title, villa.location, villa.size, villa.price])
      expect(first).toContain(fact);
    expect(others.join('')).toContain(villa.contact);
    expect(others.slice(0, -1).join('')).toBe('');
  });

  it('says the price over another photo from outside, else on the card, where a photo would stand long', async () => {
    const { contact: _, ...uncalled } = wholeVilla;
    const priced = async (photos: typeof rooms) => {
      const sentences = await write(photos, uncalled, language, 1, { closes: true });
      expect(sentences[0]).toContain(villa.size);
      return sentences.findIndex((said) => said.includes(villa.price));
    };
    expect(await priced(rooms)).toBe(6);
    expect(await priced(rooms.slice(0, 6))).toBe(-1);
  });

  it('is the same for a seed and another for others', async () => {
    const films = new Set<string>();
    for (const seed of seeds) {
      const film = await write(tenPhotos, wholeVilla, language, seed);
      expect(await write(tenPhotos, wholeVilla, language, seed)).toEqual(film);
      films.add(film.join('\n'));
    }
    expect(films.size).toBeGreaterThan(seeds.length / 2);
  });
});

it('begins neighbouring sentences in other words', async () => {
  for (const seed of seeds) {
    const heard = (
      await write([...rooms, bathingPool, photoOf('outside', ['sea'])], wholeVilla, 'en', seed)
    )
      .filter((said) => said !== '')
      .map(opening);
    for (const [index, words] of heard.entries())
      if (index > 0) expect(words).not.toBe(heard[index - 1]);
  }
});
