import { readData } from '@groundwork/words/data';
import { z } from 'zod';
import { type Appearance, builds } from '../appearance/appearance.js';
import { chances, type Seed } from '../seed.js';
import type { Arm, Figure, Leg, Reach, Reaches } from './body.js';
import { bent, chooseGesture, reachesOf } from './gestures.js';
import { childlikenessOf } from './head/face-shape.js';
import type { Joint } from './outline.js';
import { crotchOf, seated, seatOf } from './seat.js';

export const poses = ['front', 'three_quarter_left', 'three_quarter_right', 'walking'] as const;
export type Pose = (typeof poses)[number];

const added = z.number().default(0);
const measures = [
  ...(['shoulder', 'armpit', 'waist', 'hip', 'shoulderDrop', 'neckLength', 'upperArm'] as const),
  ...(['lowerArm', 'armTop', 'elbow', 'wrist', 'knee', 'kneeAside', 'ankle'] as const),
] as const;
const proportions = readData(
  new URL('../data/proportions.json', import.meta.url),
  z.record(
    z.enum(measures),
    z.strictObject({
      ...{ share: z.number(), masculine: added, feminine: added, childlike: added },
      wider: z.partialRecord(z.enum([...builds, 'expecting']), z.number()).default({}),
    }),
  ),
);

/** Of a turned body: how far its trunk is turned, -1 to 1, and where it looks, in degrees to the viewer's right. */
const turns = {
  three_quarter_left: { trunk: -1, yaw: -21 },
  three_quarter_right: { trunk: 1, yaw: 21 },
  walking: { trunk: 0.6, yaw: 15 },
} as const;

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

/** What a body is made of: its degrees, and its measures in centimetres. */
function measuresOf(appearance: Appearance) {
  const { ageYears, build, expecting, presentation } = appearance;
  const h = appearance.heightMetres * 100;
  const c = childlikenessOf(ageYears);
  const m = presentation === 'masculine' ? 1 - c : 0;
  const f = presentation === 'feminine' ? 1 - c : 0;
  const size = (measure: (typeof measures)[number]) => {
    const { share, masculine, feminine, childlike, wider } = proportions[measure];
    const more = (wider[build] ?? 0) + (expecting ? (wider.expecting ?? 0) : 0);
    return h * (share + masculine * m + feminine * f + childlike * c) * (1 + more);
  };
  const stout = build === 'stout' ? 1 : 0;
  return { h, c, m, f, stout, strong: build === 'athletic' ? 1 : 0, size };
}
type Measures = ReturnType<typeof measuresOf>;

function standingFigure(
  appearance: Appearance,
  seed: Seed,
  pose: Pose,
  reaches: Reaches | undefined,
): Figure {
  const own = measuresOf(appearance);
  const { h, c, m, f, stout, size } = own;
  const next = chances(seed, 'stance');
  const head = headHeight(appearance.ageYears, h, m > 0);
  const facing = next() < 0.5 ? -1 : 1;
  const turned = pose === 'front' ? null : turns[pose];
  const turn = turned?.trunk ?? facing * (0.2 + 0.25 * next() + (appearance.expecting ? 0.2 : 0));
  const flat = 1 - 0.09 * Math.abs(turn);
  const chin = -(h - head);
  const base = chin + size('neckLength');
  const shoulderY = base + size('shoulderDrop');
  const crotch = -h * crotchOf(c);
  const trunk = crotch - shoulderY;
  const lead = next() < 0.5 ? -1 : 1;
  const lean = (next() - 0.5) * 2;
  const parts = {
    height: h,
    childlike: c,
    head: { height: head, x: turn * h * 0.01, y: chin - head / 2 },
    shoulder: { w: size('shoulder') * flat, y: shoulderY },
    waist: { w: size('waist') * flat, y: shoulderY + trunk * 0.56 },
    hip: { w: size('hip') * flat, y: crotch - trunk * 0.12 },
    armpit: { w: size('armpit') * flat, y: shoulderY + trunk * 0.23 },
    ...{ crotch, knee: crotch * 0.57, ankle: -h * 0.045, turn },
  };
  const wanted =
    reaches ?? (pose === 'walking' ? {} : reachesOf(chooseGesture(appearance, seed), parts, lead));
  const resting = chances(seed, 'weight')() < 0.5 ? -1 : 1;
  const leg = (side: -1 | 1): Leg => {
    const artificial = isArtificial(appearance, side);
    return { ...legOf(own, parts, pose, side, side === resting), artificial };
  };
  return {
    ...parts,
    yaw: turned?.yaw ?? facing * (5 + 8 * next()),
    tilt: (appearance.ageYears < 14 ? 6 : 3.6) * lean,
    neck: {
      w: head * (0.217 + 0.052 * m - 0.012 * f - 0.02 * c + 0.03 * stout),
      top: chin - head * 0.2,
      base,
    },
    // Children have none, whatever their height.
    bust: appearance.ageYears >= 16 ? f : 0,
    belly: Math.max(stout * 0.6, appearance.expecting ? 1 : 0),
    arms: reaching([armOf(own, parts, pose, -1), armOf(own, parts, pose, 1)], wanted),
    legs: [leg(-1), leg(1)],
    seat: null,
  };
}

/** The sides of prostheses are the person's own: the left leg is at the viewer's right. */
function isArtificial({ aids: { prosthesis } }: Appearance, side: -1 | 1): boolean {
  return prosthesis === 'both_legs' || prosthesis === (side > 0 ? 'left_leg' : 'right_leg');
}

type Trunk = Pick<Figure, 'shoulder' | 'hip' | 'crotch' | 'knee' | 'ankle' | 'turn'>;

function armOf(own: Measures, { shoulder: at, turn }: Trunk, pose: Pose, side: -1 | 1): Arm {
  const { size, stout, strong } = own;
  const r = size('armTop');
  const shoulder = { x: side * (at.w - r * 1.08), y: at.y + r * 1.12, r };
  const swing = pose === 'walking' ? (side > 0 ? -1 : 1) : 0;
  const along = (from: Joint, length: number, degrees: number, radius: number): Joint => ({
    x: from.x + side * length * Math.sin((degrees * Math.PI) / 180),
    y: from.y + length * Math.cos((degrees * Math.PI) / 180),
    r: radius,
  });
  const out = 9 + 6 * stout + 3 * strong + swing * side * 12;
  const elbow = along(shoulder, size('upperArm'), out, size('elbow'));
  const wrist = along(elbow, size('lowerArm'), 2 * stout - 2 + swing * side * 30, size('wrist'));
  const behind = Math.abs(turn) > 0.5 && Math.sign(turn) === side;
  return { side, shoulder, elbow, wrist, hand: 'hanging', behind };
}

function legOf(
  { h, size }: Measures,
  { ankle: ankleY, crotch, hip: at, knee: kneeY, turn }: Trunk,
  pose: Pose,
  side: -1 | 1,
  isResting: boolean,
): Leg {
  const hip = { x: side * at.w * 0.5, y: crotch - h * 0.03, r: at.w * 0.52 };
  const knee = { x: side * size('kneeAside'), y: kneeY, r: size('knee') };
  const ankle = { x: side * h * 0.047, y: ankleY, r: size('ankle') };
  if (pose === 'walking') {
    const [kneeX, ankleX, lift] = side > 0 ? [0.075, 0.115, 0] : [-0.012, -0.1, 0.022];
    return {
      ...{ side, hip, knee: { ...knee, x: h * kneeX } },
      ankle: { ...ankle, x: h * ankleX, y: ankleY - h * lift },
      toes: 1,
    };
  }
  // One leg carries the weight, the other rests outside with a soft knee.
  knee.x += side * h * (isResting ? 0.02 : -0.004);
  ankle.x += side * h * (isResting ? 0.034 : -0.014);
  const front = side * (isResting ? 0.75 : 0.3);
  return { side, hip, knee, ankle, toes: Math.abs(turn) < 0.5 ? front : turn * 0.8 + side * 0.15 };
}
