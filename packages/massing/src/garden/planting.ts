import type { Albedo } from '../geometry/material.js';
import { albedo, Material } from '../geometry/material.js';
import { BuildPhase, type SceneMesh } from '../geometry/scene-mesh.js';
import type { PlacedProposal } from '../placed-proposal.js';
import { groundBox } from '../placement/ground-polygon.js';
import { imageFromSpace } from '../scene-camera.js';
import { TREES } from './foliage.js';
import { type GardenOf, layStrip, localFrame, worldPoint } from './garden.js';
import type { GardenPlan } from './garden-plan.js';
import { addGrassTuft, addHedge, addShrub } from './shrubs.js';
import { addTree } from './trees.js';

const TREE_COUNT = { none: 0, sparse: 2, garden: 4, lush: 8 } as const;
const BED_DEPTH = 1.1;
/** Sprays of a tree shrink in number beyond this distance, in metres. */
const FULL_DETAIL_METRES = 45;

interface Planting {
  readonly mesh: SceneMesh;
  readonly placed: PlacedProposal;
  readonly plan: GardenPlan;
  readonly seen: Albedo | null;
  readonly random: () => number;
}

export function plantGarden(planting: Planting, gardens: readonly GardenOf[]): void {
  const { mesh, placed } = planting;
  mesh.phase = BuildPhase.garden;
  for (const garden of gardens) {
    if (placed.brief.fence !== 'none') addEnclosure(planting, garden);
    if (placed.brief.planting !== 'none') {
      plantBeds(planting, garden);
      plantGroups(planting, garden);
    }
  }
  plantTrees(planting, treesWanted(placed));
}

/** From above there is room to be seen for more of them. */
function treesWanted({ brief, buildings, camera }: PlacedProposal): number {
  const usual = TREE_COUNT[brief.planting];
  if (usual === 0) return 0;
  return (
    usual * (camera.view === 'eye_level' ? 1 : 2) + (buildings.length > 1 ? buildings.length : 0)
  );
}

function detailAt({ placed }: Planting, x: number, z: number): number {
  const { camera } = placed;
  const distance = Math.hypot(x, camera.heightMetres, z);
  const closeness =
    (FULL_DETAIL_METRES / Math.max(12, distance)) * (camera.focalLengthPx / (0.8 * camera.width));
  // A small picture shows no single leaves.
  const fineness = Math.max(0.3, Math.min(1, Math.max(camera.width, camera.height) / 1400));
  return Math.max(0.22 * fineness, Math.min(1.25, closeness) * fineness);
}

/** Beds along the front and one side wall, where no door, terrace or drive is. */
function plantBeds(planting: Planting, garden: GardenOf): void {
  const { mesh, plan, placed, random, seen } = planting;
  const { building, mirrored } = garden;
  const frame = localFrame(building, mirrored);
  const step = 1.6;
  const soil = albedo('#5b4a3a');
  const reach = placed.brief.planting === 'sparse' ? 0.4 : 0.85;
  for (let x = -building.widthMetres / 2 + 0.6; x + step < building.widthMetres / 2; x += step) {
    if (random() > reach) continue;
    const z1 = -building.depthMetres / 2 + 0.25;
    if (Math.abs(garden.doors.entrance.x - x - step / 2) < 1.7) continue;
    if (!plan.claim(frame(x, x + step, z1 - BED_DEPTH, z1 - 0.35), -0.05)) continue;
    mesh.within({ ...building.centre, rotationDegrees: building.rotationDegrees, mirrored }, () =>
      layStrip(
        mesh,
        x - 0.25,
        x + step + 0.25,
        z1 - BED_DEPTH - 0.25,
        z1 + 0.2,
        0.015,
        Material.soil,
        soil,
      ),
    );
    for (let i = 0; i < 3; i++) {
      const spot = worldPoint(
        building,
        mirrored,
        x + (i + 0.5) * (step / 3),
        z1 - BED_DEPTH * (0.35 + 0.45 * random()),
      );
      if (random() < 0.4) addGrassTuft(mesh, spot.x, spot.z, 0.5 + 0.3 * random(), seen, random);
      else
        addShrub(
          mesh,
          spot.x,
          spot.z,
          0.26 + 0.22 * random(),
          detailAt(planting, spot.x, spot.z),
          seen,
          random,
        );
    }
  }
}

const GROUPS = { none: 0, sparse: 2, garden: 6, lush: 11 } as const;

/** Loose groups of shrubs and grasses that soften the corners of house, terrace and drive. */
function plantGroups(planting: Planting, { building, mirrored }: GardenOf): void {
  const { mesh, plan, placed, random, seen } = planting;
  const wanted = GROUPS[placed.brief.planting];
  let planted = 0;
  for (let attempt = 0; attempt < 90 && planted < wanted; attempt++) {
    const x = (random() - 0.5) * (building.widthMetres + 9);
    const z = -building.depthMetres / 2 - 9.5 + random() * (building.depthMetres + 10);
    const spot = worldPoint(building, mirrored, x, z);
    // Close to something built, but not on it.
    if (!plan.hasRoom(spot.x, spot.z, 0.8) || plan.hasRoom(spot.x, spot.z, 1.7)) continue;
    planted++;
    const plants = 4 + Math.floor(random() * 5);
    const tall = random() < 0.5;
    for (let i = 0; i < plants; i++) {
      const px = spot.x + (random() - 0.5) * 2;
      const pz = spot.z + (random() - 0.5) * 2;
      if (!plan.hasRoom(px, pz, 0.3)) continue;
      if (tall ? random() < 0.5 : random() < 0.12)
        addGrassTuft(mesh, px, pz, 0.45 + 0.35 * random(), seen, random);
      else addShrub(mesh, px, pz, 0.25 + 0.35 * random(), detailAt(planting, px, pz), seen, random);
    }
  }
}

/** A hedge, boards or a low wall round the garden, open to the front. */
function addEnclosure(planting: Planting, garden: GardenOf): void {
  const { plan, placed, random, seen } = planting;
  const { building, mirrored } = garden;
  const w = building.widthMetres / 2;
  const d = building.depthMetres / 2;
  const group = placed.buildings.length > 1;
  const [side, back, front] = group ? [2.2, 3, 3] : [5, 5, 6];
  const runs: readonly (readonly [number, number, number, number])[] = [
    [-w - side, -d - front, -w - side, d + back],
    [-w - side, d + back, w + side, d + back],
    [w + side, d + back, w + side, -d - front],
  ];
  const pieces = 2.4;
  for (const [x0, z0, x1, z1] of runs) {
    const length = Math.hypot(x1 - x0, z1 - z0);
    const count = Math.round(length / pieces);
    const at = (t: number) =>
      worldPoint(building, mirrored, x0 + ((x1 - x0) * t) / count, z0 + ((z1 - z0) * t) / count);
    const free = Array.from({ length: count }, (_, i) => {
      const [a, b] = [at(i), at(i + 1)];
      const middle = plan.hasRoom((a.x + b.x) / 2, (a.z + b.z) / 2, 0.5);
      return middle && plan.hasRoom(a.x, a.z, 0.3) && plan.hasRoom(b.x, b.z, 0.3);
    });
    for (const i of longRuns(free)) {
      const [a, b] = [at(i), at(i + 1)];
      addFencePiece(planting, [a.x, a.z], [b.x, b.z], detailAt(planting, a.x, a.z), random, seen);
    }
  }
}

/** Fewer pieces than this in a row would stand about like lost property. */
const SHORTEST_RUN = 4;

/** Places of those that stand in long enough rows. */
function longRuns(free: readonly boolean[]): number[] {
  const kept: number[] = [];
  let start = 0;
  for (let i = 0; i <= free.length; i++) {
    if (free[i] === true) continue;
    if (i - start >= SHORTEST_RUN) for (let k = start; k < i; k++) kept.push(k);
    start = i + 1;
  }
  return kept;
}

function addFencePiece(
  { mesh, placed }: Planting,
  from: readonly [number, number],
  to: readonly [number, number],
  detail: number,
  random: () => number,
  seen: Albedo | null,
): void {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const rotationDegrees = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  if (placed.brief.fence === 'hedge') {
    addHedge(mesh, from, to, 1.25, detail, seen, random);
    return;
  }
  mesh.within({ x: from[0], z: from[1], rotationDegrees }, () => {
    if (placed.brief.fence === 'wall') {
      mesh.box(
        [0, 0, -0.15],
        [length, 0.9, 0.15],
        Material.stone,
        albedo('#b3a58c'),
        Material.concrete,
        albedo('#c2b8a6'),
      );
      return;
    }
    mesh.box([-0.06, 0, -0.06], [0.06, 1.15, 0.06], Material.bark, albedo('#7d6a55'));
    for (const y of [0.35, 0.7, 1])
      mesh.box([0, y, -0.025], [length, y + 0.12, 0.025], Material.timber, albedo('#8f7a62'));
  });
}

/** Trees to the sides of and behind the houses; before them only where they hide nothing. */
function plantTrees(planting: Planting, wanted: number): void {
  const { mesh, placed, plan, random, seen } = planting;
  const shapes = TREES[placed.brief.trees];
  const box = groundBox(placed.plot);
  const { camera, buildings } = placed;
  const first = buildings[0];
  if (first === undefined) return;
  const reach = 22;
  const x0 = Math.max(box.x0, Math.min(...buildings.map((b) => b.centre.x)) - reach);
  const x1 = Math.min(box.x1, Math.max(...buildings.map((b) => b.centre.x)) + reach);
  const z0 = Math.max(box.z0, Math.min(...buildings.map((b) => b.centre.z)) - reach);
  const z1 = Math.min(box.z1, Math.max(...buildings.map((b) => b.centre.z)) + reach);
  let planted = 0;
  for (let attempt = 0; attempt < 240 && planted < wanted; attempt++) {
    const x = x0 + random() * (x1 - x0);
    const z = z0 + random() * (z1 - z0);
    const shape = shapes[planted % shapes.length] ?? 'broadleaf';
    const small = shape === 'olive' || attempt > 120;
    const height =
      { broadleaf: 7.5, birch: 8.5, conifer: 10, olive: 4.2, cypress: 8.5, palm: 7.5 }[shape] *
      (0.8 + 0.4 * random()) *
      (small ? 0.75 : 1);
    const crown = shape === 'cypress' ? 1 : height * 0.3;
    if (!plan.hasRoom(x, z, crown)) continue;
    if (camera.view === 'eye_level' && hidesSubject(placed, x, z, height, crown)) continue;
    plan.occupy({
      centre: { x, z },
      rotationDegrees: 0,
      widthMetres: crown * 1.5,
      depthMetres: crown * 1.5,
    });
    addTree(mesh, shape, { x, z, height, detail: detailAt(planting, x, z), seen, random });
    planted++;
  }
}

function hidesSubject(
  placed: PlacedProposal,
  x: number,
  z: number,
  height: number,
  crown: number,
): boolean {
  const { camera, buildings } = placed;
  const nearest = Math.min(...buildings.flatMap((b) => b.footprint.map((p) => p.z)));
  const left = imageFromSpace(camera, x - crown, height, z);
  const right = imageFromSpace(camera, x + crown, height, z);
  if (left === null || right === null) return true;
  if (left.y < Math.max(0.03, placed.subject.top - 0.1)) return true;
  if (z > nearest + 4) return false;
  const outline = buildings.flatMap((b) => b.outline.map((p) => p.x));
  // A tree near the camera would fill the picture.
  return (
    z < nearest * 0.55 ||
    (right.x > Math.min(...outline) - 0.01 && left.x < Math.max(...outline) + 0.01)
  );
}
