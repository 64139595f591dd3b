import { ImageRejected } from '../image-rejected.js';

export interface SvgSize {
  /** CSS pixels; as the file says, or as its view box says, else 300 x 150 as in a browser. */
  readonly width: number;
  readonly height: number;
  readonly viewBox: string;
}

/** CSS pixels of each unit, at 96 to the inch; text counts as 16 pixels high. */
const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  pt: 96 / 72,
  pc: 16,
  em: 16,
  rem: 16,
  ex: 8,
};
const NUMBER = '[-+]?(?:[0-9]+\\.?[0-9]*|\\.[0-9]+)(?:e[-+]?[0-9]+)?';
const LENGTH = new RegExp(`^(${NUMBER})([a-z]*)$`, 'i');
const VIEW_BOX = new RegExp(`^${Array(4).fill(`(${NUMBER})`).join('(?:\\s*,\\s*|\\s+)')}$`, 'i');

/**
 * How large an SVG is by its root's attributes.
 *
 * @throws ImageRejected with reason `damaged` when a side is 0 or below
 */
export function svgSize(attributes: {
  readonly width: string | undefined;
  readonly height: string | undefined;
  readonly viewBox: string | undefined;
}): SvgSize {
  const box = VIEW_BOX.exec((attributes.viewBox ?? '').trim())
    ?.slice(1)
    .map(Number);
  const [, , boxWidth = 0, boxHeight = 0] = box ?? [];
  if (box !== undefined) checkSide(boxWidth, boxHeight);
  const givenWidth = lengthOf(attributes.width);
  const givenHeight = lengthOf(attributes.height);
  const ratio = box === undefined ? 2 : boxWidth / boxHeight;
  const width =
    givenWidth ??
    (givenHeight === null ? (box === undefined ? 300 : boxWidth) : givenHeight * ratio);
  const height = givenHeight ?? width / ratio;
  checkSide(width, height);
  return { width, height, viewBox: box === undefined ? `0 0 ${width} ${height}` : box.join(' ') };
}

/** Null for a percentage, and for anything that is no length: the box decides then. */
function lengthOf(value: string | undefined): number | null {
  const [, number, unit = ''] = LENGTH.exec((value ?? '').trim()) ?? [];
  const factor = UNITS[unit.toLowerCase()];
  return number === undefined || factor === undefined ? null : Number(number) * factor;
}

function checkSide(width: number, height: number): void {
  if (width > 0 && height > 0 && Number.isFinite(width) && Number.isFinite(height)) return;
  throw new ImageRejected('damaged', 'The SVG has no size.');
}
