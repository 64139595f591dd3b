import { type Albedo, albedo, Material } from '../geometry/material.js';
import { rectangle, type SceneMesh } from '../geometry/scene-mesh.js';
import type { ProposalBrief } from '../proposal-brief.js';

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
