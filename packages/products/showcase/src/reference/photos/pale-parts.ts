import type { Rgb } from '../../compose/color.js';
import type { Box } from '../../design.js';
import { type Area, bottomOf, connectedAreas, rightOf } from '../layout/areas.js';
import type { Surface, Surfaces } from '../painting/surfaces.js';
import type { Picture } from '../picture.js';
import { distance, pixelAt } from '../pixels.js';
import { extent } from './photo-seams.js';

/*
 * A sky, mist or snow in the paper's colour looks like paper. But paper that was drawn is of one colour to the last
 * bit, and a photo's white never is.
 */

/** Share of a ground that has its commonest colour exactly: less means a gradient, or JPEG. */
const FLAT = 0.6;
/** Distance to that colour, 0..255 in each channel, that a drawn ground never has. */
const NOISE = 2;
/** Half the side of the window that noise is looked at in, in px. */
const REACH = 3;
/** Shares of a window that are noise: for a pixel that is noise itself, and for one that is not. */
const NOISY = { self: 0.35, other: 0.62 };
/** How much of a photo may be pale, as a multiple of what was found without it. */
const MOST = 2.5;
/** Px by which the sides that stay may differ. */
const SAME = 4;
/** Share of the grown box that is seen to be photo. */
const FILLED = 0.93;

/** 1 for each px of a ground that is no paper after all. */
export function palePixels(
  picture: Picture,
  { labels }: Surfaces,
  panels: readonly Surface[],
): Uint8Array {
  const { width, height } = picture;
  const colors = new Map(
    [...commonestColors(picture, labels, panels)].flatMap(([label, { color, share }]) =>
      share < FLAT ? [] : [[label, color] as const],
    ),
  );
  // Summed over everything above and at the left.
  const sums = new Int32Array((width + 1) * (height + 1));
  const noisy = new Uint8Array(width * height);
  for (let y = 0, at = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1, at += 1) {
      const color = colors.get(labels[at] ?? 0);
      if (color !== undefined && distance(pixelAt(picture, at), color) >= NOISE) noisy[at] = 1;
      row += noisy[at] ?? 0;
      sums[(y + 1) * (width + 1) + x + 1] = row + (sums[y * (width + 1) + x + 1] ?? 0);
    }
  }
  const pale = new Uint8Array(width * height);
  for (let y = 0, at = 0; y < height; y += 1) {
    const [top, bottom] = [Math.max(0, y - REACH), Math.min(height, y + REACH + 1)];
    for (let x = 0; x < width; x += 1, at += 1) {
      if (!colors.has(labels[at] ?? 0)) continue;
      const [left, right] = [Math.max(0, x - REACH), Math.min(width, x + REACH + 1)];
      const sum = (row: number, column: number) => sums[row * (width + 1) + column] ?? 0;
      const count = sum(bottom, right) - sum(top, right) - sum(bottom, left) + sum(top, left);
      const share = count / ((right - left) * (bottom - top));
      if (share >= (noisy[at] === 1 ? NOISY.self : NOISY.other)) pale[at] = 1;
    }
  }
  return pale;
}

interface Commonest {
  readonly color: Rgb;
  /** Share of the panel's px that have it. */
  readonly share: number;
}

/** Px of which one is looked at for a panel's commonest colour. */
const EVERY = 3;

/** The commonest colour of each panel, by label. */
function commonestColors(
  picture: Picture,
  labels: Int32Array,
  panels: readonly Surface[],
): Map<number, Commonest> {
  const counts = new Map(panels.map(({ label }) => [label, new Map<number, number>()]));
  for (let at = 0; at < labels.length; at += EVERY) {
    const own = counts.get(labels[at] ?? 0);
    if (own === undefined) continue;
    const [red, green, blue] = pixelAt(picture, at);
    const key = (red << 16) | (green << 8) | blue;
    own.set(key, (own.get(key) ?? 0) + 1);
  }
  return new Map(
    [...counts].map(([label, own]) => {
      let [color, most, all] = [0, 0, 0];
      for (const [key, count] of own) {
        all += count;
        if (count > most) [color, most] = [key, count];
      }
      const channels: Rgb = [color >> 16, (color >> 8) & 255, color & 255];
      return [label, { color: channels, share: most / Math.max(1, all) }];
    }),
  );
}

/** Share of its commonest colour that a ground drawn without loss has at least, and that a photo's sky has at most. */
const DRAWN = 0.85;
const MANY_COLORED = 0.3;
/** Unevenness from one px to the next, 0..255: gradients stay below 0.2, even fog is above 0.7. */
const GRAIN = 0.45;

/** Panels without even skies and walls of photos, in designs whose other panels show that nothing blurred them. */
export function withoutSkies(
  picture: Picture,
  { labels }: Surfaces,
  panels: readonly Surface[],
): readonly Surface[] {
  const commonest = commonestColors(picture, labels, panels);
  const shareOf = ({ label }: Surface) => commonest.get(label)?.share ?? 1;
  if (!panels.some((panel) => shareOf(panel) > DRAWN)) return panels;
  return panels.filter(
    (panel) => shareOf(panel) > MANY_COLORED || grainOf(picture, labels, panel.label) < GRAIN,
  );
}

/** Colours that burnt-out skies and black frames have exactly too, 0..255 in each channel. */
const BLOWN = { light: 240, dark: 12 };
/** Share of the picture that a ground has at least. */
const GROUND = 0.3;

/** Labels of grounds that have one colour exactly, up to what leaked into a photo of nearly that colour. */
export function evenGrounds(picture: Picture, { labels, surfaces }: Surfaces): ReadonlySet<number> {
  const total = picture.width * picture.height;
  const large = surfaces.filter(({ pixels }) => pixels > GROUND * total);
  return new Set(
    [...commonestColors(picture, labels, large)].flatMap(([label, { color, share }]) => {
      const isBlown = Math.min(...color) >= BLOWN.light || Math.max(...color) <= BLOWN.dark;
      return share > DRAWN && !isBlown ? [label] : [];
    }),
  );
}

/** How uneven a photo's pixels are, as `grainOf`. */
export function grainIn(picture: Picture, mask: Uint8Array): number {
  return grainOf(picture, mask, 1);
}

/** How far pixels lie off the middle of their neighbours, 0..255 in the mean. */
function grainOf({ data }: Picture, labels: Int32Array | Uint8Array, label: number): number {
  let [grain, seen] = [0, 0];
  for (let at = 1; at < labels.length - 1; at += 1) {
    if (labels[at] !== label || labels[at - 1] !== label || labels[at + 1] !== label) continue;
    seen += 1;
    for (const channel of [0, 1, 2]) {
      const own = data[at * 3 + channel] ?? 0;
      const beside = (data[at * 3 - 3 + channel] ?? 0) + (data[at * 3 + 3 + channel] ?? 0);
      grain += Math.abs(2 * own - beside) / 3;
    }
  }
  return grain / Math.max(1, seen);
}

/**
 * A photo's mask with its pale parts; null where it has none, or where they make it no upright rectangle that is wider
 * or higher alone: a soft shadow is no paper either, and lies around a photo.
 */
export function withPaleParts(
  { mask, box, pixels }: { mask: Uint8Array; box: Box; pixels: number },
  pale: Uint8Array,
  picture: Picture,
): { readonly mask: Uint8Array; readonly box: Box; readonly pixels: number } | null {
  const areas = connectedAreas(picture, (at) => mask[at] === 1 || pale[at] === 1, {
    diagonal: false,
    least: pixels / 4,
  });
  const own = areas.areas.find((area) => holdsMost(areas.labels, area, mask, pixels));
  if (own === undefined || own.pixels <= pixels * 1.02 || own.pixels > pixels * MOST) return null;
  const grown = new Uint8Array(mask.length);
  for (let at = 0; at < grown.length; at += 1) if (areas.labels[at] === own.label) grown[at] = 1;
  const whole = extent(grown, picture);
  const sameColumns =
    Math.abs(whole.x - box.x) <= SAME && Math.abs(rightOf(whole) - rightOf(box)) <= SAME;
  const sameRows =
    Math.abs(whole.y - box.y) <= SAME && Math.abs(bottomOf(whole) - bottomOf(box)) <= SAME;
  const isFilled = own.pixels > FILLED * whole.width * whole.height;
  return isFilled && (sameColumns || sameRows)
    ? { mask: grown, box: whole, pixels: own.pixels }
    : null;
}

function holdsMost(labels: Int32Array, { label }: Area, mask: Uint8Array, pixels: number): boolean {
  let inside = 0;
  for (let at = 0; at < mask.length; at += 1) {
    if (mask[at] === 1 && labels[at] === label) inside += 1;
  }
  return inside > pixels / 2;
}
