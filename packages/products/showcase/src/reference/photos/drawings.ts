import type { Box } from '../../design.js';
import { areaOf, around, grown, shared } from '../layout/areas.js';
import type { DrawnSurface } from '../painting/drawn-surface.js';
import type { Surfaces } from '../painting/surfaces.js';

/** A piece of a drawing: the most that it fills of its box, with all that its outline holds, and of the picture. */
const PIECE = { filled: 0.9, ofPicture: 0.1 };
/** Crooked pieces of a drawing, its least share of the picture, and the share of it that is painted; letters fill less. */
const LEAST = { pieces: 4, ofPicture: 0.05, painted: 0.7 };
/** Distance of two pieces, as a share of the picture's longer side: a road on a map. */
const APART = 0.02;

/**
 * Maps, plans and other drawings: many pieces of a few colours that meet at any angle. They show the sample's place, so that
 * they are pictures to replace and no grounds.
 */
export function drawingsOf(
  drawn: readonly DrawnSurface[],
  { surfaces, width, height }: Surfaces,
): Box[] {
  const reach = APART * Math.max(width, height);
  let groups: { readonly box: Box; readonly pieces: number }[] = [];
  const crooked = drawn.filter(
    ({ box, filled, pixels }) =>
      filled < PIECE.filled * areaOf(box) && pixels < PIECE.ofPicture * width * height,
  );
  for (const { box } of crooked) {
    const near = groups.filter((group) => shared(grown(group.box, reach), box) > 0);
    const joined = near.reduce(
      (sum, group) => ({ box: around(sum.box, group.box), pieces: sum.pieces + group.pieces }),
      { box, pieces: 1 },
    );
    groups = [...groups.filter((group) => !near.includes(group)), joined];
  }
  return groups
    .filter(({ box, pieces }) => {
      const inside = surfaces.filter((piece) => shared(piece.box, box) === areaOf(piece.box));
      const painted = inside.reduce((sum, { pixels }) => sum + pixels, 0);
      return (
        pieces >= LEAST.pieces &&
        areaOf(box) > LEAST.ofPicture * width * height &&
        painted > LEAST.painted * areaOf(box)
      );
    })
    .map(({ box }) => box);
}
