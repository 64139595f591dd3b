import { seededRandom } from '@groundwork/imaging/seeded-random';

/** One person of a group, in metres from the group's middle. */
export interface Standing {
  readonly person: number;
  readonly aside: number;
  /** Nearer to the camera than the group's middle. */
  readonly nearer: number;
}

/** Width of a person with hanging arms, as a share of the height. */
const WIDTH = 0.29;
/** Height in metres below which a person stands in front. */
const CHILD = 1.45;

export function widthOf(metres: number): number {
  return WIDTH * metres;
}

/** Ways in which a family stands together, close ones last; the same seed gives the same. */
export function groupLayouts(heights: readonly number[], seed: number): Standing[][] {
  const random = seededRandom(seed, 'people-groups');
  const layouts: Standing[][] = [];
  for (const closeness of [1.12, 0.98, 0.86]) {
    const order = arranged(heights);
    if (random.next() < 0.5) order.reverse();
    let aside = 0;
    const row = order.map((person, place): Standing => {
      const height = heights[person] ?? 1.7;
      const before = order[place - 1];
      if (before !== undefined) {
        const apart = (widthOf(height) + widthOf(heights[before] ?? 1.7)) / 2;
        aside += apart * closeness * random.between(0.94, 1.1);
      }
      const nearer = height < CHILD ? random.between(0.2, 0.34) : random.between(-0.12, 0.12);
      return { person, aside, nearer };
    });
    layouts.push(row.map((one) => ({ ...one, aside: one.aside - aside / 2 })));
  }
  return layouts;
}

/** Children between the grown, and the first of the grown at one end. */
function arranged(heights: readonly number[]): number[] {
  const people = heights.map((_, person) => person);
  const grown = people.filter((person) => (heights[person] ?? 0) >= CHILD);
  const children = people.filter((person) => (heights[person] ?? 0) < CHILD);
  const row: number[] = [];
  for (let place = 0; row.length < people.length; place += 1) {
    const one = grown[place];
    if (one !== undefined) row.push(one);
    const child = children[place];
    if (child !== undefined) row.push(child);
  }
  return row;
}
