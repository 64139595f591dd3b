import type { Appearance } from './appearance/appearance.js';
import type { Figure, Reach, Reaches } from './draw/body.js';
import { isRobe } from './draw/clothes/worn.js';
import { canReach, reachesOf } from './draw/gestures.js';

export interface Person {
  readonly member: number;
  readonly appearance: Appearance;
  readonly figure: Figure;
  readonly left: number;
  readonly right: number;
}

export type Standing = Person & { x: number; before: number };

export interface Hands {
  readonly reaches: Reaches;
  /** Sides whose hands rest on a person in front. */
  readonly over: readonly (-1 | 1)[];
}

/** Years under which a child holds a hand. */
const BY_THE_HAND = 9;

/**
 * A baby is held at the side that is `outside`, a child's shoulder is touched, partners put an arm round each other.
 */
export function handsOf(
  person: Standing,
  back: readonly Standing[],
  front: readonly Standing[],
  { carries, outside }: { readonly carries: (person: Person) => boolean; readonly outside: -1 | 1 },
): Hands {
  const { figure, appearance } = person;
  const { height: h, shoulder, waist, armpit } = figure;
  if (carries(person)) {
    const below: Reach = { x: -outside * h * 0.02, y: waist.y - h * 0.005, hand: 'resting' };
    const beside: Reach = { x: outside * h * 0.035, y: armpit.y + h * 0.075, hand: 'resting' };
    return {
      reaches: outside > 0 ? { left: below, right: beside } : { left: beside, right: below },
      over: [],
    };
  }
  if (figure.seat !== null) return { reaches: {}, over: [] };
  const at = back.indexOf(person);
  if (at < 0) return { reaches: childHands(person, back, front, carries), over: [] };
  const reaches: { left?: Reach; right?: Reach } = appearance.expecting
    ? { ...reachesOf('on_belly', figure, 1) }
    : {};
  const over: (-1 | 1)[] = [];
  for (const side of [-1, 1] as const) {
    const key = side < 0 ? 'left' : 'right';
    if (reaches[key] !== undefined) continue;
    const child = childAt(person, side, front);
    const neighbour = back[at + side];
    if (child !== undefined) {
      const top = child.figure.shoulder.y + child.before;
      if (givesHand(person, child, front, carries)) {
        // The child gives one too, see childHands.
        const { x, y } = joinedHands(child, person);
        // Each wrist ends a hand's length before the place where the hands meet.
        reaches[key] = { x: x - person.x, y: y - person.before - 5, hand: 'fist' };
      } else if (-top < -shoulder.y * 0.86) {
        const shoulderOfChild = {
          x: child.x - person.x - side * child.figure.shoulder.w * 0.5,
          y: top - 0.5,
        };
        // Of a child that is too small the hand would end in the face.
        if (canReach(figure.arms[side < 0 ? 0 : 1], shoulderOfChild)) {
          reaches[key] = { ...shoulderOfChild, hand: 'hidden' };
          over.push(side);
        }
      }
    } else if (
      neighbour !== undefined &&
      appearance.ageYears >= 16 &&
      neighbour.appearance.ageYears >= 16 &&
      (neighbour.x - person.x) * side < 56 &&
      neighbour.figure.seat === null
    ) {
      // The hand ends behind the neighbour's back, else the arm looks cut off in the gap.
      reaches[key] = {
        x: neighbour.x - person.x - side * neighbour.figure.waist.w * 0.5,
        y: waist.y + h * 0.01,
        hand: 'hidden',
        behind: true,
      };
    } else if (
      neighbour === undefined &&
      appearance.ageYears > 12 &&
      at % 2 === 0 &&
      !wideSleeved(appearance)
    ) {
      reaches[key] = { x: side * (waist.w + h * 0.02), y: waist.y + h * 0.026, hand: 'fist' };
    }
  }
  return { reaches, over };
}

/** A wide sleeve on a hip hides the hand and the waist. */
function wideSleeved({ outfit: { onePiece, outer } }: Appearance): boolean {
  return (onePiece !== null && isRobe(onePiece.kind)) || outer?.kind === 'poncho';
}

/** The child that stands before somebody, at this side. */
function childAt(person: Standing, side: -1 | 1, front: readonly Standing[]): Standing | undefined {
  return front.find(
    ({ x, appearance: { aids, ageYears } }) =>
      (x - person.x) * side > 0 && Math.abs(x - person.x) < 46 && !aids.wheelchair && ageYears >= 2,
  );
}

/** Whether somebody holds a child by the hand: the child is small enough for it, and the hand is free. */
function givesHand(
  elder: Standing,
  child: Standing,
  front: readonly Standing[],
  carries: (person: Person) => boolean,
): boolean {
  const { aids, expecting } = elder.appearance;
  const { cane, whiteCane, guideDog, crutches, walker } = aids;
  const isBusy = cane || whiteCane || guideDog || crutches || walker || expecting;
  if (isBusy || carries(elder) || elder.figure.seat !== null) return false;
  if (childAt(elder, child.x > elder.x ? 1 : -1, front) !== child) return false;
  const top = child.figure.shoulder.y + child.before;
  return child.appearance.ageYears < BY_THE_HAND && -top < elder.figure.height * 0.47;
}

/** A small child gives a hand to each elder who holds one out, and lets the others hang. */
function childHands(
  child: Standing,
  back: readonly Standing[],
  front: readonly Standing[],
  carries: (person: Person) => boolean,
): Reaches {
  const hands: { left?: Reach; right?: Reach } = {};
  for (const elder of back) {
    if (!givesHand(elder, child, front, carries)) continue;
    const side = elder.x > child.x ? 1 : -1;
    const { x, y } = joinedHands(child, elder);
    hands[side < 0 ? 'left' : 'right'] = {
      ...{ x: x - child.x - side * 4, y: y - child.before + 3 },
      hand: 'fist',
    };
  }
  return hands;
}

/** Where a small child's hand meets an elder's, at the child's shoulder or lower, in the group's centimetres. */
function joinedHands(child: Standing, elder: Standing): { readonly x: number; readonly y: number } {
  const side = elder.x > child.x ? 1 : -1;
  const { shoulder, height } = child.figure;
  const hanging = elder.figure.hip.y - elder.figure.height * 0.01 + elder.before;
  return {
    x: child.x + side * (shoulder.w + height * 0.085),
    y: Math.max(hanging, shoulder.y + child.before + height * 0.05),
  };
}
