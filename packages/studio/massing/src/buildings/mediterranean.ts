import { albedo, Material, painted } from '../geometry/material.js';
import type { Plan, RoofFinish } from '../geometry/roof.js';
import { BuildPhase, type SceneMesh } from '../geometry/scene-mesh.js';
import { addVolume, openingRow, raised } from '../geometry/volume.js';
import type { Opening, WallFinish } from '../geometry/wall.js';
import type { ProposalBrief } from '../proposal.js';
import {
  type BuildingDesign,
  type BuildingDoors,
  type BuildingSite,
  depthFor,
} from './building.js';
import { openingRows } from './house-data.js';
import { FRAME_WOOD, paint, roofFinish, wallFinish } from './palette.js';
import { addRailing } from './railing.js';
import { addChimney } from './roof-features.js';
import { addRoofFor, roofRise } from './roof-for.js';

const rows = openingRows.mediterranean;
const STOREY = 3;
const FLOOR = 0.25;
const SLOPE = 21;
const GARAGE = 4.1;
const STONE = { material: Material.paving, colour: albedo('#c2b08f') } as const;

function size(brief: ProposalBrief, _homes: number, breadth: number) {
  return {
    width: 17.5 * breadth + (brief.garage ? GARAGE : 0),
    depth: depthFor(11.5, breadth),
    height: FLOOR + STOREY * brief.storeys + 0.2 + roofRise(brief, 9.5, 9, SLOPE),
  };
}

/** Thick rendered walls under low tiled roofs: a main block, a lower wing behind an arcade. */
function build(mesh: SceneMesh, site: BuildingSite): BuildingDoors {
  const { brief, width: w, depth: d } = site;
  const walls: WallFinish = {
    ...wallFinish(brief, FRAME_WOOD, albedo('#6d4a30')),
    sill: STONE.colour,
    reveal: 0.3,
  };
  const shutters = brief.wallColour === 'white' ? albedo('#5f7f93') : albedo('#6f8069');
  const roof = roofFinish(brief, albedo('#d9c9a6'), {
    material: Material.boards,
    colour: albedo('#7d5a3c'),
  });
  mesh.phase = BuildPhase.footprint;
  mesh.box(
    [-w / 2 + 0.3, 0, -d / 2 + 0.3],
    [w / 2 - 0.3, FLOOR, d / 2 - 0.3],
    { material: Material.stone, colour: STONE.colour },
    STONE,
  );
  mesh.phase = BuildPhase.walls;

  const garageLength = brief.garage ? GARAGE : 0;
  const split = w * 0.08 + garageLength * 0.42;
  const main: Plan = {
    x0: -w / 2 + 0.6 + garageLength,
    x1: split,
    z0: -d / 2 + 1.6,
    z1: d / 2 - 0.7,
  };
  const top = FLOOR + STOREY * brief.storeys + 0.15;
  const length = main.x1 - main.x0;
  const front: Opening[] = openingRow(0.3, length - 0.3, rows.front);
  const left: Opening[] = [];
  for (let storey = 0; storey < brief.storeys; storey++) {
    const foot = storey * STOREY;
    if (storey > 0)
      front.push(
        ...openingRow(0.3, length - 0.3, {
          ...raised(brief.balcony ? rows.french : rows.upper, foot),
          shutters,
        }),
      );
    left.push(
      ...openingRow(0.5, main.z1 - main.z0 - 0.5, { ...raised(rows.side, foot), shutters }),
    );
  }
  addVolume(mesh, main, FLOOR, top, walls, { front, left, right: left, back: left });
  addRoofFor(
    mesh,
    brief,
    { plan: main, wallTop: top, slopeDegrees: SLOPE, overhang: 0.6, gables: walls },
    roof,
  );
  addChimney(mesh, main.x0 + 2, d / 2 - 2.4, top + 0.4, top + 2.3, walls);
  if (brief.balcony && brief.storeys > 1) {
    const floor = FLOOR + STOREY + 0.1;
    mesh.box([main.x0 + 0.4, floor - 0.2, main.z0 - 1.05], [main.x1 - 0.4, floor, main.z0], {
      material: Material.plaster,
      colour: walls.colour,
    });
    addRailing(mesh, [main.x0 + 0.45, main.z0 - 1], [main.x1 - 0.45, main.z0 - 1], floor, 'bars');
    addRailing(mesh, [main.x0 + 0.45, main.z0 - 1], [main.x0 + 0.45, main.z0], floor, 'bars');
    addRailing(mesh, [main.x1 - 0.45, main.z0 - 1], [main.x1 - 0.45, main.z0], floor, 'bars');
  }
  const doorX = addArcadeWing(
    mesh,
    site,
    { x0: split, x1: w / 2 - 0.6, z0: -d / 2 + 0.9, z1: d / 2 - 1.4 },
    walls,
  );
  return {
    entrance: { x: doorX, z: -d / 2 + 0.3 },
    furtherDoors: [],
    garden: { x0: -w / 2 + garageLength + 0.2, x1: split, z: -d / 2 + 0.3 },
    garage: brief.garage ? addGarage(mesh, brief, main, walls, roof) : null,
  };
}

/** A low tiled annex next to the main block. */
function addGarage(
  mesh: SceneMesh,
  brief: ProposalBrief,
  main: Plan,
  walls: WallFinish,
  roof: RoofFinish,
): NonNullable<BuildingDoors['garage']> {
  const plan: Plan = { x0: main.x0 - GARAGE + 0.2, x1: main.x0, z0: main.z0 + 1, z1: main.z1 - 1 };
  const middle = (plan.x1 - plan.x0) / 2;
  addVolume(
    mesh,
    plan,
    0.02,
    2.75,
    { ...walls, door: albedo('#7b5a3d') },
    {
      front: [{ u0: middle - 1.4, u1: middle + 1.4, v0: 0.02, v1: 2.3, style: 'garage' }],
    },
  );
  addRoofFor(
    mesh,
    brief,
    { plan, wallTop: 2.75, slopeDegrees: SLOPE, overhang: 0.35, gables: walls },
    roof,
  );
  return { x: plan.x0 + middle, z: plan.z0, width: 2.8 };
}

/** One storey with three arches before a deep shade. */
function addArcadeWing(
  mesh: SceneMesh,
  { brief }: BuildingSite,
  plan: Plan,
  walls: WallFinish,
): number {
  const top = FLOOR + STOREY + 0.1;
  const length = plan.x1 - plan.x0;
  const shade = plan.z0 + 2.2;
  const arches = openingRow(0.2, length - 0.2, {
    ...rows.arcade,
    width: Math.min(rows.arcade.width, length / 3 - 0.45),
  });
  addVolume(mesh, plan, FLOOR, top, walls, {
    front: arches,
    right: openingRow(3, plan.z1 - plan.z0 - 0.4, rows.arcadeSide),
  });
  const door = length / 2;
  addVolume(
    mesh,
    { ...plan, z0: shade, z1: plan.z1 - 0.3, x0: plan.x0 + 0.02, x1: plan.x1 - 0.35 },
    FLOOR,
    top,
    walls,
    {
      front: [
        { u0: door - 0.65, u1: door + 0.65, v0: 0.02, v1: 2.3, style: 'door' },
        ...openingRow(0.2, door - 1, rows.shaded),
        ...openingRow(door + 1, length - 0.5, rows.shaded),
      ],
    },
  );
  const wingBrief = brief.roof === 'flat' ? brief : { ...brief, roof: brief.roof };
  addRoofFor(
    mesh,
    wingBrief,
    { plan, wallTop: top, slopeDegrees: SLOPE, overhang: 0.5, gables: walls },
    roofFinish(brief, albedo('#d9c9a6'), { material: Material.boards, colour: albedo('#7d5a3c') }),
  );
  mesh.box(
    [plan.x0 + door - 0.04, top - 0.7, shade - 0.25],
    [plan.x0 + door + 0.04, top - 0.35, shade - 0.17],
    painted(paint('black')),
  );
  return plan.x0 + door;
}

export const mediterranean: BuildingDesign = {
  size,
  build,
  breadths: [1, 1.1, 0.88, 0.76, 0.64, 0.51, 0.38],
  usualHomes: [1],
};
