import type { BuildingDoors } from '../buildings/building.js';
import { albedo, Material } from '../geometry/material.js';
import type { SceneMesh } from '../geometry/scene-mesh.js';
import type { ProposalBrief } from '../proposal-brief.js';
import { type GroundFinish, TERRACES } from './ground-surfaces.js';
import type { LocalGround } from './local-ground.js';
import { addSteps, lowestUnder } from './plinth.js';
import { addPool, addPoolside, POOL_RIM } from './pool.js';
import { furnish } from './terrace-furniture.js';

const HEIGHT = 0.14;
/** A terrace whose edge stands higher over the ground is walled with stone. */
const HIGH_EDGE = 0.3;
const STEPS_WIDTH = 1.8;
const DEPTHS = [4.2, 3.2, 2.4] as const;
/** Depths of a terrace at a pool, shallower if the house covers part of it. */
const DEPTHS_AT_POOL = { open: [3, 2.3], covered: [2.2, 1.8] } as const;
const POOL_DEPTHS = [3.8, 3.3, 2.8] as const;
const LONGEST_POOL = 10;
const SHORTEST_POOL = 4;
/** Deck at one end of the pool, for loungers. */
const LOUNGE = 2.7;
const POOL_ASIDE = { length: 8, width: 3.6 } as const;

/** A pool behind the house is only visible from above. */
export type PoolPlace = 'none' | 'seen' | 'behind';

/** The visible parts of a brief's garden that fit in front of or next to its building. */
export interface LaidTerrace {
  readonly pool: PoolPlace;
  readonly terrace: boolean;
}

/** Lays terrace and pool before one building, as one clean platform where there is room. */
export function layTerrace(
  ground: LocalGround,
  brief: ProposalBrief,
  { garden }: BuildingDoors,
): LaidTerrace {
  const wanted = brief.terrace !== 'none' && brief.kind !== 'cabins';
  const finish = TERRACES[brief.terrace === 'none' ? 'stone' : brief.terrace];
  if (brief.pool) {
    if (layPlatform(ground, garden, finish)) return { pool: 'seen', terrace: wanted };
  }
  let terrace = false;
  if (wanted) {
    for (const depth of DEPTHS) {
      const z0 = garden.z - depth;
      if (!ground.claim(garden.x0, garden.x1, z0, beforeFront(ground, garden))) continue;
      ground.drawLevel(() => {
        slab(ground.mesh, garden.x0, garden.x1, z0, garden.z, finish);
        addSteps(ground.mesh, (garden.x0 + garden.x1) / 2, STEPS_WIDTH, z0, HEIGHT);
        furnish(ground.mesh, garden.x0 + 0.5, garden.x1 - 0.5, z0 + 0.3, garden.z - 0.3);
      });
      terrace = true;
      break;
    }
  }
  return { pool: brief.pool ? layPoolAside(ground, finish) : 'none', terrace };
}

/** Where the open ground begins: the footprint's edge, or further out where the house ends before it. */
function beforeFront(ground: LocalGround, garden: BuildingDoors['garden']): number {
  return Math.min(garden.z, -ground.depth / 2) - 0.02;
}

function slab(
  mesh: SceneMesh,
  x0: number,
  x1: number,
  z0: number,
  z1: number,
  finish: GroundFinish,
): void {
  const foot = lowestUnder(mesh, [x0, x1], [z0, z1]);
  const high = foot < -HIGH_EDGE;
  mesh.box(
    [x0, foot, z0],
    [x1, HEIGHT, z1],
    {
      material: high ? Material.stone : Material.paint,
      colour: high ? albedo('#a2988a') : [0.24, 0.22, 0.2],
    },
    finish,
  );
}

/** Terrace, pool and its deck in one rectangle; false where it finds no room. */
function layPlatform(
  ground: LocalGround,
  garden: BuildingDoors['garden'],
  finish: GroundFinish,
): boolean {
  const covered = (garden.covered ?? 0) > 1;
  for (const poolDepth of POOL_DEPTHS) {
    for (const depth of DEPTHS_AT_POOL[covered ? 'covered' : 'open']) {
      for (const [cutLeft, cutRight] of [
        [0, 0],
        [2, 0],
        [0, 2],
        [2, 2],
      ] as const) {
        const [x0, x1] = [garden.x0 + cutLeft, garden.x1 - cutRight];
        const lounge = x1 - x0 > SHORTEST_POOL + 2 + LOUNGE ? LOUNGE : POOL_RIM;
        const length = Math.min(LONGEST_POOL, x1 - x0 - lounge - POOL_RIM);
        if (length < SHORTEST_POOL) continue;
        const terraceEnd = garden.z - depth;
        const z0 = terraceEnd - poolDepth - POOL_RIM;
        if (!ground.claim(x0, x1, z0, beforeFront(ground, garden))) continue;
        const poolEnd = x0 + POOL_RIM + length;
        ground.drawLevel(() => {
          const { mesh } = ground;
          slab(mesh, x0, x1, terraceEnd, garden.z, finish);
          slab(mesh, x0, x1, z0, z0 + POOL_RIM, finish);
          slab(mesh, x0, x0 + POOL_RIM, z0 + POOL_RIM, terraceEnd, finish);
          slab(mesh, poolEnd, x1, z0 + POOL_RIM, terraceEnd, finish);
          addPool(
            mesh,
            { x0: x0 + POOL_RIM, x1: poolEnd, z0: z0 + POOL_RIM, z1: terraceEnd },
            HEIGHT,
          );
          if (x1 - poolEnd > 2)
            addPoolside(mesh, { x0: poolEnd, x1, z0: z0 + POOL_RIM, z1: terraceEnd }, HEIGHT);
          furnish(mesh, x0 + 0.5, x1 - 0.5, terraceEnd + 0.2, garden.z + (covered ? 1.2 : -0.2));
        });
        return true;
      }
    }
  }
  return false;
}

/** Beside the house, or behind it where only a look from above finds it. */
function layPoolAside(ground: LocalGround, finish: GroundFinish): PoolPlace {
  const { width, depth } = ground;
  for (const scale of [1, 0.8, 0.64]) {
    const long = POOL_ASIDE.length * scale;
    const short = POOL_ASIDE.width * Math.sqrt(scale);
    const aside = width / 2 + short / 2 + POOL_RIM + 1;
    for (const { x, z, turned, seen } of [
      { x: -aside, z: -depth / 2 + long / 2, turned: true, seen: true },
      { x: aside, z: -depth / 2 + long / 2, turned: true, seen: true },
      { x: 0, z: depth / 2 + short / 2 + 2, turned: false, seen: false },
    ]) {
      const [hx, hz] = turned ? [short / 2, long / 2] : [long / 2, short / 2];
      const [x0, x1, z0, z1] = [x - hx, x + hx, z - hz, z + hz];
      const r = POOL_RIM;
      if (!ground.claim(x0 - r, x1 + r, z0 - r, z1 + r, 0)) continue;
      ground.drawLevel(() => {
        const { mesh } = ground;
        slab(mesh, x0 - r, x1 + r, z0 - r, z0, finish);
        slab(mesh, x0 - r, x1 + r, z1, z1 + r, finish);
        slab(mesh, x0 - r, x0, z0, z1, finish);
        slab(mesh, x1, x1 + r, z0, z1, finish);
        addPool(mesh, { x0, x1, z0, z1 }, HEIGHT);
      });
      return seen ? 'seen' : 'behind';
    }
  }
  return 'none';
}
