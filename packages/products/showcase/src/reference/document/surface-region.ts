import type { Canvas } from '../../compose/canvas.js';
import type { Rgb } from '../../compose/color.js';
import type { Box } from '../../design.js';
import type { Frame } from '../frame.js';
import { connectedAreas, grown } from '../layout/areas.js';
import { coverage } from '../layout/marks.js';
import type { ReferenceLayout } from '../layout/reference-layout.js';
import { paintAt } from '../painting/paint-fit.js';
import type { Surface } from '../painting/surfaces.js';
import type { Picture } from '../picture.js';
import { distance, pixelAt } from '../pixels.js';
import { dilated } from './masks.js';

/** Px of the reading that a surface goes on under what lies over it. */
export const UNDER = 3;
/** Share of its box from which a surface is an upright box. */
const WHOLE = 0.97;
/** Reach of a shadow on a panel, as a share of the design's longer side. */
const SHADED = 0.025;
/**
 * Share of its outline that a ring fills at most which is a step of a shadow, how near it is to its ground, and how far
 * off a darker shade of it.
 */
const STEP = { filled: 0.35, near: 24, off: 4 };

/** Everything that fills need of a design, at the reading's size. */
export interface Ground {
  readonly layout: ReferenceLayout;
  /** In the order of painting; 0 for what is no panel. */
  readonly rank: Int32Array;
  /** 1 where photos are seen. */
  readonly photos: Uint8Array;
}

export interface Drawn {
  readonly picture: Picture;
  /** What is painted below. */
  readonly canvas: Canvas;
  readonly frame: Frame;
}

export interface Region {
  /** A part of the reading; 1 within the surface's outer edge. */
  readonly area: Box;
  readonly mask: Uint8Array;
}

/** A surface with its holes filled. */
export function regionOf({ box, label }: Surface, { labels, size }: ReferenceLayout): Region {
  const area = grown(box, UNDER + 1);
  const inside = (x: number, y: number) => x >= 0 && y >= 0 && x < size.width && y < size.height;
  const own = new Uint8Array(area.width * area.height);
  for (let y = 0; y < area.height; y += 1) {
    for (let x = 0; x < area.width; x += 1) {
      const [px, py] = [x + area.x, y + area.y];
      if (inside(px, py) && labels[py * size.width + px] === label) own[y * area.width + x] = 1;
    }
  }
  const others = connectedAreas(area, (at) => own[at] === 0, { diagonal: false });
  const outside = others.labels[0] ?? 0;
  for (let at = 0; at < own.length; at += 1) own[at] = others.labels[at] === outside ? 0 : 1;
  return { area, mask: own };
}

/**
 * A region with the bites that the shadow of another print makes into it: px between its parts that are of no surface,
 * and are nearer to a shade of its paint than of what lies below.
 */
export function withShaded(
  { area, mask }: Region,
  { fit, box }: Surface,
  { layout, rank, photos }: Ground,
  { picture, canvas, frame }: Drawn,
): Region {
  const { size } = layout;
  const filled = mask.reduce((sum, value) => sum + value, 0);
  // An upright box has no bites.
  if (filled > WHOLE * box.width * box.height) return { area, mask };
  const reach = Math.round(SHADED * Math.max(size.width, size.height));
  const wide = { width: area.width + 2 * reach, height: area.height + 2 * reach };
  const laid = new Uint8Array(wide.width * wide.height);
  for (let y = 0; y < area.height; y += 1) {
    const row = mask.subarray(y * area.width, (y + 1) * area.width);
    laid.set(row, (y + reach) * wide.width + reach);
  }
  const closed = dilated(dilated(laid, wide, reach), wide, reach, 0);
  const whole = mask.slice();
  for (let y = 0; y < area.height; y += 1) {
    for (let x = 0; x < area.width; x += 1) {
      const [px, py] = [x + area.x, y + area.y];
      if (px < 0 || py < 0 || px >= size.width || py >= size.height) continue;
      const to = y * area.width + x;
      if (whole[to] === 1 || closed[(y + reach) * wide.width + x + reach] === 0) continue;
      const at = py * size.width + px;
      if (rank[at] !== 0 || photos[at] === 1) continue;
      const fine =
        Math.floor((py + 0.5) * frame.scaleY) * picture.width +
        Math.floor((px + 0.5) * frame.scaleX);
      const color = pixelAt(picture, fine);
      const paint = paintAt(fit, px, py);
      if (offShade(color, paint) < offShade(color, pixelAt(canvas, fine))) whole[to] = 1;
    }
  }
  return { area, mask: whole };
}

/** Distance of a colour to the nearest shade of another one. */
function offShade(color: Rgb, of: Rgb): number {
  const share = coverage(color, [0, 0, 0], of);
  return distance(color, [of[0] * share, of[1] * share, of[2] * share]);
}

/** Whether a surface is a ring in a shade of its ground: a step of the soft shadow around a card, and no frame. */
export function isShadow(
  { box, fit, pixels }: Surface,
  { mask }: Region,
  { canvas, frame }: Pick<Drawn, 'canvas' | 'frame'>,
): boolean {
  const filled = mask.reduce((sum, value) => sum + value, 0);
  if (pixels > STEP.filled * filled) return false;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const at = Math.floor(y * frame.scaleY) * canvas.width + Math.floor(x * frame.scaleX);
  const [paint, ground] = [paintAt(fit, x, y), pixelAt(canvas, at)];
  const isDarker = paint[0] + paint[1] + paint[2] < ground[0] + ground[1] + ground[2];
  return isDarker && distance(paint, ground) < STEP.near && offShade(paint, ground) < STEP.off;
}
