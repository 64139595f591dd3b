import type { ShowcaseFormat } from '@groundwork/contract/showcase/formats';
import type { Box } from '../design.js';
import type { FormatCanvas } from './canvas.js';

/** How a design frames its photos. */
export interface Framing {
  /** Ground around the photos, px; 0 lets them run off the edges. */
  readonly margin: number;
  /** Between photos, px. */
  readonly gap: number;
}

/** Where everything of a format lies. */
export interface Arrangement {
  /** The main photo, then the supporting ones. */
  readonly photos: readonly Box[];
  readonly panel: Box;
}

interface Shares {
  /**
   * Share of the height (of the width when the words are at the side): for the main photo alone, and above small ones.
   */
  readonly alone: number;
  readonly main: number;
  /** Height of the row of small photos. */
  readonly row: number;
}

const stacked: Readonly<Record<Exclude<ShowcaseFormat, 'landscape'>, Shares>> = {
  story: { alone: 0.53, main: 0.435, row: 0.11 },
  portrait: { alone: 0.6, main: 0.44, row: 0.145 },
  square: { alone: 0.53, main: 0.53, row: 0 },
  a4: { alone: 0.58, main: 0.45, row: 0.145 },
};
/** Width of a square's main photo next to small ones. */
const SQUARE_MAIN = 0.66;
/** Of a landscape: width of the photos, and height of the main one above a row. */
const BESIDE = { width: 0.6, main: 0.72 };

function row({ x, y, width, height }: Box, many: number, gap: number): Box[] {
  const each = (width - gap * (many - 1)) / many;
  return Array.from({ length: many }, (_, at) => ({
    ...{ x: x + at * (each + gap), y, width: each, height },
  }));
}

function column({ x, y, width, height }: Box, many: number, gap: number): Box[] {
  const each = (height - gap * (many - 1)) / many;
  return Array.from({ length: many }, (_, at) => ({
    ...{ x, y: y + at * (each + gap), width, height: each },
  }));
}

/** The canvas without the design's margin, which counts from the trimmed edge. */
function framed({ size, trim }: FormatCanvas, margin: number): Box {
  if (margin === 0) return { x: 0, y: 0, ...size };
  return {
    x: trim.x + margin,
    y: trim.y + margin,
    width: trim.width - 2 * margin,
    height: trim.height - 2 * margin,
  };
}

/** The part of a box that lies within another. */
function within(box: Box, { x, y, width, height }: Box): Box {
  const [left, top] = [Math.max(box.x, x), Math.max(box.y, y)];
  return {
    x: left,
    y: top,
    width: Math.min(box.x + box.width, x + width) - left,
    height: Math.min(box.y + box.height, y + height) - top,
  };
}

/** @param supporting number of small photos */
export function arrange(
  format: ShowcaseFormat,
  canvas: FormatCanvas,
  { margin, gap }: Framing,
  supporting: number,
): Arrangement {
  const frame = framed(canvas, margin);
  if (format === 'landscape') {
    const width = frame.width * BESIDE.width;
    const main = supporting === 0 ? frame.height : (frame.height - gap) * BESIDE.main;
    const small = { x: frame.x, y: frame.y + main + gap, width, height: frame.height - main - gap };
    const panel = { ...frame, x: frame.x + width, width: frame.width - width };
    return {
      photos: [{ ...frame, width, height: main }, ...row(small, supporting, gap)],
      panel: within(panel, canvas.safe),
    };
  }
  const shares = stacked[format];
  const height = frame.height * (supporting === 0 ? shares.alone : shares.main);
  const below = (taken: number): Box => ({
    ...frame,
    y: frame.y + taken,
    height: frame.height - taken,
  });
  if (supporting === 0) {
    return { photos: [{ ...frame, height }], panel: within(below(height), canvas.safe) };
  }
  if (format === 'square') {
    const width = (frame.width - gap) * SQUARE_MAIN;
    const side = { ...frame, x: frame.x + width + gap, width: frame.width - width - gap, height };
    return {
      photos: [{ ...frame, width, height }, ...column(side, supporting, gap)],
      panel: within(below(height), canvas.safe),
    };
  }
  const small = frame.height * shares.row;
  const strip = { ...frame, y: frame.y + height + gap, height: small };
  return {
    photos: [{ ...frame, height }, ...row(strip, supporting, gap)],
    panel: within(below(height + gap + small), canvas.safe),
  };
}
