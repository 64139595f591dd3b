import type { ProposalBrief, ProposalKind } from '../proposal.js';
import { apartmentBlock } from './apartment-block.js';
import type { BuildingDesign, BuildingSize } from './building.js';
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

/** One way of building a brief: how wide, and with how many homes. */
export interface Variant {
  readonly size: BuildingSize;
  readonly homes: number;
  /** How far it is from the usual way; 0 is the usual. */
  readonly unlike: number;
}

/** Least share of its usual width at which a house with a garage still shows more than the garage's door. */
const LEAST_BREADTH_WITH_GARAGE = 0.75;

/** The ways to build a brief, the usual one first. A requested number of homes is kept. */
export function variantsOf(brief: ProposalBrief): Variant[] {
  const design = designs[brief.kind];
  const choices = brief.homes === null ? design.usualHomes : [brief.homes];
  return choices.flatMap((homes, index) =>
    design.breadths.filter(hasRoomFor(brief)).map((breadth) => {
      return {
        size: design.size(brief, homes, breadth),
        homes,
        unlike: Math.abs(Math.log(breadth)) + 0.2 * index,
      };
    }),
  );
}

function hasRoomFor({ garage }: ProposalBrief) {
  return (breadth: number) => !garage || breadth >= LEAST_BREADTH_WITH_GARAGE;
}
