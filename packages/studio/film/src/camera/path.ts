import type { StoryboardScene } from '../scene.js';
import { type Size, type View, yawReach } from './view.js';

export type Movement = StoryboardScene['movement'];

/** Kept between the frame and the picture's edges, so that filters and rounding never reach over it. */
export const EDGE = 0.996;
/** Rates a second, so that long and short scenes move at the same pace; the bounds keep the move visible and calm. */
const travel = { perSecond: 0.032, least: 0.07, most: 0.17 };
const dolly = { perSecond: 0.03, least: 0.08, most: 0.2 };
const arc = { perSecond: 0.035, least: 0.09, most: 0.17 };
/** How often the widest view may be enlarged by dollies that follow each other. */
const CLOSEST = 1.4;
/** Sideways way of an arc as a share of the frame, and how much closer it comes. */
const ARC_DRIFT = 0.02;
const ARC_APPROACH = 0.03;

interface Shown {
  readonly picture: Size;
  readonly frame: Size;
  readonly focus: { readonly x: number; readonly y: number };
  readonly seconds: number;
}

/**
 * The camera's path through a scene: the view at a progress of 0 to 1. It stays inside the picture for any sizes and
 * focus: a straight line between two views inside it.
 */
export function cameraPath(movement: Movement, shown: Shown): (progress: number) => View {
  switch (movement) {
    case 'still':
      return () => level(shown, widest(shown));
    case 'traveling_left':
      return travelPath(shown, -1, 0);
    case 'traveling_right':
      return travelPath(shown, 1, 0);
    case 'traveling_up':
      return travelPath(shown, 0, -1);
    case 'traveling_down':
      return travelPath(shown, 0, 1);
    case 'dolly_in':
      return dollyPath(shown, false);
    case 'dolly_out':
      return dollyPath(shown, true);
    case 'arc_left':
      return arcPath(shown, 1);
    case 'arc_right':
      return arcPath(shown, -1);
  }
}

/**
 * The path of a move that begins where another camera is: it leaves that view and has reached its own path at the end.
 * Both views are inside the picture, and so is everything between, within EDGE.
 */
export function continuedPath(
  start: View,
  movement: Movement,
  shown: Shown,
): (progress: number) => View {
  if (movement === 'still') return () => start;
  if (movement === 'dolly_in' || movement === 'dolly_out') {
    const end = level(shown, dollyWidth(start.width, movement === 'dolly_out', shown));
    return (progress) => between(start, end, eased(progress));
  }
  const own = cameraPath(movement, shown);
  const first = own(0);
  return (progress) => {
    const view = own(progress);
    const left = 1 - eased(progress);
    return {
      centreX: view.centreX + (start.centreX - first.centreX) * left,
      centreY: view.centreY + (start.centreY - first.centreY) * left,
      width: view.width + (start.width - first.width) * left,
      yaw: view.yaw + (start.yaw - first.yaw) * left,
    };
  };
}

/** Where a dolly from this width ends: as far on as one that begins a film, but never too close. */
function dollyWidth(from: number, outwards: boolean, shown: Shown): number {
  const factor = 1 + amount(dolly, shown.seconds);
  if (outwards) return Math.min(widest(shown), from * factor);
  return Math.min(from, Math.max(widest(shown) / CLOSEST, from / factor));
}

/** Width of the widest straight view of the picture. */
function widest({ picture, frame }: Shown): number {
  return EDGE * Math.min(picture.width, (picture.height * frame.width) / frame.height);
}

function amount(rate: typeof travel, seconds: number): number {
  return Math.min(rate.most, Math.max(rate.least, rate.perSecond * seconds));
}

/** The nearest place with `reach` and the edge free on both sides. */
function within(wish: number, reach: number, length: number): number {
  const least = reach + (length * (1 - EDGE)) / 2;
  if (least * 2 >= length) return length / 2;
  return Math.min(length - least, Math.max(least, wish));
}

/** A straight view with the focus as near to the middle as the picture's edges allow. */
function level({ picture, frame, focus }: Shown, width: number, reachX = 0, reachY = 0): View {
  const height = (width * frame.height) / frame.width;
  return {
    centreX: within(focus.x * picture.width, width / 2 + reachX, picture.width),
    centreY: within(focus.y * picture.height, height / 2 + reachY, picture.height),
    width,
    yaw: 0,
  };
}

/** The picture passes by; the focus is in the middle of the way. */
function travelPath(shown: Shown, alongX: number, alongY: number): (progress: number) => View {
  const { picture, frame, seconds } = shown;
  const share = amount(travel, seconds);
  const ratio = frame.height / frame.width;
  const room = alongX === 0 ? picture.height / (1 + share) / ratio : picture.width / (1 + share);
  const width = Math.min(widest(shown), EDGE * room);
  const wayX = alongX * width * share;
  const wayY = alongY * width * ratio * share;
  const middle = level(shown, width, Math.abs(wayX) / 2, Math.abs(wayY) / 2);
  return (progress) => {
    const along = eased(progress) - 0.5;
    return {
      ...middle,
      centreX: middle.centreX + wayX * along,
      centreY: middle.centreY + wayY * along,
    };
  };
}

/** Towards the focus, or away from it. Width and centre change together, so a zoom has one fixed point. */
function dollyPath(shown: Shown, outwards: boolean): (progress: number) => View {
  const wide = level(shown, widest(shown));
  const close = level(shown, wide.width / (1 + amount(dolly, shown.seconds)));
  return (progress) => {
    const along = eased(progress);
    return between(wide, close, outwards ? 1 - along : along);
  };
}

/** Around the focus: the near side of the picture grows while the far side recedes. */
function arcPath(shown: Shown, side: 1 | -1): (progress: number) => View {
  const yaw = amount(arc, shown.seconds) / 2;
  const start = widest(shown) / (yawReach(yaw) * (1 + ARC_DRIFT));
  const drift = (start * ARC_DRIFT) / 2;
  const reach = (start * (yawReach(yaw) - 1)) / 2;
  const ratio = shown.frame.height / shown.frame.width;
  const middle = level(shown, start, reach + drift, reach * ratio);
  return (progress) => {
    const along = eased(progress) - 0.5;
    return {
      centreX: middle.centreX - side * 2 * drift * along,
      centreY: middle.centreY,
      width: start / (1 + ARC_APPROACH * (along + 0.5)),
      yaw: side * 2 * yaw * along,
    };
  };
}

function between(from: View, to: View, share: number): View {
  const mix = (a: number, b: number) => a + (b - a) * share;
  return {
    centreX: mix(from.centreX, to.centreX),
    centreY: mix(from.centreY, to.centreY),
    width: mix(from.width, to.width),
    yaw: mix(from.yaw, to.yaw),
  };
}

/** Part of a move that is spent gathering speed, and again losing it. */
const RAMP = 0.3;

/**
 * Progress of an eased move, 0 to 1 for 0 to 1: the speed rises along a smooth step, stays, and falls. Speed and
 * acceleration are continuous, so nothing jerks.
 */
export function eased(progress: number): number {
  const u = Math.min(1, Math.max(0, progress));
  if (u > 0.5) return 1 - eased(1 - u);
  if (u < RAMP) {
    const a = u / RAMP;
    return (RAMP * (a ** 3 - a ** 4 / 2)) / (1 - RAMP);
  }
  return (u - RAMP / 2) / (1 - RAMP);
}
