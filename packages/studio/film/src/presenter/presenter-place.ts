import { videoFormats } from '@groundwork/contract';
import type { Box } from '../camera/view.js';
import { captionBand, freeArea } from '../overlay/free-area.js';
import { safeArea } from '../overlay/safe-area.js';
import { findPlace } from '../overlay/stack.js';
import type { WholeStoryboard } from '../storyboard.js';

type Presenter = NonNullable<WholeStoryboard['presenter']>;

/** Gap to neighbours, as a share of the frame's shorter side. */
const GAP = 0.018;

/**
 * The medallion's place: in its corner of the safe area, next to captions if the format has room for both, else above
 * them; clear of other overlays. In the middle it is alone. All sides are even.
 */
export function presenterPlace(
  storyboard: WholeStoryboard,
  { position, scale }: Pick<Presenter, 'position' | 'scale'>,
  taken: readonly Box[],
): Box {
  const { width, height } = videoFormats[storyboard.format];
  const shorter = Math.min(width, height);
  const diameter = 2 * Math.round((shorter * scale) / 2);
  if (position === 'middle') {
    const [left, top] = [(width - diameter) / 2, (height - diameter) / 2];
    return evenly({ left, top, right: left + diameter, bottom: top + diameter });
  }
  const gap = Math.round(shorter * GAP);
  const always = { start: 0, end: Number.POSITIVE_INFINITY };
  const around = taken.map((box) => ({ box, ...always }));
  const within = (area: Box) =>
    findPlace({ width: diameter, height: diameter }, position, evenly(area), always, around, gap);
  const corner = within(safeArea(storyboard.format));
  const band = captionBand(storyboard);
  return band === null || !near(corner, band, gap) ? corner : within(freeArea(storyboard));
}

function evenly({ left, top, right, bottom }: Box): Box {
  const up = (value: number) => 2 * Math.ceil(value / 2);
  const down = (value: number) => 2 * Math.floor(value / 2);
  return { left: up(left), top: up(top), right: down(right), bottom: down(bottom) };
}

function near(a: Box, b: Box, gap: number): boolean {
  return (
    a.left < b.right + gap &&
    b.left < a.right + gap &&
    a.top < b.bottom + gap &&
    b.top < a.bottom + gap
  );
}
