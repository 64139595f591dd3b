import type { Canvas } from '../../compose/canvas.js';
import { luminanceOf, type Rgb } from '../../compose/color.js';
import type { Box } from '../../design.js';
import { around, bottomOf, rightOf } from '../layout/areas.js';
import type { VeiledText } from '../photos/photo-veils.js';

/** A sheet of one colour through which a design's photo is seen, under its texts. */
export interface GlassPanel {
  /** Px of the output. */
  readonly box: Box;
  readonly radius: number;
  readonly color: Rgb;
  /** 0..1 */
  readonly opacity: number;
}

/** Px of the output from an edge at which its two sides are compared. */
const AWAY = 4;
/** Mean step, in steps of 8 bits, that an edge is seen by. */
const LEAST_STEP = 9;
/** Share of an edge's places that step the same way. */
const LEAST_SHARE = 0.72;
/** Correlation of the colours at both sides of a sheet's edges. */
const LIKE_BEYOND = 0.5;
/** Pixels compared along an edge. */
const SAMPLES = 240;

interface Edge {
  readonly at: number;
  readonly step: number;
}

/** Finds the sheet under texts on a photo by its straight edges around them; null when it has fewer than three. */
export function glassUnder(
  canvas: Canvas,
  area: Box,
  texts: readonly VeiledText[],
): GlassPanel | null {
  const [first, ...rest] = texts;
  if (first === undefined) return null;
  const ink = rest.reduce((box, text) => around(box, text.box), first.box);
  // Dark letters have a light sheet.
  const sign = luminanceOf(first.ink) > 0.35 ? -1 : 1;
  const across = { from: ink.x, to: rightOf(ink) };
  const down = { from: ink.y, to: bottomOf(ink) };
  const reach = { x: area.width * 0.5, y: area.height * 0.35 };
  const top = edgeBetween(
    canvas,
    ink.y - 2,
    Math.max(area.y + 8, ink.y - reach.y),
    across,
    false,
    sign,
  );
  const bottom = edgeBetween(
    canvas,
    bottomOf(ink) + 2,
    Math.min(bottomOf(area) - 8, bottomOf(ink) + reach.y),
    across,
    false,
    sign,
  );
  const left = edgeBetween(
    canvas,
    ink.x - 2,
    Math.max(area.x + 8, ink.x - reach.x),
    down,
    true,
    sign,
  );
  const right = edgeBetween(
    canvas,
    rightOf(ink) + 2,
    Math.min(rightOf(area) - 8, rightOf(ink) + reach.x),
    down,
    true,
    sign,
  );
  if ([top, bottom, left, right].filter((edge) => edge !== null).length < 3) return null;
  const x = left?.at ?? area.x;
  const y = top?.at ?? area.y;
  const box = {
    x,
    y,
    width: (right?.at ?? rightOf(area)) - x,
    height: (bottom?.at ?? bottomOf(area)) - y,
  };
  const { color, opacity } = mixOf(canvas, box, { top, bottom, left, right }, sign);
  if (opacity < 0.25) return null;
  return { box, radius: top === null ? 0 : radiusOf(canvas, box, sign, top.step), color, opacity };
}

/** The line, searched outwards from the texts, at which the picture steps most all along. */
function edgeBetween(
  canvas: Canvas,
  from: number,
  to: number,
  along: { readonly from: number; readonly to: number },
  upright: boolean,
  sign: number,
): Edge | null {
  const outward = Math.sign(to - from);
  let best: Edge | null = null;
  const count = Math.floor(Math.abs(to - from));
  for (let offset = 0; offset <= count; offset += 1) {
    const at = Math.round(from + outward * offset);
    const { step, share } = stepAt(canvas, at, along, upright, outward, sign);
    if (step < LEAST_STEP || share < LEAST_SHARE) continue;
    const beside = stepAt(canvas, at + outward * 14, along, upright, outward, sign).step;
    const before = stepAt(canvas, at - outward * 14, along, upright, outward, sign).step;
    if (Math.max(Math.abs(beside), Math.abs(before)) > step * 0.5) continue;
    if (best === null || step > best.step * 1.15) best = { at, step };
  }
  return best;
}

/** How much nearer to the sheet's colour the inner side of a line is, and in what share of its places. */
function stepAt(
  canvas: Canvas,
  at: number,
  { from, to }: { readonly from: number; readonly to: number },
  upright: boolean,
  outward: number,
  sign: number,
): { readonly step: number; readonly share: number } {
  const every = Math.max(1, (to - from) / SAMPLES);
  let [sum, same, count] = [0, 0, 0];
  for (let place = from; place < to; place += every) {
    const [inner, outer] = [at - outward * AWAY, at + outward * AWAY];
    const step =
      sign *
      (upright
        ? lightAt(canvas, inner, place) - lightAt(canvas, outer, place)
        : lightAt(canvas, place, inner) - lightAt(canvas, place, outer));
    sum += step;
    count += 1;
    if (step > 2) same += 1;
  }
  return { step: sum / Math.max(1, count), share: same / Math.max(1, count) };
}

function colorAt({ width, height, data }: Canvas, x: number, y: number): Rgb {
  const column = Math.min(width - 1, Math.max(0, Math.round(x)));
  const row = Math.min(height - 1, Math.max(0, Math.round(y)));
  const at = (row * width + column) * 3;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}

function lightAt(canvas: Canvas, x: number, y: number): number {
  const [red, green, blue] = colorAt(canvas, x, y);
  return (red + green + blue) / 3;
}

/** The sheet's colour and opacity from both sides of its edges: inside is a share of outside and the colour. */
function mixOf(
  canvas: Canvas,
  box: Box,
  edges: Readonly<Record<'top' | 'bottom' | 'left' | 'right', Edge | null>>,
  sign: number,
): { readonly color: Rgb; readonly opacity: number } {
  const pairs: (readonly [Rgb, Rgb])[] = [];
  const margin = Math.min(box.width, box.height) * 0.12;
  for (let share = 0; share <= 1; share += 1 / SAMPLES) {
    const x = box.x + margin + share * (box.width - 2 * margin);
    const y = box.y + margin + share * (box.height - 2 * margin);
    const add = (
      edge: Edge | null,
      inner: readonly [number, number],
      outer: readonly [number, number],
    ) => {
      if (edge !== null) pairs.push([colorAt(canvas, ...inner), colorAt(canvas, ...outer)]);
    };
    add(edges.top, [x, box.y + AWAY], [x, box.y - AWAY]);
    add(edges.bottom, [x, bottomOf(box) - AWAY], [x, bottomOf(box) + AWAY]);
    add(edges.left, [box.x + AWAY, y], [box.x - AWAY, y]);
    add(edges.right, [rightOf(box) - AWAY, y], [rightOf(box) + AWAY, y]);
  }
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
  // Through a sheet the photo is seen: what is not like it beyond the edge is another thing in the photo.
  const isSeen = spread === 0 || common > LIKE_BEYOND * Math.sqrt(spread * own);
  const through = spread > 0 ? Math.min(0.9, Math.max(0, common / spread)) : 0.15;
  const channel = (index: 0 | 1 | 2) =>
    Math.min(255, Math.max(0, (mean(0, index) - through * mean(1, index)) / (1 - through)));
  const color: Rgb = [channel(0), channel(1), channel(2)];
  // A sheet that is neither light under dark letters nor dark under light ones is something in the photo.
  const isSheet = sign > 0 ? luminanceOf(color) > 0.3 : luminanceOf(color) < 0.3;
  return { color, opacity: isSheet && isSeen ? 1 - through : 0 };
}

/** Where along the upper edge the step begins; a photo's own light steps less. */
function radiusOf(canvas: Canvas, box: Box, sign: number, edge: number): number {
  const most = Math.min(box.width, box.height) / 2;
  const startFrom = (place: (offset: number) => number) => {
    let run = 0;
    for (let offset = 0; offset < most; offset += 1) {
      const x = place(offset);
      const step = sign * (lightAt(canvas, x, box.y + 2) - lightAt(canvas, x, box.y - AWAY));
      run = step > edge / 2 ? run + 1 : 0;
      if (run >= 6) return offset - 5;
    }
    return 0;
  };
  const left = startFrom((offset) => box.x + offset);
  const right = startFrom((offset) => rightOf(box) - 1 - offset);
  const radius = Math.min(left, right) * 1.15;
  return radius < 5 ? 0 : radius;
}
