import type { BuildingDoors } from '../buildings/building.js';
import { type Albedo, albedo, Material, painted } from '../geometry/material.js';
import type { Plan } from '../geometry/roof.js';
import { rectangle, type SceneMesh } from '../geometry/scene-mesh.js';
import type { ProposalBrief } from '../proposal.js';
import { type GroundFinish, type LocalGround, TERRACES } from './local-ground.js';
import { addSteps, lowestUnder } from './plinth.js';

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
    high ? { material: Material.stone, colour: albedo('#a2988a') } : finish,
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

/** Width of the stone or deck round a pool, in metres. */
const POOL_RIM = 0.8;
const WATER: Albedo = albedo('#5fb2bd');
const BELOW_RIM = 0.1;
/** Where the steps lead into the water. */
const STEPS = 2;

/** A pool's basin under a rim of that height, in local coordinates. */
function addPool(mesh: SceneMesh, { x0, x1, z0, z1 }: Plan, rim: number): void {
  const level = rim - BELOW_RIM;
  const tiles = albedo('#8fc0c4');
  const wall = (a: number, b: number, d: number, e: number) =>
    mesh.polygon(
      [
        [a, level, b],
        [d, level, e],
        [d, rim, e],
        [a, rim, b],
      ],
      { material: Material.poolTiles, colour: tiles },
    );
  wall(x0, z0, x1, z0);
  wall(x0, z1, x1, z1);
  wall(x0, z0, x0, z1);
  wall(x1, z0, x1, z1);
  mesh.polygon(rectangle([x0, level, z0], [x1, level, z1]), {
    material: Material.water,
    colour: WATER,
  });
  for (let step = 0; step < STEPS; step++)
    mesh.box(
      [x1 - 0.4 * (STEPS - step), 0, z0],
      [x1 - 0.4 * (STEPS - step - 1), level + 0.012 * (step + 1), z0 + 1.1],
      { material: Material.poolTiles, colour: tiles },
    );
}

/** Two loungers and a parasol on a deck at a pool's end. */
function addPoolside(mesh: SceneMesh, { x0, x1, z0, z1 }: Plan, floor: number): void {
  const cloth = albedo('#e2ddd0');
  const wood: Albedo = albedo('#8a6a4a');
  const from = x0 + 0.45;
  const to = Math.min(x1 - 0.25, from + 1.95);
  const count = z1 - z0 > 2.6 ? 2 : 1;
  for (let i = 0; i < count; i++) {
    const z = z0 + 0.35 + i * 1.3;
    mesh.box([from, floor + 0.12, z], [to, floor + 0.26, z + 0.68], {
      material: Material.timber,
      colour: wood,
    });
    mesh.box([from, floor + 0.26, z + 0.03], [to - 0.6, floor + 0.36, z + 0.65], {
      material: Material.plaster,
      colour: cloth,
    });
    mesh.polygon(
      [
        [to - 0.62, floor + 0.36, z + 0.03],
        [to - 0.62, floor + 0.36, z + 0.65],
        [to, floor + 0.8, z + 0.65],
        [to, floor + 0.8, z + 0.03],
      ],
      { material: Material.plaster, colour: cloth },
    );
  }
  addParasol(mesh, (from + to) / 2 + 0.2, z0 + 0.35 + 0.99, floor);
}

function addParasol(mesh: SceneMesh, x: number, z: number, floor: number): void {
  const top = floor + 2.6;
  const reach = 1.2;
  mesh.box([x - 0.025, floor, z - 0.025], [x + 0.025, top, z + 0.025], painted([0.5, 0.48, 0.44]));
  const sides = 8;
  for (let i = 0; i < sides; i++) {
    const [a, b] = [(i * 2 * Math.PI) / sides, ((i + 1) * 2 * Math.PI) / sides];
    mesh.polygon(
      [
        [x, top, z],
        [x + reach * Math.cos(a), top - 0.4, z + reach * Math.sin(a)],
        [x + reach * Math.cos(b), top - 0.4, z + reach * Math.sin(b)],
      ],
      { material: Material.plaster, colour: albedo('#ddd5c2') },
    );
  }
}

/** A table with benches and two easy chairs: things whose size everybody knows. */
function furnish(mesh: SceneMesh, x0: number, x1: number, z0: number, z1: number): void {
  if (x1 - x0 < 3.4 || z1 - z0 < 1.6) return;
  const floor = 0.14;
  const wood = albedo('#8a6a4a');
  const cloth = albedo('#c9c3b6');
  const z = (z0 + z1) / 2;
  const tx = x0 + 0.9;
  mesh.box([tx - 0.8, floor + 0.7, z - 0.42], [tx + 0.8, floor + 0.75, z + 0.42], {
    material: Material.timber,
    colour: wood,
  });
  for (const dx of [-0.7, 0.66])
    mesh.box(
      [tx + dx, floor, z - 0.36],
      [tx + dx + 0.06, floor + 0.7, z + 0.36],
      painted([0.05, 0.05, 0.05]),
    );
  for (const dz of [-0.75, 0.6]) {
    mesh.box([tx - 0.7, floor + 0.4, z + dz], [tx + 0.7, floor + 0.46, z + dz + 0.3], {
      material: Material.timber,
      colour: wood,
    });
    for (const dx of [-0.6, 0.52])
      mesh.box(
        [tx + dx, floor, z + dz + 0.05],
        [tx + dx + 0.07, floor + 0.4, z + dz + 0.25],
        painted([0.05, 0.05, 0.05]),
      );
  }
  for (const sx of [x1 - 0.8, x1 - 2]) {
    if (sx < tx + 1.4) continue;
    mesh.box([sx - 0.36, floor + 0.12, z - 0.36], [sx + 0.36, floor + 0.4, z + 0.36], {
      material: Material.plaster,
      colour: cloth,
    });
    mesh.box([sx - 0.36, floor + 0.4, z + 0.2], [sx + 0.36, floor + 0.74, z + 0.36], {
      material: Material.plaster,
      colour: cloth,
    });
    for (const dx of [-0.44, 0.36])
      mesh.box(
        [sx + dx, floor, z - 0.36],
        [sx + dx + 0.08, floor + 0.56, z + 0.36],
        painted([0.07, 0.07, 0.07]),
      );
  }
}
