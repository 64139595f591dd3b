import type { ProposalKind } from '../proposal.js';
import { apartmentBlock } from './apartment-block.js';
import type { BuildingDesign } from './building.js';
import { cabin } from './cabin.js';
import { farmhouse } from './farmhouse.js';
import { gabledHouse } from './gabled-house.js';
import { mediterranean } from './mediterranean.js';
import { modernVilla } from './modern-villa.js';
import { rowHouses } from './row-houses.js';

export const designs: Record<ProposalKind, BuildingDesign> = {
  modern_villa: modernVilla,
  gabled_house: gabledHouse,
  mediterranean,
  farmhouse,
  row_houses: rowHouses,
  apartment_block: apartmentBlock,
  cabins: cabin,
};
