import { describe, expect, test } from '@jest/globals';
import { labOf } from '../draw/colour.js';
import { described } from '../fixtures.js';
import { monkPlaceOf } from './check-traits.js';
import { type Measured, measure, totalsOf } from './measure.js';
import { readDescriptions } from './read-descriptions.js';

const all = readDescriptions()
  .filter(({ set }) => set === 'open' || set === 'held out')
  .map((one) => measure(one, `${one.language}-${one.line}`));

/** Complaints that a viewer would have, by description. */
const complaints = (measured: readonly Measured[]) =>
  measured.flatMap(({ description: { language, line }, contradictions, unrequested, silent }) => {
    const faults = [...contradictions, ...unrequested, ...silent];
    return faults.length === 0 ? [] : [`${language} ${line}: ${faults.join(', ')}`];
  });

describe('over 300 descriptions in seven languages', () => {
  const open = all.filter(({ description }) => description.set === 'open');
  const heldOut = all.filter(({ description }) => description.set === 'held out');

  test('are there, a third of each language held out', () => {
    expect(all.length).toBeGreaterThanOrEqual(300);
    expect(new Set(all.map(({ description }) => description.language)).size).toBe(7);
    expect(heldOut.length / all.length).toBeGreaterThan(0.3);
  });

  test('are kept without contradiction, addition or silent loss by those that the grammar was mended by', () => {
    expect(complaints(open)).toEqual([]);
    const { kept, named } = totalsOf(open);
    expect(kept / named).toBeGreaterThanOrEqual(0.97);
  });

  test('are kept to 97 % by those that it was not mended by', () => {
    const { kept, named } = totalsOf(heldOut);
    expect(kept / named).toBeGreaterThanOrEqual(0.97);
  });

  test('are read the same whatever the seed', () => {
    for (const { description } of open.slice(0, 60)) {
      expect(complaints([measure(description, 'another seed')])).toEqual([]);
    }
  });
});

describe('skin', () => {
  test('lies on the Monk scale where its words say', () => {
    const places = [
      'porcelain skin',
      'fair skin',
      'olive skin',
      'brown skin',
      'dark skin',
      'ebony skin',
    ].map((physical) => monkPlaceOf(described({ physical }).skin));
    expect(places).toEqual([...places].sort((one, two) => one - two));
    expect(places[0]).toBeLessThan(3);
    expect(places.at(-1)).toBeGreaterThan(7.5);
  });

  test('of "Black British" is that of the first word, in every seed', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const { skin, hair } = described({ ethnicity: 'Black British' }, `seed ${seed}`);
      expect(monkPlaceOf(skin)).toBeGreaterThan(6.5);
      expect(labOf(hair.colour).l).toBeLessThan(0.35);
    }
  });
});

describe('what nobody asked for', () => {
  test('is not drawn: no glasses, beard, hat, tattoo or jewellery by chance', () => {
    for (let seed = 0; seed < 60; seed += 1) {
      for (const type of ['adult', 'senior'] as const) {
        const { glasses, facialHair, outfit, marks } = described({ type }, `seed ${seed}`);
        expect([glasses, facialHair, outfit.headwear, marks.tattoo]).toEqual([
          null,
          'none',
          null,
          null,
        ]);
        expect([outfit.necklace, outfit.earrings, outfit.scarf]).toEqual([null, null, null]);
      }
    }
  });
});
