import { describe, expect, it } from '@jest/globals';
import { rounds, sentencesOf } from './fixtures/tried-sentences.js';

/** Of each round: how many per cent did what they say when it was last mended, and did something else. */
const measured: Readonly<Record<string, readonly [says: number, something: number]>> = {
  eighth: [100, 0],
  eleventh: [89.3, 1.5],
  'eleventh-first': [94, 1],
  'eleventh-second': [91, 1.5],
  fifth: [100, 0],
  figures: [99, 0],
  first: [100, 0],
  fourth: [99, 1],
  ninth: [94, 2.5],
  second: [96, 0],
  seventh: [91.7, 0],
  sixth: [97, 0.5],
  'tenth-afterwards': [97, 1],
  'tenth-first': [93, 2],
  'tenth-second': [88.5, 2.5],
  third: [94, 1],
  thirteenth: [94.3, 0],
  fourteenth: [91.3, 0.7],
  'twelfth-agents': [86.7, 2],
  'twelfth-polite': [80.3, 2],
  'twelfth-sellers': [81.8, 2.5],
  'twelfth-sloppy': [72.7, 2.5],
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
