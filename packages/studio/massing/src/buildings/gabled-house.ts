import { albedo, Material, painted } from '../geometry/material.js';
import type { Plan } from '../geometry/roof.js';
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
import {
  FRAME_DARK,
  FRAME_WHITE,
  PLINTH,
  paint,
  roofFinish,
  STEEL,
  surroundOf,
  TIMBER_BOARDS,
  wallFinish,
} from './palette.js';
import { addRailing } from './railing.js';
import { addChimney, addRoofWindow, addSteps } from './roof-features.js';
import { addRoofFor, roofRise } from './roof-for.js';

const rows = openingRows.gabledHouse;
const STOREY = 2.7;
const FLOOR = 0.3;
const SLOPE = 38;
const EAVES = 0.6;
const WING = 4.7;
const GARAGE = 3.9;

const BODY = 12.2;

function size(brief: ProposalBrief, _homes: number, breadth: number) {
  const width = BODY * breadth + (brief.garage ? GARAGE : 0) + EAVES;
  return {
    width,
    depth: depthFor(10.6, breadth),
    height: FLOOR + STOREY * brief.storeys + 0.2 + roofRise(brief, 12, 8.2, SLOPE),
  };
}

/** A family house: a long body under a steep roof, a cross gable to the garden, a garage at the side. */
function build(mesh: SceneMesh, site: BuildingSite): BuildingDoors {
  const { brief, width: w, depth: d } = site;
  const light =
    brief.wallColour === 'black' ||
    brief.wallColour === 'charcoal' ||
    brief.wallMaterial === 'timber';
  const trim = light ? paint('charcoal') : paint('white');
  const walls: WallFinish = {
    ...wallFinish(brief, light ? FRAME_DARK : FRAME_WHITE, albedo('#4c5a52')),
    surround: surroundOf(brief),
  };
  const roof = roofFinish(brief, trim);
  const body: Plan = {
    x0: -w / 2 + EAVES,
    x1: w / 2 - (brief.garage ? GARAGE : 0) - 0.2,
    z0: -d / 2 + 1.7,
    z1: d / 2 - EAVES,
  };
  const top = FLOOR + STOREY * brief.storeys + 0.2;
  mesh.phase = BuildPhase.footprint;
  mesh.box([body.x0 - 0.03, 0, body.z0 - 0.03], [body.x1 + 0.03, FLOOR, body.z1 + 0.03], PLINTH);
  mesh.phase = BuildPhase.walls;

  const wing: Plan = { x0: body.x0 + 0.9, x1: body.x0 + 0.9 + WING, z0: -d / 2 + 0.4, z1: 0 };
  const length = body.x1 - body.x0;
  const doorU = wing.x1 - body.x0 + 1.1;
  const ground = openingRow(doorU + 1.6, length - 0.3, rows.front);
  // The upper windows stand over the door and over the lower ones.
  const columns = [doorU + 0.57, ...ground.map((o) => (o.u0 + o.u1) / 2)];
  const front: Opening[] = [
    { u0: doorU, u1: doorU + 1.15, v0: 0.02, v1: 2.25, style: 'door' },
    ...ground,
  ];
  const sides: Opening[] = [];
  for (let storey = 1; storey < brief.storeys; storey++) {
    front.push(
      ...columns.map(
        (u): Opening => ({
          u0: u - 0.57,
          u1: u + 0.58,
          v0: 0.85 + STOREY * storey,
          v1: 2.2 + STOREY * storey,
          style: 'window',
          mullions: 1,
        }),
      ),
    );
  }
  for (let storey = 0; storey < brief.storeys; storey++) {
    sides.push(...openingRow(0.8, body.z1 - body.z0 - 0.8, raised(rows.side, STOREY * storey)));
  }
  addVolume(mesh, body, FLOOR, top, walls, { front, left: sides, right: sides, back: sides });
  addRoofFor(
    mesh,
    brief,
    { plan: body, wallTop: top, slopeDegrees: SLOPE, overhang: EAVES, ridge: 'x', gables: walls },
    roof,
  );

  addCrossGable(mesh, site, wing, top);
  const pitched = brief.roof === 'gable';
  if (pitched) {
    const span = (body.z1 - body.z0) / 2;
    addChimney(
      mesh,
      body.x1 - 2.2,
      body.z0 + span + 0.9,
      top + 1.5,
      top + span * Math.tan((SLOPE * Math.PI) / 180) + 0.85,
      { material: Material.brick, colour: albedo('#8d5542') },
    );
    const slope = Math.tan((SLOPE * Math.PI) / 180);
    for (const [i, x] of [wing.x1 + 1.5, wing.x1 + 3.6].entries())
      addRoofWindow(mesh, x, body.z0 + 1.5, top + 0.22 + 1.5 * slope, SLOPE, i + 3);
  }

  const doorX = body.x0 + doorU + 0.57;
  mesh.box(
    [doorX - 1, FLOOR + 2.5, body.z0 - 1.15],
    [doorX + 1, FLOOR + 2.64, body.z0],
    painted(trim),
  );
  for (const x of [doorX - 0.85, doorX + 0.85])
    mesh.box([x - 0.05, 0, body.z0 - 1.05], [x + 0.05, FLOOR + 2.5, body.z0 - 0.95], TIMBER_BOARDS);
  addSteps(mesh, doorX, body.z0 - 0.05, 1.9, FLOOR, PLINTH);
  const garage = brief.garage ? addGarage(mesh, site, body) : null;
  return {
    entrance: { x: doorX, z: body.z0 - 0.9 },
    furtherDoors: [],
    garden: { x0: body.x0, x1: wing.x1 + 0.4, z: wing.z0 },
    garage,
  };
}

function addCrossGable(mesh: SceneMesh, { brief }: BuildingSite, plan: Plan, top: number): void {
  const walls: WallFinish = {
    ...wallFinish(brief, FRAME_DARK, STEEL),
    surround: surroundOf(brief),
  };
  const accent = brief.wallMaterial === 'timber' ? walls : { ...walls, ...TIMBER_BOARDS };
  const length = plan.x1 - plan.x0;
  const glazing = openingRow(0.3, length - 0.3, rows.garden);
  const above = Array.from({ length: brief.storeys - 1 }, (_, i) =>
    openingRow(
      0.5,
      length - 0.5,
      raised(brief.balcony ? rows.balcony : rows.upper, STOREY * (i + 1)),
    ),
  ).flat();
  mesh.box([plan.x0 - 0.02, 0, plan.z0 - 0.02], [plan.x1 + 0.02, FLOOR, plan.z1], PLINTH);
  addVolume(
    mesh,
    plan,
    FLOOR,
    top,
    walls,
    { front: [...glazing, ...above] },
    { front: brief.storeys > 1 ? walls : accent },
  );
  addRoofFor(
    mesh,
    brief,
    { plan, wallTop: top, slopeDegrees: SLOPE, overhang: 0.4, ridge: 'z', gables: accent },
    roofFinish(brief, brief.wallMaterial === 'timber' ? paint('charcoal') : paint('white')),
  );
  if (brief.balcony && brief.storeys > 1) {
    const floor = FLOOR + STOREY;
    mesh.box(
      [plan.x0 + 0.5, floor - 0.16, plan.z0 - 1.1],
      [plan.x1 - 0.5, floor, plan.z0],
      painted(paint('grey')),
    );
    addRailing(
      mesh,
      [plan.x0 + 0.53, plan.z0 - 1.07],
      [plan.x1 - 0.53, plan.z0 - 1.07],
      floor,
      'bars',
    );
    addRailing(mesh, [plan.x0 + 0.53, plan.z0 - 1.07], [plan.x0 + 0.53, plan.z0], floor, 'bars');
    addRailing(mesh, [plan.x1 - 0.53, plan.z0 - 1.07], [plan.x1 - 0.53, plan.z0], floor, 'bars');
  }
}

function addGarage(mesh: SceneMesh, { brief }: BuildingSite, body: Plan): BuildingDoors['garage'] {
  const walls = { ...wallFinish(brief, FRAME_DARK, albedo('#5a6064')), ...TIMBER_BOARDS };
  const plan: Plan = {
    x0: body.x1,
    x1: body.x1 + GARAGE - 0.4,
    z0: body.z0 + 0.9,
    z1: body.z1 - 0.6,
  };
  addVolume(mesh, plan, 0.02, 2.75, walls, {
    front: [{ u0: 0.4, u1: 3.05, v0: 0.02, v1: 2.25, style: 'garage' }],
  });
  const flat = { ...brief, roof: 'flat' as const };
  addRoofFor(
    mesh,
    flat,
    { plan, wallTop: 2.75, slopeDegrees: 0, overhang: 0.25, gables: walls },
    {
      ...roofFinish(brief, paint('charcoal')),
      covering: { material: Material.greenRoof, colour: albedo('#6a7748') },
    },
  );
  return { x: plan.x0 + 1.72, z: plan.z0, width: 2.9 };
}

export const gabledHouse: BuildingDesign = {
  size,
  build,
  breadths: [1, 1.12, 0.88, 0.78],
  usualHomes: [1],
};
