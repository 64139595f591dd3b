import type { Box, Size } from '../camera/view.js';

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
