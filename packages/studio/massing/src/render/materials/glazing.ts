import { hash } from '../../random.js';
import { smoothNoise } from './noise.js';

/** A room behind a pane: how deep, and how far its walls lie beyond the pane's edges, in metres. */
const ROOM = { depth: 4.6, beside: 1.3, height: 2.62 } as const;

/**
 * Linear light from inside a room: walls, floor, ceiling, some dark furniture, curtains.
 *
 * @param day incoming light, as on open ground
 * @param lamps 0..1, how far lamps are on
 */
export function roomLight(
  pane: {
    u: number;
    v: number;
    width: number;
    height: number;
    room: number;
    fullHeight: boolean;
    du: number;
    dv: number;
    dw: number;
  },
  day: number,
  lamps: number,
  out: Float32Array,
): void {
  const floor = pane.fullHeight ? 0 : -0.9;
  const ceiling = floor + ROOM.height;
  const choice = hash(Math.floor(pane.room), 17);
  if (curtain(pane, choice, day, lamps, out)) return;

  const toSide =
    pane.du > 0
      ? (pane.width + ROOM.beside - pane.u) / pane.du
      : pane.du < 0
        ? (-ROOM.beside - pane.u) / pane.du
        : 1e9;
  const toLevel =
    pane.dv > 0 ? (ceiling - pane.v) / pane.dv : pane.dv < 0 ? (floor - pane.v) / pane.dv : 1e9;
  const toBack = ROOM.depth / pane.dw;
  // Furniture stands as a cut-out about three metres inside.
  const toThings = (2 + choice * 1.4) / pane.dw;
  const t = Math.min(toSide, toLevel, toBack);
  let depth = pane.dw * t;
  let r = 0.6;
  let g = 0.57;
  let b = 0.52;
  if (t === toLevel) {
    if (pane.dv < 0) {
      r = 0.3;
      g = 0.2;
      b = 0.12;
    } else {
      r = g = b = 0.78;
    }
  } else if (t === toSide) {
    r *= 0.85;
    g *= 0.85;
    b *= 0.85;
  } else {
    const bu = pane.u + pane.du * t;
    const bv = pane.v + pane.dv * t - floor;
    // A picture and a doorway on the back wall.
    if (Math.abs(bu - pane.width * (0.2 + 0.6 * choice)) < 0.55 && bv > 1.3 && bv < 2) {
      r = 0.16 + 0.3 * choice;
      g = 0.2;
      b = 0.24;
    } else if (Math.abs(bu - pane.width * (0.9 - 0.7 * choice)) < 0.45 && bv < 2.05) {
      r = g = b = 0.12;
    }
  }
  if (toThings < t) {
    const tu = pane.u + pane.du * toThings + choice * 9;
    const tv = pane.v + pane.dv * toThings - floor;
    const outline = 0.45 + 0.5 * Math.round(smoothNoise(tu * 0.75, choice * 50));
    if (tv > 0.06 && tv < outline && smoothNoise(tu * 0.6, 3 + choice * 20) > 0.42) {
      r = 0.16;
      g = 0.15;
      b = 0.14;
      depth = pane.dw * toThings;
    }
  }
  const daylight = day * 0.2 * Math.exp(-depth / 2.6);
  // Even by day a lamp or two burns at the back of a room.
  const lamp = lamps * (0.35 + choice) * 0.85 + day * 0.025 * choice;
  out[0] = r * (daylight + lamp * 1);
  out[1] = g * (daylight + lamp * 0.62);
  out[2] = b * (daylight * 1.04 + lamp * 0.28);
}

function curtain(
  pane: {
    u: number;
    v: number;
    width: number;
    height: number;
    dw: number;
    du: number;
    fullHeight: boolean;
  },
  choice: number,
  day: number,
  lamps: number,
  out: Float32Array,
): boolean {
  const wide = pane.fullHeight ? 0.16 + 0.3 * choice : choice > 0.35 ? 0.1 + 0.12 * choice : 0;
  const at = pane.u + (pane.du / pane.dw) * 0.12;
  const fromLeft = at;
  const fromRight = pane.width - at;
  const near = choice > 0.75 ? fromRight : choice > 0.5 ? fromLeft : Math.min(fromLeft, fromRight);
  const blind = !pane.fullHeight && choice < 0.3 && pane.v > pane.height * (0.62 + choice);
  if (near > wide && !blind) return false;
  const fold = blind ? 0.95 : 0.72 + 0.28 * Math.sin(at * 42 + 3 * Math.sin(at * 9));
  const light = (day * 0.2 + lamps * 0.4) * fold;
  out[0] = light * (0.9 + 0.1 * lamps);
  out[1] = light * (0.87 - 0.12 * lamps);
  out[2] = light * (0.81 - 0.3 * lamps);
  return true;
}
