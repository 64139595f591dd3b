import type { Raster } from '@groundwork/imaging';
import { fillPolygon } from '@groundwork/imaging/polygon-geometry';
import {
  isSeenWhole,
  type PlacedProposal,
  type PlacementRequest,
  type ProposalBrief,
  placeProposal,
} from '@groundwork/massing';
import type { TerrainReading } from '@groundwork/photo-reading/terrain-reading';
import type { PlotReading } from '../ports.js';

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

/** Share of the land's surface that has to be grown over for a garden to go on in it. */
const GROWN = 0.35;

/** Whether the land is sand, rock, snow or bare earth rather than grown over. */
function isRough({ shares }: Pick<TerrainReading, 'shares'>): boolean {
  const bare = shares.ground + shares.rock + shares.snow;
  const grown = shares.grass + shares.trees;
  return bare > 0 && grown / (bare + grown) < GROWN;
}

/** Share of the picture under which trees are too few to plant more of them. */
const BARREN = 0.02;

/** How rough the land is: `barren` shows hardly a tree. Null where it is grown over. */
export type Roughness = 'rough' | 'barren' | 'snowy' | null;

/** Whether snow covers most of the open ground: it lies on all that grows there, so green shrubs would look pasted in. */
function isSnowy({ shares }: Pick<TerrainReading, 'shares'>): boolean {
  return shares.snow > shares.ground + shares.grass;
}

export function roughness(terrain: Pick<TerrainReading, 'shares'>, isBarePlot = false): Roughness {
  if (isSnowy(terrain)) return 'snowy';
  if (!isRough(terrain)) return isBarePlot ? 'rough' : null;
  return terrain.shares.trees < BARREN ? 'barren' : 'rough';
}

/**
 * Share of a plot's pixels that have the green of plants, under which it is bare: of eight seen from above, sand, earth
 * and rubble had up to 0.3 and grown ones from 0.57 on.
 */
const GREEN = 0.4;
/** Of green over blue, in steps of 255: grey stone is not green. */
const LEAST_GREEN = 6;
const SAMPLED = 200;

/**
 * Whether a plot seen from the air is bare itself, whatever grows around it: there a lawn would be laid on sand. From the
 * ground a plot is a thin stripe, and no lawn is laid.
 */
export function isBareFromAbove(
  photo: Raster,
  { camera, area }: Pick<PlotReading, 'camera' | 'area'>,
): boolean {
  if (camera.view === 'eye_level') return false;
  const height = Math.max(1, Math.round((SAMPLED * photo.height) / photo.width));
  const inside = fillPolygon(area, SAMPLED, height);
  let all = 0;
  let green = 0;
  for (let at = 0; at < inside.length; at += 1) {
    if (inside[at] === 0) continue;
    const x = Math.floor((((at % SAMPLED) + 0.5) * photo.width) / SAMPLED);
    const y = Math.floor(((Math.floor(at / SAMPLED) + 0.5) * photo.height) / height);
    const from = (y * photo.width + x) * photo.channels;
    const [r = 0, g = 0, b = 0] = photo.data.subarray(from, from + 3);
    all += 1;
    if (g >= r && g > b + LEAST_GREEN) green += 1;
  }
  return all > 0 && green / all < GREEN;
}

/** Defaults on rough ground unless the words ask otherwise: paving, hedges and gardens would look out of place. */
export const onRoughGround: Record<NonNullable<Roughness>, Partial<ProposalBrief>> = {
  rough: { drive: 'gravel', planting: 'sparse', fence: 'none' },
  barren: { drive: 'gravel', planting: 'none', fence: 'none' },
  snowy: { drive: 'gravel', planting: 'none', fence: 'none', pool: false },
};

/** Nothing that was requested fits on the area at its real size. */
export class NoRoomForProposal extends Error {
  /**
   * @param index 0-based number of the proposal
   * @param what was requested, such as "an apartment block"; null when the choice was ours and no house fits
   * @param isHidden when it fits, and something in the photo stands before most of it
   */
  constructor(
    readonly index: number,
    readonly what: string | null,
    isHidden = false,
  ) {
    super(
      isHidden
        ? `Proposal ${index + 1} is hidden by what stands in front of the area`
        : what === null
          ? 'No house fits on the area in its real size'
          : `Proposal ${index + 1}, ${what}, does not fit on the area in its real size`,
    );
    this.name = 'NoRoomForProposal';
  }
}
