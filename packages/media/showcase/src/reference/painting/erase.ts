import type { Canvas } from '../../compose/canvas.js';
import { ditherAt } from '../../compose/canvas.js';
import type { Box, Size } from '../../design.js';
import { type Frame, toOutput, toReading } from '../frame.js';
import { bottomOf, clippedTo, grown, rightOf } from '../layout/areas.js';
import type { PhotoArea } from '../photos/photo-areas.js';
import { distance } from '../pixels.js';
import { type PaintFit, paintAt } from './paint-fit.js';
import type { Surface } from './surfaces.js';

/** Distance in steps of 8 bits up to which a pixel is left as it is: it is ground already. */
const SAME = 2;
/** Px of the output over which the painted ground goes over into the design's own. */
const FEATHER = 2;

/** Paints over the ink in a box with its ground, continued as the surface was painted. */
export function eraseInk(
  canvas: Canvas,
  frame: Frame,
  box: Box,
  surface: Surface,
  reach: number,
): void {
  const area = clippedTo(canvas, grown(toOutput(frame, box), reach));
  paint(canvas, frame, area, surface.fit, () => true);
}

/**
 * Paints a photo's whole area over with the ground that it lies on, up to `out` px of the reading beyond its edge.
 */
export function eraseArea(
  canvas: Canvas,
  frame: Frame,
  { box, visible }: Pick<PhotoArea, 'box' | 'visible'>,
  size: Size,
  ground: Surface,
  out: number,
): void {
  const near = (x: number, y: number): boolean => {
    const [column, row] = [Math.round(x), Math.round(y)];
    for (let dy = -out; dy <= out; dy += 1) {
      for (let dx = -out; dx <= out; dx += 1) {
        const [px, py] = [column + dx, row + dy];
        if (px < 0 || py < 0 || px >= size.width || py >= size.height) continue;
        if (visible[py * size.width + px] === 1) return true;
      }
    }
    return false;
  };
  const extent = boundsOf(visible, size) ?? box;
  paint(canvas, frame, clippedTo(canvas, toOutput(frame, grown(extent, out))), ground.fit, near);
}

function boundsOf(mask: Uint8Array, { width, height }: Size): Box | null {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (mask[y * width + x] !== 1) continue;
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
  }
  return right < 0 ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** Paints a plate over, up to `inset` px of the reading inside of its edge. */
export function erasePlate(
  canvas: Canvas,
  frame: Frame,
  surface: Surface,
  labels: Int32Array,
  inset: number,
  readingWidth: number,
): void {
  const { box, label } = surface;
  const rows = new Map<number, readonly [number, number]>();
  for (let y = box.y; y < bottomOf(box); y += 1) {
    let first = -1;
    let last = -1;
    for (let x = box.x; x < rightOf(box); x += 1) {
      if (labels[y * readingWidth + x] !== label) continue;
      if (first < 0) first = x;
      last = x;
    }
    if (first >= 0) rows.set(y, [first + inset, last - inset]);
  }
  const inner = grown(box, -inset);
  paint(canvas, frame, clippedTo(canvas, toOutput(frame, inner)), surface.fit, (x, y) => {
    const row = rows.get(Math.round(y));
    return row !== undefined && x >= row[0] && x <= row[1];
  });
}

function paint(
  canvas: Canvas,
  frame: Frame,
  area: Box,
  fit: PaintFit,
  isIn: (x: number, y: number) => boolean,
): void {
  for (let y = area.y; y < bottomOf(area); y += 1) {
    for (let x = area.x; x < rightOf(area); x += 1) {
      const place = toReading(frame, x, y);
      if (!isIn(place.x, place.y)) continue;
      const at = (y * canvas.width + x) * 3;
      const ground = paintAt(fit, place.x, place.y);
      const { data } = canvas;
      if (distance([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0], ground) <= SAME) continue;
      const rim = Math.min(x - area.x, y - area.y, rightOf(area) - 1 - x, bottomOf(area) - 1 - y);
      const share = Math.min(1, (rim + 1) / FEATHER);
      const noise = fit.change > 2 ? ditherAt(x, y) : 0.5;
      for (let channel = 0; channel < 3; channel += 1) {
        const below = data[at + channel] ?? 0;
        data[at + channel] = below + ((ground[channel] ?? 0) - below) * share + noise;
      }
    }
  }
}
