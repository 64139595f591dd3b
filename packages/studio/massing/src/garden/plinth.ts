import { type Albedo, albedo, Material } from '../geometry/material.js';
import type { SceneMesh } from '../geometry/scene-mesh.js';
import type { GroundFinish } from './local-ground.js';

const STONE: Albedo = albedo('#a2988a');
const COPING: Albedo = albedo('#b3aca0');
/** Ground that lies no lower under a building's edge than this needs no plinth, in metres. */
const LEAST_DROP = 0.08;
/** A plinth reaches this far over the walls, and its coping over it. */
const LIP = 0.12;
const COPING_OVER = 0.05;
const COPING_HEIGHT = 0.07;
/** Built things reach this far into the ground. */
const INTO_GROUND = 0.12;
const RISER = 0.17;
const TREAD = 0.3;
const LANDING = 0.8;
/** A drive climbs to its garage by no more than this. */
const RAMP = { slope: 0.15, shortest: 1.5, longest: 6 } as const;

/** Height of the lowest ground under a rectangle over the level on which things stand; 0 where none lies lower. */
export function lowestUnder(
  mesh: SceneMesh,
  [x0, x1]: readonly [number, number],
  [z0, z1]: readonly [number, number],
): number {
  const heights = [x0, x1].flatMap((x) => [z0, z1].map((z) => mesh.groundOver(x, z)));
  return Math.min(0, ...heights);
}

/** The base of stone on which a building stands level; it grows downhill, and level ground needs none. */
export function addPlinth(mesh: SceneMesh, width: number, depth: number): void {
  const [x, z] = [width / 2 + LIP, depth / 2 + LIP];
  const low = lowestUnder(mesh, [-x, x], [-z, z]);
  if (low > -LEAST_DROP) return;
  mesh.box([-x, low - INTO_GROUND, -z], [x, -COPING_HEIGHT, z], {
    material: Material.stone,
    colour: STONE,
  });
  const over = COPING_OVER;
  mesh.box(
    [-x - over, -COPING_HEIGHT, -z - over],
    [x + over, -0.004, z + over],
    { material: Material.concrete, colour: COPING },
    { material: Material.paving, colour: COPING },
  );
}

/** Steps from a level edge down to the ground before it; none where it is a step or less. */
export function addSteps(
  mesh: SceneMesh,
  x: number,
  wide: number,
  edge: number,
  top: number,
): void {
  const drop = top - mesh.groundOver(x, edge - LANDING);
  const risers = Math.ceil(drop / RISER);
  if (risers < 2) return;
  const foot = lowestUnder(
    mesh,
    [x - wide / 2, x + wide / 2],
    [edge - LANDING - risers * TREAD, edge],
  );
  for (let step = 0; step < risers; step += 1) {
    const high = top - (step * drop) / risers;
    const from = edge - LANDING - step * TREAD;
    mesh.box(
      [x - wide / 2, foot - INTO_GROUND, from],
      [x + wide / 2, high, step === 0 ? edge : from + TREAD],
      { material: Material.concrete, colour: COPING },
    );
  }
}

/** The drive's climb to a garage over ground that lies lower; returns how long it is, 0 where it needs none. */
export function addRamp(
  mesh: SceneMesh,
  [x0, x1]: readonly [number, number],
  edge: number,
  { material, colour }: GroundFinish,
): number {
  const drop = -mesh.groundOver((x0 + x1) / 2, edge);
  if (drop < LEAST_DROP) return 0;
  const length = Math.max(RAMP.shortest, Math.min(RAMP.longest, drop / RAMP.slope));
  const end = edge - length;
  const [left, right] = [mesh.groundOver(x0, end), mesh.groundOver(x1, end)];
  const inner = edge + 0.4;
  const triangle = (points: Parameters<SceneMesh['polygon']>[0]) =>
    mesh.polygon(points, { material, colour }, { textureU: [1, 0, 0] });
  triangle([
    [x0, 0, inner],
    [x1, 0, inner],
    [x1, 0, edge],
    [x0, 0, edge],
  ]);
  triangle([
    [x0, 0, edge],
    [x1, 0, edge],
    [x0, left, end],
  ]);
  triangle([
    [x1, 0, edge],
    [x1, right, end],
    [x0, left, end],
  ]);
  for (const [x, ground] of [
    [x0, left],
    [x1, right],
  ] as const)
    mesh.polygon(
      [
        [x, 0, edge],
        [x, ground, end],
        [x, Math.min(ground, mesh.groundOver(x, edge)) - INTO_GROUND, edge],
      ],
      { material: Material.stone, colour: STONE },
    );
  return length;
}
