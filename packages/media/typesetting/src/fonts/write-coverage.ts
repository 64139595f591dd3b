import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readCoverage } from './coverage.js';

/** Writes the table of what the fonts have into plain-text: `npm run build:coverage`, after a change of the fonts. */
const file = fileURLToPath(
  new URL('../../../../core/plain-text/src/font-coverage.ts', import.meta.url),
);

const { common, hebrew, arabic, eastAsian, eastAsianParts } = readCoverage();
const list = (sets: readonly string[]) => `[\n${sets.map((set) => `    '${set}',\n`).join('')}  ]`;

writeFileSync(
  file,
  `/** Which characters the fonts of typesetting have, each a set of code points as encodeCodePoints writes it. */
export interface FontCoverage {
  /** Of the fonts that are asked for every character. */
  readonly common: readonly string[];
  readonly hebrew: string;
  readonly arabic: string;
  /** Of the Chinese, Japanese and Korean fonts together. */
  readonly eastAsian: string;
  /** Of those of their parts with characters that join the one before; a part is a font of its own. */
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
