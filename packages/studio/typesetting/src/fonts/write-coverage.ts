import { writeFileSync } from 'node:fs';
import {
  encodeCodePoints,
  FONT_COVERAGE_FILE,
  type FontCoverage,
  graphemesOf,
} from '@groundwork/plain-text';
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
writeFileSync(FONT_COVERAGE_FILE, `${JSON.stringify(readCoverage(), null, 2)}\n`);
