import type { Appearance } from './appearance/appearance.js';
import { roomOf } from './draw/aids.js';
import { figureOf } from './draw/figure.js';
import { seatOf } from './draw/seat.js';
import { type Hands, handsOf, type Person, type Standing } from './group-hands.js';
import type { Seed } from './seed.js';

export interface Place extends Hands {
  /** Which of the members, by index. */
  readonly member: number;
  /** Where the feet stand, in centimetres from the group's middle, and how far before the back row. */
  readonly x: number;
  readonly before: number;
  /** Degrees to the viewer's right: people turn a little towards each other. */
  readonly yaw: number;
  /** The baby in this person's arms, at the side away from the others, where no child stands before it. */
  readonly carries: { readonly member: number; readonly side: -1 | 1 } | null;
}

export interface GroupLayout {
  /** From back to front; who is carried has no place of their own. */
  readonly places: readonly Place[];
  /** Window on the group in centimetres, y down from the ground of the back row. */
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
}

/** Age in years below which a child is carried if possible, and above which it holds a hand. */
const CARRIED = 1.6;
/** Shorter people stand in front. */
const BACK_HEIGHT = 146;
/** How far the front row stands before the back row, in centimetres of the picture. */
const BEFORE = 13;

/**
 * Arranges people as a family stands: the grown side by side and close, the old at the ends, the small in front between
 * their elders with a hand on their shoulder, the smallest on an arm. `ratio` is the picture's width by its height.
 */
export function groupLayout(
  members: readonly { readonly appearance: Appearance; readonly seed: Seed }[],
  ratio: number,
): GroupLayout {
  const people = members.map(({ appearance, seed }, member): Person => {
    const figure = figureOf(appearance, seed, 'front', {});
    return { member, appearance, figure, ...roomOf(figure, appearance) };
  });
  const carriers = people.filter(canCarry);
  const babies = people.filter(
    ({ appearance }) => appearance.ageYears < CARRIED && !appearance.aids.wheelchair,
  );
  const carried = new Map<number, Person>();
  for (const [index, baby] of babies.entries()) {
    const carrier = carriers[index];
    if (carrier !== undefined) carried.set(carrier.member, baby);
  }
  const onArm = new Set([...carried.values()].map(({ member }) => member));
  const standing = people.filter(({ member }) => !onArm.has(member));
  const isBack = ({ figure, appearance }: Person) =>
    figure.height >= BACK_HEIGHT && seatOf(appearance) !== 'floor';
  const grown = inFamilyOrder(standing.filter(isBack));
  const small = standing.filter((person) => !isBack(person));
  const back = row(grown, 0, (one, two) =>
    carried.has(one.member) || carried.has(two.member) ? 3 : closeness(one, two),
  );
  const front = row(small, grown.length === 0 ? 0 : BEFORE, () => 6);
  between(back, front);
  // Whoever carries a baby or sits is drawn over the neighbours.
  const isOver = ({ member, figure }: Person) => carried.has(member) || figure.seat !== null;
  const all = [
    ...[...back].sort((one, two) => Number(isOver(one)) - Number(isOver(two))),
    ...front,
  ];
  const left = Math.min(...all.map((person) => person.x - person.left));
  const right = Math.max(...all.map((person) => person.x + person.right));
  const middle = (left + right) / 2;
  const carries = ({ member }: Person) => carried.has(member);
  const places = all.map((person): Place => {
    const outside = person.x < middle - 4 ? -1 : 1;
    const baby = carried.get(person.member);
    return {
      member: person.member,
      x: person.x - middle,
      before: person.before,
      yaw:
        (person.x < middle - 4 ? 1 : person.x > middle + 4 ? -1 : person.figure.yaw < 0 ? -1 : 1) *
        8,
      ...handsOf(person, back, front, { carries, outside }),
      carries: baby === undefined ? null : { member: baby.member, side: outside },
    };
  });
  const tallest = Math.max(
    ...all.map(
      ({ figure, appearance }) =>
        -figure.head.y + figure.head.height * (appearance.outfit.headwear === null ? 0.78 : 0.92),
    ),
  );
  const bottom = (front.length > 0 ? BEFORE : 0) + 12;
  const width = Math.max(right - left + 36, (tallest + 10 + bottom) * ratio);
  const high = width / ratio;
  const spare = high - tallest - 10 - bottom;
  return { places, width, top: -(tallest + 10) - spare * 0.62, bottom: bottom + spare * 0.38 };
}

function canCarry({ appearance: { ageYears, aids } }: Person): boolean {
  return (
    ageYears >= 20 &&
    ageYears < 70 &&
    !aids.wheelchair &&
    !aids.crutches &&
    !aids.walker &&
    !aids.whiteCane &&
    !aids.guideDog &&
    aids.prosthesis?.endsWith('arm') !== true
  );
}

/** Parents in the middle, grandparents and grown children at the ends, each next to a parent. */
function inFamilyOrder(people: readonly Person[]): Person[] {
  const rank = ({ appearance: { ageYears } }: Person) =>
    ageYears >= 60 ? 2 : ageYears < 20 ? 1 : 0;
  const sorted = [...people].sort(
    (one, two) =>
      rank(one) - rank(two) || two.figure.height - one.figure.height || one.member - two.member,
  );
  const order: Person[] = [];
  for (const [index, person] of sorted.entries()) {
    // With a dog at the left hand only the right end of the row has room.
    if (person.appearance.aids.guideDog || index % 2 === 0) order.push(person);
    else order.unshift(person);
  }
  return order;
}

/** Centimetres by which two who stand side by side overlap. */
function closeness(one: Person, two: Person): number {
  const aided = [one, two].some(
    ({ appearance: { aids } }) => aids.whiteCane || aids.guideDog || aids.crutches || aids.walker,
  );
  if (aided) return -2;
  // A person next to a wheelchair stands behind its wheel.
  return one.figure.seat === 'wheelchair' || two.figure.seat === 'wheelchair' ? 24 : 11;
}

function row(
  people: readonly Person[],
  before: number,
  overlap: (one: Person, two: Person) => number,
): Standing[] {
  let x = 0;
  const standing = people.map((person, index): Standing => {
    const last = people[index - 1];
    if (last !== undefined) x += last.right + person.left - overlap(last, person);
    return { ...person, x, before };
  });
  const [first, last] = [standing[0], standing.at(-1)];
  if (first === undefined || last === undefined) return standing;
  const middle = (first.x - first.left + last.x + last.right) / 2;
  for (const person of standing) person.x -= middle;
  return standing;
}

/** Moves each person of the front row to the nearest place where no face is hidden and nobody overlaps. */
function between(back: readonly Standing[], front: readonly Standing[]): void {
  if (back.length === 0) return;
  const gaps = back.slice(1).map((person, index) => (person.x + (back[index]?.x ?? person.x)) / 2);
  const [only] = back;
  const wished =
    gaps.length > 0 || only === undefined ? gaps : [only.x + only.right, only.x - only.left];
  const placed: Standing[] = [];
  for (const [index, child] of front.entries()) {
    const start = Math.floor((wished.length - front.length) / 2);
    const wish = wished[front.length <= wished.length ? start + index : index] ?? child.x;
    const candidates = Array.from(
      { length: 121 },
      (_, step) => wish + (step % 2 === 0 ? -1 : 1) * 3 * Math.ceil(step / 2),
    );
    child.x = candidates.find((x) => isFree({ ...child, x }, back, placed)) ?? child.x;
    placed.push(child);
  }
}

function isFree(child: Standing, back: readonly Standing[], placed: readonly Standing[]): boolean {
  const crown = child.figure.head.y - child.figure.head.height * 0.62 + child.before;
  const free = (other: Standing) => {
    const { head, seat } = other.figure;
    const { aids } = other.appearance;
    const onLeft = child.x < other.x;
    // Nobody stands before the wheels of a chair, a cane or a dog.
    if (seat === 'wheelchair' || (onLeft ? aids.whiteCane || aids.cane : aids.guideDog)) {
      const room = onLeft ? other.left : other.right;
      return Math.abs(other.x - child.x) > room + child.figure.shoulder.w - 6;
    }
    const chin = head.y + head.height * 0.5;
    // Whoever ends below the other's chin hides no face.
    return (
      crown > chin + 2 ||
      Math.abs(other.x + head.x - child.x) > head.height * 0.42 + child.figure.shoulder.w
    );
  };
  return (
    back.every(free) &&
    placed.every((other) =>
      other.x < child.x
        ? child.x - other.x > other.right + child.left - 7
        : other.x - child.x > child.right + other.left - 7,
    )
  );
}
