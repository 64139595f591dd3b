import {
  isSeenWhole,
  type PlacedProposal,
  type PlacementRequest,
  type ProposalBrief,
  placeProposal,
} from '@groundwork/massing';

interface Site extends Omit<PlacementRequest, 'brief'> {
  /** Share of the picture's width that a frame shows at most. */
  readonly shownWidth: number;
  /** The shares of it that a proposal is to take. */
  readonly leastWidth?: number;
  readonly mostWidth?: number;
}

/** How a proposal finds room: not at all, cut by the frame, whole in it, or whole and as large in it as is wanted; the worst first. */
export const rooms = ['none', 'cut', 'whole', 'wanted'] as const;
export type Room = (typeof rooms)[number];

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
  const { shownWidth, leastWidth = 0, mostWidth = shownWidth } = site;
  const placed = placeBrief(brief, site);
  if (placed === null) return 'none';
  if (!isSeenWhole(placed, shownWidth)) return 'cut';
  const width = placed.subject.right - placed.subject.left;
  return width >= leastWidth && width <= mostWidth ? 'wanted' : 'whole';
}

/** Width of a brief's houses for their distance, however much of them the picture holds. */
export function apparentWidth(brief: ProposalBrief, site: Site): number {
  const { buildings = [] } = placeBrief(brief, site) ?? {};
  return buildings.reduce(
    (widest, { centre, widthMetres }) =>
      Math.max(widest, widthMetres / Math.hypot(centre.x, centre.z)),
    0,
  );
}
