import {
  isSeenWhole,
  type PlacedProposal,
  type PlacementRequest,
  type ProposalBrief,
  placeProposal,
} from '@groundwork/massing';

type Site = Omit<PlacementRequest, 'brief'> & { readonly shownWidth: number };

/** What a plot has for a brief: room, and a place at which a frame shows all of it. */
export type Room = 'none' | 'cut' | 'whole';

/** Places a brief in its real size; without its garage where only that lets it fit, or be seen whole. Null where it does not fit at all. */
export function placeBrief(brief: ProposalBrief, site: Site): PlacedProposal | null {
  const complete = placeProposal({ ...site, brief });
  if (!brief.garage || (complete !== null && isSeenWhole(complete, site.shownWidth)))
    return complete;
  const smaller = placeProposal({ ...site, brief: { ...brief, garage: false } });
  if (complete === null || smaller === null) return complete ?? smaller;
  return isSeenWhole(smaller, site.shownWidth) ? smaller : complete;
}

export function roomFor(brief: ProposalBrief, site: Site): Room {
  const placed = placeBrief(brief, site);
  if (placed === null) return 'none';
  return isSeenWhole(placed, site.shownWidth) ? 'whole' : 'cut';
}
