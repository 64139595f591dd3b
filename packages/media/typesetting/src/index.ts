export { type Typeface, typefaces } from '@groundwork/contract/typefaces';
export type {
  Box,
  FontWeight,
  TextBlock,
  TextLine,
  TextStyle,
} from './text-style.js';
export { Typesetter } from './typesetter.js';
