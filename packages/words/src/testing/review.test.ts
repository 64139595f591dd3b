import { voiceLanguages } from '@groundwork/contract/catalogues/voices';
import { describe, expect, it } from '@jest/globals';
import { reviewOf } from './review.js';

describe.each(voiceLanguages)('the grammar that scripts in %s are held to', (language) => {
  const { mistakes, wrong, right } = reviewOf(language).grammar;

  it.each(wrong)('hears what is wrong in: %s', (words) => {
    expect(words).toMatch(mistakes);
  });

  it('lets right words pass', () => {
    expect(right).not.toMatch(mistakes);
  });
});
