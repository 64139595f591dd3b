import { BuildPhase } from '../geometry/scene-mesh.js';
import { detailAt, type Planting } from './foliage.js';
import type { LaidGarden } from './garden.js';
import { layStrip, SOIL } from './local-ground.js';
import { addFence, layLawn } from './lot.js';
import { addGrassTuft, addShrub } from './shrubs.js';
import { type PlantedTree, plantTrees } from './tree-places.js';

const BED_DEPTH = 1.1;
const BED_PIECE = 1.6;
/** @returns the trees of all gardens */
export function plantGarden(planting: Planting, gardens: readonly LaidGarden[]): PlantedTree[] {
  const { mesh, placed, seen, random } = planting;
  const { brief, camera } = placed;
  mesh.phase = BuildPhase.garden;
  for (const garden of gardens) {
    // Where nothing green is seen a lawn would be a patch of another land.
    const hasLawn =
      camera.view !== 'eye_level' && brief.planting !== 'none' && placed.roughGround !== true;
    if (hasLawn && seen !== null && garden.lot !== null) layLawn(garden.ground, garden.lot, seen);
    for (const piece of garden.fence)
      addFence(
        mesh,
        brief.fence,
        piece,
        detailAt(planting, piece.from.x, piece.from.z),
        seen,
        random,
      );
    if (brief.planting === 'none') continue;
    plantBeds(planting, garden);
    plantGroups(planting, garden);
  }
  return plantTrees(planting, gardens);
}

/** Where a bed may lie, in the building's coordinates: along x or along z. */
interface BedLine {
  readonly x0: number;
  readonly x1: number;
  readonly z0: number;
  readonly z1: number;
}

/** Beds along the walls and the terrace, clear of doors and paths. */
function plantBeds(planting: Planting, garden: LaidGarden): void {
  const { placed, random } = planting;
  const { ground } = garden;
  const w = ground.width / 2;
  const d = ground.depth / 2;
  const reach = placed.brief.planting === 'sparse' ? 0.4 : 0.9;
  const { x0: t0, x1: t1, z: front } = garden.doors.garden;
  const lines: BedLine[] = [
    { x0: -w + 0.3, x1: w - 0.3, z0: -d - BED_DEPTH + 0.25, z1: -d + 0.1 },
    { x0: -w - BED_DEPTH + 0.2, x1: -w + 0.1, z0: -d + 0.5, z1: d - 0.5 },
    { x0: w - 0.1, x1: w + BED_DEPTH - 0.2, z0: -d + 0.5, z1: d - 0.5 },
  ];
  if (garden.terrace)
    lines.push(
      { x0: t0 - BED_DEPTH - 0.1, x1: t0 - 0.1, z0: front - 5, z1: front },
      { x0: t1 + 0.1, x1: t1 + BED_DEPTH, z0: front - 3, z1: front },
    );
  for (const line of lines) {
    const alongX = line.x1 - line.x0 > line.z1 - line.z0;
    const length = alongX ? line.x1 - line.x0 : line.z1 - line.z0;
    const count = Math.max(1, Math.floor(length / BED_PIECE));
    for (let i = 0; i < count; i++) {
      if (random() > reach) continue;
      const from = (length * i) / count;
      const to = (length * (i + 1)) / count;
      plantBed(
        planting,
        garden,
        alongX
          ? { ...line, x0: line.x0 + from, x1: line.x0 + to }
          : { ...line, z0: line.z0 + from, z1: line.z0 + to },
      );
    }
  }
}

function plantBed(planting: Planting, garden: LaidGarden, bed: BedLine): void {
  const { mesh, seen, random } = planting;
  const { ground, doors } = garden;
  const { x0, x1, z0, z1 } = bed;
  const doorXs = [doors.entrance, ...doors.furtherDoors].map((door) => door.x);
  if (z0 < -ground.depth / 2 && doorXs.some((x) => x > x0 - 0.9 && x < x1 + 0.9)) return;
  // The wall is a little behind its footprint's edge: only the open ground counts.
  const inset = 0.35;
  const w = ground.width / 2;
  const free =
    z0 < -ground.depth / 2
      ? ground.claim(x0, x1, z0, Math.min(z1, -ground.depth / 2 - 0.02), -0.03)
      : x0 < 0
        ? ground.claim(x0, Math.min(x1, -w - 0.02), z0, z1, -0.03)
        : ground.claim(Math.max(x0, w + 0.02), x1, z0, z1, -0.03);
  if (!free) return;
  ground.draw(() => layStrip(mesh, [x0 - 0.1, x1 + 0.1], [z0, z1 + inset], 0.015, SOIL, 'clean'));
  const plants = 6;
  const alongX = x1 - x0 > z1 - z0;
  for (let i = 0; i < plants; i++) {
    const t = (i + 0.3 + 0.4 * random()) / plants;
    const s = 0.25 + 0.5 * random();
    const spot = alongX
      ? ground.point(x0 + (x1 - x0) * t, z0 + (z1 - z0) * s)
      : ground.point(x0 + (x1 - x0) * s, z0 + (z1 - z0) * t);
    if (random() < 0.35) addGrassTuft(mesh, spot.x, spot.z, 0.5 + 0.3 * random(), seen, random);
    else
      addShrub(
        mesh,
        spot.x,
        spot.z,
        0.3 + 0.22 * random(),
        detailAt(planting, spot.x, spot.z),
        seen,
        random,
      );
  }
}

const GROUPS = { none: 0, sparse: 2, garden: 5, lush: 9 } as const;

/** Loose groups of shrubs and grasses that soften the corners of house, terrace and drive. */
function plantGroups(planting: Planting, { ground }: LaidGarden): void {
  const { mesh, plan, placed, random, seen } = planting;
  const wanted = GROUPS[placed.brief.planting];
  let planted = 0;
  for (let attempt = 0; attempt < 90 && planted < wanted; attempt++) {
    const x = (random() - 0.5) * (ground.width + 9);
    const z = -ground.depth / 2 - 8 + random() * (ground.depth + 9);
    const spot = ground.point(x, z);
    // Close to something built, but not on it.
    if (!plan.hasRoom(spot.x, spot.z, 0.8) || plan.hasRoom(spot.x, spot.z, 1.6)) continue;
    planted++;
    const plants = 4 + Math.floor(random() * 5);
    const tall = random() < 0.5;
    for (let i = 0; i < plants; i++) {
      const px = spot.x + (random() - 0.5) * 2;
      const pz = spot.z + (random() - 0.5) * 2;
      if (!plan.hasRoom(px, pz, 0.45)) continue;
      if (tall ? random() < 0.5 : random() < 0.12)
        addGrassTuft(mesh, px, pz, 0.45 + 0.35 * random(), seen, random);
      else addShrub(mesh, px, pz, 0.25 + 0.2 * random(), detailAt(planting, px, pz), seen, random);
    }
  }
}
