import type { Appearance } from '../appearance/appearance.js';
import { chances, type Seed, weighted } from '../seed.js';
import type { Arm, Reach, Reaches } from './body.js';
import type { Joint } from './outline.js';

export const gestures = [
  'relaxed',
  'pocket',
  'both_pockets',
  'hip',
  'clasped',
  'wave',
  'behind',
  'on_belly',
  'arms_out',
] as const;
export type Gesture = (typeof gestures)[number];

/** Measures that a gesture is made of, in centimetres. */
export interface Trunk {
  readonly height: number;
  readonly childlike: number;
  readonly shoulder: { readonly w: number; readonly y: number };
  readonly waist: { readonly w: number; readonly y: number };
  readonly hip: { readonly w: number; readonly y: number };
  readonly head: { readonly height: number; readonly x: number; readonly y: number };
}

/** A gesture that suits age, mood and clothes; hands that hold an aid make none. */
export function chooseGesture(appearance: Appearance, seed: Seed): Gesture {
  const { ageYears, marks, mood, outfit, presentation } = appearance;
  const next = chances(seed, 'gesture');
  if (appearance.expecting) return 'on_belly';
  // What is described on an arm is not hidden in a pocket or behind the back.
  if (outfit.watch !== null || outfit.bracelet !== null || marks.tattoo === 'arm') return 'relaxed';
  // A poncho lies over the arms.
  if (outfit.outer?.kind === 'poncho') return 'relaxed';
  const pockets =
    outfit.bottom !== null &&
    ['trousers', 'chinos', 'jeans', 'shorts'].includes(outfit.bottom.kind);
  if (ageYears < 4) {
    return weighted(next, [
      ['arms_out', 3],
      ['relaxed', 1],
      ['wave', 2],
    ] as const);
  }
  if (ageYears < 13) {
    return weighted(next, [
      ['wave', mood === 'laugh' ? 5 : 2],
      ['behind', 2],
      ['hip', 2],
      ['relaxed', 1],
      ['arms_out', 1],
    ] as const);
  }
  if (ageYears > 66) {
    return weighted(next, [
      ['clasped', 4],
      ['relaxed', 2],
      ['pocket', pockets && presentation === 'masculine' ? 2 : 0],
      ['behind', 1],
    ] as const);
  }
  return weighted(next, [
    ['relaxed', 2],
    ['pocket', pockets ? 4 : 0],
    ['both_pockets', pockets ? 2 : 0],
    ['hip', 1.6],
    ['clasped', presentation === 'feminine' ? 2 : 1],
    ['wave', mood === 'laugh' ? 3 : 0.5],
  ] as const);
}

/** Where the hands of a gesture go; `lead` is the side of the busier hand. */
export function reachesOf(gesture: Gesture, trunk: Trunk, lead: -1 | 1): Reaches {
  const { height: h, waist, hip, shoulder, head } = trunk;
  const on = (side: -1 | 1, reach: Reach): Reaches =>
    side < 0 ? { left: reach } : { right: reach };
  const both = (reach: (side: -1 | 1) => Reach): Reaches => {
    return { left: reach(-1), right: reach(1) };
  };
  const pocket = (side: -1 | 1): Reach => {
    return { x: side * hip.w * 0.92, y: hip.y - h * 0.004, hand: 'pocket' };
  };
  const onHip = (side: -1 | 1): Reach => {
    return { x: side * (waist.w + h * 0.02), y: waist.y + h * 0.026, hand: 'fist' };
  };
  switch (gesture) {
    case 'relaxed':
      return {};
    case 'pocket':
      return on(lead, pocket(lead));
    case 'both_pockets':
      return both(pocket);
    case 'hip':
      return on(lead, onHip(lead));
    case 'clasped':
      return both((side) => {
        return {
          x: side * h * 0.02,
          y: hip.y - h * 0.012 + (side === lead ? 0 : h * 0.01),
          hand: 'resting',
        };
      });
    case 'wave':
      return on(lead, {
        // Beside the head: before the brow it would be a salute.
        x: lead * (shoulder.w + h * (0.075 + 0.03 * trunk.childlike)),
        y: head.y + head.height * 0.3,
        hand: 'open',
      });
    case 'behind':
      return both((side) => {
        return { x: side * hip.w * 0.7, y: hip.y - h * 0.01, hand: 'hidden', behind: true };
      });
    case 'on_belly':
      return {
        ...on(lead, { x: lead * h * 0.024, y: waist.y + h * 0.078, hand: 'resting' }),
        ...on(lead === 1 ? -1 : 1, {
          x: -lead * h * 0.042,
          y: waist.y - h * 0.052,
          hand: 'resting',
        }),
      };
    case 'arms_out':
      return both((side) => {
        return { x: side * (shoulder.w + h * 0.17), y: waist.y + h * 0.02, hand: 'open' };
      });
  }
}

/** Bends an arm so that its wrist comes to a place, the elbow away from the trunk. */
export function bent(arm: Arm, reach: Reach): Arm {
  const { shoulder, side } = arm;
  const upper = distance(arm.shoulder, arm.elbow);
  const lower = distance(arm.elbow, arm.wrist);
  const [dx, dy] = [reach.x - shoulder.x, reach.y - shoulder.y];
  const far = Math.hypot(dx, dy) || 1;
  const span = Math.min(upper + lower - 0.05, Math.max(Math.abs(upper - lower) * 1.15, far));
  const along = (upper ** 2 - lower ** 2 + span ** 2) / (2 * span);
  const away = Math.sqrt(Math.max(0, upper ** 2 - along ** 2));
  const [ux, uy] = [dx / far, dy / far];
  // Of the two elbows the one that is farther out, or lower where the hand is raised or goes far to the side.
  const raised = reach.y < shoulder.y || side * (reach.x - shoulder.x) > far * 0.45;
  const elbows = [-1, 1].map((turn) => {
    return {
      x: shoulder.x + ux * along - uy * away * turn,
      y: shoulder.y + uy * along + ux * away * turn,
    };
  });
  const [one, other] = elbows;
  if (one === undefined || other === undefined) return arm;
  const better = raised ? one.y > other.y : side * one.x > side * other.x;
  const elbow = better ? one : other;
  return {
    ...arm,
    elbow: { ...elbow, r: arm.elbow.r },
    wrist: { x: shoulder.x + ux * span, y: shoulder.y + uy * span, r: arm.wrist.r },
    hand: reach.hand,
    behind: reach.behind ?? false,
  };
}

/** Whether an arm is long enough for its wrist to come to a place. */
export function canReach(arm: Arm, { x, y }: Pick<Reach, 'x' | 'y'>): boolean {
  const { shoulder, elbow, wrist } = arm;
  const long = distance(shoulder, elbow) + distance(elbow, wrist);
  return Math.hypot(x - shoulder.x, y - shoulder.y) <= long;
}

function distance(one: Joint, other: Joint): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
