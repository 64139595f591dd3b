import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { encodeCodePoints, type FontCoverage, graphemesOf } from '@groundwork/plain-text';
import { FontLibrary } from './font-library.js';

/** Texts that show whether a following character joins them: a letter, jamo, and a regional indicator. */
const BEFORE = ['a', 'か', 'ᄀ', '가', '각', '🇦'];

function joinsBefore(codePoint: number): boolean {
  const character = String.fromCodePoint(codePoint);
  return BEFORE.some((before) => graphemesOf(before + character).length === 1);
}

const ascending = (codePoints: Iterable<number>) => [...codePoints].sort((a, b) => a - b);

/** Reads from the fonts which characters they have; takes some seconds. */
export function readCoverage(): FontCoverage {
  const library = new FontLibrary();
  const eastAsian = new Set<number>();
  const parts = new Set<string>();
  for (const codePoints of library.eastAsianParts()) {
    for (const codePoint of codePoints) eastAsian.add(codePoint);
    // Of the others no two characters make one.
    if (codePoints.some(joinsBefore)) parts.add(encodeCodePoints(ascending(codePoints)));
  }
  const { common, hebrew, arabic } = library.coverageOfFamilies();
  return {
    common: common.map(encodeCodePoints),
    hebrew: encodeCodePoints(hebrew),
    arabic: encodeCodePoints(arabic),
    eastAsian: encodeCodePoints(ascending(eastAsian)),
    eastAsianParts: [...parts],
  };
}

/** Writes the table of the fonts' characters into plain-text: `npm run build:coverage`, after a change of the fonts. */
const file = fileURLToPath(
  new URL('../../../../core/plain-text/src/font-coverage.ts', import.meta.url),
);

const { common, hebrew, arabic, eastAsian, eastAsianParts } = readCoverage();
const list = (sets: readonly string[]) => `[\n${sets.map((set) => `    '${set}',\n`).join('')}  ]`;

writeFileSync(
  file,
  `/** Which characters the fonts of typesetting have, each a set of code points as encodeCodePoints writes it. */
export interface FontCoverage {
  /** Fonts that are tried for every character. */
  readonly common: readonly string[];
  readonly hebrew: string;
  readonly arabic: string;
  /** Of the Chinese, Japanese and Korean fonts together. */
  readonly eastAsian: string;
  /** Their parts with characters that the previous ones lack; a part is a font file of its own. */
  readonly eastAsianParts: readonly string[];
}

/** Written by typesetting's build:coverage, and held to the fonts by its tests. */
export const fontCoverage: FontCoverage = {
  common: ${list(common)},
  hebrew:
    '${hebrew}',
  arabic:
    '${arabic}',
  eastAsian:
    '${eastAsian}',
  eastAsianParts: ${list(eastAsianParts)},
};
`,
);
