import type { Appearance } from './appearance/appearance.js';
import type { Reach, Reaches } from './draw/body.js';
import type { Figure } from './draw/figure.js';
import { reachesOf } from './draw/gestures.js';

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
  baby: Person | undefined,
  outside: -1 | 1,
): Hands {
  const { figure, appearance } = person;
  const { height: h, shoulder, waist, armpit } = figure;
  if (baby !== undefined) {
    const below: Reach = { x: -outside * h * 0.02, y: waist.y - h * 0.005, hand: 'resting' };
    const beside: Reach = { x: outside * h * 0.035, y: armpit.y + h * 0.075, hand: 'resting' };
    return {
      reaches: outside > 0 ? { left: below, right: beside } : { left: beside, right: below },
      over: [],
    };
  }
  if (figure.seat !== null) return { reaches: {}, over: [] };
  const at = back.indexOf(person);
  if (at < 0) return { reaches: childHands(person, back), over: [] };
  const reaches: { left?: Reach; right?: Reach } = appearance.expecting
    ? { ...reachesOf('on_belly', figure, 1) }
    : {};
  const over: (-1 | 1)[] = [];
  for (const side of [-1, 1] as const) {
    const key = side < 0 ? 'left' : 'right';
    if (reaches[key] !== undefined) continue;
    const child = front.find(
      ({ x, appearance: { aids, ageYears } }) =>
        (x - person.x) * side > 0 &&
        Math.abs(x - person.x) < 46 &&
        !aids.wheelchair &&
        ageYears >= 2,
    );
    const neighbour = back[at + side];
    if (child !== undefined) {
      const top = child.figure.shoulder.y + child.before;
      if (child.appearance.ageYears < BY_THE_HAND && -top < h * 0.47) {
        // The child reaches up to this hand, see childHands.
        const { x, y } = joinedHands(child, person);
        // Each wrist ends a hand's length before the place where the hands meet.
        reaches[key] = { x: x - person.x, y: y - person.before - 5, hand: 'fist' };
      } else if (-top < -shoulder.y * 0.86) {
        reaches[key] = {
          x: child.x - person.x - side * child.figure.shoulder.w * 0.5,
          y: top - 0.5,
          hand: 'hidden',
        };
        over.push(side);
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
    } else if (neighbour === undefined && appearance.ageYears > 12 && at % 2 === 0) {
      reaches[key] = { x: side * (waist.w + h * 0.02), y: waist.y + h * 0.026, hand: 'fist' };
    }
  }
  return { reaches, over };
}

/** A small child between two elders gives a hand to the nearer one; others wave or let them hang. */
function childHands(child: Standing, back: readonly Standing[]): Reaches {
  const { appearance } = child;
  const nearest = [...back].sort(
    (one, two) => Math.abs(one.x - child.x) - Math.abs(two.x - child.x),
  )[0];
  if (nearest === undefined || appearance.ageYears >= BY_THE_HAND || appearance.ageYears < 1.3)
    return {};
  const side = nearest.x > child.x ? 1 : -1;
  const { x, y } = joinedHands(child, nearest);
  const hand = { x: x - child.x - side * 4, y: y - child.before + 3, hand: 'fist' as const };
  return side < 0 ? { left: hand } : { right: hand };
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
