import { type VideoFormat, videoFormats } from '@groundwork/contract/films/fields';
import type { Box, Size } from '../camera/view.js';

/**
 * Shares of the frame that players and networks may cover: on upright films their buttons and texts at the bottom and
 * the right, on wide ones the control bar at the bottom.
 */
const margins = {
  '9:16': { top: 0.1, bottom: 0.18, sides: 0.07 },
  '16:9': { top: 0.07, bottom: 0.08, sides: 0.05 },
} as const satisfies Record<VideoFormat, unknown>;

/** The part of the frame, in pixels, in which text stays. */
export function safeArea(format: VideoFormat): Box {
  const { width, height } = videoFormats[format];
  const { top, bottom, sides } = margins[format];
  return {
    left: Math.ceil(width * sides),
    right: Math.floor(width * (1 - sides)),
    top: Math.ceil(height * top),
    bottom: Math.floor(height * (1 - bottom)),
  };
}

/** A place in the frame, taken for some seconds of the film. */
export interface TakenPlace {
  readonly box: Box;
  readonly start: number;
  readonly end: number;
}

export type Anchor = 'top_left' | 'top' | 'top_right' | 'bottom_left' | 'bottom' | 'bottom_right';

/**
 * A place for an item of this size: at its anchor, or as far inwards as needed to touch nothing shown at the same time.
 * Without room, the far side of the area.
 */
export function findPlace(
  size: Size,
  anchor: Anchor,
  area: Box,
  span: { readonly start: number; readonly end: number },
  taken: readonly TakenPlace[],
  gap: number,
): Box {
  const left = leftEdge(size, anchor, area);
  const fromTop = anchor.startsWith('top');
  const rivals = taken.filter(
    ({ box, start, end }) =>
      start < span.end &&
      span.start < end &&
      box.left < left + size.width + gap &&
      left < box.right + gap,
  );
  let top = fromTop ? area.top : area.bottom - size.height;
  for (;;) {
    const inTheWay = rivals.find(
      ({ box }) => box.top < top + size.height + gap && top < box.bottom + gap,
    );
    if (inTheWay === undefined) break;
    top = fromTop ? inTheWay.box.bottom + gap : inTheWay.box.top - gap - size.height;
  }
  const within = Math.max(area.top, Math.min(area.bottom - size.height, top));
  return { left, top: within, right: left + size.width, bottom: within + size.height };
}

function leftEdge(size: Size, anchor: Anchor, area: Box): number {
  if (anchor.endsWith('left')) return area.left;
  if (anchor.endsWith('right')) return area.right - size.width;
  return Math.round((area.left + area.right - size.width) / 2);
}
