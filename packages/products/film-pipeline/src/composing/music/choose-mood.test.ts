import { musicMoods } from '@groundwork/contract/catalogues/music-tracks';
import { moodSubjects } from '@groundwork/words/subjects';
import { describe, expect, it } from '@jest/globals';
import { anyMoods, chooseMood, moodsOf, moodWords, subjectsIn } from '../music.js';

describe('words that speak for a mood', () => {
  it.each([
    ['Villa by the sea', 'sea'],
    ['Ático con vistas al mar', 'sea'],
    ['Haus mit Meerblick', 'sea'],
    ['Maison en bord de mer', 'sea'],
    ['Appartamento vicino alla spiaggia', 'sea'],
    ['Casa a prop de la platja', 'sea'],
    ['Apartamento na praia', 'sea'],
    ['Chalet in den Alpen', 'mountain'],
    ['Maison de montagne', 'mountain'],
    ['Piso de lujo', 'luxury'],
    ['Luxusvilla', 'luxury'],
    ['Hôtel particulier', 'luxury'],
    ['Loft in the city', 'modern'],
    ['Casale con vigneto', 'country'],
    ['Landhaus', 'country'],
    ['Einfamilienhaus für Familien', 'family'],
    ['Casa para niños', 'family'],
    ['Jardim com piscina', 'sun'],
    ['Vistas al atardecer', 'night'],
    ['Villa aan het strand', 'sea'],
    ['Woonboerderij', 'country'],
  ])('%s: %s', (text, subject) => {
    expect(subjectsIn(text).map((found) => found.subject)).toContain(subject);
  });

  it.each([
    'Come and see the house',
    'Margaret Street 12',
    'Merton Road',
    'Bergstrasse 4',
    'Market Square',
    'Costabile & Partner',
    '',
  ])('none in "%s"', (text) => {
    expect(subjectsIn(text)).toEqual([]);
  });
});

describe('the mood of a film', () => {
  it('is of the subject that most speaks for, and says why', () => {
    const evidence = [
      ...moodWords('title', 'Family house by the sea', 3),
      ...moodWords('features', 'Sea view', 1),
    ];
    expect(chooseMood(evidence, 5)).toEqual({
      mood: 'calm',
      because: 'sea: "sea" in title, "Sea" in features',
    });
  });

  it('is one that suits its subject, whatever the seed', () => {
    for (const subject of moodSubjects) {
      for (const seed of [0, 1, 2, 77, -3, 2 ** 31]) {
        const { mood } = chooseMood([{ subject, weight: 1, found: 'x' }], seed);
        expect(moodsOf[subject]).toContain(mood);
      }
    }
  });

  it('is any cheerful one without evidence, and differs from film to film', () => {
    const chosen = [0, 1, 2, 3].map((seed) => chooseMood([], seed));
    for (const { mood, because } of chosen) {
      expect(anyMoods).toContain(mood);
      expect(because).toBe('nothing speaks for a mood');
    }
    expect(new Set(chosen.map(({ mood }) => mood)).size).toBe(anyMoods.length);
  });

  it('can be every mood that there is', () => {
    const reached = new Set([...Object.values(moodsOf).flat(), ...anyMoods]);
    expect([...reached].sort()).toEqual([...musicMoods].sort());
  });
});
