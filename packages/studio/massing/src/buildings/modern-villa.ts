import { Material, painted } from '../geometry/material.js';
import type { Plan } from '../geometry/roof.js';
import { BuildPhase, type SceneMesh } from '../geometry/scene-mesh.js';
import { addVolume, openingRow } from '../geometry/volume.js';
import type { Opening, WallFinish } from '../geometry/wall.js';
import type { ProposalBrief } from '../proposal.js';
import {
  type BuildingDesign,
  type BuildingDoors,
  type BuildingSite,
  depthFor,
} from './building.js';
import { addFramedStorey } from './framed-storey.js';
import { openingRows } from './house-data.js';
import {
  CONCRETE,
  FRAME_DARK,
  paint,
  roofFinish,
  STEEL,
  TIMBER_BOARDS,
  TIMBER_WARM,
  wallFinish,
} from './palette.js';
import { addRailing } from './railing.js';
import { addRoofFor, gableFinish, roofRise } from './roof-for.js';

const rows = openingRows.modernVilla;
const GROUND_FLOOR = 3;
const UPPER_FLOOR = 2.95;
const FLOOR = 0.2;
const ROOF_EDGE = 0.26;
/** Depth of the terrace that lies under the storey above. */
const COVERED = 2.7;
const GARAGE_DOOR = 3;
const TERRACE_ROOF = { material: Material.paving, colour: paint('grey') } as const;

function size(brief: ProposalBrief, _homes: number, breadth: number) {
  const width = (brief.storeys === 1 ? 19 : 17) * breadth;
  const depth = depthFor(11.5, breadth);
  return {
    width,
    depth,
    height:
      FLOOR +
      GROUND_FLOOR +
      (UPPER_FLOOR + ROOF_EDGE) * (brief.storeys - 1) +
      roofRise(brief, width * 0.62, depth * 0.8, 18),
  };
}

interface Looks {
  readonly walls: WallFinish;
  /** The second material: timber next to render, render next to timber. */
  readonly accent: WallFinish;
  readonly trim: WallFinish['colour'];
}

function looksOf(brief: ProposalBrief): Looks {
  const dark = brief.wallColour === 'black' || brief.wallColour === 'charcoal';
  const walls = wallFinish(brief, FRAME_DARK, TIMBER_BOARDS.colour);
  const accent =
    brief.wallMaterial === 'timber'
      ? { material: Material.plaster, colour: paint(dark ? 'charcoal' : 'white') }
      : TIMBER_WARM;
  return {
    walls,
    accent: { ...accent, frame: FRAME_DARK, door: STEEL },
    trim: dark ? paint('charcoal') : paint('white'),
  };
}

/** A glazed living floor behind a covered terrace, a clad wing with door and garage, framed boxes over them. */
function build(mesh: SceneMesh, site: BuildingSite): BuildingDoors {
  const { brief, width: w, depth: d, random } = site;
  const looks = looksOf(brief);
  const { walls, trim } = looks;
  const roof = roofFinish(brief, trim, TIMBER_WARM);
  const top = FLOOR + GROUND_FLOOR;
  const wingLength = brief.garage ? Math.max(5.3, w * 0.34) : Math.max(3.2, w * 0.24);
  const split = w / 2 - 0.4 - wingLength;
  const living: Plan = { x0: -w / 2 + 0.5, x1: split, z0: -d / 2 + COVERED, z1: d / 2 - 0.4 };
  const wing: Plan = { x0: split, x1: w / 2 - 0.4, z0: -d / 2 + 1.1, z1: d / 2 - 0.9 };

  mesh.phase = BuildPhase.footprint;
  mesh.box([living.x0 - 0.2, 0, -d / 2 + 0.15], [living.x1, FLOOR, living.z1], CONCRETE, {
    material: Material.paving,
    colour: CONCRETE.colour,
  });
  mesh.box([wing.x0, 0, wing.z0 - 0.02], [wing.x1, FLOOR, wing.z1], CONCRETE);
  mesh.phase = BuildPhase.walls;
  addLiving(mesh, living, top, looks);
  const entry = addWing(mesh, brief, wing, top, looks);

  const ground: Plan = {
    x0: living.x0 - 0.15,
    x1: wing.x1 + 0.1,
    z0: -d / 2 + 0.35,
    z1: d / 2 - 0.3,
  };
  const low = {
    ...brief,
    roof: 'flat' as const,
  };
  // A fin of wall carries the roof's outer corner.
  mesh.box([ground.x0, FLOOR, ground.z0 + 0.05], [ground.x0 + 0.32, top, living.z0 + 1], walls);
  addColumns(mesh, ground, split, top);
  if (brief.storeys === 1) {
    addRoofFor(
      mesh,
      brief,
      { plan: ground, wallTop: top, slopeDegrees: 14, overhang: 0.15, gables: gableFinish(walls) },
      roof,
    );
  } else {
    addRoofFor(
      mesh,
      low,
      {
        plan: ground,
        wallTop: top,
        slopeDegrees: 0,
        overhang: 0.1,
        edge: ROOF_EDGE,
        gables: gableFinish(walls),
      },
      { ...roof, covering: TERRACE_ROOF },
    );
    addUpper(mesh, site, looks, ground, top + ROOF_EDGE, random() * 1.2);
  }
  return {
    entrance: { x: entry.doorX, z: wing.z0 - 0.3 },
    furtherDoors: [],
    garden: { x0: living.x0 - 0.2, x1: split - 0.3, z: -d / 2 + 0.15, covered: COVERED },
    garage: entry.garage,
  };
}

/** Panes from floor to ceiling in an even rhythm, and round the corner. */
function addLiving(mesh: SceneMesh, plan: Plan, top: number, { walls }: Looks): void {
  const length = plan.x1 - plan.x0;
  const depth = plan.z1 - plan.z0;
  const count = Math.max(2, Math.round((length - 0.6) / 2.7));
  const panes = (from: number, to: number, n: number): Opening[] =>
    openingRow(from, to, { ...rows.panes, count: n, width: (to - from - 0.35) / n - 0.27 });
  addVolume(mesh, plan, FLOOR, top, walls, {
    front: panes(0.25, length - 0.2, count),
    // The left wall runs from the back to the front.
    left: [...panes(depth - 4, depth - 0.35, 1), ...openingRow(0.6, depth - 4.6, rows.side)],
    back: panes(0.5, length - 0.5, Math.max(1, count - 1)),
  });
}

function addWing(
  mesh: SceneMesh,
  brief: ProposalBrief,
  plan: Plan,
  top: number,
  { accent }: Looks,
): { doorX: number; garage: BuildingDoors['garage'] } {
  const length = plan.x1 - plan.x0;
  const door: Opening = { u0: 0.4, u1: 1.55, v0: 0.02, v1: 2.45, style: 'door' };
  const garageU = length - GARAGE_DOOR - 0.4;
  const rest: Opening = brief.garage
    ? { u0: garageU, u1: length - 0.4, v0: 0.02, v1: 2.4, style: 'garage' }
    : { u0: 1.68, u1: Math.min(length - 0.4, 2.7), v0: 0.02, v1: 2.45, style: 'glazing' };
  const ribbon = openingRow(0.6, plan.z1 - plan.z0 - 0.6, rows.ribbon);
  addVolume(mesh, plan, FLOOR, top, accent, {
    front: [door, rest],
    right: ribbon,
    back: openingRow(0.4, length - 0.4, rows.wingBack),
  });
  return {
    doorX: plan.x0 + 0.97,
    garage: brief.garage
      ? { x: plan.x0 + garageU + GARAGE_DOOR / 2, z: plan.z0, width: GARAGE_DOOR }
      : null,
  };
}

function addColumns(mesh: SceneMesh, ground: Plan, split: number, top: number): void {
  const span = split - ground.x0;
  const count = span > 8 ? 2 : 1;
  for (let i = 1; i <= count; i++) {
    const x = ground.x0 + (span * i) / (count + 0.15);
    mesh.box([x - 0.06, FLOOR, ground.z0 + 0.2], [x + 0.06, top, ground.z0 + 0.32], painted(STEEL));
  }
}

function addUpper(
  mesh: SceneMesh,
  { brief, width: w, depth: d }: BuildingSite,
  looks: Looks,
  ground: Plan,
  from: number,
  shift: number,
): void {
  const roof = roofFinish(brief, looks.trim, TIMBER_WARM);
  let plan: Plan = {
    x0: -w * 0.24 + shift * 0.5,
    x1: w / 2 - 0.7,
    z0: -d / 2 + 0.1,
    z1: d / 2 - 1.5,
  };
  let floor = from;
  // Above the garden side the lower roof is a terrace.
  if (brief.balcony && plan.x0 - ground.x0 > 1.5) {
    addRailing(mesh, [ground.x0 + 0.1, ground.z0], [plan.x0 - 0.05, ground.z0], floor, 'glass');
    addRailing(mesh, [ground.x0 + 0.1, ground.z0], [ground.x0 + 0.1, plan.z1], floor, 'glass');
  }
  for (let storey = 1; storey < brief.storeys; storey++) {
    const last = storey + 1 === brief.storeys;
    addFramedStorey(mesh, plan, floor, UPPER_FLOOR, {
      walls: looks.walls,
      infill: looks.accent,
      balcony: brief.balcony,
    });
    const top = floor + UPPER_FLOOR;
    addRoofFor(
      mesh,
      last ? brief : { ...brief, roof: 'flat' },
      {
        plan,
        wallTop: top,
        slopeDegrees: 18,
        overhang: brief.roof === 'flat' || !last ? 0.04 : 0.45,
        edge: ROOF_EDGE,
        gables: gableFinish(looks.walls),
        plant: last,
      },
      last ? roof : { ...roof, covering: TERRACE_ROOF },
    );
    floor = top + ROOF_EDGE;
    plan = { x0: plan.x0 + 1.4, x1: plan.x1 - 2, z0: plan.z0 + 1.6, z1: plan.z1 - 0.6 };
  }
}

export const modernVilla: BuildingDesign = {
  size,
  build,
  breadths: [1, 1.12, 0.88, 0.78, 0.66, 0.52, 0.39],
  usualHomes: [1],
};
