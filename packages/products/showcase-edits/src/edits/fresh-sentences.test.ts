import { type ShowcaseLanguage, showcaseLanguages } from '@groundwork/contract/showcase/languages';
import { describe, expect, it } from '@jest/globals';
import { compactReading, expectedReading } from './fixtures/compact-reading.js';
import { eighthRound } from './fixtures/eighth-round.js';
import { fifthRound } from './fixtures/fifth-round.js';
import { fourthRound } from './fixtures/fourth-round.js';
import { freshSentences } from './fixtures/fresh-sentences.js';
import { ninthRound } from './fixtures/ninth-round.js';
import { secondRound } from './fixtures/second-round.js';
import { seventhRound } from './fixtures/seventh-round.js';
import { sixthRound } from './fixtures/sixth-round.js';
import { thirdRound } from './fixtures/third-round.js';

const readAll = (sentences: Readonly<Record<ShowcaseLanguage, string>>) =>
  showcaseLanguages.flatMap((language) =>
    sentences[language].split('\n').flatMap((line) => {
      const [sentence, meaning] = line.split(' => ');
      if (sentence === undefined || meaning === undefined) return [];
      const expected = expectedReading(meaning).join('; ');
      const found = compactReading(sentence).join('; ');
      return [{ sentence, expected, found, isRight: expected === found }];
    }),
  );

describe('sentences that were written after the grammar', () => {
  it.each([
    ['first', freshSentences],
    ['second', secondRound],
    ['third', thirdRound],
    ['fourth', fourthRound],
    ['fifth', fifthRound],
    ['sixth', sixthRound],
    ['seventh', seventhRound],
    ['ninth', ninthRound],
  ])('do what they say: %s round', (_, sentences) => {
    const read = readAll(sentences);
    const wrong = read.filter(({ isRight }) => !isRight);
    process.stdout.write(
      `${read.length - wrong.length}/${read.length}\n${wrong.map(({ sentence, expected, found }) => `"${sentence}": ${expected} ≠ ${found}\n`).join('')}`,
    );
    expect(wrong.length / read.length).toBeLessThanOrEqual(0.05);
  });

  it('do what they say and nothing else, with a reason beside the wish: eighth round', () => {
    const read = readAll(eighthRound);
    const wrong = read.filter(({ expected, found }) => expected !== found.replace('?; ', ''));
    expect(wrong.map(({ sentence, found }) => `${sentence}: ${found}`)).toEqual([]);
  });
});
