import { showcaseLanguages } from '@groundwork/contract';
import { describe, expect, it } from '@jest/globals';
import { compactReading, expectedReading } from './fixtures/compact-reading.js';
import { freshSentences } from './fixtures/fresh-sentences.js';

const read = showcaseLanguages.flatMap((language) =>
  freshSentences[language].split('\n').flatMap((line) => {
    const [sentence, meaning] = line.split(' => ');
    if (sentence === undefined || meaning === undefined) return [];
    const expected = expectedReading(meaning).join('; ');
    const found = compactReading(sentence).join('; ');
    return [{ sentence, expected, found, isRight: expected === found }];
  }),
);

describe('sentences that were written after the grammar', () => {
  it('do what they say', () => {
    const wrong = read.filter(({ isRight }) => !isRight);
    process.stdout.write(
      `${read.length - wrong.length}/${read.length}\n${wrong.map(({ sentence, expected, found }) => `"${sentence}": ${expected} ≠ ${found}\n`).join('')}`,
    );
    expect(wrong.length / read.length).toBeLessThanOrEqual(0.05);
  });
});
