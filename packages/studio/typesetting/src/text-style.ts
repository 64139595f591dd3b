import type { Typeface } from '@groundwork/contract/showcase/typefaces';

/** A family that lacks the weight is set in its nearest. */
export type FontWeight = 400 | 600 | 800;

export interface TextStyle {
  readonly typeface: Typeface;
  readonly weight: FontWeight;
  /** Size wanted, in px. */
  readonly size: number;
  /** The size, in px, below which text is cut instead of shrunk. */
  readonly minSize: number;
  /** Distance of baselines in em, 1.2 unless given. Lines whose ink would touch stand further apart. */
  readonly lineHeight?: number;
  /** Space between letters in em. Joined scripts ignore it. */
  readonly letterSpacing?: number;
  readonly maxLines: number;
  /** How lines stand to one another, in every script; left unless given. */
  readonly align?: 'left' | 'center' | 'right';
  /** Capitals, by the rules of `language`. */
  readonly uppercase?: boolean;
  /** Lines of like length. */
  readonly balance?: boolean;
  /** BCP 47; decides capitals, local letter forms, and which forms ideographs take. */
  readonly language?: string;
}

export interface Box {
  /** In px; may be infinite. */
  readonly width: number;
  /** In px; may be infinite. */
  readonly height: number;
}

export interface TextLine {
  readonly text: string;
  readonly width: number;
  /** Distance from the block's top. */
  readonly baseline: number;
  /** Distance from the block's left side, which the widest line touches. */
  readonly left: number;
  /** Where the ink reaches above the baseline and below it, both upwards positive. */
  readonly top: number;
  readonly bottom: number;
  /** Words, or ideographs where no space parts them, as they are read; `left` and `width` are those of their ink. */
  readonly words: readonly {
    readonly text: string;
    readonly left: number;
    readonly width: number;
  }[];
}

/** Set text; all lengths in px, from the block's top left. The block is as wide as its widest line. */
export interface TextBlock {
  readonly size: number;
  readonly lines: readonly TextLine[];
  /** Width of the widest line. */
  readonly width: number;
  /** From the top of the first line's ascenders (capitals, when all are) to the last line's descenders. */
  readonly height: number;
  /** From the block's top to the first baseline. */
  readonly ascent: number;
  readonly capHeight: number;
  /** Bounds of the outlines. */
  readonly ink: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  /** SVG path data, to be filled by the nonzero rule. */
  readonly path: string;
  /** Whether the text ends in an ellipsis, or did not fit at all. */
  readonly truncated: boolean;
}
