import type { SceneMesh } from '../geometry/scene-mesh.js';
import type { ProposalBrief } from '../proposal.js';

/** Outer measures of one building with its eaves, in metres. */
export interface BuildingSize {
  readonly width: number;
  readonly depth: number;
  /** To the highest point of the roof. */
  readonly height: number;
}

/** The site of a building, in local coordinates from its middle, with its front at -depth / 2. */
export interface BuildingSite {
  readonly brief: ProposalBrief;
  readonly width: number;
  readonly depth: number;
  readonly homes: number;
  readonly random: () => number;
}

/** Where paths, terraces and pools meet a building, in its local coordinates. */
export interface BuildingDoors {
  /** Place along the front of the door, and the front's z there. */
  readonly entrance: { readonly x: number; readonly z: number };
  readonly furtherDoors: readonly { readonly x: number; readonly z: number }[];
  /** Stretch of the front that the terrace lies before. */
  readonly garden: {
    readonly x0: number;
    readonly x1: number;
    readonly z: number;
    /** Depth of a terrace that the building itself covers, behind z; 0 or missing when there is none. */
    readonly covered?: number;
  };
  readonly garage: { readonly x: number; readonly z: number; readonly width: number } | null;
}

export interface BuildingDesign {
  /** @param breadth share of the usual width, one of `breadths` */
  size(brief: ProposalBrief, homes: number, breadth: number): BuildingSize;
  build(mesh: SceneMesh, site: BuildingSite): BuildingDoors;
  /** Shares of its usual width that the design can be built in, the usual one first. */
  readonly breadths: readonly number[];
  /** Homes in one building, or buildings in a group, when the brief leaves it open; the usual number first. */
  readonly usualHomes: readonly [number, ...number[]];
}

/** A house built narrower than usual is built less deep too, or it would look like a tower. */
export function depthFor(usual: number, breadth: number): number {
  return usual * Math.min(1, 0.5 + 0.5 * breadth);
}
