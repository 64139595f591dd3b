import {
  type PlacedProposal,
  type PlacementRequest,
  type ProposalBrief,
  placeProposal,
} from '@groundwork/massing';

/** Places a brief in its real size; without its garage where only that lets it fit. Null where it does not fit at all. */
export function placeBrief(
  brief: ProposalBrief,
  plot: Omit<PlacementRequest, 'brief'>,
): PlacedProposal | null {
  const whole = placeProposal({ ...plot, brief });
  if (whole !== null || !brief.garage) return whole;
  return placeProposal({ ...plot, brief: { ...brief, garage: false } });
}
