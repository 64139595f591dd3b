import type { Albedo } from '../geometry/material.js';
import type { SceneMesh } from '../geometry/scene-mesh.js';
import type { PlacedProposal } from '../placed-proposal.js';
import type { GardenPlan } from './garden-plan.js';

/** Sprays of a plant shrink in number beyond this distance, in metres. */
const FULL_DETAIL_METRES = 45;

export interface Planting {
  readonly mesh: SceneMesh;
  readonly placed: PlacedProposal;
  readonly plan: GardenPlan;
  readonly seen: Albedo | null;
  readonly random: () => number;
}

export function detailAt({ placed }: Planting, x: number, z: number): number {
  const { camera } = placed;
  const distance = Math.hypot(x, camera.heightMetres, z);
  const closeness =
    (FULL_DETAIL_METRES / Math.max(12, distance)) * (camera.focalLengthPx / (0.8 * camera.width));
  // A small picture shows no single leaves.
  const fineness = Math.max(0.3, Math.min(1, Math.max(camera.width, camera.height) / 1400));
  return Math.max(0.22 * fineness, Math.min(1.25, closeness) * fineness);
}
