import type { Canvas } from '../../compose/canvas.js';
import { mixed, type Rgb } from '../../compose/color.js';
import { type Area, type Areas, bottomOf, connectedAreas, rightOf } from '../layout/areas.js';
import { coverage } from '../layout/marks.js';
import type { Picture } from '../picture.js';
import { apart, distance, pixelAt } from '../pixels.js';
import { type Shade, samplesIn } from './design-document.js';
import type { LyingShade } from './fills.js';
import { zones } from './residual.js';
import type { Placing } from './trace.js';

/** Distance to what is drawn from which a px is shaded, and of neighbours that are of one soft shade; 0..255. */
const SHADED = 2;
const SOFT = 9;
/** Px of the smallest shade. */
const LEAST = 500;
/** Share of a shade's px that are less than half as strong as its strongest: a flat thing has none. */
const FADING = 0.25;
/** Mean distance of its colours to the mix of ground and shade. */
const PURE = 5;
/** Px that a shade goes on under what lies over it. */
const UNDER = 6;

const BLACK: Rgb = [0, 0, 0];

interface ShadeSight {
  /** Distance of each px to what is drawn. */
  readonly left: Uint8Array;
  readonly zone: Uint8Array;
  /** The fill that each px is of. */
  readonly owners: Uint8Array;
}

/** Shadows and glows: what differs from the ground softly, in one colour. */
export function shadesOf(
  picture: Picture,
  canvas: Canvas,
  { left, zone, owners }: ShadeSight,
  placing: Placing,
): LyingShade[] {
  const { width, height } = picture;
  const isSoft = new Uint8Array(left.length);
  let count = 0;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      if ((left[at] ?? 0) < SHADED) continue;
      const steps = Math.max(
        apart(picture, at, at + 1),
        apart(picture, at, at + width),
        apart(picture, at, at - 1),
        apart(picture, at, at - width),
      );
      if (steps > SOFT) continue;
      isSoft[at] = 1;
      count += 1;
    }
  }
  if (count < LEAST) return [];
  const areas = connectedAreas(picture, (at) => isSoft[at] === 1, {
    diagonal: false,
    least: LEAST,
  });
  return areas.areas.flatMap((area) => {
    const on = ownerOf(area, areas, owners);
    // A px at an edge says nothing of the shade beside it.
    const isBare = (at: number) =>
      zone[at] === zones.free &&
      owners[at] === on &&
      distance(pixelAt(picture, at), pixelAt(canvas, at)) < SHADED;
    const shade = shadeOf(area, areas, picture, canvas, left, isBare, placing);
    return shade === null ? [] : [{ shade, on }];
  });
}

function ownerOf({ box, label }: Area, { labels, width }: Areas, owners: Uint8Array): number {
  const votes = new Uint32Array(256);
  for (let y = box.y; y < bottomOf(box); y += 1) {
    for (let x = box.x; x < rightOf(box); x += 1) {
      const at = y * width + x;
      if (labels[at] !== label) continue;
      const owner = owners[at] ?? 0;
      votes[owner] = (votes[owner] ?? 0) + 1;
    }
  }
  return votes.indexOf(votes.reduce((most, count) => Math.max(most, count), 0));
}

function shadeOf(
  area: Area,
  { labels, width }: Areas,
  picture: Picture,
  canvas: Canvas,
  left: Uint8Array,
  isBare: (at: number) => boolean,
  placing: Placing,
): Shade | null {
  const pixels: number[] = [];
  for (let y = area.box.y; y < bottomOf(area.box); y += 1) {
    for (let x = area.box.x; x < rightOf(area.box); x += 1) {
      if (labels[y * width + x] === area.label) pixels.push(y * width + x);
    }
  }
  const strengths = pixels.map((at) => left[at] ?? 0).sort((one, other) => one - other);
  const strongest = strengths[Math.floor(strengths.length * 0.98)] ?? 0;
  const weak = strengths.filter((value) => value < strongest / 2).length;
  if (weak < FADING * pixels.length) return null;
  const color = colorOf(pixels, picture, canvas, left, strongest);
  if (color === null) return null;
  const box = {
    x: Math.max(0, area.box.x - UNDER),
    y: Math.max(0, area.box.y - UNDER),
    width: 0,
    height: 0,
  };
  box.width = Math.min(picture.width, rightOf(area.box) + UNDER) - box.x;
  box.height = Math.min(picture.height, bottomOf(area.box) + UNDER) - box.y;
  const data = new Uint8Array(box.width * box.height);
  // 1 where it is measured; grounds that it does not reach are, too.
  const known = new Uint8Array(data.length);
  for (let y = 0; y < box.height; y += 1) {
    for (let x = 0; x < box.width; x += 1) {
      const at = (y + box.y) * width + x + box.x;
      const to = y * box.width + x;
      if (labels[at] === area.label) {
        known[to] = 1;
        data[to] = Math.round(255 * coverage(pixelAt(picture, at), pixelAt(canvas, at), color));
      } else if (isBare(at)) known[to] = 1;
    }
  }
  goOn(data, known, box);
  return {
    role: 'shadow',
    color,
    coverage: samplesIn(box, data, placing),
    line: null,
  };
}

/** Black for a shadow, else the strongest colour; null where it is of several. */
function colorOf(
  pixels: readonly number[],
  picture: Picture,
  canvas: Canvas,
  left: Uint8Array,
  strongest: number,
): Rgb | null {
  const strong = pixels.filter((at) => (left[at] ?? 0) >= strongest);
  const [first] = strong;
  if (first === undefined) return null;
  const every = Math.max(1, Math.floor(pixels.length / 2000));
  const some = pixels.filter((_, at) => at % every === 0);
  const off = (color: Rgb) =>
    some.reduce((sum, at) => {
      const [own, ground] = [pixelAt(picture, at), pixelAt(canvas, at)];
      const share = coverage(own, ground, color);
      return sum + distance(own, mixed(ground, color, share));
    }, 0) / some.length;
  if (off(BLACK) < PURE) return BLACK;
  const color = pixelAt(picture, first);
  return off(color) < PURE ? color : null;
}

/** Fills px that are not known with the mean of the known ones beside them, a few px far. */
function goOn(
  data: Uint8Array,
  known: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
): void {
  for (let round = 0; round < UNDER; round += 1) {
    const added: (readonly [number, number])[] = [];
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const at = y * width + x;
        if (known[at] === 1) continue;
        let [sum, count] = [0, 0];
        const add = (beside: number) => {
          if (known[beside] !== 1) return;
          sum += data[beside] ?? 0;
          count += 1;
        };
        if (x > 0) add(at - 1);
        if (x < width - 1) add(at + 1);
        if (y > 0) add(at - width);
        if (y < height - 1) add(at + width);
        if (count > 0) added.push([at, sum / count]);
      }
    }
    for (const [at, value] of added) {
      data[at] = value;
      known[at] = 1;
    }
  }
}
