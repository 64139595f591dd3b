import type { GroundPoint } from '@groundwork/photo-reading/ground-point';
import type { SceneMesh } from '../geometry/scene-mesh.js';
import type { PlacedBuilding } from '../placed-proposal.js';
import type { Rectangle } from '../placement/footprint.js';
import type { GardenPlan } from './garden-plan.js';

/** The ground round one building in the building's own coordinates: middle at 0, front towards -z. */
export class LocalGround {
  /** The building's measures before it was shrunk, in metres. */
  readonly width: number;
  readonly depth: number;
  private readonly cos: number;
  private readonly sin: number;
  private readonly side: 1 | -1;

  constructor(
    readonly mesh: SceneMesh,
    readonly plan: GardenPlan,
    readonly building: PlacedBuilding,
    readonly mirrored: boolean,
    /** Height of the pad on which it stands level. */
    private readonly pad: number,
  ) {
    const angle = (building.rotationDegrees * Math.PI) / 180;
    this.cos = Math.cos(angle);
    this.sin = Math.sin(angle);
    this.side = mirrored ? -1 : 1;
    this.width = building.widthMetres;
    this.depth = building.depthMetres;
  }

  rectangle(x0: number, x1: number, z0: number, z1: number): Rectangle {
    return {
      centre: this.point((x0 + x1) / 2, (z0 + z1) / 2),
      rotationDegrees: this.building.rotationDegrees,
      widthMetres: x1 - x0,
      depthMetres: z1 - z0,
    };
  }

  point(x: number, z: number): GroundPoint {
    const { centre } = this.building;
    const right = x * this.side;
    return {
      x: centre.x + right * this.cos - z * this.sin,
      z: centre.z + right * this.sin + z * this.cos,
    };
  }

  isFree(x0: number, x1: number, z0: number, z1: number, gap = -0.02): boolean {
    return this.plan.isFree(this.rectangle(x0, x1, z0, z1), gap);
  }

  claim(x0: number, x1: number, z0: number, z1: number, gap = -0.02): boolean {
    return this.plan.claim(this.rectangle(x0, x1, z0, z1), gap);
  }

  /** Runs `draw` in the building's coordinates, on the level on which it stands. */
  drawLevel(draw: () => void): void {
    this.mesh.standing(this.pad, () => this.draw(draw));
  }

  /** Runs `draw` in the building's coordinates; the drawing follows the rising ground. */
  draw(draw: () => void): void {
    const { centre, rotationDegrees } = this.building;
    this.mesh.within({ ...centre, rotationDegrees, mirrored: this.mirrored }, draw);
  }
}
