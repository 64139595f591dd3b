import type { Appearance } from '../appearance/appearance.js';
import { chances, type Seed } from '../seed.js';
import type { Arm, Figure, Leg, Reach, Reaches } from './body.js';
import { bent, chooseGesture, reachesOf } from './gestures.js';
import { childlikenessOf } from './head/face-shape.js';
import type { Joint } from './outline.js';
import { crotchOf, seated, seatOf } from './seat.js';

export type { Arm, Figure, Leg };

export const poses = ['front', 'three_quarter_left', 'three_quarter_right', 'walking'] as const;
export type Pose = (typeof poses)[number];

/** Height of the head in centimetres; grows little after the first years. */
function headHeight(ageYears: number, height: number, masculine: boolean): number {
  const grown = height / (masculine ? 7 : 6.85);
  const child = 17.5 + 6 * Math.min(1, ageYears / 9) ** 0.6;
  const share = Math.min(1, Math.max(0, (ageYears - 3) / 14));
  return child + (grown - child) * share;
}

/** `reaches` wins over the gesture that the person would make alone. */
export function figureOf(
  appearance: Appearance,
  seed: Seed,
  pose: Pose,
  reaches?: Reaches,
): Figure {
  const seat = seatOf(appearance);
  if (seat === null) return standingFigure(appearance, seed, pose, reaches);
  const figure = seated(standingFigure(appearance, seed, 'front', {}), seat);
  const wanted = reaches ?? (seat === 'wheelchair' ? wheelchairReaches(figure, seed) : {});
  return { ...figure, arms: reaching(figure.arms, wanted) };
}

/** Hands in the lap, on one wheel or on both. */
function wheelchairReaches({ height: h, hip, armpit }: Figure, seed: Seed): Reaches {
  const wheel = Math.max(hip.w * 1.1, armpit.w * 1.02) + h * 0.055;
  const top = -Math.min(31, h * 0.2) * 1.86;
  const onWheel = (side: -1 | 1): Reach => ({ x: side * wheel, y: top, hand: 'resting' });
  const chance = chances(seed, 'wheels')();
  if (chance < 0.3) return {};
  if (chance < 0.5) return { left: onWheel(-1) };
  if (chance < 0.7) return { right: onWheel(1) };
  return { left: onWheel(-1), right: onWheel(1) };
}

function reaching(arms: Figure['arms'], { left, right }: Reaches): Figure['arms'] {
  return [
    left === undefined ? arms[0] : bent(arms[0], left),
    right === undefined ? arms[1] : bent(arms[1], right),
  ];
}

function standingFigure(
  appearance: Appearance,
  seed: Seed,
  pose: Pose,
  reaches: Reaches | undefined,
): Figure {
  const h = appearance.heightMetres * 100;
  const c = childlikenessOf(appearance.ageYears);
  const m = appearance.presentation === 'masculine' ? 1 - c : 0;
  const f = appearance.presentation === 'feminine' ? 1 - c : 0;
  const next = chances(seed, 'stance');
  const head = headHeight(appearance.ageYears, h, m > 0);
  const stout = appearance.build === 'stout' ? 1 : 0;
  const slim = appearance.build === 'slim' ? 1 : 0;
  const strong = appearance.build === 'athletic' ? 1 : 0;
  const wide = 1 + 0.16 * stout - 0.06 * slim + 0.03 * strong;
  const facing = next() < 0.5 ? -1 : 1;
  const turn =
    pose === 'three_quarter_left'
      ? -1
      : pose === 'three_quarter_right'
        ? 1
        : pose === 'walking'
          ? 0.6
          : facing * (0.2 + 0.25 * next() + (appearance.expecting ? 0.2 : 0));
  const flat = 1 - 0.09 * Math.abs(turn);

  const chin = -(h - head);
  const neckLength = h * (0.03 - 0.024 * c) - stout * 1.4;
  const base = chin + neckLength;
  const shoulderY = base + h * (0.021 + 0.003 * f - 0.006 * c);
  const crotch = -h * crotchOf(c);
  const trunk = crotch - shoulderY;
  const shoulderW =
    h *
    (0.113 + 0.016 * m - 0.003 * f + 0.002 * c) *
    (1 + 0.06 * strong + 0.05 * stout - 0.03 * slim) *
    flat;
  const armpitW =
    h * (0.092 + 0.009 * m - 0.006 * f + 0.003 * c) * wide * (1 + 0.06 * strong) * flat;
  const waistW =
    h *
    (0.085 + 0.007 * m - 0.013 * f + 0.012 * c) *
    (wide + 0.2 * stout + (appearance.expecting ? 0.4 : 0)) *
    flat;
  const hipW = h * (0.093 + 0.001 * m + 0.007 * f + 0.002 * c) * (wide + 0.06 * stout) * flat;
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
  const lead = next() < 0.5 ? -1 : 1;
  const lean = (next() - 0.5) * 2;
  const yaw =
    pose === 'three_quarter_left'
      ? -21
      : pose === 'three_quarter_right'
        ? 21
        : pose === 'walking'
          ? 15
          : facing * (5 + 8 * next());
  const tilt = (appearance.ageYears < 14 ? 6 : 3.6) * lean;
  const parts = {
    height: h,
    childlike: c,
    head: { height: head, x: turn * h * 0.01, y: chin - head / 2 },
    shoulder: { w: shoulderW, y: shoulderY },
    waist: { w: waistW, y: waistY },
    hip: { w: hipW, y: hipY },
  };
  const arms: Figure['arms'] = [armOf(body, pose, -1), armOf(body, pose, 1)];
  const wanted =
    reaches ?? (pose === 'walking' ? {} : reachesOf(chooseGesture(appearance, seed), parts, lead));
  return {
    ...parts,
    yaw,
    tilt,
    turn,
    neck: {
      w: head * (0.205 + 0.05 * m - 0.012 * f - 0.02 * c + 0.03 * stout),
      top: chin - head * 0.2,
      base,
    },
    armpit: { w: armpitW, y: shoulderY + trunk * 0.23 },
    crotch,
    knee,
    ankle,
    // Children have none, whatever their height.
    bust: appearance.ageYears >= 16 ? f : 0,
    belly: Math.max(stout * 0.6, appearance.expecting ? 1 : 0),
    arms: reaching(arms, wanted),
    legs: [
      { ...legOf(body, pose, -1), artificial: isArtificial(appearance, -1) },
      { ...legOf(body, pose, 1), artificial: isArtificial(appearance, 1) },
    ],
    seat: null,
  };
}

/** The sides of prostheses are the person's own: the left leg is at the viewer's right. */
function isArtificial({ aids: { prosthesis } }: Appearance, side: -1 | 1): boolean {
  return prosthesis === 'both_legs' || prosthesis === (side > 0 ? 'left_leg' : 'right_leg');
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

function armOf(body: Body, pose: Pose, side: -1 | 1): Arm {
  const { h, c, m, stout, strong, slim } = body;
  const thick = (1 + 0.18 * stout + 0.14 * strong - 0.07 * slim) * (0.97 + 0.13 * m + 0.05 * c);
  const r = {
    shoulder: h * (0.0295 + 0.004 * c) * thick,
    elbow: h * (0.0215 + 0.006 * c) * thick,
    wrist: h * (0.0155 + 0.005 * c),
  };
  const upper = h * (0.172 - 0.03 * c);
  const lower = h * (0.15 - 0.025 * c);
  const shoulder = {
    x: side * (body.shoulderW - r.shoulder * 1.08),
    y: body.shoulderY + r.shoulder * 1.12,
    r: r.shoulder,
  };
  const swing = pose === 'walking' ? (side > 0 ? -1 : 1) : 0;
  const out = 9 + 6 * stout + 3 * strong;
  const back = -2 + 2 * stout;
  const along = (from: Joint, length: number, degrees: number, radius: number): Joint => ({
    x: from.x + side * length * Math.sin((degrees * Math.PI) / 180),
    y: from.y + length * Math.cos((degrees * Math.PI) / 180),
    r: radius,
  });
  const elbow = along(shoulder, upper, out + swing * side * 12, r.elbow);
  const wrist = along(elbow, lower, back + swing * side * 30, r.wrist);
  const behind = Math.abs(body.turn) > 0.5 && Math.sign(body.turn) === side;
  return { side, shoulder, elbow, wrist, hand: 'hanging', behind };
}

function legOf(body: Body, pose: Pose, side: -1 | 1): Leg {
  const { h, c, stout, strong, slim } = body;
  const thick = 1 + 0.16 * stout + 0.06 * strong - 0.07 * slim;
  const hip = { x: side * body.hipW * 0.5, y: body.crotch - h * 0.03, r: body.hipW * 0.52 };
  const knee = { x: side * h * 0.05 * thick, y: body.knee, r: h * (0.034 + 0.008 * c) * thick };
  const ankle = { x: side * h * 0.047, y: body.ankle, r: h * (0.0205 + 0.008 * c) };
  if (pose === 'walking') {
    return side > 0
      ? { side, hip, knee: { ...knee, x: h * 0.075 }, ankle: { ...ankle, x: h * 0.115 }, toes: 1 }
      : {
          side,
          hip,
          knee: { ...knee, x: -h * 0.012 },
          ankle: { ...ankle, x: -h * 0.1, y: body.ankle - h * 0.022 },
          toes: 1,
        };
  }
  // One leg carries the weight, the other rests outside with a soft knee.
  const resting = side === body.resting;
  if (resting) {
    knee.x += side * h * 0.02;
    ankle.x += side * h * 0.034;
  } else {
    knee.x -= side * h * 0.004;
    ankle.x -= side * h * 0.014;
  }
  return {
    side,
    hip,
    knee,
    ankle,
    toes: Math.abs(body.turn) < 0.5 ? side * (resting ? 0.75 : 0.3) : body.turn * 0.8 + side * 0.15,
  };
}
