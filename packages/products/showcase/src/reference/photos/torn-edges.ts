import type { Box, Size } from '../../design.js';
import { connectedAreas } from '../layout/areas.js';
import { type Circle, circleIn } from './circle-fit.js';

/*
 * A round photo whose sky, snow or wall has the paper's colour seems to end along mountains and roofs: what is left of its
 * edge tells the rest of it.
 */

/** Whether a px is of a ground that was painted. */
export type Paper = (at: number) => boolean;

interface Torn {
  readonly mask: Uint8Array;
  readonly box: Box;
  readonly pixels: number;
}

/** Least share of a circumference that is seen. */
const ROUND = 0.56;
/** Share of a disc that is seen at least, and of an area that may lie outside of its disc. */
const SEEN = 0.45;
const OUTSIDE = 0.03;
/** Px beyond a circle that its blurred edge reaches. */
const EDGE = 2;
/** Share of the part of a slot without photo that may be something else than paper: a bird, a mast, and no text. */
const SPECKS = 0.06;
/** Share of an area that a second disc has at least which touches the first. */
const TOUCHING = 0.03;

/** The boxes of the discs that an area is: one, or several that touch; none where it is something else. */
export function wholeDiscs(torn: Torn, picture: Size, isPaper: Paper): Box[] {
  const circle = circleIn(torn.mask, picture, torn.box);
  if (circle === null || circle.support < ROUND) return [];
  const rest = new Uint8Array(torn.mask.length);
  let [inside, missing, specks, outside] = [0, 0, 0, 0];
  for (let at = 0, y = 0; y < picture.height; y += 1) {
    for (let x = 0; x < picture.width; x += 1, at += 1) {
      const away = Math.hypot(x + 0.5 - circle.x, y + 0.5 - circle.y) - circle.radius;
      if (torn.mask[at] === 1) {
        if (away <= 0) inside += 1;
        else if (away > EDGE) {
          rest[at] = 1;
          outside += 1;
        }
      } else if (away <= -EDGE) {
        missing += 1;
        if (!isPaper(at)) specks += 1;
      }
    }
  }
  const whole = Math.PI * circle.radius ** 2;
  if (inside < SEEN * whole || specks > Math.max(SPECKS * missing, 0.01 * whole)) return [];
  const own = boxAround(circle);
  if (outside <= OUTSIDE * torn.pixels) return [own];
  const { areas, labels } = connectedAreas(picture, (at) => rest[at] === 1, {
    diagonal: false,
    least: TOUCHING * torn.pixels,
  });
  const others = areas.map(({ label, box, pixels }) =>
    wholeDiscs(
      { mask: Uint8Array.from(labels, (of) => (of === label ? 1 : 0)), box, pixels },
      picture,
      isPaper,
    ),
  );
  // A photo with one round end is no disc.
  return others.length === 0 || others.some(({ length }) => length === 0)
    ? []
    : [own, ...others.flat()];
}

function boxAround({ x, y, radius }: Circle): Box {
  return { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
}
