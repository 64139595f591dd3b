export { type Typeface, typefaces } from '@groundwork/contract/typefaces';
export type {
  Box,
  FontWeight,
  TextBlock,
  TextStyle,
} from './text-style.js';
export { Typesetter } from './typesetter.js';
