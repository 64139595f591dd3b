import type { Canvas } from '../../compose/canvas.js';
import type { Rgb } from '../../compose/color.js';
import type { Frame } from '../frame.js';
import type { Area, Areas } from '../layout/areas.js';
import { coverage } from '../layout/marks.js';
import type { Picture } from '../picture.js';
import { pixelAt } from '../pixels.js';
import type { Ink } from './design-document.js';
import { drawElement } from './draw-document.js';
import { zones } from './residual.js';
import { type CoverageMap, outlineOf, type Point, ringsOf } from './trace.js';

/** Px of the finer picture that ink goes on under a photo that it touches. */
const UNDER = 5;

/** A connected piece of ink. */
export interface Mark {
  readonly area: Area;
  readonly pixels: readonly number[];
  readonly ink: Rgb;
  /** Index of the line of text that it is of. */
  readonly line: number | null;
  readonly isOne: boolean;
}

/** What marks are found on, with what is drawn of it so far. */
export interface Sheet {
  readonly picture: Picture;
  readonly canvas: Canvas;
  readonly frame: Frame;
  readonly zone: Uint8Array;
  readonly areas: Areas;
}

/** A mark's rings in px of the finer picture, in one of its colours. */
export function ringsIn(mark: Mark, color: Rgb, sheet: Sheet): Point[][] {
  return placedRings(coverageOf(mark, color, sheet));
}

export function placedRings(map: PlacedCoverage): Point[][] {
  return ringsOf(map).map((ring) => ring.map(([x, y]): Point => [x + map.x, y + map.y]));
}

/** Adds an outline in one colour to what is drawn. */
export function drawnInk(
  {
    rings,
    color,
    line,
  }: { readonly rings: readonly Point[][]; readonly color: Rgb; readonly line: number | null },
  { canvas, frame }: Sheet,
): Ink[] {
  const { scaleX, scaleY } = frame;
  const outline = outlineOf(rings, { x: 0, y: 0, scaleX, scaleY });
  if (outline === null) return [];
  const ink: Ink = { role: line === null ? 'ornament' : 'lettering', outline, color, line };
  drawElement(canvas, frame, ink);
  return [ink];
}

export interface PlacedCoverage extends CoverageMap {
  readonly x: number;
  readonly y: number;
}

/** How much of each px a mark's ink covers, between it and what is drawn there. */
export function coverageOf(
  { area, pixels }: Mark,
  ink: Rgb,
  { picture, canvas, zone }: Sheet,
): PlacedCoverage {
  const { width } = picture;
  const margin = UNDER + 1;
  const [left, top] = [area.box.x - margin, area.box.y - margin];
  const size = { width: area.box.width + 2 * margin, height: area.box.height + 2 * margin };
  const data = new Float32Array(size.width * size.height);
  let isAtRim = false;
  for (const at of pixels) {
    const [x, y] = [at % width, Math.floor(at / width)];
    data[(y - top) * size.width + x - left] = coverage(
      pixelAt(picture, at),
      pixelAt(canvas, at),
      ink,
    );
    for (const next of [at - 1, at + 1, at - width, at + width]) {
      if (zone[next] === zones.rim) isAtRim = true;
    }
  }
  const map = { x: left, y: top, ...size, data };
  if (isAtRim) goUnder(map, zone, picture);
  return map;
}

/** Ink that touches a photo goes on under it. */
function goUnder(map: PlacedCoverage, zone: Uint8Array, { width, height }: Picture): void {
  for (let round = 0; round < UNDER; round += 1) {
    const added: number[] = [];
    for (let y = 1; y < map.height - 1; y += 1) {
      for (let x = 1; x < map.width - 1; x += 1) {
        const at = y * map.width + x;
        if ((map.data[at] ?? 0) > 0.5) continue;
        const [px, py] = [x + map.x, y + map.y];
        if (px < 0 || py < 0 || px >= width || py >= height) continue;
        if (zone[py * width + px] === zones.free) continue;
        const beside = [at - 1, at + 1, at - map.width, at + map.width];
        if (beside.some((next) => (map.data[next] ?? 0) > 0.5)) added.push(at);
      }
    }
    for (const at of added) map.data[at] = 1;
  }
}
