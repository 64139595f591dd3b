import type { ShowcaseFormat } from '@groundwork/contract/showcase/formats';
import type { Box, Size } from '../design.js';

/** The canvas of a format, in units of which its short side has 1080. */
export interface FormatCanvas {
  readonly size: Size;
  /** The page after the cut; photos and grounds reach beyond it, to the canvas' edge. */
  readonly trim: Box;
  /** Where type, logos and buttons stand. */
  readonly safe: Box;
  /** Pixels of a unit. */
  readonly scale: number;
}

/** Bleed of printed pages, as printers ask for it. */
const BLEED_MM = 3;
const A4 = { width: 210, height: 297 };
const DPI = 300;
const MM_PER_INCH = 25.4;

/** The platforms' own words and buttons cover as much of a story, px of 1080 x 1920. */
const STORY = { top: 250, bottom: 340, side: 64 };

function plain(width: number, height: number): FormatCanvas {
  const trim = { x: 0, y: 0, width, height };
  return { size: { width, height }, trim, safe: trim, scale: 1 };
}

function story(): FormatCanvas {
  const canvas = plain(1080, 1920);
  const { width, height } = canvas.size;
  const safe = {
    x: STORY.side,
    y: STORY.top,
    width: width - 2 * STORY.side,
    height: height - STORY.top - STORY.bottom,
  };
  return { ...canvas, safe };
}

function printed(): FormatCanvas {
  const pixels = (mm: number) => (mm / MM_PER_INCH) * DPI;
  const [width, height] = [pixels(A4.width + 2 * BLEED_MM), pixels(A4.height + 2 * BLEED_MM)];
  const scale = pixels(A4.width) / 1080;
  const bleed = pixels(BLEED_MM) / scale;
  const size = { width: Math.round(width) / scale, height: Math.round(height) / scale };
  const trim = {
    x: bleed,
    y: bleed,
    width: size.width - 2 * bleed,
    height: size.height - 2 * bleed,
  };
  return { size, trim, safe: trim, scale };
}

export const formatCanvases: Readonly<Record<ShowcaseFormat, FormatCanvas>> = {
  story: story(),
  portrait: plain(1080, 1350),
  square: plain(1080, 1080),
  landscape: plain(1920, 1080),
  a4: printed(),
};

/** A page as PDF measures it. */
export const printedPage = { trimMm: A4, bleedMm: BLEED_MM, dpi: DPI } as const;
