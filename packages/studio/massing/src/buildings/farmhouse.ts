import { albedo, Material, painted } from '../geometry/material.js';
import { addMonoPitch, addSlab, type Plan, type RoofFinish } from '../geometry/roof.js';
import { BuildPhase, type SceneMesh } from '../geometry/scene-mesh.js';
import { addVolume, openingRow, raised } from '../geometry/volume.js';
import type { Opening, WallFinish } from '../geometry/wall.js';
import type { ProposalBrief } from '../proposal.js';
import type { BuildingDesign, BuildingDoors, BuildingSite } from './building.js';
import { openingRows } from './house-data.js';
import {
  FRAME_DARK,
  PLINTH,
  paint,
  roofFinish,
  surroundOf,
  TIMBER_WARM,
  wallFinish,
} from './palette.js';
import { addChimney, addDormer, addSteps } from './roof-features.js';
import { addRoofFor, roofRise } from './roof-for.js';

const rows = openingRows.farmhouse;
const FLOOR = 0.4;
const STOREY = 2.7;
const SLOPE = 38;
const PORCH = 2.3;
const BARN = 5.6;
const STONE_BASE = albedo('#948a7a');

function size(brief: ProposalBrief, _homes: number, breadth: number) {
  return {
    width: 13.5 * breadth + (brief.garage ? BARN : 0),
    depth: 11,
    height: eavesOf(brief) + roofRise(brief, 13, 7.8, SLOPE) + 0.6,
  };
}

/** The upper storey lies half under the roof. */
function eavesOf(brief: ProposalBrief): number {
  return FLOOR + STOREY * Math.max(1.08, brief.storeys - 0.65);
}

/** A long house of boards or stone, a porch along its front, dormers over it and a barn at its end. */
function build(mesh: SceneMesh, site: BuildingSite): BuildingDoors {
  const { brief, width: w, depth: d } = site;
  const plain: WallFinish = {
    ...wallFinish(brief, FRAME_DARK, albedo('#7a4c34')),
    surround: surroundOf(brief),
  };
  const walls: WallFinish =
    brief.wallMaterial === 'timber' ? { ...plain, material: Material.boards } : plain;
  const trim =
    brief.wallColour === 'charcoal' || brief.wallColour === 'black'
      ? paint('charcoal')
      : paint('white');
  const roof = roofFinish(brief, trim);
  const body: Plan = {
    x0: -w / 2 + 0.4,
    x1: w / 2 - 0.4 - (brief.garage ? BARN : 0),
    z0: -d / 2 + PORCH + 0.4,
    z1: d / 2 - 0.5,
  };
  const length = body.x1 - body.x0;
  const top = eavesOf(brief);
  mesh.phase = BuildPhase.footprint;
  mesh.box([body.x0 - 0.03, 0, body.z0 - 0.03], [body.x1 + 0.03, FLOOR, body.z1 + 0.03], {
    material: Material.stone,
    colour: STONE_BASE,
  });
  // The base stands higher at the ends and behind; in front the openings reach to the floor.
  mesh.box([body.x0 - 0.06, 0, body.z0 + 0.02], [body.x1 + 0.06, FLOOR + 0.5, body.z1 + 0.06], {
    material: Material.stone,
    colour: STONE_BASE,
  });
  mesh.box(
    [body.x0, FLOOR - 0.14, body.z0 - PORCH],
    [body.x1, FLOOR, body.z0],
    painted(PLINTH.colour),
    { material: Material.deck, colour: TIMBER_WARM.colour },
  );
  for (let x = body.x0 + 0.2; x < body.x1; x += 2.2)
    mesh.box([x, 0, body.z0 - PORCH + 0.1], [x + 0.25, FLOOR - 0.14, body.z0 - PORCH + 0.35], {
      material: Material.stone,
      colour: PLINTH.colour,
    });
  mesh.phase = BuildPhase.walls;

  const middle = length / 2;
  const front: Opening[] = [
    { u0: middle - 0.6, u1: middle + 0.6, v0: 0.02, v1: 2.2, style: 'door' as const },
    // As wide as a cart: the old threshing floor's opening, glazed.
    {
      u0: Math.max(0.5, middle / 2 - 1.75),
      u1: Math.min(middle - 1, middle / 2 + 1.45),
      v0: 0.03,
      v1: 2.3,
      style: 'glazing' as const,
      mullions: 2,
    },
    ...openingRow(middle + 0.9, length - 0.3, rows.front),
  ];
  const gableEnd = [0, ...(brief.storeys > 1 ? [1] : [])].flatMap((storey) =>
    openingRow(1, body.z1 - body.z0 - 1, raised(rows.gableEnd, storey * STOREY)),
  );
  // One tall glazed opening in the free end, as wide as a hay wagon.
  const end = body.z1 - body.z0;
  const barnEnd: Opening[] = [
    {
      u0: end / 2 - 1.6,
      u1: end / 2 + 1.6,
      v0: 0.55,
      v1: Math.min(top - FLOOR - 0.25, 3.2),
      style: 'glazing',
      mullions: 2,
      transoms: 1,
    },
    ...[1, end - 1.9].map(
      (u0): Opening => ({ u0, u1: u0 + 0.9, v0: 0.9, v1: 2.1, style: 'window', mullions: 1 }),
    ),
  ];
  addVolume(mesh, body, FLOOR, top, walls, {
    front,
    left: barnEnd,
    right: brief.garage ? gableEnd : barnEnd,
    back: gableEnd,
  });
  addRoofFor(
    mesh,
    brief,
    { plan: body, wallTop: top, slopeDegrees: SLOPE, overhang: 0.4, ridge: 'x', gables: walls },
    roof,
  );
  if (brief.roof === 'gable') {
    const slope = Math.tan((SLOPE * Math.PI) / 180);
    if (brief.storeys > 1) {
      for (const share of [0.22, 0.5, 0.78]) {
        addDormer(
          mesh,
          {
            x: body.x0 + length * share,
            width: 1.7,
            z: body.z0 + 0.7,
            back: body.z0 + 3.2,
            foot: top + 0.6 * slope,
            height: 1.25,
          },
          walls,
          roof,
        );
      }
    }
    const ridge = top + ((body.z1 - body.z0) / 2) * slope;
    addChimney(mesh, body.x0 + 0.9, (body.z0 + body.z1) / 2, top + 1, ridge + 0.95, {
      material: Material.stone,
      colour: albedo('#96897a'),
    });
  }
  addPorch(mesh, body, top, roof);
  addSteps(mesh, body.x0 + middle, body.z0 - PORCH, 2.4, FLOOR, {
    material: Material.deck,
    colour: TIMBER_WARM.colour,
  });
  const garage = brief.garage ? addBarn(mesh, site, body) : null;
  return {
    entrance: { x: body.x0 + middle, z: body.z0 - PORCH - 0.8 },
    furtherDoors: [],
    garden: { x0: body.x0, x1: body.x0 + middle - 1.4, z: body.z0 - PORCH },
    garage,
  };
}

function addPorch(mesh: SceneMesh, body: Plan, top: number, { covering, trim }: RoofFinish): void {
  const high = Math.min(top - 0.12, FLOOR + 3);
  const low = FLOOR + 2.35;
  const outer = mesh.phase;
  const posts = 5;
  for (let i = 0; i < posts; i++) {
    const x = body.x0 + 0.2 + ((body.x1 - body.x0 - 0.4) * i) / (posts - 1);
    mesh.box(
      [x - 0.08, FLOOR, body.z0 - PORCH + 0.08],
      [x + 0.08, low, body.z0 - PORCH + 0.24],
      painted(trim),
    );
  }
  mesh.phase = BuildPhase.roof;
  mesh.box(
    [body.x0, low, body.z0 - PORCH + 0.06],
    [body.x1, low + 0.2, body.z0 - PORCH + 0.26],
    painted(trim),
  );
  addMonoPitch(
    mesh,
    { x0: body.x0, x1: body.x1, z0: body.z0 - PORCH + 0.15, z1: body.z0 },
    low + 0.12,
    high,
    0.22,
    { covering, trim, soffit: TIMBER_WARM },
  );
  mesh.phase = outer;
}

function addBarn(mesh: SceneMesh, { brief }: BuildingSite, body: Plan): BuildingDoors['garage'] {
  const walls: WallFinish = {
    ...wallFinish(brief, FRAME_DARK, albedo('#5d4636')),
    material: Material.boards,
    colour: brief.wallColour === 'red' ? paint('red') : albedo('#6f5b49'),
  };
  const plan: Plan = {
    x0: body.x1 + 0.5,
    x1: body.x1 + BARN,
    z0: body.z0 - 0.6,
    z1: body.z1 - 0.6,
  };
  const length = plan.x1 - plan.x0;
  addVolume(mesh, plan, 0.02, 3, walls, {
    front: [{ u0: length / 2 - 1.5, u1: length / 2 + 1.5, v0: 0.02, v1: 2.45, style: 'garage' }],
  });
  addSlab(
    mesh,
    [
      [body.x1, 2.5, plan.z0 + 1],
      [plan.x0, 2.5, plan.z0 + 1],
      [plan.x0, 2.5, plan.z1 - 1],
      [body.x1, 2.5, plan.z1 - 1],
    ],
    0.15,
    walls,
    walls,
    walls,
  );
  addRoofFor(
    mesh,
    brief,
    { plan, wallTop: 3, slopeDegrees: SLOPE, overhang: 0.3, ridge: 'z', gables: walls },
    roofFinish(brief, paint('charcoal')),
  );
  return { x: (plan.x0 + plan.x1) / 2, z: plan.z0, width: 3.2 };
}

export const farmhouse: BuildingDesign = {
  size,
  build,
  breadths: [1, 0.9, 0.8, 0.68, 0.56, 0.48],
  usualHomes: [1],
};
