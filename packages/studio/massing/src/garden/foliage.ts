import { type Albedo, albedo } from '../geometry/material.js';
import type { SceneMesh } from '../geometry/scene-mesh.js';
import type { PlacedProposal, ProposalBrief } from '../proposal.js';
import type { GardenPlan } from './garden-plan.js';

const GREEN = {
  broadleaf: albedo('#5f7a35'),
  conifer: albedo('#3a5230'),
  olive: albedo('#7c8768'),
  cypress: albedo('#3c5230'),
  palm: albedo('#62793c'),
  hedge: albedo('#4c6a2e'),
  grass: albedo('#566636'),
} as const;
type PlantColour = keyof typeof GREEN;

/** How far new plants take the colour of those already seen: leaves that fall do, evergreens hardly. */
const TAKES_AFTER: Record<PlantColour, number> = {
  broadleaf: 0.62,
  conifer: 0.12,
  olive: 0.1,
  cypress: 0.1,
  palm: 0.1,
  hedge: 0.22,
  grass: 0.35,
};

export function plantColour(plant: PlantColour, seen: Albedo | null): Albedo {
  const own = GREEN[plant];
  if (seen === null) return own;
  const share = TAKES_AFTER[plant];
  const grey = 0.3 * seen[0] + 0.6 * seen[1] + 0.1 * seen[2];
  // A mean over many leaves, gaps and twigs is duller than one leaf in the light.
  const lively = seen.map((v) =>
    Math.max(
      0.012,
      Math.min(0.42, (grey + (v - grey) * 1.35) * Math.max(1, 0.15 / Math.max(0.02, grey))),
    ),
  );
  return [0, 1, 2].map((i) => (own[i] ?? 0) * (1 - share) + (lively[i] ?? 0) * share) as [
    number,
    number,
    number,
  ];
}

export type TreeShape = 'broadleaf' | 'birch' | 'conifer' | 'olive' | 'cypress' | 'palm';

export const TREES: Record<ProposalBrief['trees'], readonly TreeShape[]> = {
  broadleaf: ['broadleaf', 'birch', 'broadleaf'],
  conifer: ['conifer', 'conifer', 'birch'],
  mediterranean: ['cypress', 'olive', 'olive', 'cypress'],
  palm: ['palm', 'palm', 'olive'],
  mixed: ['broadleaf', 'conifer', 'birch'],
};

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
