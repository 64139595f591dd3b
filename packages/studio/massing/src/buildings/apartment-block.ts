import { albedo, Material, painted } from '../geometry/material.js';
import type { Plan } from '../geometry/roof.js';
import { BuildPhase, type SceneMesh } from '../geometry/scene-mesh.js';
import { addVolume, openingRow } from '../geometry/volume.js';
import type { Opening, WallFinish } from '../geometry/wall.js';
import type { ProposalBrief } from '../proposal.js';
import type { BuildingDesign, BuildingDoors, BuildingSite } from './building.js';
import { openingRows } from './house-data.js';
import {
  CONCRETE,
  FRAME_DARK,
  paint,
  roofFinish,
  STEEL,
  TIMBER_WARM,
  wallFinish,
} from './palette.js';
import { addRailing } from './railing.js';
import { addRoofFor, roofRise } from './roof-for.js';

const rows = openingRows.apartmentBlock;
const STOREY = 3;
const FLOOR = 0.25;
const BALCONY = 1.6;

function size(brief: ProposalBrief, _homes: number, breadth: number) {
  return {
    width: 23 * breadth,
    depth: 14.5,
    height: FLOOR + STOREY * brief.storeys + 0.4 + roofRise(brief, 20, 11, 25),
  };
}

/** Homes stacked round a glazed stair, balconies in two bays, the top storey set back. */
function build(mesh: SceneMesh, site: BuildingSite): BuildingDoors {
  const { brief, width: w, depth: d } = site;
  const walls = wallFinish(brief, FRAME_DARK, STEEL);
  const plinth: WallFinish = { ...walls, material: Material.brick, colour: albedo('#7d6a5c') };
  const trim = paint('white');
  const plan: Plan = {
    x0: -w / 2 + 0.4,
    x1: w / 2 - 0.4,
    z0: -d / 2 + BALCONY + 0.4,
    z1: d / 2 - 0.5,
  };
  const length = plan.x1 - plan.x0;
  const setBack = brief.storeys >= 3 && brief.roof === 'flat';
  const full = setBack ? brief.storeys - 1 : brief.storeys;
  mesh.phase = BuildPhase.footprint;
  mesh.box([plan.x0, 0, plan.z0], [plan.x1, FLOOR, plan.z1], CONCRETE);
  mesh.phase = BuildPhase.walls;
  const stair = { from: length / 2 - 1.5, to: length / 2 + 1.5 };
  for (let storey = 0; storey < full; storey++) {
    const foot = FLOOR + storey * STOREY;
    const bays: Opening[] = [
      ...openingRow(0.3, stair.from - 0.2, rows.bay),
      storey === 0
        ? {
            u0: stair.from + 0.3,
            u1: stair.to - 0.3,
            v0: 0.02,
            v1: 2.5,
            style: 'glazing',
            mullions: 2,
          }
        : {
            u0: stair.from + 0.6,
            u1: stair.to - 0.6,
            v0: 0.1,
            v1: 2.85,
            style: 'glazing',
            mullions: 1,
            transoms: 1,
          },
      ...openingRow(stair.to + 0.2, length - 0.3, rows.bay),
    ];
    const side = openingRow(0.8, plan.z1 - plan.z0 - 0.8, rows.side);
    const back = openingRow(0.5, length - 0.5, rows.back);
    addVolume(mesh, plan, foot, foot + STOREY, storey === 0 ? plinth : walls, {
      front: bays,
      left: side,
      right: side,
      back,
    });
    mesh.box(
      [plan.x0 - 0.04, foot + STOREY - 0.12, plan.z0 - 0.04],
      [plan.x1 + 0.04, foot + STOREY, plan.z1 + 0.04],
      painted(trim),
    );
    if (storey > 0 && brief.balcony) {
      addBalcony(mesh, plan, plan.x0 + 0.5, plan.x0 + stair.from - 0.5, foot);
      addBalcony(mesh, plan, plan.x0 + stair.to + 0.5, plan.x1 - 0.5, foot);
    }
  }
  const roof = roofFinish(brief, trim, TIMBER_WARM);
  let top = FLOOR + full * STOREY;
  if (setBack) {
    addRoofFor(
      mesh,
      { ...brief, roof: 'flat' },
      { plan, wallTop: top, slopeDegrees: 0, overhang: 0.06, gables: walls },
      { ...roof, covering: { material: Material.paving, colour: albedo('#b5aea2') } },
    );
    top += 0.32;
    for (const [a, b] of [
      [
        [plan.x0 + 0.15, plan.z0 + 0.15],
        [plan.x1 - 0.15, plan.z0 + 0.15],
      ],
      [
        [plan.x0 + 0.15, plan.z0 + 0.15],
        [plan.x0 + 0.15, plan.z1 - 0.15],
      ],
      [
        [plan.x1 - 0.15, plan.z0 + 0.15],
        [plan.x1 - 0.15, plan.z1 - 0.15],
      ],
    ] as const)
      addRailing(mesh, a, b, top, 'glass');
    const inner: Plan = {
      x0: plan.x0 + 2.2,
      x1: plan.x1 - 2.2,
      z0: plan.z0 + 2.2,
      z1: plan.z1 - 1,
    };
    const timber: WallFinish = { ...walls, ...TIMBER_WARM };
    const ends = openingRow(0.5, inner.z1 - inner.z0 - 0.5, rows.topSide);
    addVolume(
      mesh,
      inner,
      top,
      top + STOREY - 0.2,
      walls,
      {
        front: openingRow(0.3, inner.x1 - inner.x0 - 0.3, rows.topFront),
        left: ends,
        right: ends,
      },
      { front: timber },
    );
    addRoofFor(
      mesh,
      brief,
      {
        plan: inner,
        wallTop: top + STOREY - 0.2,
        slopeDegrees: 0,
        overhang: 0.7,
        gables: timber,
        plant: true,
      },
      roof,
    );
  } else {
    addRoofFor(
      mesh,
      brief,
      { plan, wallTop: top, slopeDegrees: 25, overhang: 0.5, gables: walls, plant: true },
      roof,
    );
  }
  const middle = plan.x0 + length / 2;
  mesh.box(
    [middle - 1.7, FLOOR + 2.62, plan.z0 - 1.5],
    [middle + 1.7, FLOOR + 2.78, plan.z0],
    painted(STEEL),
  );
  return {
    entrance: { x: middle, z: plan.z0 - 0.2 },
    furtherDoors: [],
    garden: { x0: plan.x0, x1: middle - 2.4, z: plan.z0 - 0.3 },
    garage: null,
  };
}

function addBalcony(mesh: SceneMesh, plan: Plan, x0: number, x1: number, floor: number): void {
  const front = plan.z0 - BALCONY;
  mesh.box(
    [x0, floor - 0.18, front],
    [x1, floor + 0.02, plan.z0],
    { material: CONCRETE.material, colour: paint('white') },
    { material: Material.deck, colour: TIMBER_WARM.colour },
  );
  addRailing(mesh, [x0 + 0.03, front + 0.04], [x1 - 0.03, front + 0.04], floor, 'glass');
  addRailing(mesh, [x0 + 0.03, front + 0.04], [x0 + 0.03, plan.z0], floor, 'glass');
  addRailing(mesh, [x1 - 0.03, front + 0.04], [x1 - 0.03, plan.z0], floor, 'glass');
  const middle = (x0 + x1) / 2;
  mesh.box([middle - 0.04, floor, front + 0.1], [middle + 0.04, floor + 2.5, plan.z0], TIMBER_WARM);
}

export const apartmentBlock: BuildingDesign = {
  size,
  build,
  breadths: [1, 0.86, 0.74],
  usualHomes: [1],
};
