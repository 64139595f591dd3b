import { seededNumbers } from '@groundwork/imaging';
import type { GroundPoint } from '@groundwork/photo-reading/camera/ground-point';
import { type Variant, variantsOf } from '../buildings/designs.js';
import type { ProposalBrief } from '../proposal.js';
import { buildingFrame } from './composition.js';
import { fits, type Rectangle, tooClose } from './footprint.js';
import { mainAxisDegrees } from './ground-polygon.js';
import type { Candidate } from './search.js';

export interface Home {
  readonly rectangle: Rectangle;
  readonly variant: Variant;
}

/** The bend of the line along which homes stand, against its length. */
const BEND = 0.07;
const MOST_BEND_METRES = 6;
/** Ground between a house's front and that line. */
const FRONT_METRES = { plain: [9, 7, 5.5], pool: [13, 11, 9], cabins: [4.5, 6] } as const;
/** Between two houses on one side of it. */
const BETWEEN_METRES = { houses: [9, 14], cabins: [4.5, 9] } as const;
const LEAST_GAP_METRES = { houses: 5, cabins: 3.5 } as const;
/** Houses deviate from its direction by up to this angle. */
const SKEW_DEGREES = 9;
const ACROSS_TRIES = 9;
/** Of the picture's width: nearer is better up to here. */
const MOST_OBLIQUE_SHARE = 0.3;

interface Way {
  readonly at: (u: number, v: number) => GroundPoint;
  readonly middle: (u: number) => number;
  readonly slope: (u: number) => number;
  readonly axisDegrees: number;
  readonly u0: number;
  readonly u1: number;
}

/** Lays homes out along a curved line that is not drawn; null where fewer than two find a place so. */
export function settle(
  first: Candidate,
  brief: ProposalBrief,
  wanted: number,
  seed: number,
): readonly Home[] | null {
  const axis = mainAxisDegrees(first.plot);
  const fronts = brief.kind === 'cabins' ? 'cabins' : brief.pool ? 'pool' : 'plain';
  let best: { readonly homes: readonly Home[]; readonly score: number } | null = null;
  for (const turned of [0, 90]) {
    for (let across = 0; across < ACROSS_TRIES; across++) {
      for (const bend of [1, -1]) {
        const way = wayThrough(first.plot, axis + turned, (across + 0.5) / ACROSS_TRIES, bend);
        for (const front of FRONT_METRES[fronts]) {
          const found = along(first, brief, way, front, wanted, seed);
          if (found !== null && (best === null || found.score > best.score)) best = found;
        }
      }
    }
  }
  return best?.homes ?? null;
}

function wayThrough(
  plot: readonly GroundPoint[],
  axisDegrees: number,
  across: number,
  bend: number,
): Way {
  const angle = (axisDegrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const us = plot.map((p) => p.x * cos + p.z * sin);
  const vs = plot.map((p) => p.z * cos - p.x * sin);
  const [u0, u1] = [Math.min(...us), Math.max(...us)];
  const [v0, v1] = [Math.min(...vs), Math.max(...vs)];
  const reach = bend * Math.min(MOST_BEND_METRES, BEND * (u1 - u0));
  const turns = (1.3 * Math.PI) / (u1 - u0);
  const base = v0 + across * (v1 - v0);
  return {
    at: (u, v) => ({ x: u * cos - v * sin, z: u * sin + v * cos }),
    middle: (u) => base + reach * Math.sin((u - u0) * turns),
    slope: (u) => reach * turns * Math.cos((u - u0) * turns),
    axisDegrees,
    u0,
    u1,
  };
}

function along(
  first: Candidate,
  brief: ProposalBrief,
  way: Way,
  front: number,
  wanted: number,
  seed: number,
): { readonly homes: readonly Home[]; readonly score: number } | null {
  const { plot, camera, setback, variant } = first;
  const random = seededNumbers(seed ^ 0x2f6b1d);
  const sort = brief.kind === 'cabins' ? 'cabins' : 'houses';
  const [nearest, farthest] = BETWEEN_METRES[sort];
  const variants = variantsOf(brief).filter((v) => v.homes === variant.homes);
  const centre = {
    x: plot.reduce((sum, p) => sum + p.x, 0) / plot.length,
    z: plot.reduce((sum, p) => sum + p.z, 0) / plot.length,
  };
  const places: { home: Home; far: number }[] = [];
  // Seen from the side a house shows its front: only the line's far side is built on.
  const sides = camera.view === 'oblique' ? [1] : [1, -1];
  for (const side of sides) {
    let u = way.u0 + 2 + 6 * random();
    while (u < way.u1) {
      const own = variants[Math.floor(random() * Math.min(3, variants.length))] ?? variant;
      const skew = (random() - 0.5) * 2 * SKEW_DEGREES;
      const back = front + random() * 2.5;
      const middle = u + own.size.width / 2;
      const tilt = (Math.atan(way.slope(middle)) * 180) / Math.PI;
      const rectangle: Rectangle = {
        centre: way.at(middle, way.middle(middle) + side * (back + own.size.depth / 2)),
        rotationDegrees: way.axisDegrees + tilt + skew + (side > 0 ? 0 : 180),
        widthMetres: own.size.width,
        depthMetres: own.size.depth,
      };
      const free =
        fits(plot, rectangle, setback) &&
        buildingFrame(camera, rectangle, own.size.height) !== null &&
        !places.some((p) => tooClose(p.home.rectangle, rectangle, LEAST_GAP_METRES[sort]));
      if (!free) {
        u += 1.5;
        continue;
      }
      const far = Math.hypot(rectangle.centre.x - centre.x, rectangle.centre.z - centre.z);
      places.push({ home: { rectangle, variant: own }, far });
      u += own.size.width + nearest + random() * (farthest - nearest);
    }
  }
  const chosen = places.toSorted((a, b) => a.far - b.far).slice(0, wanted);
  if (chosen.length < 2) return null;
  const spread = chosen.reduce((sum, p) => sum + p.far, 0) / chosen.length;
  const largest = Math.max(
    ...chosen.map(({ home }) => {
      const frame = buildingFrame(camera, home.rectangle, home.variant.size.height);
      return frame === null ? 0 : Math.min(MOST_OBLIQUE_SHARE, frame.right - frame.left);
    }),
  );
  const turn = Math.abs(Math.sin((way.axisDegrees * Math.PI) / 180));
  return {
    homes: chosen.map((p) => p.home),
    score:
      10 * chosen.length -
      0.12 * spread -
      0.15 * Math.abs(front - (sort === 'cabins' ? 5 : 9)) -
      // Seen from the side: a line across the picture shows the fronts, and near ones show more.
      (camera.view === 'oblique' ? 12 * turn - 60 * largest : 0),
  };
}
