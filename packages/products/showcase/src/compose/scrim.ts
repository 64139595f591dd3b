import type { Box, Color, ScrimLayer } from '../design.js';
import { openKernel } from '../kernel/kernel.js';
import { type Change, changeTogether } from '../kernel/parts.js';
import { type Canvas, clipped } from './canvas.js';
import {
  atLightness,
  colorOfRgb,
  contrastOf,
  luminanceOf,
  oklabOf,
  type Rgb,
  rgbOf,
} from './color.js';
import { type Ink, SAFETY, TEXT_CONTRAST } from './ink.js';
import { leastPassing } from './local-veil.js';
import { wholePixels } from './rounded-box.js';

/** A veil is never a flat panel; beyond this the text gets its own veil. */
export const STRONGEST = 0.92;
/** As strong as a veil gets for a text that it can't serve whole, and the share of its pixels left over. */
const STRONG = 0.8;
const MOST_LEFT = 0.3;
const ROUNDS = 9;
/** Pixels of a text that the solver looks at. */
const SAMPLES = 12_000;
/** Share of pixels that may fail when the strength is chosen; the text's own veil takes care of them. */
const STRAY = 0.002;

export interface Served {
  readonly color: Rgb;
  readonly ink: Ink;
}

function eased(share: number): number {
  const at = Math.min(1, Math.max(0, share));
  return at * at * at * (at * (at * 6 - 15) + 10);
}

/** Share of the veil's strength at a pixel. A one-sided veil is whole over its last third. */
export function veilAt(shape: ScrimLayer['shape'], box: Box, x: number, y: number): number {
  const across = (x + 0.5 - box.x) / box.width;
  const down = (y + 0.5 - box.y) / box.height;
  if (across < 0 || across > 1 || down < 0 || down > 1) return 0;
  switch (shape) {
    case 'even':
      return 1;
    case 'bottom':
      return eased(down * 1.5);
    case 'top':
      return eased((1 - down) * 1.5);
    case 'right':
      return eased(across * 1.5);
    case 'left':
      return eased((1 - across) * 1.5);
    case 'soft': {
      const outX = across * 2 - 1;
      const outY = down * 2 - 1;
      return eased((1 - Math.min(1, Math.sqrt(outX * outX + outY * outY))) * 1.8);
    }
  }
}

/**
 * The veil's own colour where the texts that it serves stand out from it; where edits gave them a colour like the
 * veil's, a veil as light as that was dark, or the other way round.
 */
export function veilColor({ color }: ScrimLayer, texts: readonly Served[]): Color {
  const lab = oklabOf(rgbOf(color));
  const other = colorOfRgb(atLightness(lab, lab[0] < 0.6 ? 0.97 : 0.18));
  const servedBy = (veil: Color) =>
    texts.reduce((sum, text) => sum + (isServedBy(text, veil) ? text.ink.count : 0), 0);
  return servedBy(other) > servedBy(color) ? other : color;
}

/** Whether a veil of this colour can make the text stand out. */
export function isServedBy({ color }: Pick<Served, 'color'>, veil: Color): boolean {
  return contrastOf(luminanceOf(color), luminanceOf(rgbOf(veil))) >= TEXT_CONTRAST * SAFETY;
}

/** The smallest strength, at least `least`, at which every served text stands out. */
export function solveStrength(canvas: Canvas, layer: ScrimLayer, texts: readonly Served[]): number {
  const box = wholePixels(layer.box);
  const veil = rgbOf(layer.color);
  let strength = Math.min(STRONGEST, layer.least);
  for (const { color, ink } of texts) {
    if (!isServedBy({ color }, layer.color)) continue;
    const failing = checker(canvas, layer.shape, box, veil, color, ink);
    // A text that no strength serves whole does not make the veil a wall: its own veil does the rest.
    const isWithin = failing(STRONGEST) <= STRAY;
    const passes = (part: number) => failing(part) <= (isWithin ? STRAY : MOST_LEFT);
    if (passes(strength)) continue;
    strength = leastPassing(
      passes,
      [strength, isWithin ? STRONGEST : Math.max(strength, STRONG)],
      ROUNDS,
    );
  }
  return strength;
}

/** As the kernel reads a sample: red, green, blue, a spare byte and the veil's share of its strength. */
const SAMPLE_BYTES = 8;

/** Tells the share of a text's pixels that a veil of some strength leaves too weak; until the kernel is used otherwise. */
function checker(
  canvas: Canvas,
  shape: ScrimLayer['shape'],
  box: Box,
  [red, green, blue]: Rgb,
  color: Rgb,
  ink: Ink,
): (strength: number) => number {
  const step = Math.max(1, Math.floor(ink.count / SAMPLES));
  const most = Math.ceil(ink.count / step);
  const kernel = openKernel();
  const [samples = 0] = kernel.room(most * SAMPLE_BYTES);
  const view = new DataView(kernel.bytes.buffer, samples, most * SAMPLE_BYTES);
  const { data } = canvas;
  let count = 0;
  let met = 0;
  for (let at = 0; at < ink.near.length; at += 1) {
    if (ink.near[at] === 0) continue;
    met += 1;
    if ((met - 1) % step !== 0) continue;
    const row = (at / ink.box.width) | 0;
    const y = ink.box.y + row;
    const x = ink.box.x + at - row * ink.box.width;
    const share = veilAt(shape, box, x, y);
    if (share <= 0.02) continue;
    const from = (y * canvas.width + x) * 3;
    const to = count * SAMPLE_BYTES;
    view.setUint8(to, data[from] ?? 0);
    view.setUint8(to + 1, data[from + 1] ?? 0);
    view.setUint8(to + 2, data[from + 2] ?? 0);
    view.setFloat32(to + 4, share, true);
    count += 1;
  }
  if (count === 0) return () => 0;
  const own = luminanceOf(color);
  const limit = TEXT_CONTRAST * SAFETY;
  return (strength) =>
    kernel.run.countFailing(samples, count, red, green, blue, strength, own, limit) / count;
}

export function drawScrim(canvas: Canvas, layer: ScrimLayer, strength: number): void {
  if (strength <= 0) return;
  const { shape } = layer;
  const box = wholePixels(layer.box);
  const { left, top, right, bottom } = clipped(canvas, box);
  const part = { x: left, y: top, width: right - left, height: bottom - top };
  if (shape === 'soft') {
    for (let row = 0; row < part.height; row += 1) {
      const line = { ...part, y: top + row, height: 1 };
      const shares = sharesOf(line.width, (at) => veilAt(shape, box, left + at, line.y));
      layShares(
        canvas,
        line,
        layer.color,
        sharesOf(1, () => strength),
        shares,
      );
    }
    return;
  }
  const isUpright = shape === 'top' || shape === 'bottom' || shape === 'even';
  const down = (at: number) => (isUpright ? veilAt(shape, box, box.x, top + at) : 1);
  layShares(
    canvas,
    part,
    layer.color,
    sharesOf(part.height, (at) => down(at) * strength),
    isUpright ? null : sharesOf(part.width, (at) => veilAt(shape, box, left + at, box.y)),
  );
}

function sharesOf(length: number, share: (at: number) => number): Float32Array {
  return Float32Array.from({ length: Math.max(0, length) }, (_, at) => share(at));
}

/** Without `across` every pixel of a row has the row's share. */
function layShares(
  canvas: Canvas,
  part: Box,
  color: Color,
  down: Float32Array,
  across: Float32Array | null,
): void {
  const columns = Int16Array.from(across ?? [], (share) => Math.round(share * 32_767));
  const given = (across === null ? [down] : [down, columns]).map(
    ({ buffer }) => new Uint8Array(buffer),
  );
  const apply: Change['apply'] = (run, pixels, { x, y, width, height }, rows = 0, shares = 0) => {
    const first = rows + (y - part.y) * down.BYTES_PER_ELEMENT;
    run.layVeil(...[pixels, width * 3, x, y, width, height, first, shares], ...rgbOf(color));
  };
  changeTogether(canvas, [{ part, given, apply }]);
}
