import { type ShowcaseLanguage, showcaseLanguages } from '@groundwork/contract/showcase/languages';
import { describe, expect, it } from '@jest/globals';
import { compactReading, expectedReading } from './fixtures/compact-reading.js';
import { germanSentences } from './fixtures/sentences/de.js';
import { englishSentences } from './fixtures/sentences/en.js';
import { spanishSentences } from './fixtures/sentences/es.js';
import { frenchSentences } from './fixtures/sentences/fr.js';
import { italianSentences } from './fixtures/sentences/it.js';
import { portugueseSentences } from './fixtures/sentences/pt.js';

const sentences: Readonly<Record<ShowcaseLanguage, string>> = {
  en: englishSentences,
  es: spanishSentences,
  de: germanSentences,
  fr: frenchSentences,
  it: italianSentences,
  pt: portugueseSentences,
};

interface Tried {
  readonly language: ShowcaseLanguage;
  readonly kind: string;
  readonly sentence: string;
  readonly expected: string;
  readonly read: string;
  /** Every fifth: measured, never worked on. */
  readonly isHeldOut: boolean;
}

function tried(language: ShowcaseLanguage): Tried[] {
  let kind = '';
  let at = 0;
  return sentences[language].split('\n').flatMap((line): Tried[] => {
    if (line.startsWith('# ')) kind = line.slice(2);
    const [sentence, meaning] = line.split(' => ');
    if (sentence === undefined || meaning === undefined) return [];
    at += 1;
    return [
      {
        language,
        kind,
        sentence,
        expected: expectedReading(meaning).join('; '),
        read: compactReading(sentence).join('; '),
        isHeldOut: at % 5 === 0,
      },
    ];
  });
}

const all = showcaseLanguages.flatMap(tried);
const isRight = ({ expected, read }: Tried) => expected === read;
const share = (some: readonly Tried[]) => some.filter(isRight).length / some.length;
const rightOf = (some: readonly Tried[]) => `${some.filter(isRight).length}/${some.length}`;

/** Right of all, by language and by kind; then what is read wrong and may be worked on. */
function report(): string {
  const kinds = [...new Set(all.map(({ kind }) => kind))];
  const rows = showcaseLanguages.map((language) => {
    const of = all.filter((one) => one.language === language);
    const byKind = kinds.map((kind) => `${kind} ${rightOf(of.filter((one) => one.kind === kind))}`);
    const [seen, heldOut] = [of.filter((one) => !one.isHeldOut), of.filter((one) => one.isHeldOut)];
    return `${language}: seen ${rightOf(seen)}, held out ${rightOf(heldOut)} (${byKind.join(', ')})`;
  });
  const wrong = all
    .filter((one) => !isRight(one) && !one.isHeldOut)
    .map(
      ({ language, sentence, expected, read }) =>
        `${language} "${sentence}": ${expected} ≠ ${read}`,
    );
  return [...rows, ...wrong].join('\n');
}

describe('sentences as customers write them', () => {
  it('are over six hundred, in twelve kinds', () => {
    expect(all.length).toBeGreaterThanOrEqual(600);
    expect(new Set(all.map(({ kind }) => kind)).size).toBe(12);
  });

  it('do what they say', () => {
    process.stdout.write(`${report()}\n`);
    expect(share(all.filter(({ isHeldOut }) => !isHeldOut))).toBeGreaterThanOrEqual(0.95);
    expect(share(all.filter(({ isHeldOut }) => isHeldOut))).toBeGreaterThanOrEqual(0.9);
  });
});
