import type { Box, Size } from '../../design.js';
import { bottomOf, rightOf } from '../layout/areas.js';
import { hullArea, hullOf } from '../layout/hull.js';

export type AreaShape =
  | { readonly kind: 'rectangle'; readonly radius: number }
  | { readonly kind: 'circle' }
  /** `box` of the area is the upright box that is turned about its middle. */
  | { readonly kind: 'tilted'; readonly degrees: number }
  | { readonly kind: 'other' };

/** Share of a turned box that is left where another print lies over one of its corners. */
const BITTEN = 0.82;
/** How near its hull comes to a corner, as a share of the box's longer side. */
const AT_CORNER = 0.03;

/** How many corners of a turned box the hull reaches. */
function cornersReached(
  { box, degrees }: { readonly box: Box; readonly degrees: number },
  hull: readonly (readonly [number, number])[],
): number {
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const near = AT_CORNER * Math.max(box.width, box.height);
  return [-0.5, 0.5]
    .flatMap((across) => [-0.5, 0.5].map((down) => [across * box.width, down * box.height]))
    .filter(([u = 0, v = 0]) => {
      const [cx, cy] = [x + u * cosine - v * sine, y + u * sine + v * cosine];
      return hull.some(([px, py]) => Math.hypot(px - cx, py - cy) < near);
    }).length;
}

/** The shape of a photo's pixels, and how well it fits them, 0..1. */
export function shapeOf(
  mask: Uint8Array,
  { width }: Size,
  box: Box,
  pixels: number,
): { readonly shape: AreaShape; readonly upright: Box; readonly fit: number } {
  const labels = Int32Array.from(mask);
  const area = { label: 1, pixels, box };
  const hull = hullArea(labels, width, area);
  const full = box.width * box.height;
  const solid = pixels / hull;
  const ratio = box.width / box.height;
  if (Math.abs(hull / full - Math.PI / 4) < 0.03 && ratio > 0.9 && ratio < 1.1) {
    return { shape: { kind: 'circle' }, upright: box, fit: 1 };
  }
  const corners = hullOf(labels, width, area);
  const turned = narrowestBox(corners);
  const fills = hull / turned.area;
  const isWhole = fills > 0.95 || (fills > BITTEN && cornersReached(turned, corners) >= 3);
  if (isWhole && Math.abs(turned.degrees) >= 1 && turned.area < full * 0.97) {
    const { box: upright, degrees } = turned;
    return { shape: { kind: 'tilted', degrees }, upright, fit: 0.6 + 0.4 * solid };
  }
  if (hull / full > 0.93) {
    const radius = cornerRadius(mask, width, box);
    return { shape: { kind: 'rectangle', radius }, upright: box, fit: 0.6 + 0.4 * solid };
  }
  return { shape: { kind: 'other' }, upright: box, fit: 0.6 };
}

/**
 * From the area that the corners lack of a rectangle; the least of the four, as others may be under a badge or a curve.
 */
function cornerRadius(mask: Uint8Array, width: number, box: Box): number {
  const side = Math.floor(Math.min(box.width, box.height) / 3);
  const radii = [
    [box.x, box.y],
    [rightOf(box) - side, box.y],
    [box.x, bottomOf(box) - side],
    [rightOf(box) - side, bottomOf(box) - side],
  ].map(([left = 0, top = 0]) => {
    let missing = 0;
    for (let y = top; y < top + side; y += 1) {
      for (let x = left; x < left + side; x += 1) if (mask[y * width + x] === 0) missing += 1;
    }
    // Along the diagonal an arc begins at 1 - 1/√2 of its radius; a ragged corner does not.
    const [toRight, toBottom] = [left > box.x, top > box.y];
    let inset = 0;
    while (inset < side) {
      const x = toRight ? left + side - 1 - inset : left + inset;
      const y = toBottom ? top + side - 1 - inset : top + inset;
      if (mask[y * width + x] === 1) break;
      inset += 1;
    }
    return Math.min(Math.sqrt(missing / (1 - Math.PI / 4)), inset / (1 - Math.SQRT1_2));
  });
  const radius = Math.min(...radii);
  return radius < 5 ? 0 : radius;
}

interface TurnedBox {
  readonly box: Box;
  readonly degrees: number;
  readonly area: number;
}

/** The smallest box around a hull, turned by -45 to 45 degrees. */
function narrowestBox(hull: readonly [number, number][]): TurnedBox {
  let best: TurnedBox | null = null;
  for (let degrees = -45; degrees < 45; degrees += 0.25) {
    const [sine, cosine] = [
      Math.sin((degrees * Math.PI) / 180),
      Math.cos((degrees * Math.PI) / 180),
    ];
    const us = hull.map(([x, y]) => x * cosine + y * sine);
    const vs = hull.map(([x, y]) => y * cosine - x * sine);
    const [left, right] = [Math.min(...us), Math.max(...us)];
    const [top, bottom] = [Math.min(...vs), Math.max(...vs)];
    const area = (right - left) * (bottom - top);
    if (best !== null && best.area <= area) continue;
    const [u, v] = [(left + right) / 2, (top + bottom) / 2];
    const [x, y] = [u * cosine - v * sine, u * sine + v * cosine];
    const size = { width: right - left, height: bottom - top };
    best = {
      box: { x: x - size.width / 2, y: y - size.height / 2, ...size },
      degrees,
      area,
    };
  }
  return best ?? { box: { x: 0, y: 0, width: 0, height: 0 }, degrees: 0, area: 1 };
}
