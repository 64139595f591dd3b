import type { Canvas } from '../../compose/canvas.js';
import { luminanceOf, type Rgb } from '../../compose/color.js';
import type { Box } from '../../design.js';
import { aroundAll, bottomOf, rightOf } from '../layout/areas.js';
import type { VeiledText } from '../photos/photo-veils.js';
import { pixelAt } from '../pixels.js';

/** A sheet of one colour through which a design's photo is seen, under its texts. */
export interface GlassPanel {
  /** Px of the output. */
  readonly box: Box;
  readonly radius: number;
  readonly color: Rgb;
  /** 0..1 */
  readonly opacity: number;
}

/** Px of the output from an edge at which its two sides are compared, and at which there is no other edge. */
const AWAY = { side: 4, next: 14 };
/** Mean step, in steps of 8 bits, that an edge is seen by, and the share of its places that step the same way. */
const LEAST = { step: 9, share: 0.72 };
/** Correlation of the colours at both sides of a sheet's edges: through a sheet the photo is seen. */
const LIKE_BEYOND = 0.5;
const LEAST_OPACITY = 0.25;
/** Pixels compared along an edge. */
const SAMPLES = 240;

/** Colours at the inner and the outer side of an edge. */
type Pair = readonly [Rgb, Rgb];

interface Side {
  readonly isUpright: boolean;
  /** 1 where the outside has the larger places. */
  readonly outward: 1 | -1;
  /** Where the search begins and ends. */
  readonly from: number;
  readonly to: number;
  /** The texts' extent along the side. */
  readonly along: readonly [number, number];
}

interface Edge {
  readonly at: number;
  readonly step: number;
  readonly pairs: readonly Pair[];
}

/** Finds the sheet under texts on a photo by its straight edges around them; null when it has fewer than three. */
export function glassUnder(
  canvas: Canvas,
  area: Box,
  texts: readonly VeiledText[],
): GlassPanel | null {
  const [first] = texts;
  if (first === undefined) return null;
  const ink = aroundAll(texts.map(({ box }) => box));
  // Dark letters have a light sheet.
  const sign = luminanceOf(first.ink) > 0.35 ? -1 : 1;
  const [across, down] = [area.width * 0.5, area.height * 0.35];
  const upright = { isUpright: true, along: [ink.y, bottomOf(ink)] } as const;
  const level = { isUpright: false, along: [ink.x, rightOf(ink)] } as const;
  const sides: readonly Side[] = [
    { ...upright, outward: -1, from: ink.x, to: Math.max(area.x + 8, ink.x - across) },
    { ...level, outward: -1, from: ink.y, to: Math.max(area.y + 8, ink.y - down) },
    {
      ...{ ...upright, outward: 1, from: rightOf(ink) },
      to: Math.min(rightOf(area) - 8, rightOf(ink) + across),
    },
    {
      ...{ ...level, outward: 1, from: bottomOf(ink) },
      to: Math.min(bottomOf(area) - 8, bottomOf(ink) + down),
    },
  ];
  const edges = sides.map((side) => edgeOn(canvas, side, sign));
  const found = edges.filter((edge) => edge !== null);
  if (found.length < 3) return null;
  const [left, top, right, bottom] = edges;
  const [x, y] = [left?.at ?? area.x, top?.at ?? area.y];
  const width = (right?.at ?? rightOf(area)) - x;
  const box = { x, y, width, height: (bottom?.at ?? bottomOf(area)) - y };
  const { color, opacity } = mixOf(found.flatMap(({ pairs }) => pairs));
  // A sheet that is neither light under dark letters nor dark under light ones is something in the photo.
  if (opacity < LEAST_OPACITY || luminanceOf(color) > 0.3 !== sign > 0) return null;
  return { box, radius: top ? radiusOf(canvas, box, sign, top.step) : 0, color, opacity };
}

/** The line, searched outwards from the texts, at which the picture steps most all along. */
function edgeOn(canvas: Canvas, side: Side, sign: number): Edge | null {
  const { outward, from, to } = side;
  const lights = new Map<number, number>();
  const lightAt = (at: number): number => {
    const known = lights.get(at);
    if (known !== undefined) return known;
    const colors = colorsAlong(canvas, side, at);
    const mean = colors.reduce((sum, color) => sum + light(color), 0) / Math.max(1, colors.length);
    lights.set(at, mean);
    return mean;
  };
  const stepAt = (at: number) =>
    sign * (lightAt(at - outward * AWAY.side) - lightAt(at + outward * AWAY.side));
  let best: Edge | null = null;
  for (let off = 2; off <= outward * (to - from); off += 1) {
    const at = Math.round(from + outward * off);
    const step = stepAt(at);
    if (step < Math.max(LEAST.step, 1.15 * (best?.step ?? 0))) continue;
    const beside = [-AWAY.next, AWAY.next].map((away) => Math.abs(stepAt(at + away)));
    if (Math.max(...beside) > step * 0.5) continue;
    const outer = colorsAlong(canvas, side, at + outward * AWAY.side);
    const pairs = colorsAlong(canvas, side, at - outward * AWAY.side).map(
      (inner, place): Pair => [inner, outer[place] ?? inner],
    );
    const alike = pairs.filter((pair) => sign * (light(pair[0]) - light(pair[1])) > 2);
    if (alike.length >= LEAST.share * pairs.length) best = { at, step, pairs };
  }
  return best;
}

/** The colours on a line beside the texts. */
function colorsAlong(canvas: Canvas, { isUpright, along: [from, to] }: Side, at: number): Rgb[] {
  const count = Math.max(1, Math.min(SAMPLES, Math.floor(to - from)));
  return Array.from({ length: count }, (_, index) => {
    const place = from + (index * (to - from)) / count;
    return isUpright ? colorAt(canvas, at, place) : colorAt(canvas, place, at);
  });
}

const light = ([red, green, blue]: Rgb) => (red + green + blue) / 3;

function colorAt(canvas: Canvas, x: number, y: number): Rgb {
  const column = Math.min(canvas.width - 1, Math.max(0, Math.round(x)));
  const row = Math.min(canvas.height - 1, Math.max(0, Math.round(y)));
  return pixelAt(canvas, row * canvas.width + column);
}

/** The sheet's colour and opacity from both sides of its edges: inside is a share of outside and the colour. */
function mixOf(pairs: readonly Pair[]): { readonly color: Rgb; readonly opacity: number } {
  const mean = (side: 0 | 1, channel: 0 | 1 | 2) =>
    pairs.reduce((sum, pair) => sum + pair[side][channel], 0) / Math.max(1, pairs.length);
  let [common, spread, own] = [0, 0, 0];
  for (const channel of [0, 1, 2] as const) {
    const [inner, outer] = [mean(0, channel), mean(1, channel)];
    for (const pair of pairs) {
      common += (pair[0][channel] - inner) * (pair[1][channel] - outer);
      spread += (pair[1][channel] - outer) ** 2;
      own += (pair[0][channel] - inner) ** 2;
    }
  }
  const isSeen = spread === 0 || common > LIKE_BEYOND * Math.sqrt(spread * own);
  const through = spread > 0 ? Math.min(0.9, Math.max(0, common / spread)) : 0.15;
  const channel = (of: 0 | 1 | 2) =>
    Math.min(255, Math.max(0, (mean(0, of) - through * mean(1, of)) / (1 - through)));
  return { color: [channel(0), channel(1), channel(2)], opacity: isSeen ? 1 - through : 0 };
}

/** Where along the upper edge the step begins; a photo's own light steps less. */
function radiusOf(canvas: Canvas, box: Box, sign: number, edge: number): number {
  const startFrom = (place: (off: number) => number) => {
    let run = 0;
    for (let off = 0; off < Math.min(box.width, box.height) / 2; off += 1) {
      const [inner, outer] = [box.y + 2, box.y - AWAY.side].map((y) =>
        light(colorAt(canvas, place(off), y)),
      );
      run = sign * ((inner ?? 0) - (outer ?? 0)) > edge / 2 ? run + 1 : 0;
      if (run >= 6) return off - 5;
    }
    return 0;
  };
  const left = startFrom((off) => box.x + off);
  const radius =
    1.15 *
    Math.min(
      left,
      startFrom((off) => rightOf(box) - 1 - off),
    );
  return radius < 5 ? 0 : radius;
}
