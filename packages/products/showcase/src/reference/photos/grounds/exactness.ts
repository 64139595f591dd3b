import type { Rgb } from '../../../compose/color.js';
import { connectedAreas } from '../../layout/areas.js';
import { fitPaint } from '../../painting/paint-fit.js';
import { measured, type Surface, type Surfaces } from '../../painting/surfaces.js';
import type { Picture } from '../../picture.js';
import { distance, pixelAt } from '../../pixels.js';

/** How exactly a surface keeps to one colour, away from its edges. */
export interface Exactness {
  readonly commonest: Rgb;
  /** Share of its px that have its commonest colour. */
  readonly share: number;
  /** Share of px that a channel is higher or lower in than at both sides: noise, and no gradient or shadow. */
  readonly extremes: number;
}

/** Px around one that are of its surface too, where it counts. */
const AWAY = 2;
/** Fewer px say nothing. */
const LEAST_PIXELS = 50;
/**
 * Squares of a ground with letters in them, in px, of which so many and such a share are of one colour beside the letters:
 * 0.48 and more in designs without loss whose paper leaks into photos, 0.44 and less in JPEGs.
 */
const SQUARES = { side: 24, each: 0.1, least: 6, share: 0.46 };
/** Distance of a colour to the ground's, 0..255, that makes it a letter's. */
const INK = 60;
/** By label; surfaces that are hardly wider than their edges have none. */
export function exactnessOf(
  { data, width, height }: Picture,
  { labels, surfaces }: Surfaces,
): ReadonlyMap<number, Exactness> {
  const counts = new Map(surfaces.map(({ label }) => [label, new Map<number, number>()]));
  const extremes = new Map<number, number>();
  for (let y = AWAY; y < height - AWAY; y += 1) {
    for (let x = AWAY; x < width - AWAY; x += 1) {
      const at = y * width + x;
      const label = labels[at] ?? 0;
      const colors = label === 0 ? undefined : counts.get(label);
      if (colors === undefined || !isWithin(labels, width, at, label)) continue;
      const from = at * 3;
      const color =
        ((data[from] ?? 0) << 16) | ((data[from + 1] ?? 0) << 8) | (data[from + 2] ?? 0);
      colors.set(color, (colors.get(color) ?? 0) + 1);
      for (let channel = from; channel < from + 3; channel += 1) {
        const own = data[channel] ?? 0;
        if (((data[channel - 3] ?? 0) - own) * ((data[channel + 3] ?? 0) - own) <= 0) continue;
        extremes.set(label, (extremes.get(label) ?? 0) + 1);
        break;
      }
    }
  }
  return new Map(
    [...counts].flatMap(([label, colors]) => {
      const all = [...colors.values()].reduce((sum, count) => sum + count, 0);
      if (all < LEAST_PIXELS) return [];
      const [key, most] = [...colors].reduce((one, other) => (other[1] > one[1] ? other : one));
      const commonest: Rgb = [key >> 16, (key >> 8) & 255, key & 255];
      const own = { commonest, share: most / all, extremes: (extremes.get(label) ?? 0) / all };
      return [[label, own] as const];
    }),
  );
}

/** Whether grounds are of one colour even around letters, where a JPEG coder leaves its traces. */
export function hasExactLetters(
  picture: Picture,
  { labels }: Surfaces,
  exactness: ReadonlyMap<number, Exactness>,
): boolean {
  const { width, height } = picture;
  const { side } = SQUARES;
  let [written, exact] = [0, 0];
  for (let top = AWAY; top + side <= height - AWAY; top += side) {
    for (let left = AWAY; left + side <= width - AWAY; left += side) {
      const label = labels[top * width + left] ?? 0;
      const color = exactness.get(label)?.commonest;
      if (color === undefined) continue;
      let [ink, own, off] = [0, 0, 0];
      for (let y = top; y < top + side; y += 1) {
        for (let x = left; x < left + side; x += 1) {
          const at = y * width + x;
          const away = distance(pixelAt(picture, at), color);
          if (away > INK) ink += 1;
          if (labels[at] !== label || !isWithin(labels, width, at, label)) continue;
          own += 1;
          if (away > 0) off += 1;
        }
      }
      if (Math.min(ink, own) < SQUARES.each * side * side) continue;
      written += 1;
      if (off === 0) exact += 1;
    }
  }
  return exact >= SQUARES.least && exact > SQUARES.share * written;
}

function isWithin(labels: Int32Array, width: number, at: number, label: number): boolean {
  for (let dy = -AWAY; dy <= AWAY; dy += AWAY) {
    for (let dx = -AWAY; dx <= AWAY; dx += AWAY) {
      if (labels[at + dy * width + dx] !== label) return false;
    }
  }
  return true;
}

/** Shares of a surface that are noise and of one colour, where it may be paper that runs into a photo's sky; a sheet over a photo has less noise. */
const MIXED = { extremes: 0.0015, share: 0.25, sheet: 0.012 };
/** Share of the picture that a ground has at least. */
const LEAST_GROUND = 0.004;
/** Distance of a blurred edge's colours to the ground's, 0..255, and its width in px. */
const EDGE = { away: 14, px: 2 };

/**
 * Surfaces in which paper, or a print's border, is parted from the sky or wall of a photo that it ran into: what keeps to
 * one colour exactly is paper, the rest is not. For designs that were saved without loss.
 */
export function withExactGrounds(
  picture: Picture,
  surfaces: Surfaces,
  isPanel: (surface: Surface) => boolean,
): Surfaces {
  const exactness = exactnessOf(picture, surfaces);
  const { width, height } = surfaces;
  const mixed = new Map(
    surfaces.surfaces.flatMap((surface) => {
      const own = exactness.get(surface.label);
      const isMixed =
        own !== undefined &&
        own.share > MIXED.share &&
        own.extremes > MIXED.extremes &&
        !(own.extremes < MIXED.sheet && isPanel(surface));
      return isMixed ? [[surface.label, own] as const] : [];
    }),
  );
  if (mixed.size === 0) return surfaces;
  const same = new Uint8Array(surfaces.labels.length);
  for (let at = 0; at < same.length; at += 1) {
    const color = mixed.get(surfaces.labels[at] ?? 0)?.commonest;
    if (color !== undefined && distance(pixelAt(picture, at), color) === 0) same[at] = 1;
  }
  const { areas, labels: pieces } = connectedAreas(
    surfaces,
    (at) => same[at] === 1 && isAmong(same, width, height, at, AMONG.alone),
    {
      diagonal: false,
      least: LEAST_GROUND * width * height,
      joined: (from, to) => surfaces.labels[from] === surfaces.labels[to],
    },
  );
  if (areas.length === 0) return surfaces;
  const labels = surfaces.labels.slice();
  const parts: Surface[] = [];
  const renamed = new Map<number, number>();
  for (const { label, pixels, box } of areas) {
    const at = pieces.indexOf(label);
    const own = surfaces.surfaces.find(({ label: of }) => of === surfaces.labels[at]);
    const color = own === undefined ? undefined : mixed.get(own.label)?.commonest;
    if (own === undefined || color === undefined) continue;
    const name = surfaces.surfaces.length + parts.length + 1;
    renamed.set(label, name);
    parts.push({ label: name, pixels, box, fit: fitPaint([0, 0, ...color], own.fit.scale) });
  }
  for (let at = 0; at < labels.length; at += 1) {
    const name = renamed.get(pieces[at] ?? 0);
    if (name !== undefined) labels[at] = name;
  }
  giveEdgesBack(picture, surfaces, labels, mixed, new Set(renamed.values()), same);
  takeBackChances(surfaces, labels);
  const all = measured(picture, labels, [...surfaces.surfaces, ...parts]);
  return { ...surfaces, labels, surfaces: all.filter(({ pixels }) => pixels > 0) };
}

/** Most of an exact ground's edge that lies against what was parted from it; more is a burnt-out spot or a page in a photo. */
const AGAINST_OWN = 0.4;

/** Gives grounds back to the surface that they were parted from where its noise is all around them. */
function takeBackChances({ labels: before, width, surfaces }: Surfaces, labels: Int32Array): void {
  const edge = new Map<number, { length: number; own: number }>();
  for (let at = width; at < labels.length - width; at += 1) {
    const name = labels[at] ?? 0;
    if (name <= surfaces.length) continue;
    const counts = edge.get(name) ?? { length: 0, own: 0 };
    edge.set(name, counts);
    for (const next of [at - 1, at + 1, at - width, at + width]) {
      if (labels[next] === name) continue;
      counts.length += 1;
      if (labels[next] === before[at]) counts.own += 1;
    }
  }
  for (let at = 0; at < labels.length; at += 1) {
    const counts = edge.get(labels[at] ?? 0);
    if (counts !== undefined && counts.own > AGAINST_OWN * counts.length)
      labels[at] = before[at] ?? 0;
  }
}

/** Px of one colour around one, of nine, that make it no chance, and beside a ground that was found. */
const AMONG = { alone: 8, beside: 6 };
/** Px by which a ground goes on into narrow places, such as the ring around a round photo. */
const NARROW = 8;

function isAmong(same: Uint8Array, width: number, height: number, at: number, least: number) {
  const [x, y] = [at % width, Math.floor(at / width)];
  let [count, all] = [0, 0];
  for (let dy = -1; dy <= 1; dy += 1) {
    for (let dx = -1; dx <= 1; dx += 1) {
      if (x + dx < 0 || y + dy < 0 || x + dx >= width || y + dy >= height) continue;
      all += 1;
      count += same[at + dy * width + dx] ?? 0;
    }
  }
  return count >= least - 9 + all;
}

/** Narrow places of a ground, and blurred px beside it that had been its own, stay so. */
function giveEdgesBack(
  picture: Picture,
  { labels: before, width }: Surfaces,
  labels: Int32Array,
  mixed: ReadonlyMap<number, Exactness>,
  names: ReadonlySet<number>,
  same: Uint8Array,
): void {
  const height = labels.length / width;
  for (let round = 0; round < NARROW + EDGE.px; round += 1) {
    const isNarrow = round < NARROW;
    const added: [number, number][] = [];
    for (let at = width; at < labels.length - width; at += 1) {
      const own = mixed.get(before[at] ?? 0);
      if (own === undefined || labels[at] !== before[at]) continue;
      const x = at % width;
      const beside = [x > 0 ? at - 1 : at, x < width - 1 ? at + 1 : at, at - width, at + width];
      const name = beside.map((next) => labels[next] ?? 0).find((label) => names.has(label));
      if (
        name === undefined ||
        before[beside.find((next) => labels[next] === name) ?? at] !== before[at]
      )
        continue;
      const isOwn = isNarrow
        ? same[at] === 1 && isAmong(same, width, height, at, AMONG.beside)
        : distance(pixelAt(picture, at), own.commonest) <= EDGE.away;
      if (isOwn) added.push([at, name]);
    }
    for (const [at, name] of added) labels[at] = name;
  }
}
