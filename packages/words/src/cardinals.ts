export type Gender = 'masculine' | 'feminine';

/**
 * A whole number in words as it stands before a noun of this gender; null where the synthesiser, which takes every
 * number for a masculine one that stands alone, says the figures right.
 */
export type Agreement = (number: number, gender: Gender) => string | null;

/** Words reach up to here. */
const BOUND = 1e6;

/** The three figures of a group, hundreds first. */
export function figures(group: number): readonly [number, number, number] {
  return [Math.floor(group / 100), Math.floor(group / 10) % 10, group % 10];
}

/** Whether the last two figures end in one of these, and are not eleven or twelve. */
function endsIn(group: number, units: readonly number[]): boolean {
  const [, ten, unit] = figures(group);
  return ten !== 1 && units.includes(unit);
}

interface Change {
  /** Ends of a group of three that are said otherwise. */
  readonly masculine: readonly number[];
  readonly feminine: readonly number[];
}

export function changes(number: number, gender: Gender, change: Change): boolean {
  if (number < 2 || number >= BOUND || !Number.isInteger(number)) return false;
  const thousand = Math.floor(number / 1000);
  // One thousand is "mil" alone.
  return [number % 1000, thousand === 1 ? 0 : thousand].some(
    (group) =>
      group > 0 &&
      (endsIn(group, change[gender]) || (gender === 'feminine' && figures(group)[0] > 1)),
  );
}

/** "mil" with the words before and after it. */
export function thousands(
  number: number,
  join: (rest: number) => string,
  below: (group: number, gender: Gender) => string,
  [front, back]: readonly [front: Gender, back: Gender],
): string {
  const [thousand, rest] = [Math.floor(number / 1000), number % 1000];
  const parts = [
    thousand === 0 ? '' : thousand === 1 ? 'mil' : `${below(thousand, front)} mil`,
    rest === 0 ? '' : below(rest, back),
  ];
  return parts.filter((part) => part !== '').join(join(rest));
}
