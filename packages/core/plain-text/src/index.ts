export { decodeCodePoints, encodeCodePoints } from './code-points.js';
export { FONT_COVERAGE_FILE, type FontCoverage, readFontCoverage } from './font-coverage.js';
export { graphemesOf } from './graphemes.js';
export {
  missingCharacters,
  scriptFamilyOf,
  type UnshowableCharacters,
  unshowableTexts,
  visibleCodePoints,
} from './missing-characters.js';
export { paragraphsOf } from './plain-text.js';
export { textLikeness } from './text-likeness.js';
