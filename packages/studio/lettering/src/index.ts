import { letterSvgsWith } from '@groundwork/imaging';
import { fontFolders } from '@groundwork/typesetting/font-folders';

export { drawCard } from './cards/draw-card.js';
export { measureText, type RenderedText, renderText } from './text/render-text.js';
export { TEXT_MARGIN_PX } from './text/set-text.js';
export type { RenderedLine, TextMeasure, TextRequest } from './text/text-request.js';
export {
  type FontFamily,
  type FontWeight,
  fontFamilies,
  isRightToLeft,
} from './text/text-request.js';

// Logos and watermarks of films may be SVGs with texts.
letterSvgsWith(fontFolders);
