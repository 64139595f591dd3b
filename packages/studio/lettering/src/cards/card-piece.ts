import type { OverlayOptions } from 'sharp';

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
