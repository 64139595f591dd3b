import { readData } from '@groundwork/words/data';
import { z } from 'zod';
import type { Appearance } from '../appearance/appearance.js';
import { chosen, rows } from '../appearance/choices.js';
import { chances, type Seed } from '../seed.js';
import { type Arm, hands, type Reach, type Reaches } from './body.js';
import type { Joint } from './outline.js';

const gestures = [
  ...(['relaxed', 'pocket', 'both_pockets', 'hip', 'clasped'] as const),
  ...(['wave', 'behind', 'on_belly', 'arms_out'] as const),
] as const;
type Gesture = (typeof gestures)[number];

const reachSchema = z
  .strictObject({
    x: z.tuple([z.enum(['shoulder', 'waist', 'hip']), z.number(), z.number()]),
    y: z.tuple([z.enum(['head', 'waist', 'hip']), z.number()]),
    hand: z.enum(hands),
    behind: z.boolean().default(false),
  })
  .optional();
const data = readData(
  new URL('../data/gestures.json', import.meta.url),
  z.strictObject({
    chosen: rows(gestures),
    hands: z.record(
      z.enum(gestures),
      z.strictObject({ lead: reachSchema, other: reachSchema, both: reachSchema }),
    ),
  }),
);

/** Measures that a gesture is made of, in centimetres. */
export interface Trunk {
  readonly height: number;
  readonly shoulder: { readonly w: number };
  readonly waist: { readonly w: number; readonly y: number };
  readonly hip: { readonly w: number; readonly y: number };
  readonly head: { readonly y: number };
}

/** A gesture that suits age, mood and clothes; hands that hold an aid make none. */
export function chooseGesture(appearance: Appearance, seed: Seed): Gesture {
  const { ageYears, expecting, marks, mood, outfit, presentation } = appearance;
  if (expecting) return 'on_belly';
  // What is described on an arm is not hidden in a pocket or behind the back; a poncho lies over the arms.
  const isShown = outfit.watch !== null || outfit.bracelet !== null || marks.tattoo === 'arm';
  if (isShown || outfit.outer?.kind === 'poncho') return 'relaxed';
  const isSo = {
    laughs: mood === 'laugh',
    masculine: presentation === 'masculine',
    pockets: ['trousers', 'chinos', 'jeans', 'shorts'].includes(outfit.bottom?.kind ?? ''),
  };
  return chosen(data.chosen, ageYears, isSo, chances(seed, 'gesture'));
}

/** Where the hands of a gesture go; `lead` is the side of the busier hand. */
export function reachesOf(gesture: Gesture, trunk: Trunk, lead: -1 | 1): Reaches {
  const drawn = data.hands[gesture];
  const reach = (side: -1 | 1): Reach | undefined => {
    const said = drawn.both ?? (side === lead ? drawn.lead : drawn.other);
    if (said === undefined) return undefined;
    const [across, share, more] = said.x;
    const [from, below] = said.y;
    return {
      x: side * (trunk[across].w * share + trunk.height * more),
      y: trunk[from].y + trunk.height * below,
      ...{ hand: said.hand, behind: said.behind },
    };
  };
  const [left, right] = [reach(-1), reach(1)];
  return { ...(left === undefined ? {} : { left }), ...(right === undefined ? {} : { right }) };
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
