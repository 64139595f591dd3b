import type {
  Box,
  FontWeight,
  TextBlock,
  TextStyle,
  Typeface,
  Typesetter,
} from '@groundwork/typesetting';
import type { Color, TextLayer } from '../../design.js';
import type { TemplateInput, Theme } from '../../template.js';

const weights: readonly FontWeight[] = [400, 600, 800];

/** By how much a face with small letters is set larger, to be read as easily as the others at the same size. */
export function evenedSize(typeface: Typeface): number {
  return typeface === 'elegant' ? 1.3 : 1;
}

/** A weight one step lighter or bolder, as an edit asks. */
export function weightFor(theme: Theme, own: FontWeight): FontWeight {
  return weights[weights.indexOf(own) + theme.weight] ?? own;
}

/** Whether words are set in capitals; sizes and units never are. */
export function capitals(theme: Theme, own = false): boolean {
  return theme.uppercase ?? own;
}

type Spoken = Pick<TemplateInput, 'theme' | 'words'>;

/** Running words in the theme's face; `size` is in px before edits, which scale it. */
export function textStyle(
  { theme, words }: Spoken,
  weight: FontWeight,
  size: number,
  minSize: number,
  maxLines: number,
): TextStyle {
  return {
    typeface: theme.faces.text,
    weight: weightFor(theme, weight),
    ...{ size: size * theme.scale.text, minSize, maxLines },
    language: words.language,
  };
}

/** A price or a heading, in the theme's larger face. */
export function displayStyle(
  spoken: Spoken,
  weight: FontWeight,
  size: number,
  minSize: number,
  maxLines: number,
  scaled: 'price' | 'text',
): TextStyle {
  const { display } = spoken.theme.faces;
  const style = textStyle(spoken, weight, size, minSize, maxLines);
  return { ...style, typeface: display, size: size * spoken.theme.scale[scaled] };
}

/** Share of its size that a text gives up before it is broken into lines. */
const RATHER_SMALLER = 0.7;

/** Sets a text in one line where that takes no more than a somewhat smaller size, else in as many as its style has. */
export function setCompact(
  typesetter: Typesetter,
  text: string,
  box: Box,
  style: TextStyle,
): TextBlock {
  const minSize = Math.max(style.minSize, style.size * RATHER_SMALLER);
  const line = typesetter.set(text, box, { ...style, minSize, maxLines: 1 });
  return line.truncated ? typesetter.set(text, box, style) : line;
}

/** Where a block stands: its left, middle or right at `x`, and its first baseline, capitals or ink at a height. */
interface Place {
  readonly x: number;
  readonly align?: 'left' | 'center' | 'right';
}

type Height =
  | { readonly baseline: number }
  /** Top of the first line's capitals. */
  | { readonly capTop: number }
  | { readonly top: number };

export interface TextColors {
  readonly color: Color;
  readonly alternatives?: readonly Color[];
}

/** The layer of a text, or none when there is nothing to draw. */
export function textAt(
  id: string,
  block: TextBlock,
  place: Place & Height,
  colors: TextColors,
): readonly TextLayer[] {
  if (block.lines.length === 0) return [];
  const share = { left: 0, center: 0.5, right: 1 }[place.align ?? 'left'];
  return [
    {
      kind: 'text',
      id,
      x: place.x - block.width * share,
      y: topOf(block, place),
      block,
      ...colors,
    },
  ];
}

function topOf(block: TextBlock, height: Height): number {
  if ('baseline' in height) return height.baseline - block.ascent;
  if ('capTop' in height) return height.capTop - block.ascent + block.capHeight;
  return height.top;
}

/** From the capitals' top in the first line to the last baseline, px. */
export function capitalsHeight(block: TextBlock): number {
  const last = block.lines.at(-1);
  return last === undefined ? 0 : last.baseline - block.ascent + block.capHeight;
}

/** How far ink reaches above the first line's capitals and below the last baseline, px; much in some scripts. */
export function overhang({ ink, lines, ascent, capHeight }: TextBlock): {
  readonly above: number;
  readonly below: number;
} {
  const last = lines.at(-1);
  if (last === undefined) return { above: 0, below: 0 };
  return {
    above: Math.max(0, ascent - capHeight - ink.y),
    below: Math.max(0, ink.y + ink.height - last.baseline),
  };
}
