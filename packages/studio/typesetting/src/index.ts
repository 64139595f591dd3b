export { type Typeface, typefaces } from '@groundwork/contract/showcase/typefaces';
export type {
  Box,
  FontWeight,
  TextBlock,
  TextStyle,
} from './text-style.js';
export { Typesetter } from './typesetter.js';
