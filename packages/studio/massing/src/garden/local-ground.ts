import type { GroundPoint } from '@groundwork/photo-reading/camera/ground-point';
import { type Albedo, albedo, Material } from '../geometry/material.js';
import { rectangle, type SceneMesh } from '../geometry/scene-mesh.js';
import type { Rectangle } from '../placement/footprint.js';
import type { PlacedBuilding, ProposalBrief } from '../proposal.js';
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

export interface GroundFinish {
  readonly material: Material;
  readonly colour: Albedo;
}

export const DRIVES: Record<ProposalBrief['drive'], GroundFinish | null> = {
  none: null,
  gravel: { material: Material.gravel, colour: albedo('#b9ae98') },
  paved: { material: Material.paving, colour: albedo('#aca59a') },
  asphalt: { material: Material.asphalt, colour: albedo('#55565a') },
};
export function isLoose({ material }: GroundFinish): boolean {
  return material === Material.gravel;
}

export const TERRACES = {
  timber: { material: Material.deck, colour: albedo('#9c7a58') },
  stone: { material: Material.paving, colour: albedo('#c3b9a6') },
} as const;
export const SOIL: GroundFinish = { material: Material.soil, colour: albedo('#5b4a3a') };
const KERB = albedo('#9a978f');
const KERB_WIDTH = 0.1;

/** A level strip in the ground; a soft rim is overgrown by the grass. */
export function layStrip(
  mesh: SceneMesh,
  [x0, x1]: readonly [number, number],
  [z0, z1]: readonly [number, number],
  height: number,
  { material, colour }: GroundFinish,
  rim: 'clean' | 'soft',
): void {
  mesh.polygon(
    rectangle([x0, height, z0], [x1, height, z1]),
    { material, colour },
    {
      textureOrigin: [(x0 + x1) / 2, height, (z0 + z1) / 2],
      textureU: [1, 0, 0],
      parameters: rim === 'clean' ? [0, 0, 0, 0] : [(x1 - x0) / 2, (z1 - z0) / 2, 0, 0],
    },
  );
}

/** A strip for driving or walking away from the front, between two kerbs where it is paved. */
export function layWay(
  mesh: SceneMesh,
  xs: readonly [number, number],
  zs: readonly [number, number],
  finish: GroundFinish,
): void {
  // Loose stones have no kerb, and grass or sand comes in over their edge.
  const loose = isLoose(finish);
  layStrip(mesh, xs, zs, 0.025, finish, loose ? 'soft' : 'clean');
  if (loose) return;
  for (const x of [xs[0], xs[1] - KERB_WIDTH])
    mesh.box([x, 0, zs[0]], [x + KERB_WIDTH, 0.055, zs[1]], {
      material: Material.concrete,
      colour: KERB,
    });
}
