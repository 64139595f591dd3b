import { readFileSync } from 'node:fs';

/** Which characters the fonts of typesetting have, each a set of code points as encodeCodePoints writes it. */
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
export const FONT_COVERAGE_FILE = new URL('../font-coverage.json', import.meta.url);

export function readFontCoverage(): FontCoverage {
  return JSON.parse(readFileSync(FONT_COVERAGE_FILE, 'utf8'));
}
