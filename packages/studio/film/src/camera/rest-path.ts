import { EDGE, eased, type Movement } from './path.js';
import { type Box, type Size, type View, yawReach } from './view.js';

/** Where a camera is to rest, in the units of its views. */
export interface RestPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

type Path = (progress: number) => View;

interface Rate {
  readonly perSecond: number;
  readonly least: number;
  readonly most: number;
}

/** How far a resting camera drifts: shares of its width, and radians. Slower than moves over a whole picture. */
const zoom: Rate = { perSecond: 0.011, least: 0.03, most: 0.06 };
const drift: Rate = { perSecond: 0.009, least: 0.025, most: 0.05 };
const turn: Rate = { perSecond: 0.018, least: 0.05, most: 0.09 };
/** An arc comes this much closer, and drifts so far sideways. */
const ARC_ZOOM = 0.02;
const ARC_DRIFT = 0.012;

/** The drift of a resting camera over time: complete swings from end to end, with the rest position in the middle. */
interface Sway {
  /** Shares of the view's width and height. */
  readonly alongX: number;
  readonly alongY: number;
  /** Logarithm of how much closer it comes. */
  readonly closer: number;
  /** Radians. */
  readonly yaw: number;
}

const still: Sway = { alongX: 0, alongY: 0, closer: 0, yaw: 0 };

function amount({ perSecond, least, most }: Rate, seconds: number): number {
  return Math.min(most, Math.max(least, perSecond * seconds));
}

function swayOf(movement: Movement, seconds: number): Sway {
  const way = amount(drift, seconds);
  const closer = Math.log1p(amount(zoom, seconds));
  const arc = { ...still, closer: Math.log1p(ARC_ZOOM) };
  const yaw = amount(turn, seconds);
  switch (movement) {
    case 'still':
      return still;
    case 'traveling_left':
      return { ...still, alongX: -way };
    case 'traveling_right':
      return { ...still, alongX: way };
    case 'traveling_up':
      return { ...still, alongY: -way };
    case 'traveling_down':
      return { ...still, alongY: way };
    case 'dolly_in':
      return { ...still, closer };
    case 'dolly_out':
      return { ...still, closer: -closer };
    case 'arc_left':
      return { ...arc, alongX: -ARC_DRIFT, yaw };
    case 'arc_right':
      return { ...arc, alongX: ARC_DRIFT, yaw: -yaw };
  }
}

/** How much of the picture a sway may see, in widths and heights of the rest's view. */
function reachOf({ alongX, alongY, closer, yaw }: Sway): { across: number; down: number } {
  const widest = Math.exp(Math.abs(closer) / 2) * yawReach(yaw / 2);
  return { across: widest + Math.abs(alongX), down: widest + Math.abs(alongY) };
}

/** The bound of every sway: how much more of a picture than the rest's own view it may take to live. */
export const SWAY_REACH = 1 + drift.most + 0.01;

/** A camera that moves slowly around its rest place; as near to it as the room lets all of the move be seen inside. */
export function restingPath(
  rest: RestPlace,
  movement: Movement,
  { room, frame, seconds }: { readonly room: Box; readonly frame: Size; readonly seconds: number },
): Path {
  const sway = swayOf(movement, seconds);
  const reach = reachOf(sway);
  const ratio = frame.height / frame.width;
  const most = Math.min(
    (EDGE * (room.right - room.left)) / reach.across,
    (EDGE * (room.bottom - room.top)) / (reach.down * ratio),
  );
  const width = Math.min(rest.width, most);
  const centreX = within(rest.x, (width * reach.across) / 2, room.left, room.right);
  const centreY = within(rest.y, (width * ratio * reach.down) / 2, room.top, room.bottom);
  return (progress) => {
    const along = eased(progress) - 0.5;
    return {
      centreX: centreX + sway.alongX * width * along,
      centreY: centreY + sway.alongY * width * ratio * along,
      width: width * Math.exp(-sway.closer * along),
      yaw: sway.yaw * along,
    };
  };
}

/** The widest straight view of a picture, as near to its focus as its edges allow. */
export function openingView(picture: Box, frame: Size, focus: { x: number; y: number }): View {
  const ratio = frame.height / frame.width;
  const width =
    EDGE * Math.min(picture.right - picture.left, (picture.bottom - picture.top) / ratio);
  return {
    centreX: within(focus.x, width / 2, picture.left, picture.right),
    centreY: within(focus.y, (width * ratio) / 2, picture.top, picture.bottom),
    width,
    yaw: 0,
  };
}

/** Share of an opening's time in which the whole is seen, all but still, and how far the camera has come by then. */
const OPENING_TIME = 0.24;
const OPENING_WAY = 0.05;

/**
 * From a view to a path, which it joins at `arrival` (0 to 1). The transition is one dolly with one fixed point, at an
 * even apparent speed; it stays inside any picture that contains both.
 *
 * @param opens shows the first view for a while
 */
export function wayTo(start: View, path: Path, arrival: number, opens: boolean): Path {
  return (progress) => {
    const along = Math.min(1, progress / arrival);
    const to = path(progress);
    const left = Math.log(start.width / to.width);
    const share = opens ? opening(along) : eased(along);
    const width = to.width * Math.exp(left * (1 - share));
    // A dolly's width and centre change together.
    const done = Math.abs(left) < 1e-3 ? share : (start.width - width) / (start.width - to.width);
    return {
      centreX: start.centreX + (to.centreX - start.centreX) * done,
      centreY: start.centreY + (to.centreY - start.centreY) * done,
      width,
      yaw: start.yaw + (to.yaw - start.yaw) * share,
    };
  };
}

function opening(along: number): number {
  const approach = eased((along - OPENING_TIME) / (1 - OPENING_TIME));
  return OPENING_WAY * eased(along) + (1 - OPENING_WAY) * approach;
}

/** The nearest place with `reach` and the edge free on both sides. */
function within(wish: number, reach: number, from: number, to: number): number {
  const least = reach + ((to - from) * (1 - EDGE)) / 2;
  if (least * 2 >= to - from) return (from + to) / 2;
  return Math.min(to - least, Math.max(from + least, wish));
}
