import { type Canvas, clipped, type Mask } from '../../compose/canvas.js';
import type { Rgb } from '../../compose/color.js';
import type { Size } from '../../design.js';
import type { Frame } from '../frame.js';
import { areaOf } from '../layout/areas.js';
import type { ReferenceLayout } from '../layout/reference-layout.js';
import { type PaintFit, paintAt } from '../painting/paint-fit.js';
import type { Surface } from '../painting/surfaces.js';
import type { Picture } from '../picture.js';
import { pixelAt } from '../pixels.js';
import type { Fill, Outline, Shade } from './design-document.js';
import { drawElement, maskOfOutline } from './draw-document.js';
import { outlineIn } from './fill-outline.js';
import { isShadow, regionOf, withShaded } from './surface-region.js';

/** Change over a surface, in steps of 8 bits, up to which it is of one colour. */
const FLAT = 3;
/** Share of a surface's pixels from which a colour is that of all of it: the rest is in soft shadows. */
const COMMON = 0.3;
/** Share of the picture from which the largest surface is its ground; a smaller one is a panel on photos. */
const WHOLE = 0.9;

/** A soft shade, and which of the fills it lies on. */
export interface LyingShade {
  readonly shade: Shade;
  readonly on: number;
}

/**
 * The grounds and panels of a design, the larger ones below: each goes on under what lies over it. Paints them onto the
 * canvas, at the px of the finer picture.
 *
 * @param shades drawn after the fill that they lie on, under the next ones
 * @param owners for each px, the last fill that covers it
 */
export function fillsOf(
  layout: ReferenceLayout,
  picture: Picture,
  { canvas, frame }: { readonly canvas: Canvas; readonly frame: Frame },
  photos: Uint8Array,
  { shades, owners }: { readonly shades: readonly LyingShade[]; readonly owners: Uint8Array },
): (Fill | Shade)[] {
  const { size, panels, labels } = layout;
  const [ground, ...rest] = panels.toSorted(
    (one, other) => areaOf(other.box) - areaOf(one.box) || other.pixels - one.pixels,
  );
  const whole: Outline = {
    kind: 'rectangle',
    box: { x: 0, y: 0, ...size },
    radius: 0,
    degrees: 0,
  };
  const elements: (Fill | Shade)[] = [];
  let count = 0;
  const add = (fill: Fill) => {
    elements.push(fill);
    drawElement(canvas, frame, fill);
    const mask = maskOfOutline(frame, fill.outline);
    if (mask !== null) mark(owners, canvas, mask, count);
    for (const { shade } of shades.filter(({ on }) => on === count)) {
      elements.push(shade);
      drawElement(canvas, frame, shade);
    }
    count += 1;
  };
  if (ground === undefined) {
    add({ role: 'fill', label: 0, outline: whole, paint: [128, 128, 128] });
    return elements;
  }
  const isWhole = areaOf(ground.box) > WHOLE * areaOf(whole.box);
  const paint = paintOf(ground, layout, picture);
  const panelsOver = isWhole ? rest : [ground, ...rest];
  const order = new Map([ground, ...rest].map(({ label }, at) => [label, at + 1]));
  const rank = labels.map((label) => order.get(label) ?? 0);
  add({ role: 'fill', label: isWhole ? ground.label : 0, outline: whole, paint });
  const drawn = { picture, canvas, frame };
  const under = { layout, rank, photos };
  for (const panel of panelsOver) {
    const region = withShaded(regionOf(panel, layout), panel, under, drawn);
    if (isShadow(panel, region, drawn)) continue;
    const paint = paintOf(panel, layout, picture);
    const outline = outlineIn(panel, region, under, drawn);
    if (outline !== null) add({ role: 'fill', label: panel.label, outline, paint });
  }
  return elements;
}

function mark(owners: Uint8Array, canvas: Size, mask: Mask, value: number): void {
  const { left, top, right, bottom } = clipped(canvas, mask);
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      if ((mask.data[(y - mask.y) * mask.width + x - mask.x] ?? 0) >= 128) {
        owners[y * canvas.width + x] = value;
      }
    }
  }
}

/** The colour that much of a surface has, or its paint. */
function paintOf(
  { box, label, fit }: Surface,
  layout: ReferenceLayout,
  picture: Picture,
): Rgb | PaintFit {
  const { size, labels } = layout;
  const [scaleX, scaleY] = [picture.width / size.width, picture.height / size.height];
  const counts = new Map<number, number>();
  let seen = 0;
  const step = Math.max(1, Math.floor(Math.sqrt(areaOf(box) / 4000)));
  for (let y = box.y; y < box.y + box.height; y += step) {
    for (let x = box.x; x < box.x + box.width; x += step) {
      if (labels[y * size.width + x] !== label) continue;
      const at = Math.floor((y + 0.5) * scaleY) * picture.width + Math.floor((x + 0.5) * scaleX);
      const [red, green, blue] = pixelAt(picture, at);
      const color = (red << 16) | (green << 8) | blue;
      counts.set(color, (counts.get(color) ?? 0) + 1);
      seen += 1;
    }
  }
  const [most] = [...counts].toSorted((one, other) => other[1] - one[1]);
  if (most !== undefined && most[1] > COMMON * seen) {
    return [most[0] >> 16, (most[0] >> 8) & 255, most[0] & 255];
  }
  return fit.change > FLAT ? fit : paintAt(fit, box.x + box.width / 2, box.y + box.height / 2);
}
