import { type CodePoints, decodeCodePoints } from './code-points.js';
import { type FontCoverage, readFontCoverage } from './font-coverage.js';
import { graphemesOf, paragraphsOf } from './plain-text.js';

interface Coverage {
  readonly common: readonly CodePoints[];
  readonly hebrew: CodePoints;
  readonly arabic: CodePoints;
  readonly eastAsian: CodePoints;
  readonly eastAsianParts: readonly CodePoints[];
}

let decoded: Coverage | null = null;

/** The fonts' characters, decoded on first use. */
function coverage(): Coverage {
  decoded ??= decode(readFontCoverage());
  return decoded;
}

function decode(written: FontCoverage): Coverage {
  return {
    common: written.common.map(decodeCodePoints),
    hebrew: decodeCodePoints(written.hebrew),
    arabic: decodeCodePoints(written.arabic),
    eastAsian: decodeCodePoints(written.eastAsian),
    eastAsianParts: written.eastAsianParts.map(decodeCodePoints),
  };
}

/** Whether one font has all visible characters of a grapheme: what two fonts share cannot be set as one. */
function isCovered(grapheme: string): boolean {
  const codePoints = visibleCodePoints(grapheme);
  const [first] = codePoints;
  if (first === undefined) return true;
  if (/\p{Co}/u.test(grapheme)) return false;
  const { common, eastAsian, eastAsianParts, ...scripts } = coverage();
  const script = scriptFamilyOf(first);
  const hasAll = (font: CodePoints) => codePoints.every((codePoint) => font.has(codePoint));
  if (common.some(hasAll) || (script !== null && hasAll(scripts[script]))) return true;
  return codePoints.length === 1 ? eastAsian.has(first) : eastAsianParts.some(hasAll);
}

/**
 * The characters (graphemes) of a text that none of our fonts has, each once, in the order of the text. It reads a
 * table and opens no font.
 *
 * @throws RangeError for a text of more than MAX_TEXT_LENGTH
 */
export function missingCharacters(text: string): string[] {
  const graphemes = new Set(paragraphsOf(text).flatMap(graphemesOf));
  return [...graphemes].filter((grapheme) => !isCovered(grapheme));
}

export interface UnshowableCharacters {
  readonly field: string;
  /** Each once, in the order of the text. */
  readonly characters: readonly string[];
}

/** Finds the fields whose text has characters that no font can show; empty when all is well. */
export function unshowableTexts(
  texts: readonly (readonly [field: string, text: string | undefined])[],
): UnshowableCharacters[] {
  return texts.flatMap(([field, text]) => {
    const characters = text === undefined ? [] : missingCharacters(text);
    return characters.length === 0 ? [] : [{ field, characters }];
  });
}

/** Code points without joiners, variation selectors, direction marks and other invisible ones. */
export function visibleCodePoints(grapheme: string): number[] {
  return Array.from(grapheme)
    .filter((character) => !/\p{Default_Ignorable_Code_Point}/u.test(character))
    .map((character) => character.codePointAt(0) ?? 0);
}

/** The script whose font is tried for a character, in addition to those tried for every one. */
export function scriptFamilyOf(codePoint: number): 'hebrew' | 'arabic' | null {
  const within = (first: number, last: number) => codePoint >= first && codePoint <= last;
  if (within(0x590, 0x5ff) || within(0xfb1d, 0xfb4f)) return 'hebrew';
  const isArabic =
    within(0x600, 0x6ff) ||
    within(0x750, 0x77f) ||
    within(0x870, 0x8ff) ||
    within(0xfb50, 0xfdff) ||
    within(0xfe70, 0xfefe);
  return isArabic ? 'arabic' : null;
}
