import { Material } from '../geometry/material.js';
import type { Plan } from '../geometry/roof.js';
import { BuildPhase, type SceneMesh } from '../geometry/scene-mesh.js';
import { addVolume, openingRow } from '../geometry/volume.js';
import type { WallFinish } from '../geometry/wall.js';
import type { ProposalBrief } from '../proposal-brief.js';
import type { BuildingDesign, BuildingDoors, BuildingSite } from './building.js';
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

const GROUND_FLOOR = 3.2;
const UPPER_FLOOR = 2.95;
const FLOOR = 0.2;

function size(brief: ProposalBrief) {
  const [width, depth] = brief.storeys === 1 ? [19, 11] : [17, 11.5];
  return {
    width,
    depth,
    height:
      FLOOR +
      GROUND_FLOOR +
      UPPER_FLOOR * (brief.storeys - 1) +
      roofRise(brief, width * 0.62, depth * 0.8, 18),
  };
}

/** Stacked, shifted boxes: a glazed ground floor under a cantilevered, clad upper one. */
function build(mesh: SceneMesh, site: BuildingSite): BuildingDoors {
  const { brief, width: w, depth: d, random } = site;
  const timberAccent =
    brief.wallMaterial === 'timber'
      ? { material: Material.plaster, colour: paint('white') }
      : TIMBER_WARM;
  const walls = wallFinish(brief, FRAME_DARK, TIMBER_BOARDS.colour);
  const accent: WallFinish = { ...timberAccent, frame: FRAME_DARK, door: STEEL };
  const trim =
    brief.wallColour === 'black' || brief.wallColour === 'charcoal'
      ? paint('charcoal')
      : paint('white');
  const roof = roofFinish(brief, trim, TIMBER_WARM);
  const flat = {
    ...brief,
    roof: 'flat' as const,
    roofMaterial: 'gravel' as const,
    roofColour: 'natural' as const,
  };

  mesh.phase = BuildPhase.footprint;
  mesh.box(
    [-w / 2, 0, -d / 2],
    [w / 2, FLOOR, d / 2],
    CONCRETE.material,
    CONCRETE.colour,
    Material.paving,
    CONCRETE.colour,
  );
  mesh.phase = BuildPhase.walls;

  const top = FLOOR + GROUND_FLOOR;
  const front = -d / 2 + 2.3;
  const split = w * 0.16;
  const living: Plan = { x0: -w / 2 + 0.5, x1: split, z0: front, z1: d / 2 - 0.5 };
  const glazing = openingRow(0.25, living.x1 - living.x0 - 0.25, {
    count: 3,
    width: (living.x1 - living.x0 - 2) / 3,
    v0: 0.03,
    v1: 2.75,
    style: 'glazing',
    mullions: 1,
  });
  addVolume(mesh, living, FLOOR, top, walls, {
    front: glazing,
    left: openingRow(0.6, 6.5, {
      count: 1,
      width: 3.4,
      v0: 0.03,
      v1: 2.75,
      style: 'glazing',
      mullions: 1,
    }),
    back: openingRow(0.5, 8, { count: 3, width: 1.2, v0: 0.9, v1: 2.4, style: 'window' }),
  });

  const wing: Plan = { x0: split, x1: w / 2 - 0.4, z0: -d / 2 + 1.2, z1: d / 2 - 0.5 };
  const wingLength = wing.x1 - wing.x0;
  const garageWidth = brief.garage && wingLength > 5 ? Math.min(3.2, wingLength - 2.2) : 0;
  const entranceU = garageWidth > 0 ? 0.45 : wingLength * 0.3;
  addVolume(mesh, wing, FLOOR, top, accent, {
    front: [
      { u0: entranceU, u1: entranceU + 1.15, v0: 0.02, v1: 2.4, style: 'door' },
      ...(garageWidth > 0
        ? [
            {
              u0: wingLength - garageWidth - 0.45,
              u1: wingLength - 0.45,
              v0: 0.02,
              v1: 2.35,
              style: 'garage' as const,
            },
          ]
        : [
            {
              u0: entranceU + 1.6,
              u1: Math.min(wingLength - 0.4, entranceU + 3),
              v0: 0.5,
              v1: 2.4,
              style: 'window' as const,
            },
          ]),
    ],
    right: openingRow(0.8, 7.5, { count: 3, width: 0.8, v0: 0.5, v1: 2.5, style: 'window' }),
  });
  const ground: Plan = { x0: -w / 2 + 0.3, x1: w / 2 - 0.2, z0: -d / 2 + 0.6, z1: d / 2 - 0.3 };
  if (brief.storeys === 1) {
    addRoofFor(
      mesh,
      brief,
      { plan: ground, wallTop: top, slopeDegrees: 14, overhang: 0.2, gables: gableFinish(walls) },
      roof,
    );
  } else {
    addRoofFor(
      mesh,
      flat,
      { plan: ground, wallTop: top, slopeDegrees: 0, overhang: 0.2, gables: gableFinish(walls) },
      { ...roof, covering: Material.gravel, colour: paint('grey') },
    );
  }
  for (const x of [-w / 2 + 0.65, -w * 0.17]) {
    mesh.box(
      [x - 0.09, FLOOR, -d / 2 + 0.85],
      [x + 0.09, top, -d / 2 + 1.03],
      Material.paint,
      STEEL,
    );
  }
  let floor = top + 0.32;
  let left = -w * 0.2 + (random() - 0.5) * 1.2;
  let right = w / 2 - 0.9;
  let behind = d / 2 - 1.6;
  for (let storey = 1; storey < brief.storeys; storey++) {
    upperStorey(
      mesh,
      site,
      { x0: left, x1: right, z0: -d / 2 + 0.35, z1: behind },
      floor,
      storey,
      storey % 2 === 1 ? accent : walls,
      trim,
    );
    floor += UPPER_FLOOR;
    if (storey + 1 < brief.storeys) {
      left += 1.2;
      right -= 1.4;
      behind -= 0.6;
      addRoofFor(
        mesh,
        flat,
        {
          plan: { x0: left - 1.2, x1: right + 1.4, z0: -d / 2 + 0.35, z1: behind + 0.6 },
          wallTop: floor,
          slopeDegrees: 0,
          overhang: 0.25,
          gables: gableFinish(walls),
        },
        roof,
      );
      floor += 0.32;
    }
  }
  if (brief.storeys > 1) {
    addRoofFor(
      mesh,
      brief,
      {
        plan: { x0: left, x1: right, z0: -d / 2 + 0.35, z1: behind },
        wallTop: floor,
        slopeDegrees: 18,
        overhang: 0.4,
        gables: gableFinish(accent),
        plant: true,
      },
      roof,
    );
    addRailing(
      mesh,
      [-w / 2 + 0.5, -d / 2 + 0.65],
      [left - 0.1, -d / 2 + 0.65],
      top + 0.32,
      'glass',
    );
    addRailing(
      mesh,
      [-w / 2 + 0.5, -d / 2 + 0.65],
      [-w / 2 + 0.5, d / 2 - 1.4],
      top + 0.32,
      'glass',
    );
  }
  return {
    entrance: { x: wing.x0 + entranceU + 0.55, z: -d / 2 },
    furtherDoors: [],
    garden: { x0: -w / 2, x1: split, z: -d / 2 },
    garage:
      garageWidth > 0
        ? { x: wing.x1 - garageWidth / 2 - 0.45, z: -d / 2, width: garageWidth }
        : null,
  };
}

function upperStorey(
  mesh: SceneMesh,
  site: BuildingSite,
  plan: Plan,
  floor: number,
  storey: number,
  finish: WallFinish,
  trim: readonly [number, number, number],
): void {
  const length = plan.x1 - plan.x0;
  const top = floor + UPPER_FLOOR;
  const count = length > 9 ? 3 : 2;
  const wide = openingRow(0.3, length * 0.72, {
    count,
    width: Math.min(2.5, (length * 0.72) / count - 0.7),
    v0: 0.12,
    v1: 2.5,
    style: 'glazing',
    mullions: 1,
  });
  const narrow = openingRow(length * 0.75, length - 0.2, {
    count: 1,
    width: 0.8,
    v0: 0.5,
    v1: 2.5,
    style: 'window',
  });
  addVolume(mesh, plan, floor, top, finish, {
    front: [...wide, ...narrow],
    left: openingRow(0.5, plan.z1 - plan.z0 - 0.5, {
      count: 2,
      width: 2,
      v0: 0.1,
      v1: 2.5,
      style: 'glazing',
      mullions: 1,
    }),
    right: openingRow(0.8, plan.z1 - plan.z0 - 0.8, {
      count: 2,
      width: 1.4,
      v0: 0.8,
      v1: 2.4,
      style: 'window',
    }),
    back: openingRow(0.5, length - 0.5, {
      count: 4,
      width: 1.2,
      v0: 0.9,
      v1: 2.4,
      style: 'window',
    }),
  });
  mesh.polygon(
    [
      [plan.x0, floor, plan.z0],
      [plan.x1, floor, plan.z0],
      [plan.x1, floor, plan.z1],
      [plan.x0, floor, plan.z1],
    ],
    TIMBER_WARM.material,
    TIMBER_WARM.colour,
  );
  if (site.brief.balcony && storey > 1) {
    mesh.box(
      [plan.x0 + 0.3, floor - 0.05, plan.z0 - 0.3],
      [plan.x0 + length * 0.72, floor + 0.04, plan.z0],
      Material.paint,
      trim,
    );
    addRailing(
      mesh,
      [plan.x0 + 0.3, plan.z0 - 0.28],
      [plan.x0 + length * 0.72, plan.z0 - 0.28],
      floor,
      'glass',
    );
  }
}

export const modernVilla: BuildingDesign = { size, build, usualHomes: 1 };
