import type { Appearance } from './appearance/appearance.js';
import { crownOf } from './draw/seat.js';

export interface Place {
  /** Which of the members, by index. */
  readonly member: number;
  /** Where the feet stand, in centimetres from the group's middle. */
  readonly x: number;
  /** How far the person is raised, in centimetres; a small child stands on something below the picture's edge. */
  readonly raised: number;
  /** Times natural size: who stands in front is a little nearer. */
  readonly scale: number;
}

export interface GroupLayout {
  /** From back to front. */
  readonly places: readonly Place[];
  /** Window on the group in centimetres, y up from the ground. */
  readonly width: number;
  readonly bottom: number;
  readonly top: number;
}

/** Adults stand shoulder behind shoulder, this far apart. */
const BACK_SPACING = 43;
const FRONT_SPACING = 50;
/** Whoever is at least this tall can stand behind. */
const BACK_HEIGHT = 148;
const FRONT_SCALE = 1.04;

/**
 * Arranges people as a photographer would: the tall behind with the tallest in the middle, the small in front in
 * the gaps, every face free. `ratio` is the picture's width by its height.
 */
export function groupLayout(members: readonly Appearance[], ratio: number): GroupLayout {
  const heights = members.map(crownOf);
  const byHeight = heights
    .map((height, member) => ({ member, height }))
    .sort((one, two) => two.height - one.height || one.member - two.member);
  const tall = byHeight.filter(({ height }) => height >= BACK_HEIGHT);
  const small = byHeight.filter(({ height }) => height < BACK_HEIGHT);
  // Four and more grown people stand in two rows; a group of children in as many as it takes.
  const inBack =
    tall.length === 0
      ? Math.ceil(small.length / 2)
      : tall.length <= 3 || small.length > 0
        ? tall.length
        : Math.ceil(tall.length / 2);
  const back = byHeight.slice(0, inBack);
  const front = byHeight.slice(inBack);

  const backRow = middleFirst(back);
  const backXs = spread(backRow.length, BACK_SPACING);
  const frontRow = middleFirst(front);
  // An odd number fits between an even one; else half a step to the side.
  const shift = front.length > 0 && front.length % 2 === back.length % 2 ? BACK_SPACING / 2 : 0;
  const frontXs = spread(frontRow.length, FRONT_SPACING).map(
    (x) => x - (front.length === 1 && back.length === 1 ? -34 : shift),
  );

  const tallest = Math.max(...heights);
  const xs = [...backXs, ...frontXs];
  const left = Math.min(...xs);
  const right = Math.max(...xs);
  const crown = tallest + 17;
  const width = Math.max(right - left + 92, (crown - tallest * 0.44) * ratio);
  const bottom = crown - width / ratio;
  const middle = (left + right) / 2;

  const backTop = Math.min(...back.map(({ height }) => height));
  const places: Place[] = [
    ...backRow.map(({ member }, index) => ({
      member,
      x: (backXs[index] ?? 0) - middle,
      raised: 0,
      scale: 1,
    })),
    ...frontRow.map(({ member, height }, index) => {
      // Heads of the front row reach to the others' chests.
      const wanted =
        height >= BACK_HEIGHT ? backTop - 32 : Math.max(height, Math.min(backTop - 40, crown - 62));
      const raised = Math.min(wanted - height * FRONT_SCALE, Math.max(0, bottom - 3));
      return { member, x: (frontXs[index] ?? 0) - middle, raised, scale: FRONT_SCALE };
    }),
  ];
  return { places, width, bottom, top: crown };
}

/** The first in the middle, the others to its sides by turns. */
function middleFirst<T>(row: readonly T[]): T[] {
  const placed: T[] = [];
  for (const [index, one] of row.entries()) {
    if (index % 2 === 0) placed.push(one);
    else placed.unshift(one);
  }
  return placed;
}

function spread(count: number, spacing: number): number[] {
  return Array.from({ length: count }, (_, index) => (index - (count - 1) / 2) * spacing);
}
