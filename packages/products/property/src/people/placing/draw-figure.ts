import type { Raster } from '@groundwork/imaging';
import {
  type Appearance,
  framingSizes,
  type Pose,
  parseMember,
  portraitSvg,
} from '@groundwork/portraits';
import type { Sitter } from '@groundwork/portraits/portrait-port';
import sharp from 'sharp';

/** A person on a transparent ground, as large as in the photo. */
interface Figure {
  readonly raster: Raster;
  /** Pixels of the raster. */
  readonly feet: { readonly x: number; readonly y: number };
}

interface FigureRequest {
  readonly appearance: Appearance;
  readonly seed: Sitter['seed'];
  readonly pose: Pose;
  readonly expression: 'smile' | 'laugh';
  readonly pixelsPerMetre: number;
}

/** The same for the same sitter in every photo. */
export function looksOf({ member, seed, familySeed }: Sitter): Appearance {
  return parseMember(member, { seed, familySeed }).appearance;
}

export async function drawFigure({ pixelsPerMetre, ...looks }: FigureRequest): Promise<Figure> {
  const drawn = portraitSvg({ ...looks, framing: 'full' });
  const scale = pixelsPerMetre / drawn.pixelsPerMetre;
  const { width, height } = framingSizes.full;
  const wide = Math.max(1, Math.round(width * scale));
  const high = Math.max(1, Math.round(height * scale));
  const { data } = await sharp(Buffer.from(drawn.svg))
    .resize(wide, high, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    raster: { width: wide, height: high, channels: 4, data },
    feet: { x: (drawn.feet.x * wide) / width, y: (drawn.feet.y * high) / height },
  };
}

/** A person in the photo at full size, in pixels. */
export interface StandingFigure {
  readonly figure: Figure;
  readonly x: number;
  readonly y: number;
  readonly pixelsPerMetre: number;
}

export interface ShadowLight {
  /** -1 from the left, 1 from the right. */
  readonly side: number;
  readonly outside: boolean;
  /** Row of the horizon in pixels. */
  readonly horizon: number;
}

/** Metres of a shadow on the ground for each metre of height, aside and towards the camera. */
const length = { outside: { aside: 0.5, nearer: 0.3 }, inside: { aside: 0.22, nearer: 0.16 } };
/** Darkness at the feet and where the head's shadow falls, and right beneath the soles. */
const darkness = {
  outside: { feet: 0.44, head: 0.24, contact: 0.6 },
  inside: { feet: 0.3, head: 0.03, contact: 0.52 },
};
/** How flat the shadow beneath the soles lies, at most: its height as a share of its width. */
const SOLE = 0.3;

/** How the shadow beneath the soles fades outwards: 0 would be evenly dark. */
const FADING = 0.8;

/** How dark a person makes the ground, 0 to 1: the shadow that the body casts, and that beneath the shoes. */
export function figureShadow(standing: StandingFigure, light: ShadowLight): Plane {
  const { figure, x, y, pixelsPerMetre: metre } = standing;
  const { feet, head, contact } = darkness[light.outside ? 'outside' : 'inside'];
  const way = length[light.outside ? 'outside' : 'inside'];
  const aside = -light.side * way.aside;
  const tall = figure.feet.y / metre;
  // Rows of the ground for a metre towards the camera, at the feet.
  const steepness = Math.max(0.04, (y - light.horizon) / (metre * 2.2));
  const reach = Math.ceil((Math.abs(aside) * tall + 0.6) * metre);
  const down = Math.ceil((way.nearer * tall * steepness + 0.2) * metre);
  const up = Math.ceil(0.2 * metre);
  const cast = emptyPlane(Math.floor(x) - reach, Math.floor(y) - up, 2 * reach, up + down);
  const widths = spans(figure);
  const top = Math.max(1, Math.ceil(figure.feet.y));
  for (let row = 0; row < top; row += 1) {
    const span = widths[row];
    if (span === undefined) continue;
    const share = (figure.feet.y - row) / figure.feet.y;
    const nearer = way.nearer * share * tall * steepness * metre;
    const middle = x + aside * share * tall * metre;
    const dark = feet + (head - feet) * share;
    for (const line of [Math.floor(y + nearer), Math.ceil(y + nearer)]) {
      fill(cast, middle + span.from, middle + span.to, line, dark);
    }
  }
  blurPlane(cast, Math.max(0.7, (light.outside ? 0.028 : 0.07) * metre));
  const beneath = contactShadow(
    standing,
    Math.max(0.1, SOLE * Math.min(1, steepness * 2)),
    contact,
  );
  return merged(cast, beneath);
}

/** Left and right end of the figure in each row, from its feet's middle. */
function spans({ raster, feet }: Figure): ({ from: number; to: number } | undefined)[] {
  return Array.from({ length: raster.height }, (_, row) => {
    let [from, to] = [-1, -1];
    for (let column = 0; column < raster.width; column += 1) {
      if ((raster.data[(row * raster.width + column) * 4 + 3] ?? 0) < 128) continue;
      if (from < 0) from = column;
      to = column;
    }
    return from < 0 ? undefined : { from: from - feet.x, to: to - feet.x };
  });
}

function fill(plane: Plane, from: number, to: number, row: number, value: number): void {
  const line = row - plane.top;
  if (line < 0 || line >= plane.height) return;
  const first = Math.max(0, Math.round(from - plane.left));
  const last = Math.min(plane.width, Math.round(to - plane.left));
  for (let at = first; at < last; at += 1) {
    const cell = line * plane.width + at;
    plane.data[cell] = Math.max(plane.data[cell] ?? 0, value);
  }
}

function contactShadow(
  { figure, x, y, pixelsPerMetre: metre }: StandingFigure,
  flatness: number,
  dark: number,
): Plane {
  const soles = spans(figure).slice(Math.max(0, Math.floor(figure.feet.y - 0.07 * metre)));
  const from = Math.min(0, ...soles.map((span) => span?.from ?? 0));
  const to = Math.max(0, ...soles.map((span) => span?.to ?? 0));
  const wide = Math.max(2, (to - from) / 2 + 0.09 * metre);
  const high = Math.max(1.2, wide * flatness);
  const room = Math.ceil(0.12 * metre) + 2;
  const middle = x + (from + to) / 2;
  const plane = emptyPlane(
    Math.floor(middle - wide) - room,
    Math.floor(y - high) - room,
    Math.ceil(2 * wide) + 2 * room,
    Math.ceil(2 * high) + 2 * room,
  );
  for (let row = 0; row < plane.height; row += 1) {
    for (let column = 0; column < plane.width; column += 1) {
      const dx = (plane.left + column - middle) / wide;
      const dy = (plane.top + row - y) / high;
      const within = 1 - dx * dx - dy * dy;
      // Light comes from all sides: an even ellipse would look like a slab.
      if (within > 0) plane.data[row * plane.width + column] = dark * within ** FADING;
    }
  }
  blurPlane(plane, Math.max(0.8, 0.03 * metre));
  return plane;
}

function merged(one: Plane, other: Plane): Plane {
  const left = Math.min(one.left, other.left);
  const top = Math.min(one.top, other.top);
  const width = Math.max(one.left + one.width, other.left + other.width) - left;
  const height = Math.max(one.top + one.height, other.top + other.height) - top;
  const both = emptyPlane(left, top, width, height);
  for (const part of [one, other]) {
    for (let row = 0; row < part.height; row += 1) {
      for (let column = 0; column < part.width; column += 1) {
        const at = (row + part.top - top) * width + column + part.left - left;
        const value = part.data[row * part.width + column] ?? 0;
        const before = both.data[at] ?? 0;
        both.data[at] = 1 - (1 - before) * (1 - value);
      }
    }
  }
  return both;
}

/** One value a pixel for a part of a picture that begins at `left`, `top`. */
export interface Plane {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

export function emptyPlane(left: number, top: number, width: number, height: number): Plane {
  return { left, top, width, height, data: new Float32Array(width * height) };
}

/** Three box blurs, which come close to a Gaussian of this standard deviation in pixels. */
export function blurPlane({ data, width, height }: Plane, sigma: number): void {
  const radius = Math.round(Math.sqrt(1 + 4 * sigma * sigma) / 2 - 0.5);
  if (radius < 1) return;
  const line = new Float32Array(Math.max(width, height));
  for (let round = 0; round < 3; round += 1) {
    for (let y = 0; y < height; y += 1) boxBlur(data, line, y * width, 1, width, radius);
    for (let x = 0; x < width; x += 1) boxBlur(data, line, x, width, height, radius);
  }
}

function boxBlur(
  data: Float32Array,
  line: Float32Array,
  start: number,
  step: number,
  count: number,
  radius: number,
): void {
  let sum = 0;
  for (let at = 0; at < count; at += 1) line[at] = data[start + at * step] ?? 0;
  for (let at = 0; at <= Math.min(radius, count - 1); at += 1) sum += line[at] ?? 0;
  for (let at = 0; at < count; at += 1) {
    data[start + at * step] = sum / (2 * radius + 1);
    sum +=
      (at + radius + 1 < count ? (line[at + radius + 1] ?? 0) : 0) -
      (at >= radius ? (line[at - radius] ?? 0) : 0);
  }
}
