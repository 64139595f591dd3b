import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { readAge } from '../parse/read-age.js';
import { presentationOf } from '../parse/read-presentation.js';
import { Reading } from '../parse/reading.js';
import { originWords } from '../parse/vocabulary/person.js';
import { type MemberDescription, parseMember } from '../parse-member.js';
import { checks } from './check-traits.js';

/** Words that mean one thing, from a line `language meaning: words`; `_` is the gap between two of a phrase. */
function wordsOf(name: string): { language: string; meaning: string; words: string[] }[] {
  return readFileSync(new URL(`../../descriptions/words/${name}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [head = '', words = ''] = line.split(': ');
      const [language = '', meaning = ''] = head.split(' ');
      return {
        language,
        meaning,
        words: words.split(' ').map((word) => word.replaceAll('_', ' ')),
      };
    });
}

/** Words that are not read as meant. */
function misread(name: string, isRead: (word: string, meaning: string) => boolean): string[] {
  return wordsOf(name).flatMap(({ language, meaning, words }) =>
    words.filter((word) => !isRead(word, meaning)).map((word) => `${language} ${word}: ${meaning}`),
  );
}

const has = (member: MemberDescription, trait: string): boolean => {
  const [name = '', value = ''] = trait.split('=');
  const check = checks[name];
  if (check === undefined) throw new RangeError(`There is no check of the trait ${name}.`);
  const { appearance, notDrawn } = parseMember(member, { seed: 'words' });
  // Chance may choose what an unknown word means, which is then told all the same.
  return check(appearance, value) && notDrawn.length === 0;
};

const nothing = () => new Reading(undefined);

describe('in seven languages we know', () => {
  test('where people come from: 1,200 forms of 130 nationalities', () => {
    const isRead = (word: string, origin: string) =>
      new Reading(word).first(originWords)?.value === origin;
    expect(misread('origins', isRead)).toEqual([]);
  });

  test('relatives, and which of them are women and men', () => {
    const isRead = (role: string, presentation: string) =>
      presentationOf({
        role: new Reading(role),
        physical: nothing(),
        ethnicity: nothing(),
        clothing: nothing(),
      }) === presentation;
    expect(misread('relations', isRead)).toEqual([]);
  });

  test('hair, beards, builds and aids', () => {
    expect(misread('looks', (physical, trait) => has({ age: '30', physical }, trait))).toEqual([]);
  });

  test('garments', () => {
    expect(misread('garments', (clothing, trait) => has({ clothing }, trait))).toEqual([]);
  });

  test('colours, in every form that a noun gives them', () => {
    expect(misread('colours', (clothing, trait) => has({ clothing }, trait))).toEqual([]);
  });

  test('ages from two to ninety-nine', () => {
    const isRead = (word: string, years: string) => {
      const [low, high] = readAge(new Reading(word)) ?? [];
      return low === Number(years) && high === Number(years);
    };
    expect(misread('ages', isRead)).toEqual([]);
  });
});
