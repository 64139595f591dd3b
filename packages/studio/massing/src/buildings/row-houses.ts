import { type Albedo, albedo, darker, Material, painted } from '../geometry/material.js';
import type { Plan, RoofFinish } from '../geometry/roof.js';
import { BuildPhase, type SceneMesh } from '../geometry/scene-mesh.js';
import { addVolume, openingRow, raised } from '../geometry/volume.js';
import type { Opening, WallFinish } from '../geometry/wall.js';
import type { ProposalBrief } from '../proposal.js';
import type { BuildingDesign, BuildingDoors, BuildingSite } from './building.js';
import { openingRows } from './house-data.js';
import {
  FRAME_DARK,
  FRAME_WHITE,
  PLINTH,
  roofFinish,
  STEEL,
  surroundOf,
  wallColour,
  wallFinish,
} from './palette.js';
import { addRailing } from './railing.js';
import { addDormer, addRoofWindow, addSteps } from './roof-features.js';
import { addRoofFor, roofRise } from './roof-for.js';

const rows = openingRows.rowHouses;
const UNIT = 5.9;
const FLOOR = 0.3;
const STOREY = 2.85;
const SLOPE = 40;
const BAY = 0.6;
const DOORS = ['#3f5a5e', '#7a3b2f', '#44506a', '#8a6a32', '#4f5f43', '#5a3f55'] as const;

function size(brief: ProposalBrief, homes: number, breadth: number) {
  return {
    width: homes * UNIT * breadth + 0.8,
    depth: 10.6,
    height: FLOOR + STOREY * brief.storeys + roofRise(brief, 100, 8.8, SLOPE) + 0.2,
  };
}

/** Homes side by side, every second one set back, each with its own door and tone. */
function build(mesh: SceneMesh, site: BuildingSite): BuildingDoors {
  const { brief, homes, depth: d } = site;
  const unit = (site.width - 0.8) / homes;
  const start = -site.width / 2 + 0.4;
  const top = FLOOR + STOREY * brief.storeys;
  for (let home = 0; home < homes; home++) {
    const back = home % 2 === 0 ? 0 : 0.8;
    const plan: Plan = {
      x0: start + home * unit,
      x1: start + (home + 1) * unit,
      z0: -d / 2 + 0.9 + back,
      z1: d / 2 - 0.9 + back * 0.5,
    };
    addHome(mesh, site, plan, top, home);
  }
  return {
    entrance: { x: start + 1.25, z: -d / 2 + 0.4 },
    furtherDoors: Array.from({ length: homes - 1 }, (_, i) => ({
      x: start + (i + 1) * unit + 1.07,
      z: -d / 2 + 0.4,
    })),
    garden: { x0: start, x1: start + homes * unit, z: -d / 2 + 0.9 },
    garage: null,
  };
}

function unitTone(brief: ProposalBrief, home: number): Albedo {
  const base = wallColour(brief);
  return (
    [
      base,
      darker(base, 0.78),
      darker(base, 1.12).map((v) => Math.min(0.82, v)) as [number, number, number],
      darker(base, 0.9),
    ][home % 4] ?? base
  );
}

function addHome(
  mesh: SceneMesh,
  { brief }: BuildingSite,
  plan: Plan,
  top: number,
  home: number,
): void {
  const plain = wallFinish(
    brief,
    brief.wallMaterial === 'brick' ? FRAME_WHITE : FRAME_DARK,
    albedo(DOORS[home % DOORS.length] ?? DOORS[0]),
  );
  const walls = { ...plain, colour: unitTone(brief, home), surround: surroundOf(brief) };
  const length = plan.x1 - plan.x0;
  mesh.phase = BuildPhase.footprint;
  mesh.box([plan.x0, 0, plan.z0 - 0.02], [plan.x1, FLOOR, plan.z1], PLINTH);
  mesh.phase = BuildPhase.walls;
  const hasBay = home % 3 === 2;
  const front: Opening[] = [
    { u0: 0.55, u1: 1.6, v0: 0.02, v1: 2.3, style: 'door' },
    ...(hasBay
      ? []
      : [
          {
            u0: 2.3,
            u1: length - 0.55,
            v0: 0.45,
            v1: 2.3,
            style: 'window' as const,
            mullions: 2,
          },
        ]),
  ];
  if (hasBay) addBay(mesh, plan.x0 + 2.3, plan.x1 - 0.45, plan.z0, walls);
  const back: Opening[] = openingRow(0.3, length - 0.3, rows.garden);
  for (let storey = 1; storey < brief.storeys; storey++) {
    const foot = storey * STOREY;
    const french = brief.balcony && storey === 1;
    front.push(...openingRow(0.3, length - 0.3, raised(french ? rows.french : rows.upper, foot)));
    back.push(...openingRow(0.3, length - 0.3, raised(rows.upperBack, foot)));
    if (french)
      addRailing(
        mesh,
        [plan.x0 + 0.6, plan.z0 - 0.08],
        [plan.x1 - 0.6, plan.z0 - 0.08],
        FLOOR + foot,
        'bars',
      );
  }
  const side = openingRow(1.5, 7, rows.side);
  addVolume(mesh, plan, FLOOR, top, walls, {
    front,
    back,
    left: home === 0 ? side : [],
    right: side,
  });
  const roof = roofFinish(brief, walls.frame);
  addRoofFor(
    mesh,
    brief,
    {
      plan: { ...plan, x0: plan.x0 + 0.05, x1: plan.x1 - 0.05 },
      wallTop: top,
      slopeDegrees: SLOPE,
      overhang: 0.32,
      ridge: 'x',
      gables: walls,
    },
    roof,
  );
  if (brief.roof === 'gable') {
    const slope = Math.tan((SLOPE * Math.PI) / 180);
    addRoofPart(mesh, plan, top, home % 3, walls, roof);
    // Party walls stand a hand's breadth over the tiles.
    mesh.phase = BuildPhase.roof;
    const middle = (plan.z0 + plan.z1) / 2;
    const ridge = top + ((plan.z1 - plan.z0) / 2) * slope + 0.42;
    for (const z of [plan.z0 - 0.25, plan.z1 + 0.25]) {
      const low = top + 0.42 - 0.25 * slope;
      for (const x of [plan.x0 - 0.09, plan.x0 + 0.09])
        mesh.polygon(
          [
            [x, low - 0.4, z],
            [x, low, z],
            [x, ridge, middle],
            [x, ridge - 0.4, middle],
          ],
          walls,
        );
      mesh.polygon(
        [
          [plan.x0 - 0.09, low, z],
          [plan.x0 + 0.09, low, z],
          [plan.x0 + 0.09, ridge, middle],
          [plan.x0 - 0.09, ridge, middle],
        ],
        { material: Material.concrete, colour: PLINTH.colour },
      );
    }
    mesh.phase = BuildPhase.walls;
  }
  mesh.box(
    [plan.x0 + 0.3, FLOOR + 2.5, plan.z0 - 0.9],
    [plan.x0 + 1.85, FLOOR + 2.6, plan.z0],
    painted(STEEL),
  );
  addSteps(mesh, plan.x0 + 1.07, plan.z0 - 0.02, 1.3, FLOOR, PLINTH);
}

/** Adds to each home's roof a dormer, a gable over the front, or two windows in the slope. */
function addRoofPart(
  mesh: SceneMesh,
  plan: Plan,
  top: number,
  look: number,
  walls: WallFinish,
  roof: RoofFinish,
): void {
  const slope = Math.tan((SLOPE * Math.PI) / 180);
  const middle = (plan.x0 + plan.x1) / 2;
  if (look === 2) {
    for (const [i, x] of [middle - 1.2, middle + 1.2].entries())
      addRoofWindow(mesh, x, plan.z0 + 1.4, top + 0.22 + 1.4 * slope, SLOPE, i + 2);
    return;
  }
  const gable = look === 1;
  addDormer(
    mesh,
    {
      x: middle,
      width: gable ? 3.2 : 2.2,
      z: gable ? plan.z0 : plan.z0 + 0.9,
      back: plan.z0 + 3.6,
      foot: gable ? top : top + 0.75 * slope,
      height: gable ? 1.5 : 1.3,
    },
    gable ? walls : { ...walls, material: Material.standingSeam, colour: albedo('#4e5357') },
    roof,
  );
}

/** A shallow bay of glass under a flat lid. */
function addBay(mesh: SceneMesh, x0: number, x1: number, wall: number, walls: WallFinish): void {
  const out = wall - BAY;
  const plan: Plan = { x0, x1, z0: out, z1: wall };
  addVolume(mesh, plan, FLOOR, FLOOR + 2.45, walls, {
    front: [{ u0: 0.12, u1: x1 - x0 - 0.12, v0: 0.45, v1: 2.3, style: 'glazing', mullions: 2 }],
  });
  mesh.box([x0, 0, out], [x1, FLOOR, wall], PLINTH);
  mesh.box([x0 - 0.08, FLOOR + 2.45, out - 0.08], [x1 + 0.08, FLOOR + 2.57, wall], painted(STEEL));
}

export const rowHouses: BuildingDesign = { size, build, breadths: [1, 0.9], usualHomes: [4, 5, 3] };
