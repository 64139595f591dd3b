import '../../svg-fonts.js';
import { decodeRaster, pipelineOf, type Raster } from '@groundwork/imaging';
import type { Box, LogoLayer, Size } from '../../design.js';
import type { LogoFacts } from '../../template.js';
import type { Canvas } from '../canvas.js';
import { colorOfRgb, contrastOf, linearOf, luminanceOf, type Rgb, rgbOf } from '../color.js';
import { GRAPHIC_CONTRAST } from '../ink.js';
import { fillBox } from '../paint.js';
import { resampledRgba } from '../resample.js';
import { roundedBox, wholePixels } from '../rounded-box.js';
import { cutRound, isRound } from './round-logo.js';

/** Longer side that a logo is kept at. */
const LARGEST = 1200;
/** Alpha from which a pixel is seen. */
const SEEN = 24;
/** Sum of the channels' differences from which a pixel is not the logo's ground; JPEG's noise stays below. */
const OTHER = 48;
const STANDS_OUT = 2.2;
/** Share of a logo's outline that has to stand out. */
const OUTLINE = 0.8;
/** Rows and columns of parts that are looked at one by one; a part with less of the outline does not count. */
const PARTS = 5;
const SMALL_PART = 0.015;

/** Of a round plate about a round logo, as a share of its box. */
const ROUND_PADDING = 0.06;

const LIGHT_PLATE = '#fafaf8';
const DARK_PLATE = '#191c20';

/** A customer's logo without the empty margin around it. */
export interface Logo {
  /** RGBA, straight alpha. */
  readonly picture: Raster;
  readonly facts: LogoFacts;
  /** Colour of its own ground: a logo without transparency. Null with transparency. */
  readonly ground: Rgb | null;
  /** A disc, a seal or a ring; the corners of its picture are transparent. */
  readonly isRound: boolean;
}

/** @throws ImageRejected */
export async function openLogo(bytes: Buffer): Promise<Logo> {
  const whole = await kept(await decodeRaster(bytes));
  const { data } = whole;
  const opaque = cutOut(
    whole,
    extent(whole, (at) => (data[at + 3] ?? 0) >= SEEN),
  );
  const ground = ownGround(opaque);
  const picture =
    ground === null ? opaque : cutOut(opaque, extent(opaque, differs(opaque, ground)));
  const facts = { width: picture.width, height: picture.height };
  const isSeen =
    ground === null
      ? (at: number) => (picture.data[at + 3] ?? 0) >= SEEN
      : isOther(picture, ground);
  // A seal on white paper is the seal alone: its corners would make a box of it.
  if (isRound(picture, isSeen)) {
    return { picture: cutRound(picture), facts, ground: null, isRound: true };
  }
  return { picture, facts, ground, isRound: false };
}

/** With transparency, and no larger than a logo is kept. */
async function kept(decoded: Raster): Promise<Raster> {
  const scale = Math.min(1, LARGEST / Math.max(decoded.width, decoded.height));
  if (scale === 1 && decoded.channels === 4) return decoded;
  const [width, height] = [decoded.width, decoded.height].map((side) =>
    Math.max(1, Math.round(side * scale)),
  );
  const { data, info } = await pipelineOf(decoded)
    .ensureAlpha()
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: 4, data };
}

/** The smallest box around the pixels that belong to the logo; the whole where none does. Only margins are looked at. */
function extent({ width, height }: Raster, belongs: (at: number) => boolean): Box {
  const isIn = (x: number, y: number) => belongs((y * width + x) * 4);
  const isRowIn = (y: number) => some(width, (x) => isIn(x, y));
  const top = first(height, isRowIn);
  if (top === height) return { x: 0, y: 0, width, height };
  const end = height - first(height, (y) => isRowIn(height - 1 - y));
  const isColumnIn = (x: number) => some(end - top, (y) => isIn(x, top + y));
  const left = first(width, isColumnIn);
  const right = width - first(width, (x) => isColumnIn(width - 1 - x));
  return { x: left, y: top, width: right - left, height: end - top };
}

/** The first of so many numbers from 0 that is meant, or their count. */
function first(count: number, isMeant: (at: number) => boolean): number {
  let at = 0;
  while (at < count && !isMeant(at)) at += 1;
  return at;
}

function some(count: number, isMeant: (at: number) => boolean): boolean {
  return first(count, isMeant) < count;
}

/** Tells pixels that are not the ground's; all are where the rim itself is no flat ground. */
function differs(picture: Raster, ground: Rgb): (at: number) => boolean {
  const { width, height } = picture;
  const last = (width * height - 1) * 4;
  const corners = [0, (width - 1) * 4, last - (width - 1) * 4, last];
  const isOthers = isOther(picture, ground);
  return corners.some(isOthers) ? () => true : isOthers;
}

function isOther({ data }: Raster, ground: Rgb): (at: number) => boolean {
  return (at) =>
    Math.abs((data[at] ?? 0) - ground[0]) +
      Math.abs((data[at + 1] ?? 0) - ground[1]) +
      Math.abs((data[at + 2] ?? 0) - ground[2]) >
    OTHER;
}

function cutOut({ width, data }: Raster, part: Box): Raster {
  const cut = new Uint8Array(part.width * part.height * 4);
  for (let row = 0; row < part.height; row += 1) {
    const from = ((part.y + row) * width + part.x) * 4;
    cut.set(data.subarray(from, from + part.width * 4), row * part.width * 4);
  }
  return { width: part.width, height: part.height, channels: 4, data: cut };
}

/** The mean colour of the rim when nearly all of it is opaque. */
function ownGround({ width, height, data }: Raster): Rgb | null {
  const sum = [0, 0, 0];
  let opaque = 0;
  let count = 0;
  for (let y = 0; y < height; y += 1) {
    const step = y === 0 || y === height - 1 ? 1 : Math.max(1, width - 1);
    for (let x = 0; x < width; x += step) {
      const at = (y * width + x) * 4;
      count += 1;
      if ((data[at + 3] ?? 0) < 250) continue;
      opaque += 1;
      for (let channel = 0; channel < 3; channel += 1) {
        sum[channel] = (sum[channel] ?? 0) + (data[at + channel] ?? 0);
      }
    }
  }
  if (opaque < count * 0.95) return null;
  return [(sum[0] ?? 0) / opaque, (sum[1] ?? 0) / opaque, (sum[2] ?? 0) / opaque];
}

/** Draws the logo whole and in its ratio; with a plate, which stays within the layer's box too. */
export function drawLogo(canvas: Canvas, layer: LogoLayer, logo: Logo): void {
  if (logo.ground === null) {
    const bare = fitted(logo, placeIn(layer.box, logo.facts, layer));
    if (standsOut(canvas, bare)) {
      layPicture(canvas, bare);
      return;
    }
  }
  const padding = logo.isRound
    ? Math.min(layer.plate.padding, ROUND_PADDING * Math.min(layer.box.width, layer.box.height))
    : layer.plate.padding;
  const radius = logo.isRound ? Number.POSITIVE_INFINITY : layer.plate.radius;
  const inner = {
    x: layer.box.x + padding,
    y: layer.box.y + padding,
    width: Math.max(8, layer.box.width - 2 * padding),
    height: Math.max(8, layer.box.height - 2 * padding),
  };
  const place = placeIn(inner, logo.facts, layer);
  const plate = {
    x: place.x - padding,
    y: place.y - padding,
    width: place.width + 2 * padding,
    height: place.height + 2 * padding,
  };
  const laid = fitted(logo, place);
  fillBox(canvas, roundedBox({ box: plate, radius }), plateColor(logo, laid, layer));
  layPicture(canvas, laid);
}

/** The layer's plate where the logo stands out from it; its own ground; or the light or dark that suits it. */
function plateColor({ ground }: Logo, laid: PlacedPicture, layer: LogoLayer): string {
  if (ground !== null) return colorOfRgb(ground);
  const { red, green, blue } = meanColor(laid);
  const mean: Rgb = [red, green, blue];
  const logo = luminanceOf(mean);
  const plates = [layer.plate.color, LIGHT_PLATE, DARK_PLATE];
  const contrasts = plates.map((plate) => contrastOf(luminanceOf(rgbOf(plate)), logo));
  return plates.find((_, at) => (contrasts[at] ?? 0) >= GRAPHIC_CONTRAST) ?? DARK_PLATE;
}

function meanColor({ data }: PlacedPicture): { red: number; green: number; blue: number } {
  let [red, green, blue, weight] = [0, 0, 0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 0;
    red += (data[at] ?? 0) * alpha;
    green += (data[at + 1] ?? 0) * alpha;
    blue += (data[at + 2] ?? 0) * alpha;
    weight += alpha;
  }
  const all = Math.max(1, weight);
  return { red: red / all, green: green / all, blue: blue / all };
}

interface PlacedPicture extends Size {
  readonly x: number;
  readonly y: number;
  readonly data: Uint8Array;
}

function placeIn(box: Box, facts: LogoFacts, { align }: LogoLayer): Box {
  const scale = Math.min(box.width / facts.width, box.height / facts.height);
  const width = Math.max(1, facts.width * scale);
  const height = Math.max(1, facts.height * scale);
  const along = { left: 0, top: 0, center: 0.5, right: 1, bottom: 1 } as const;
  return wholePixels({
    x: box.x + (box.width - width) * along[align.x],
    y: box.y + (box.height - height) * along[align.y],
    width,
    height,
  });
}

function fitted({ picture }: Logo, { x, y, width, height }: Box): PlacedPicture {
  return { x, y, width, height, data: resampledRgba(picture, { width, height }) };
}

/** Whether the logo's outline is seen against the canvas: most of it, and most of each part. */
function standsOut(canvas: Canvas, { x, y, width, height, data }: PlacedPicture): boolean {
  const alphaAt = (column: number, row: number) =>
    column < 0 || row < 0 || column >= width || row >= height
      ? 0
      : (data[(row * width + column) * 4 + 3] ?? 0);
  const parts = Array.from({ length: PARTS * PARTS }, () => ({ outline: 0, seen: 0 }));
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      if (alphaAt(column, row) < 200) continue;
      const isRim =
        alphaAt(column - 2, row) < 100 ||
        alphaAt(column + 2, row) < 100 ||
        alphaAt(column, row - 2) < 100 ||
        alphaAt(column, row + 2) < 100;
      const place = PARTS * (((row * PARTS) / height) | 0) + (((column * PARTS) / width) | 0);
      const part = parts[place];
      if (!isRim || part === undefined) continue;
      const behind = ((y + row) * canvas.width + x + column) * 3;
      const own = lightAt(data, (row * width + column) * 4);
      part.outline += 1;
      if (contrastOf(own, lightAt(canvas.data, behind)) >= STANDS_OUT) part.seen += 1;
    }
  }
  const outline = parts.reduce((sum, part) => sum + part.outline, 0);
  const seen = parts.reduce((sum, part) => sum + part.seen, 0);
  return (
    seen >= outline * OUTLINE &&
    parts.every((part) => part.outline < outline * SMALL_PART || part.seen > part.outline / 2)
  );
}

function lightAt(data: Uint8Array, at: number): number {
  return (
    0.2126 * (linearOf[data[at] ?? 0] ?? 0) +
    0.7152 * (linearOf[data[at + 1] ?? 0] ?? 0) +
    0.0722 * (linearOf[data[at + 2] ?? 0] ?? 0)
  );
}

function layPicture(canvas: Canvas, { x, y, width, height, data }: PlacedPicture): void {
  for (let row = Math.max(0, -y); row < Math.min(height, canvas.height - y); row += 1) {
    for (let column = Math.max(0, -x); column < Math.min(width, canvas.width - x); column += 1) {
      const from = (row * width + column) * 4;
      const share = (data[from + 3] ?? 0) / 255;
      if (share === 0) continue;
      const at = ((y + row) * canvas.width + x + column) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const below = canvas.data[at + channel] ?? 0;
        canvas.data[at + channel] = below + ((data[from + channel] ?? 0) - below) * share + 0.5;
      }
    }
  }
}
