import type { Size } from '../../../design.js';
import { bottomOf, connectedAreas, rightOf } from '../../layout/areas.js';
import type { SurfaceEdges } from '../../painting/drawn-surface.js';
import type { Surface, Surfaces } from '../../painting/surfaces.js';
import { isRagged } from '../ragged-edge.js';

/** Most marks on a sky: a logo and its name, and no title with an address. */
const MARKS = 20;
/** Share of the picture's side that a sky's edge with the photo runs along at least, and that a photo has. */
const ALONG = 0.6;
const PHOTO = 0.05;

/**
 * Labels of even skies of photos that fill the picture's width: they reach its top and both sides, the photo goes on
 * below them between the same sides, and trees and roofs make the edge.
 */
export function bledSkies(
  { labels, width, height }: Surfaces,
  drawn: readonly Surface[],
  edges: ReadonlyMap<number, SurfaceEdges>,
): ReadonlySet<number> {
  const size: Size = { width, height };
  const painted = new Set(drawn.map(({ label }) => label));
  const candidates = drawn.filter(
    ({ label, box }) =>
      (edges.get(label)?.marks ?? 0) <= MARKS &&
      box.x <= 1 &&
      rightOf(box) >= width - 1 &&
      box.y <= 1 &&
      bottomOf(box) < height - 1,
  );
  const most = Math.max(0, ...drawn.map(({ label }) => edges.get(label)?.marks ?? 0));
  const skies = candidates.filter(({ label }) => (edges.get(label)?.marks ?? 0) < most);
  if (skies.length === 0) return new Set();
  const others = connectedAreas(size, (at) => !painted.has(labels[at] ?? 0), {
    diagonal: false,
    least: PHOTO * width * height,
  });
  const wide = others.areas.filter(({ box }) => box.width > ALONG * width);
  const isPhoto = new Set(wide.map(({ label }) => label));
  const visible = Uint8Array.from(others.labels, (label) => (isPhoto.has(label) ? 1 : 0));
  return new Set(
    skies
      .filter((sky) => isRagged(labels, sky, visible, size, ALONG * width))
      .map(({ label }) => label),
  );
}
