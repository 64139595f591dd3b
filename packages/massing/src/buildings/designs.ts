import type { ProposalKind } from '../proposal-brief.js';
import type { BuildingDesign } from './building.js';
import { modernVilla } from './modern-villa.js';

export const designs: Record<ProposalKind, BuildingDesign> = {
  modern_villa: modernVilla,
  gabled_house: modernVilla,
  mediterranean: modernVilla,
  farmhouse: modernVilla,
  row_houses: modernVilla,
  apartment_block: modernVilla,
  cabins: modernVilla,
};
