import { voiceLanguages } from '@groundwork/contract/catalogues/voices';
import { languages } from '@groundwork/words';
import { featureKinds } from '@groundwork/words/features';
import { reviewOf } from '@groundwork/words/testing/review';
import { describe, expect, it } from '@jest/globals';
import { knownFacts, toldFeature } from './known-facts.js';

describe.each(voiceLanguages)('features in %s', (language) => {
  const { kinds, named } = languages[language].features;

  it('are told as they are said when they are written so', () => {
    const missed = featureKinds.filter((kind) => {
      const [said] = kinds[kind];
      const { text, object } = toldFeature(named(said)?.noun ?? said, language);
      return text !== said || !object;
    });
    // Said in more words than any seller writes.
    expect(missed.filter((kind) => kinds[kind][0].split(' ').length < 4)).toEqual([]);
  });

  it('are well-formed, each told in other words', () => {
    const said = featureKinds.map((kind) => kinds[kind][0]);
    expect(new Set(said).size).toBe(said.length);
    for (const words of said) expect(`x ${words}`).not.toMatch(reviewOf(language).grammar.mistakes);
  });
});

it.each(voiceLanguages)('no frame in %s names a feature', (language) => {
  const { property, features } = languages[language];
  const frames = [
    property.opening,
    property.size,
    property.features,
    property.contact,
    property.shown,
  ];
  const named = (sentence: string) =>
    featureKinds.filter((kind) => {
      const names = `(?<![\\p{L}·-])(?:${features.kinds[kind][1]})(?![\\p{L}·-])`;
      return new RegExp(names, 'iu').test(sentence);
    });
  expect(frames.flat().flatMap(named)).toEqual([]);
});

it.each([
  ['Orchard', 'de', 'einen Obstgarten'],
  ['Piscina climatizada', 'en', 'a heated pool'],
  ['Fußbodenheizung', 'fr', 'le chauffage au sol'],
  ['vue mer', 'es', 'vistas al mar'],
  ['Elevator', 'ca', 'ascensor'],
  ['cave', 'pt', 'uma cave'],
  ['Elevator', 'en', 'an elevator'],
  ['Basement', 'en', 'a basement'],
  ['Patio', 'en', 'a patio'],
  ['Patio', 'es', 'un patio'],
  ['BBQ', 'en', 'a place for barbecues'],
  ['Hardwood floors', 'en', 'wooden floors'],
  ['Large sunny terrace', 'en', 'a large sunny terrace'],
  ['Old orchard', 'en', 'an old orchard'],
  ['Großer Garten', 'de', 'einen großen Garten'],
  ['Südterrasse', 'de', 'eine Südterrasse'],
  ['Piscina de agua salada', 'es', 'una piscina de agua salada'],
  ["Giardino d'ulivi", 'it', "un giardino d'ulivi"],
  ['Terrasse plein sud', 'fr', 'une terrasse plein sud'],
] as const)('"%s" in %s is %s', (written, language, text) => {
  expect(toldFeature(written, language)).toEqual({ text, object: true, written });
});

it.each([
  ['Public swimming pool', 'en'],
  ['Kindergarten', 'de'],
  ['Piscina municipal', 'es'],
  ['Kitchen with an island and a pantry', 'en'],
  ['Two terraces', 'en'],
  ['Pool, garden and sauna', 'en'],
  ['Großes Terrasse', 'de'],
  ['Energy class A', 'it'],
] as const)('"%s" in %s stays the seller’s own wording', (written, language) => {
  expect(toldFeature(written, language)).toEqual({ text: written, object: false, written });
});

it('lowers a German adjective before its noun, and no noun before a single letter', () => {
  const { features } = knownFacts({ features: ['Privater Weinberg', 'Energieklasse B'] }, 'de');
  expect(features.map(({ text }) => text)).toEqual(['privater Weinberg', 'Energieklasse B']);
});
