import type { Size } from '../../design.js';
import { type Area, bottomOf, rightOf } from '../layout/areas.js';

/** Half the side in px of the window that an edge is looked at in, and the places along it. */
const REACH = 9;
const LOOKS = 240;
/** Unevenness in px that straight and round edges do not have, and the share of an edge with it that makes it ragged. */
const UNEVEN = 0.62;
const RAGGED = 0.35;
/**
 * Whether the edge between a piece and the photo follows things in it; a drawn one is straight or round.
 * @param least px of edge below which it says nothing
 */
export function isRagged(
  labels: Int32Array,
  { label, box }: Pick<Area, 'label' | 'box'>,
  visible: Uint8Array,
  { width, height }: Size,
  least = 0,
): boolean {
  const edge: (readonly [number, number])[] = [];
  const on = new Uint8Array(labels.length);
  for (let y = Math.max(1, box.y); y < Math.min(height - 1, bottomOf(box)); y += 1) {
    for (let x = Math.max(1, box.x); x < Math.min(width - 1, rightOf(box)); x += 1) {
      const at = y * width + x;
      if (labels[at] !== label) continue;
      if ([at - 1, at + 1, at - width, at + width].every((next) => visible[next] !== 1)) continue;
      edge.push([x, y]);
      on[at] = 1;
    }
  }
  if (edge.length < least) return false;
  const every = Math.max(1, Math.floor(edge.length / LOOKS));
  let [ragged, looked] = [0, 0];
  for (let index = 0; index < edge.length; index += every) {
    const [x = 0, y = 0] = edge[index] ?? [];
    looked += 1;
    if (unevennessAt(on, x, y, { width, height }) > UNEVEN) ragged += 1;
  }
  return looked > 0 && ragged > RAGGED * looked;
}

/** Rms distance in px of an edge's px near a place to the line through them. */
function unevennessAt(on: Uint8Array, x: number, y: number, { width, height }: Size): number {
  let [count, sx, sy, xx, xy, yy] = [0, 0, 0, 0, 0, 0];
  for (let dy = -REACH; dy <= REACH; dy += 1) {
    for (let dx = -REACH; dx <= REACH; dx += 1) {
      const [column, row] = [x + dx, y + dy];
      if (column < 0 || row < 0 || column >= width || row >= height) continue;
      if (on[row * width + column] !== 1) continue;
      count += 1;
      sx += dx;
      sy += dy;
      xx += dx * dx;
      xy += dx * dy;
      yy += dy * dy;
    }
  }
  if (count < REACH) return 0;
  const [a, b, c] = [
    xx / count - (sx / count) ** 2,
    xy / count - (sx / count) * (sy / count),
    yy / count - (sy / count) ** 2,
  ];
  return Math.sqrt(Math.max(0, (a + c) / 2 - Math.hypot((a - c) / 2, b)));
}
