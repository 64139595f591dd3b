export { decodeCodePoints, encodeCodePoints } from './code-points.js';
export { FONT_COVERAGE_FILE, type FontCoverage, readFontCoverage } from './font-coverage.js';
export {
  missingCharacters,
  scriptFamilyOf,
  type UnshowableCharacters,
  unshowableTexts,
  visibleCodePoints,
} from './missing-characters.js';
export { graphemesOf, paragraphsOf, textLikeness } from './plain-text.js';
