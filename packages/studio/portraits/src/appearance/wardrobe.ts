import type { Said } from '../parse/said.js';
import type { Pattern } from './appearance.js';

/** A quiet wardrobe: colours that go together on a page of photographs. */
export const palette = {
  top: [
    '#f3eee4',
    '#dfe6ea',
    '#c9b79c',
    '#8fa3a0',
    '#b86f5c',
    '#54718a',
    '#7f8f6f',
    '#d6b28a',
    '#a86a6f',
    '#3f4f63',
    '#cfa35b',
  ],
  childTop: [
    '#e9c46a',
    '#d98e73',
    '#8fb3ae',
    '#7fa0c4',
    '#c9706b',
    '#a9bf8e',
    '#f1ead9',
    '#b59cc4',
  ],
  outer: ['#2f3d55', '#8c7b66', '#4c5a55', '#b9a184', '#6d5a54', '#53555c', '#9a5f4a'],
  bottom: ['#43464e', '#5d5a52', '#c2ac86', '#3a465c', '#7a6a58', '#6c7467'],
  childBottom: ['#5b6f8f', '#7c6f5e', '#4a6285', '#8a7a64', '#56645a'],
  dress: ['#7d93b0', '#a9675a', '#5f7a6d', '#33415c', '#c49a6c', '#8d5f74'],
  skirt: ['#4a4f5c', '#8a6f5a', '#5c6d62', '#a9675a', '#33415c'],
  shoes: ['#2f2a28', '#6a4028', '#8a6a4c', '#3a3d45'],
} as const;

/** The described cloth, else plain in this colour. */
export function cloth(
  said: { readonly colour?: string | undefined; readonly pattern?: Pattern | undefined },
  colour: string,
) {
  return { colour: said.colour ?? colour, pattern: said.pattern ?? ('plain' as const) };
}

/** The described garment, else of this kind and colour. */
export function piece<Kind extends string>(
  said: Said<{ kind: Kind; colour: string; pattern: Pattern }> | undefined,
  kind: Kind,
  colour: string,
): { kind: Kind; colour: string; pattern: Pattern } {
  return { kind: said?.kind ?? kind, ...cloth(said ?? {}, colour) };
}
