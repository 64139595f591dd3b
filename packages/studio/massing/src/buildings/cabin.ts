import { albedo, GLASS, Material, painted } from '../geometry/material.js';
import type { Plan } from '../geometry/roof.js';
import { BuildPhase, type SceneMesh, type Vec3 } from '../geometry/scene-mesh.js';
import { addVolume, openingRow } from '../geometry/volume.js';
import type { WallFinish } from '../geometry/wall.js';
import type { ProposalBrief } from '../proposal.js';
import type { BuildingDesign, BuildingDoors, BuildingSite } from './building.js';
import { openingRows } from './house-data.js';
import { FRAME_DARK, paint, roofFinish, TIMBER_WARM, wallFinish } from './palette.js';
import { addSteps, addStovePipe } from './roof-features.js';
import { addRoofFor, roofRise } from './roof-for.js';

const rows = openingRows.cabin;
const FLOOR = 0.45;
const WALL = 2.5;
const SLOPE = 48;
const DECK = 2.4;

function size(brief: ProposalBrief, _homes: number, breadth: number) {
  return {
    width: 6.4 * breadth,
    depth: 9.4,
    height: FLOOR + WALL * Math.max(1, brief.storeys * 0.85) + roofRise(brief, 5.4, 6.4, SLOPE),
  };
}

/** One small timber house on posts: a glazed gable, a deck before it, a stove's pipe. */
function build(mesh: SceneMesh, site: BuildingSite): BuildingDoors {
  const { brief, width: w, depth: d } = site;
  const plain = wallFinish(brief, FRAME_DARK, albedo('#59402c'));
  const walls: WallFinish =
    brief.wallMaterial === 'timber' ? { ...plain, material: Material.boards } : plain;
  const plan: Plan = { x0: -w / 2 + 0.5, x1: w / 2 - 0.5, z0: -d / 2 + DECK, z1: d / 2 - 0.3 };
  const wall = WALL * Math.max(1, brief.storeys * 0.85);
  const top = FLOOR + wall;
  const deck = { material: Material.deck, colour: TIMBER_WARM.colour } as const;
  mesh.phase = BuildPhase.footprint;
  for (const x of [plan.x0 + 0.1, 0, plan.x1 - 0.1]) {
    for (const z of [-d / 2 + 0.4, plan.z0, 0.5, plan.z1 - 0.2])
      mesh.box([x - 0.1, 0, z - 0.1], [x + 0.1, FLOOR - 0.2, z + 0.1], {
        material: Material.bark,
        colour: albedo('#6d5a48'),
      });
  }
  mesh.box(
    [plan.x0 - 0.05, FLOOR - 0.22, -d / 2 + 0.2],
    [plan.x1 + 0.05, FLOOR, plan.z1],
    { material: Material.timber, colour: albedo('#7a5f45') },
    deck,
  );
  mesh.phase = BuildPhase.walls;
  const length = plan.x1 - plan.x0;
  addVolume(mesh, plan, FLOOR, top, walls, {
    front: [
      { u0: 0.35, u1: 1.3, v0: 0.02, v1: 2.15, style: 'door' },
      { u0: 1.55, u1: length - 0.35, v0: 0.04, v1: 2.3, style: 'glazing', mullions: 2 },
    ],
    left: openingRow(1, 5, rows.side),
    right: openingRow(1, 5, rows.side),
  });
  addRoofFor(
    mesh,
    brief,
    { plan, wallTop: top, slopeDegrees: SLOPE, overhang: 0.4, ridge: 'z', gables: walls },
    roofFinish(brief, albedo('#4f3d2e'), TIMBER_WARM),
  );
  if (brief.roof === 'gable') addGlazedGable(mesh, plan, top);
  addStovePipe(
    mesh,
    plan.x1 - 1.2,
    1.4,
    top + 0.4,
    top + (brief.roof === 'gable' ? (length / 2) * Math.tan((SLOPE * Math.PI) / 180) : 0.9) + 0.7,
  );
  for (const x of [plan.x0 + 0.05, plan.x1 - 0.05])
    mesh.box([x - 0.06, FLOOR, -d / 2 + 0.3], [x + 0.06, FLOOR + 1, -d / 2 + 0.42], {
      material: Material.bark,
      colour: albedo('#7a5f45'),
    });
  addSteps(mesh, plan.x0 + 0.85, -d / 2 + 0.2, 1.2, FLOOR, deck);
  return {
    entrance: { x: plan.x0 + 0.85, z: -d / 2 - 0.4 },
    furtherDoors: [],
    garden: { x0: plan.x0, x1: plan.x1, z: -d / 2 },
    garage: null,
  };
}

function addGlazedGable(mesh: SceneMesh, plan: Plan, top: number): void {
  const half = (plan.x1 - plan.x0) / 2;
  const rise = half * Math.tan((SLOPE * Math.PI) / 180);
  const inset = 0.35;
  const z = plan.z0 - 0.02;
  const low = top + 0.15;
  const side = half - inset - 0.25;
  const points: Vec3[] = [
    [-side, low, z],
    [side, low, z],
    [0, low + rise * (side / half), z],
  ];
  mesh.polygon(points, GLASS, {
    textureOrigin: [-side, low - 0.6, z],
    textureU: [1, 0, 0],
    parameters: [side * 2, 2.4, 5, 1],
  });
  mesh.box([-0.04, low, z - 0.05], [0.04, low + rise * (side / half), z], painted(paint('black')));
  mesh.box([-side, low - 0.06, z - 0.05], [side, low, z], painted(paint('black')));
}

export const cabin: BuildingDesign = { size, build, breadths: [1, 0.88], usualHomes: [1] };
