import {
  contrastOf,
  hexOfBytes as hexOf,
  luminanceOf,
  mixedTriple,
  type Triple as Rgb,
  bytesOf as rgbOf,
} from '@groundwork/imaging/colour';

export { hexOf, type Rgb, rgbOf };

import type {
  IntroTemplateId,
  OutroTemplateId,
} from '@groundwork/contract/catalogues/intro-outro-templates';
import type { OverlayOptions } from 'sharp';
import type { FontFamily, FontWeight } from '../text/text-request.js';

/** Look of a card. Colours are `#rrggbb`. */
export interface CardDesign {
  readonly ground: string;
  readonly ink: string;
  /** Second ink, for less important text. */
  readonly faintInk: string;
  /** When the customer names no accent colour. */
  readonly accent: string;
  readonly title: { readonly family: FontFamily; readonly weight: FontWeight };
  /** Baseline to baseline of the title, in em. */
  readonly titleLeading: number;
  /** The photo's role in the card: its darkened ground, or a picture next to the lettering. */
  readonly photo: 'ground' | 'beside';
  /** Position of the lettering without a photo next to it. */
  readonly gathered: 'low' | 'middle';
}

const evening = {
  ground: '#12161c',
  ink: '#f8f5ef',
  faintInk: '#c3c6cb',
  accent: '#d0ab68',
  title: { family: 'display', weight: 600 },
  titleLeading: 1.14,
  photo: 'ground',
} as const satisfies Partial<CardDesign>;

const paper = {
  ground: '#f7f4ee',
  ink: '#191d21',
  faintInk: '#575e66',
  accent: '#2f6350',
  title: { family: 'sans', weight: 600 },
  titleLeading: 1.18,
  photo: 'beside',
} as const satisfies Partial<CardDesign>;

export const cardDesigns: Readonly<Record<IntroTemplateId | OutroTemplateId, CardDesign>> = {
  intro_editorial: { ...evening, gathered: 'low' },
  intro_minimal: { ...paper, gathered: 'middle' },
  outro_contact: { ...evening, gathered: 'middle' },
  outro_minimal: { ...paper, gathered: 'middle' },
};

export const contrast = (one: Rgb, two: Rgb) => contrastOf(luminanceOf(one), luminanceOf(two));

/** The colour itself, or the nearest to it on the way to `ink` that has at least this contrast to the ground. */
export function readableOn(colour: string, ground: string, ink: string, least: number): string {
  const [from, to, under] = [rgbOf(colour), rgbOf(ink), rgbOf(ground)];
  for (let step = 0; step <= 20; step += 1) {
    const mixed = mixedTriple(from, to, step / 20);
    if (contrast(mixed, under) >= least) return hexOf(mixed);
  }
  return ink;
}

/** A finished picture that a card is put together from. */
export interface CardPiece {
  readonly width: number;
  readonly height: number;
  /** Laid at the place that is given, in pixels of the card. */
  at(left: number, top: number): OverlayOptions[];
}

export type Alignment = 'left' | 'centre' | 'right';

/** A piece of a column with the room above it; the first one's room is ignored. */
export interface ColumnItem {
  readonly piece: CardPiece;
  readonly gap: number;
}

export function column(items: readonly ColumnItem[], align: Alignment): CardPiece {
  const width = items.reduce((most, { piece }) => Math.max(most, piece.width), 0);
  const height = items.reduce(
    (sum, { piece, gap }, index) => sum + piece.height + (index === 0 ? 0 : gap),
    0,
  );
  return {
    width,
    height,
    at(left, top) {
      let y = top;
      return items.flatMap(({ piece, gap }, index) => {
        if (index > 0) y += gap;
        const slack = width - piece.width;
        const x = left + (align === 'left' ? 0 : align === 'right' ? slack : slack / 2);
        const laid = piece.at(x, y);
        y += piece.height;
        return laid;
      });
    },
  };
}

/** One picture as a piece. `raw` when the bytes are pixels and not a file. */
export function picturePiece(
  input: Buffer,
  width: number,
  height: number,
  raw?: { readonly width: number; readonly height: number; readonly channels: 3 | 4 },
): CardPiece {
  return {
    width,
    height,
    at: (left, top) => [
      {
        input,
        left: Math.round(left),
        top: Math.round(top),
        ...(raw === undefined ? {} : { raw }),
      },
    ],
  };
}

/** An SVG of numbers and checked colours as a piece; no word of a customer may be in it. */
export function drawnPiece(width: number, height: number, shapes: string): CardPiece {
  const wide = Math.ceil(width);
  const high = Math.ceil(height);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="0 0 ${wide} ${high}">${shapes}</svg>`;
  return picturePiece(Buffer.from(svg), wide, high);
}
