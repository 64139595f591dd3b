import type { Appearance } from '../appearance/appearance.js';
import { chances, oneOf, type Seed } from '../seed.js';
import type { Arm, Figure, Leg } from './body.js';
import { childlikenessOf } from './head/face-shape.js';
import type { Joint } from './outline.js';
import { crotchOf, seated, seatOf } from './seat.js';

export type { Arm, Figure, Leg };

export const poses = ['front', 'three_quarter_left', 'three_quarter_right', 'walking'] as const;
export type Pose = (typeof poses)[number];

/** Height of the head in centimetres; grows little after the first years. */
function headHeight(ageYears: number, height: number, masculine: boolean): number {
  const grown = height / (masculine ? 7.25 : 7.15);
  const child = 16.8 + 4.6 * Math.min(1, ageYears / 9) ** 0.55;
  const share = Math.min(1, Math.max(0, (ageYears - 2) / 15));
  return child + (grown - child) * share;
}

export function figureOf(appearance: Appearance, seed: Seed, pose: Pose): Figure {
  const seat = seatOf(appearance);
  if (seat === null) return standingFigure(appearance, seed, pose);
  return seated(standingFigure(appearance, seed, 'front'), seat);
}

function standingFigure(appearance: Appearance, seed: Seed, pose: Pose): Figure {
  const h = appearance.heightMetres * 100;
  const c = childlikenessOf(appearance.ageYears);
  const m = appearance.presentation === 'masculine' ? 1 - c : 0;
  const f = appearance.presentation === 'feminine' ? 1 - c : 0;
  const next = chances(seed, 'stance');
  const head = headHeight(appearance.ageYears, h, m > 0);
  const stout = appearance.build === 'stout' ? 1 : 0;
  const slim = appearance.build === 'slim' ? 1 : 0;
  const strong = appearance.build === 'athletic' ? 1 : 0;
  const wide = 1 + 0.1 * stout - 0.05 * slim + 0.03 * strong;
  const turn =
    pose === 'three_quarter_left'
      ? -1
      : pose === 'three_quarter_right'
        ? 1
        : pose === 'walking'
          ? 0.6
          : 0;
  const flat = 1 - 0.1 * Math.abs(turn);

  const chin = -(h - head);
  const neckLength = h * (0.036 - 0.024 * c) - stout * 1.2;
  const base = chin + neckLength;
  const shoulderY = base + h * (0.021 + 0.003 * f - 0.006 * c);
  const crotch = -h * crotchOf(c);
  const trunk = crotch - shoulderY;
  const shoulderW =
    h *
    (0.106 + 0.013 * m - 0.003 * f + 0.002 * c) *
    (1 + 0.05 * strong + 0.04 * stout - 0.03 * slim) *
    flat;
  const armpitW =
    h * (0.087 + 0.008 * m - 0.006 * f + 0.001 * c) * wide * (1 + 0.06 * strong) * flat;
  const waistW = h * (0.083 + 0.005 * m - 0.012 * f + 0.006 * c) * (wide + 0.16 * stout) * flat;
  const hipW = h * (0.091 + 0.001 * m + 0.006 * f - 0.002 * c) * (wide + 0.05 * stout) * flat;
  const waistY = shoulderY + trunk * 0.56;
  const hipY = crotch - trunk * 0.12;
  const ankle = -h * 0.045;
  const knee = crotch * 0.57;

  const body: Body = {
    h,
    c,
    m,
    crotch,
    hipY,
    hipW,
    ankle,
    knee,
    shoulderY,
    shoulderW,
    armpitW,
    stout,
    strong,
    slim,
    turn,
    resting: chances(seed, 'weight')() < 0.5 ? -1 : 1,
  };
  const pockets =
    appearance.ageYears > 11 &&
    appearance.outfit.bottom !== null &&
    ['trousers', 'chinos', 'jeans', 'shorts'].includes(appearance.outfit.bottom.kind);
  const gesture = oneOf(
    next,
    pockets && pose !== 'walking'
      ? (['open', 'pocket', 'open', 'pocket'] as const)
      : (['open'] as const),
  );
  const pocketSide = next() < 0.5 ? -1 : 1;
  const tilt = (next() - 0.5) * 5;
  const yaw =
    pose === 'three_quarter_left'
      ? -21
      : pose === 'three_quarter_right'
        ? 21
        : pose === 'walking'
          ? 15
          : next() < 0.5
            ? -4
            : 4;
  return {
    height: h,
    childlike: c,
    head: { height: head, x: turn * h * 0.008, y: chin - head / 2 },
    yaw,
    tilt,
    turn,
    neck: {
      w: head * (0.212 + 0.045 * m - 0.008 * f - 0.012 * c + 0.03 * stout),
      top: chin - head * 0.2,
      base,
    },
    shoulder: { w: shoulderW, y: shoulderY },
    armpit: { w: armpitW, y: shoulderY + trunk * 0.23 },
    waist: { w: waistW, y: waistY },
    hip: { w: hipW, y: hipY },
    crotch,
    knee,
    ankle,
    // Children have none, whatever their height.
    bust: appearance.ageYears >= 16 ? f : 0,
    belly: Math.max(stout * 0.6, appearance.expecting ? 1 : 0),
    arms: [
      armOf(body, pose, -1, gesture === 'pocket' && pocketSide === -1),
      armOf(body, pose, 1, gesture === 'pocket' && pocketSide === 1),
    ],
    legs: [legOf(body, pose, -1), legOf(body, pose, 1)],
    seat: null,
  };
}

interface Body {
  readonly h: number;
  readonly c: number;
  readonly m: number;
  readonly crotch: number;
  readonly hipY: number;
  readonly hipW: number;
  readonly ankle: number;
  readonly knee: number;
  readonly shoulderY: number;
  readonly shoulderW: number;
  readonly armpitW: number;
  readonly stout: number;
  readonly strong: number;
  readonly slim: number;
  readonly turn: number;
  readonly resting: -1 | 1;
}

function armOf(body: Body, pose: Pose, side: -1 | 1, pocket: boolean): Arm {
  const { h, c, m, stout, strong, slim } = body;
  const thick = (1 + 0.16 * stout + 0.12 * strong - 0.06 * slim) * (0.95 + 0.13 * m + 0.05 * c);
  const r = {
    shoulder: h * (0.0285 + 0.003 * c) * thick,
    elbow: h * (0.0205 + 0.005 * c) * thick,
    wrist: h * (0.0145 + 0.004 * c),
  };
  const upper = h * (0.168 - 0.02 * c);
  const lower = h * (0.145 - 0.015 * c);
  const shoulder = {
    x: side * (body.shoulderW - r.shoulder * 1.08),
    y: body.shoulderY + r.shoulder * 1.12,
    r: r.shoulder,
  };
  const swing = pose === 'walking' ? (side > 0 ? -1 : 1) : 0;
  const out = pocket ? 19 + 3 * stout : 7.5 + 5 * stout + 2 * strong;
  const back = pocket ? -17 - 2 * stout : 2 + 2 * stout;
  const along = (from: Joint, length: number, degrees: number, radius: number): Joint => ({
    x: from.x + side * length * Math.sin((degrees * Math.PI) / 180),
    y: from.y + length * Math.cos((degrees * Math.PI) / 180),
    r: radius,
  });
  const elbow = along(shoulder, upper, out + swing * side * 9, r.elbow);
  const wrist = along(elbow, pocket ? lower * 0.9 : lower, back + swing * side * 22, r.wrist);
  const behind = body.turn !== 0 && Math.sign(body.turn) === side;
  return { side, shoulder, elbow, wrist, hand: pocket ? 'pocket' : 'hanging', behind };
}

function legOf(body: Body, pose: Pose, side: -1 | 1): Leg {
  const { h, c, stout, strong, slim } = body;
  const thick = 1 + 0.14 * stout + 0.05 * strong - 0.06 * slim;
  const hip = { x: side * body.hipW * 0.5, y: body.crotch - h * 0.03, r: body.hipW * 0.52 };
  const knee = { x: side * h * 0.049 * thick, y: body.knee, r: h * (0.032 + 0.006 * c) * thick };
  const ankle = { x: side * h * 0.047, y: body.ankle, r: h * (0.0205 + 0.006 * c) };
  if (pose === 'walking') {
    const front = side > 0;
    return front
      ? { side, hip, knee: { ...knee, x: h * 0.07 }, ankle: { ...ankle, x: h * 0.105 }, toes: 1 }
      : {
          side,
          hip,
          knee: { ...knee, x: -h * 0.015 },
          ankle: { ...ankle, x: -h * 0.095, y: body.ankle - h * 0.022 },
          toes: 1,
        };
  }
  // One leg carries the weight, the other rests a little outside.
  const resting = side === body.resting;
  if (resting) {
    knee.x += side * h * 0.012;
    ankle.x += side * h * 0.022;
  } else {
    ankle.x -= side * h * 0.008;
  }
  return {
    side,
    hip,
    knee,
    ankle,
    toes: body.turn === 0 ? side * (resting ? 0.5 : 0.22) : body.turn * 0.8 + side * 0.15,
  };
}
