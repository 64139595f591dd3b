import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readCoverage } from './coverage.js';

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
