import type { Albedo } from '../geometry/material.js';
import { albedo } from '../geometry/material.js';
import type { ProposalBrief } from '../proposal-brief.js';

const GREEN = {
  broadleaf: albedo('#5f7a35'),
  conifer: albedo('#3a5230'),
  olive: albedo('#7c8768'),
  cypress: albedo('#3c5230'),
  palm: albedo('#62793c'),
  hedge: albedo('#4c6a2e'),
  grass: albedo('#566636'),
} as const;
export type PlantColour = keyof typeof GREEN;

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
