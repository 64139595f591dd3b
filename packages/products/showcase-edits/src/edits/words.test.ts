import { showcaseLanguages } from '@groundwork/contract/showcase/languages';
import { languages } from '@groundwork/words';
import { foldPhrase } from '@groundwork/words/word-forms';
import { describe, expect, it } from '@jest/globals';
import { tokensOf } from './reading.js';
import { senses } from './senses.js';
import { correctedWord } from './slips.js';
import { languagesOf } from './words.js';

const languageOf = (text: string) => languagesOf(tokensOf(text).map(({ key }) => key))[0];

describe('words of edits', () => {
  it.each(showcaseLanguages)('in %s give each phrase one sense', (language) => {
    const words = languages[language].edits;
    const known = new Map<string, string>();
    const doubled: string[] = [];
    for (const [name, list] of Object.entries(words.phrases)) {
      for (const key of list.map(foldPhrase)) {
        const other = known.get(key);
        if (other !== undefined && other !== name) doubled.push(`${key}: ${other}, ${name}`);
        known.set(key, name);
      }
    }
    expect(doubled).toEqual([]);
  });

  it.each(showcaseLanguages)('in %s have words for what an edit can do', (language) => {
    const { phrases } = languages[language].edits;
    const mayLack = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight', 'light', 'lightNoun'];
    const lacking = Object.keys(senses()).filter(
      (name) => !Object.keys(phrases).includes(name) && !mayLack.includes(name),
    );
    expect(lacking).toEqual([]);
  });

  it.each([
    ['en', 'make the price bigger'],
    ['es', 'haz el precio más grande'],
    ['de', 'mach den Preis größer'],
    ['fr', 'rends le prix plus grand'],
    ['it', 'rendi il prezzo più grande'],
    ['pt', 'deixe o preço maior, por favor'],
  ])('tell %s by its words', (language, text) => {
    expect(languageOf(text)).toBe(language);
  });

  it.each([
    ['contrst', 'contrast'],
    ['brigther', 'brighter'],
    ['backgrund', 'background'],
    ['luminso', 'luminoso'],
  ])('take %s for %s', (typed, meant) => {
    expect(correctedWord(typed, showcaseLanguages)).toBe(meant);
  });

  it.each(['bold', 'farmer', 'kitchenette', 'prise', 'balder', 'xxxxxxx'])(
    'leave %s as it is',
    (typed) => {
      expect(correctedWord(typed, ['en'])).toBeUndefined();
    },
  );
});
