import { describe, expect, it } from '@jest/globals';
import { rounds, sentencesOf } from './fixtures/tried-sentences.js';

/** Of each round: how many per cent did what they say when it was last mended, and did something else. */
const measured: Readonly<Record<string, readonly [says: number, something: number]>> = {
  eighth: [100, 0],
  eleventh: [94, 1],
  'eleventh-first': [96, 0.5],
  'eleventh-second': [94, 1],
  fifth: [100, 0],
  figures: [99, 0.5],
  first: [99, 0],
  fourth: [96, 3.5],
  ninth: [97, 1.5],
  second: [100, 0],
  seventh: [100, 0],
  sixth: [98, 0],
  'tenth-afterwards': [97, 1],
  'tenth-first': [96, 1],
  'tenth-second': [91, 2.5],
  third: [96, 1],
  'twelfth-agents': [89, 2],
  'twelfth-polite': [83, 3],
  'twelfth-sellers': [86, 3],
  'twelfth-sloppy': [78, 3.5],
  'with-the-grammar': [98, 0.5],
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
