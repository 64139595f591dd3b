import type { GroundPoint } from '@groundwork/photo-reading/camera/ground-point';
import { imageFromSpace } from '@groundwork/photo-reading/camera/scene-camera';
import { groundBox } from '../placement/ground-polygon.js';
import type { PlacedProposal } from '../proposal.js';
import { detailAt, type Planting, TREES, type TreeShape } from './foliage.js';
import type { LaidGarden } from './garden.js';
import { addTree } from './trees.js';

const TREE_COUNT = { none: 0, sparse: 2, garden: 4, lush: 8 } as const;
const HEIGHTS: Record<TreeShape, number> = {
  broadleaf: 7,
  birch: 8,
  conifer: 9,
  olive: 4.2,
  cypress: 8,
  palm: 7.5,
};
/** Crown against height. */
const CROWN_SHARE: Record<TreeShape, number> = {
  broadleaf: 0.37,
  birch: 0.27,
  conifer: 0.23,
  olive: 0.46,
  cypress: 0.1,
  palm: 0.3,
};
const REACH = 20;

/** From above there is room to be seen for more of them. */
function treesWanted({ brief, buildings, camera }: PlacedProposal): number {
  const usual = TREE_COUNT[brief.planting];
  if (usual === 0) return 0;
  return camera.view === 'eye_level'
    ? usual + (buildings.length > 1 ? buildings.length : 0)
    : usual * Math.max(2, buildings.length + 1);
}

/** The leaves of one tree in a mesh: those from `first` up to `end`. */
export interface PlantedTree {
  readonly first: number;
  readonly end: number;
}

/** Trees at the gardens' corners, and then where there is room; before the houses none that hides them. */
export function plantTrees(planting: Planting, gardens: readonly LaidGarden[]): PlantedTree[] {
  const { mesh, placed, plan, random, seen } = planting;
  const wanted = treesWanted(placed);
  if (wanted === 0) return [];
  const planted: PlantedTree[] = [];
  const shapes = TREES[placed.brief.trees];
  const first = cornerPlaces(gardens, random);
  for (let attempt = 0; attempt < first.length + 200 && planted.length < wanted; attempt++) {
    const { x, z } = first[attempt] ?? anywhere(placed, random);
    const shape = shapes[planted.length % shapes.length] ?? 'broadleaf';
    const late = attempt > first.length + 80;
    const height = HEIGHTS[shape] * (0.85 + 0.35 * random()) * (late ? 0.7 : 1);
    const crown = height * CROWN_SHARE[shape];
    if (!plan.hasRoom(x, z, crown)) continue;
    if (placed.camera.view !== 'straight_down' && hidesSubject(placed, x, z, height, crown))
      continue;
    plan.occupy({
      centre: { x, z },
      rotationDegrees: 0,
      widthMetres: crown * 1.6,
      depthMetres: crown * 1.6,
    });
    const leaves = mesh.leafCount;
    addTree(mesh, shape, { x, z, height, detail: detailAt(planting, x, z), seen, random });
    planted.push({ first: leaves, end: mesh.leafCount });
  }
  return planted;
}

/** Behind and at the sides of each house, well inside its garden's corners. */
function cornerPlaces(gardens: readonly LaidGarden[], random: () => number): GroundPoint[] {
  return gardens.flatMap(({ ground, lot }) => {
    if (lot === null) return [];
    const inset = 3.3;
    const back = lot.z1 - inset;
    const sway = (random() - 0.5) * 4;
    return [
      ground.point(lot.x0 + inset, back),
      ground.point(lot.x1 - inset, back - 1),
      ground.point(lot.x0 + inset, lot.z0 + inset),
      ground.point(lot.x1 - inset, lot.z0 + inset),
      ground.point(sway, back),
    ];
  });
}

function anywhere({ plot, buildings }: PlacedProposal, random: () => number): GroundPoint {
  const box = groundBox(plot);
  const xs = buildings.map((b) => b.centre.x);
  const zs = buildings.map((b) => b.centre.z);
  const x0 = Math.max(box.x0, Math.min(...xs) - REACH);
  const x1 = Math.min(box.x1, Math.max(...xs) + REACH);
  const z0 = Math.max(box.z0, Math.min(...zs) - REACH);
  const z1 = Math.min(box.z1, Math.max(...zs) + REACH);
  return { x: x0 + random() * (x1 - x0), z: z0 + random() * (z1 - z0) };
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
  const isBefore = (metres: number, deep: number, aside: number) =>
    buildings.some((b) => {
      const front = Math.min(...b.footprint.map((p) => p.z));
      const outline = b.outline.map((p) => p.x);
      const isBeside =
        right.x <= Math.min(...outline) - aside || left.x >= Math.max(...outline) + aside;
      return z < front + metres && z > front - deep && !isBeside;
    });
  if (camera.view === 'oblique') return isBefore(3, 14, 0);
  if (left.y < Math.max(0.03, placed.subject.top - 0.1)) return true;
  // A tree near the camera would fill the picture.
  if (z < nearest * 0.7) return true;
  return isBefore(4, Number.POSITIVE_INFINITY, 0.01);
}
