export {
  type Box,
  type FontWeight,
  type TextBlock,
  type TextLine,
  type TextStyle,
  type Typeface,
  typefaces,
} from './text-style.js';
export { Typesetter } from './typesetter.js';
