import { describe, expect, it } from '@jest/globals';
import { rounds, sentencesOf } from './fixtures/tried-sentences.js';

/** Of each round: how many per cent did what they say when it was last mended, and did something else. */
const measured: Readonly<Record<string, readonly [says: number, something: number]>> = {
  eighth: [100, 0],
  eleventh: [90.3, 0.7],
  'eleventh-first': [94.7, 0.7],
  'eleventh-second': [91.3, 1],
  fifth: [100, 0],
  figures: [99, 0],
  first: [100, 0],
  fourth: [100, 0],
  ninth: [95.4, 2.1],
  second: [98.1, 0],
  seventh: [91.7, 0],
  sixth: [97.2, 0],
  'tenth-afterwards': [97.5, 0],
  'tenth-first': [94.2, 1.2],
  'tenth-second': [89.2, 1.3],
  third: [94.3, 0],
  thirteenth: [96.1, 0],
  fourteenth: [92, 0.3],
  'twelfth-agents': [86.8, 1.2],
  'twelfth-polite': [80.5, 1.5],
  'twelfth-sellers': [82.5, 1.5],
  'twelfth-sloppy': [74.8, 1.2],
  'with-the-grammar': [98.4, 0.2],
};

describe('sentences of customers', () => {
  it.each(rounds())('do what they say, or are refused: %s', (round) => {
    const tried = sentencesOf(round);
    const share = (some: readonly unknown[]) =>
      Math.round((1000 * some.length) / tried.length) / 10;
    const right = tried.filter(({ doesWhatItSays }) => doesWhatItSays);
    const other = tried.filter((one) => !one.doesWhatItSays && !one.isRefused);
    const figures = tried.filter(({ hasWrongFigure }) => hasWrongFigure);
    const told = tried.filter(({ doesWhatItSays }) => !doesWhatItSays);
    process.stdout.write(
      `${round}: ${tried.length} sentences, ${share(right)} % do what they say, ${share(other)} % something else\n${told
        .map(({ sentence, wanted, read }) => `  ${sentence} => ${wanted} (${read.join('; ')})\n`)
        .join('')}`,
    );
    const [says = 100, something = 0] = measured[round] ?? [];
    expect(share(right)).toBeGreaterThanOrEqual(says);
    expect(share(other)).toBeLessThanOrEqual(something);
    expect(figures.map(({ sentence, read }) => `${sentence}: ${read.join('; ')}`)).toEqual([]);
  });
});
