import type { Point } from '@groundwork/imaging';
import { summedTable } from '@groundwork/imaging/regions';
import { seededRandom } from '@groundwork/imaging/seeded-random';
import type { PhotoReading } from '../../property-ports.js';
import type { StandingRoom } from './standing-room.js';

/** One person of a group, in metres from the group's middle. */
interface Standing {
  readonly person: number;
  readonly aside: number;
  /** Nearer to the camera than the group's middle. */
  readonly nearer: number;
}

/** Width of a person with hanging arms, as a share of the height. */
const WIDTH = 0.29;
/** Height in metres below which a person stands in front. */
const CHILD = 1.45;

function widthOf(metres: number): number {
  return WIDTH * metres;
}

/** Ways in which a family stands together, close ones last; the same seed gives the same. */
function groupLayouts(heights: readonly number[], seed: number): Standing[][] {
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

/** Where one person stands, in pixels of the picture that was read. */
export interface Place {
  readonly person: number;
  readonly x: number;
  readonly y: number;
  readonly pixelsPerMetre: number;
}

/** More would be a party. */
const MOST = 4;
/** Focal length as a share of the picture's height: the wide angle of photos of houses. */
const FOCAL = 0.85;
/** Standing height of the tallest as a share of the picture's height. */
const tallness = {
  inside: { least: 0.16, best: 0.42, most: 0.68 },
  outside: { least: 0.085, best: 0.26, most: 0.6 },
} as const;
/** Share of the ground under a person that must be firm and open. */
const SURE = 0.94;
/** Metres to each side that are ground for the most part. */
const ROOM = 0.6;
/** Of a place that may be used; 1 is best. */
const GOOD = 0.12;

/** The best places for as many of the people as find room, the first of them first. */
export function choosePlaces(
  room: StandingRoom,
  heights: readonly number[],
  { setting, focus }: Pick<PhotoReading, 'setting' | 'focus'>,
  seed: number,
): Place[] {
  const { ground, eye } = room;
  const { width, height } = ground;
  const firm = summedTable(ground.firm, width, height);
  const open = summedTable(ground.open, width, height);
  const random = seededRandom(seed, 'people-places');
  const side = random.next() < 0.5 ? -1 : 1;
  let best: { readonly places: Place[]; readonly score: number } = { places: [], score: GOOD };
  const most = Math.min(MOST, heights.length);
  for (let count = most; count > 0; count -= 1) {
    const group = heights.slice(0, count);
    for (const layout of groupLayouts(group, seed + count)) {
      for (let y = Math.ceil(eye.horizon * height) + 2; y < height - 2; y += 2) {
        for (let x = 0.03 * width; x < 0.97 * width; x += 0.012 * width) {
          const places = standingAt(layout, x, y, room);
          if (
            !places.every((place) => fits(place, group, { width, height, firm, open }, setting))
          ) {
            continue;
          }
          const quality = qualityOf(places, group, { width, height }, { setting, focus }, side);
          const score = quality * (0.5 + (0.5 * count) / most);
          if (score > best.score) best = { places, score };
        }
      }
    }
  }
  return best.places.toSorted((one, other) => one.y - other.y);
}

/** The group on level ground, its middle at a pixel. */
function standingAt(
  layout: readonly Standing[],
  x: number,
  y: number,
  { ground, eye }: StandingRoom,
): Place[] {
  const { height } = ground;
  const horizon = eye.horizon * height;
  const focal = FOCAL * height;
  const away = (focal * eye.metres) / (y - horizon);
  return layout.map(({ person, aside, nearer }) => {
    // Nobody steps into the camera.
    const distance = Math.max(0.6, away - nearer);
    const pixelsPerMetre = focal / distance;
    return {
      person,
      x: x + aside * pixelsPerMetre,
      y: horizon + eye.metres * pixelsPerMetre,
      pixelsPerMetre,
    };
  });
}

interface GroundSums {
  readonly width: number;
  readonly height: number;
  readonly firm: Float64Array;
  readonly open: Float64Array;
}

function fits(
  { person, x, y, pixelsPerMetre: metre }: Place,
  heights: readonly number[],
  { width, height, firm, open }: GroundSums,
  setting: PhotoReading['setting'],
): boolean {
  const metres = heights[person] ?? 0;
  const tall = metres * metre;
  const { least, most } = tallness[setting];
  // A child may be smaller than the adult next to it.
  if (tall < least * height * Math.min(1, metres / 1.7) || tall > most * height) return false;
  if (y + 0.04 * metre > height - 2 || y - 1.07 * tall < 0.015 * height) return false;
  const half = (widthOf(metres) / 2) * metre;
  if (x - 1.25 * half < 0.01 * width || x + 1.25 * half > 0.99 * width) return false;
  const feet = Math.max(0.16 * metre, 0.8 * half);
  // Nobody stands on the rim of a planter.
  const about = ROOM * metre;
  const free = share(firm, width, height, x - about, y - 1, x + about, y + 1);
  if (free < 0.72) return false;
  const beneath = [x - feet, y - 0.05 * metre, x + feet, y + 0.05 * metre] as const;
  if (share(firm, width, height, ...beneath) < SURE) return false;
  // Nor may an arm hang before a chair that is nearer.
  const arms = 1.1 * half;
  return share(open, width, height, x - arms, y - 0.01 * metre, x + arms, y + 0.01 * metre) >= SURE;
}

/** 0 to 1: away from the photo's subject and border, in a suitable size, on this scene's side. */
function qualityOf(
  places: readonly Place[],
  heights: readonly number[],
  { width, height }: { readonly width: number; readonly height: number },
  { setting, focus }: { readonly setting: PhotoReading['setting']; readonly focus: Point },
  side: number,
): number {
  const tallest = Math.max(
    ...places.map(({ person, pixelsPerMetre }) => (heights[person] ?? 0) * pixelsPerMetre),
  );
  const size = Math.exp(-((Math.log(tallest / height / tallness[setting].best) / 0.6) ** 2));
  const xs = places.map(({ x }) => x / width);
  const middle = xs.reduce((sum, x) => sum + x, 0) / xs.length;
  // Small people before a house hide nothing of it.
  const hiding = Math.min(1, tallest / height / 0.3);
  const nearest = Math.min(...xs.map((x) => Math.abs(x - focus.x)));
  const aside = 1 - 0.75 * hiding * Math.exp(-((nearest / 0.13) ** 2));
  const border = Math.min(1, Math.min(...xs.map((x) => Math.min(x, 1 - x))) / 0.13);
  const sided = 1 + 0.16 * side * Math.sign(middle - 0.5);
  return (size * aside * (0.45 + 0.55 * border) * sided) / 1.16;
}

/** Share of a rectangle's pixels in the mask; outside the picture the border repeats. */
function share(
  table: Float64Array,
  width: number,
  height: number,
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
): number {
  const left = Math.min(width - 1, Math.max(0, Math.floor(fromX)));
  const right = Math.min(width, Math.max(left + 1, Math.ceil(toX)));
  const top = Math.min(height - 1, Math.max(0, Math.floor(fromY)));
  const bottom = Math.min(height, Math.max(top + 1, Math.ceil(toY)));
  const at = (x: number, y: number) => table[y * (width + 1) + x] ?? 0;
  const inside = at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top);
  return inside / ((right - left) * (bottom - top));
}
