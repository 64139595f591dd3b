import { type Albedo, albedo, type Finish, Material } from '../geometry/material.js';
import type { RoofFinish } from '../geometry/roof.js';
import type { WallFinish } from '../geometry/wall.js';
import type { MaterialColour, ProposalBrief } from '../proposal.js';
import { houseColours } from './house-data.js';

/** Paint and render colours as they are sold: never pure white, never saturated. */
const PAINT = houseColours.paints;

const NATURAL_WALL = houseColours.naturalWalls;

const NATURAL_ROOF = houseColours.naturalRoofs;

const WALL_MATERIAL: Record<ProposalBrief['wallMaterial'], Material> = {
  plaster: Material.plaster,
  timber: Material.timber,
  brick: Material.brick,
  stone: Material.stone,
  concrete: Material.concrete,
};

const ROOF_MATERIAL: Record<ProposalBrief['roofMaterial'], Material> = {
  clay_tiles: Material.clayTiles,
  slate: Material.slate,
  standing_seam: Material.standingSeam,
  gravel: Material.gravel,
  green: Material.greenRoof,
};

export const FRAME_DARK = albedo('#2f3234');
export const FRAME_WHITE = albedo('#e6e5e0');
export const FRAME_WOOD = albedo('#80583a');
export const TIMBER_WARM: Finish = { material: Material.timber, colour: albedo('#a77b53') };
export const TIMBER_BOARDS: Finish = { material: Material.boards, colour: albedo('#9a7350') };
export const CONCRETE: Finish = { material: Material.concrete, colour: albedo('#aeaca6') };
export const PLINTH: Finish = { material: Material.concrete, colour: albedo('#8d8b86') };
export const STEEL = albedo('#3a3d3f');

export function paint(colour: MaterialColour): Albedo {
  return PAINT[colour];
}

export function wallColour(brief: ProposalBrief): Albedo {
  return brief.wallColour === 'natural'
    ? NATURAL_WALL[brief.wallMaterial]
    : PAINT[brief.wallColour];
}

export function wallFinish(brief: ProposalBrief, frame: Albedo, door: Albedo): WallFinish {
  return { material: WALL_MATERIAL[brief.wallMaterial], colour: wallColour(brief), frame, door };
}

export function roofFinish(brief: ProposalBrief, trim: Albedo, soffit?: Finish): RoofFinish {
  const natural = brief.roofColour === 'natural';
  return {
    covering: {
      material: ROOF_MATERIAL[brief.roofMaterial],
      colour: natural ? NATURAL_ROOF[brief.roofMaterial] : PAINT[brief.roofColour],
    },
    trim,
    ...(soffit === undefined ? {} : { soffit }),
  };
}

/** The surround of a window that suits a wall: stone in brick, darker in render, boards on boards. */
export function surroundOf(brief: ProposalBrief): Albedo {
  if (brief.wallMaterial === 'brick' || brief.wallMaterial === 'stone') return PAINT.cream;
  if (brief.wallColour === 'charcoal' || brief.wallColour === 'black') return PAINT.grey;
  return brief.wallMaterial === 'timber' ? PAINT.white : albedo('#bdb8ac');
}
