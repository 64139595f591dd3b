import type { GreyMap, Raster } from '@groundwork/imaging';
import { groundHidden } from '@groundwork/massing';
import { resizeCamera } from '@groundwork/photo-reading/camera/scene-camera';
import type { MarkingPort, PlotReading, RevealedPicture } from '../ports.js';
import { type GroundRow, GroundView, longestEdge } from './ground-view.js';
import { arrival, type SeenEdge, seenEdges } from './outline-path.js';
import { paintLengths } from './paint-lengths.js';
import { paintNodes, paintPosts } from './paint-marks.js';
import { type Ink, inkOf, luma, mixInks, PaintedPhoto } from './painted-photo.js';
import { type NearestEdges, nearestEdges, type PlotPixels, plotPixels } from './plot-pixels.js';
import { nearBlack, timeOf } from './strokes.js';

/** Strengths, 0 to 1: of the tint, of what it gains next to the line, and of the grid. */
const TINT = { fill: 0.25, glow: 0.5, ruling: 0.46 } as const;
const white: Ink = [255, 255, 255];
const gold = '#ffc53d';

/** Warm gold on green, grey and dark land; a strong red on snow; blue where gold would drown in sand, straw or leaves. */
export function accentOn(ground: Ink): Ink {
  if (luma(ground) > 188) return inkOf('#f23b2f');
  return inkOf(apart(inkOf(gold), ground) < 142 ? '#17b8e8' : gold);
}

/** Distance in brightness, red against green, and blue against yellow. */
function apart(one: Ink, two: Ink): number {
  const axes = (ink: Ink) => [luma(ink), ink[0] - ink[1], ink[2] - (ink[0] + ink[1]) / 2] as const;
  const [a, b] = [axes(one), axes(two)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** How light the middle of the line is: it makes a deep colour shine on dark land, and on light land would wash it out. */
export function coreOn(ground: Ink, accent: Ink): number {
  if (luma(ground) > 165) return 0.06;
  return luma(accent) < 160 ? 0.5 : 0.3;
}

/** Shares of the plot's size. */
const RULING = 1 / 8;
const RULING_WIDTH = 0.0032;
/** Of a ruling's spacing: how far the small crosses reach along the lines. */
const CROSS = 0.09;

interface Ruling {
  readonly cos: number;
  readonly sin: number;
  readonly spacing: number;
  /** Metres of the first line of each family. */
  readonly phaseU: number;
  readonly phaseV: number;
  readonly width: number;
}

/** Tints the plot, lighter towards its edge, and rules it. */
function paintGround(
  painted: PaintedPhoto,
  view: GroundView,
  accent: Ink,
  near: NearestEdges,
  ground: PlotPixels,
): void {
  const { width, height } = painted;
  const unit = Math.max(width, height) / 1920;
  const ruler = rulingOf(view);
  const rule = luma(ground.mean) > 178 ? mixInks(accent, nearBlack, 0.3) : white;
  const sweep = sweepOf(view);
  const { inside } = ground;
  const usual = Math.max(24, luma(ground.mean));
  for (let y = 0; y < height; y += 1) {
    const row = view.row(y);
    if (row === null) continue;
    const first = inside.indexOf(1, y * width);
    if (first === -1) break;
    if (first >= (y + 1) * width) continue;
    const end = inside.lastIndexOf(1, (y + 1) * width - 1);
    for (let at = first; at <= end; at += 1) {
      if (inside[at] === 0) continue;
      const x = at - y * width;
      const time = timeOf('fill', sweep(x, y));
      const away = near.edge[at] === -1 ? 1 : Math.min(1, Math.max(0, near.fade[at] ?? 1));
      const strength = TINT.fill + TINT.glow * (1 - TINT.fill) * (1 - away) ** 2;
      painted.paint(at, litInk(accent, luma(painted.ink(at)) / usual), strength, time);
      const line = ruled(ruler, row, x, unit);
      painted.paint(at, rule, line * TINT.ruling, Math.max(0, time - 0.03));
    }
  }
}

/** The tint as light that lies on the ground: blades and stones stay lighter and darker than their surroundings. */
function litInk(accent: Ink, relief: number): Ink {
  const strength = 0.4 + 0.62 * Math.min(1.5, relief);
  return [accent[0] * strength, accent[1] * strength, accent[2] * strength];
}

/** When a pixel's ground fills, 0 to 1: from the near left over the ground into the depth. */
function sweepOf(view: GroundView): (x: number, y: number) => number {
  const xs = view.seen.map(({ x }) => x);
  const ys = view.seen.map(({ y }) => y);
  const zs = view.outline.map(({ z }) => z);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const [near, far] = [Math.min(...zs), Math.max(...zs)];
  return (x, y) => {
    const seen = (bottom - y) / Math.max(1, bottom - top);
    const ground = ((view.row(y)?.z ?? far) - near) / Math.max(1e-6, far - near);
    // On the ground alone the far half would fill in a few rows, in the picture alone it would not lie down.
    const depth = 0.5 * seen + 0.5 * ground;
    return 0.72 * depth + 0.28 * ((x - left) / Math.max(1, right - left));
  };
}

function rulingOf(view: GroundView): Ruling {
  const edge = longestEdge(view.outline);
  const angle = Math.atan2(edge.z, edge.x);
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const spacing = view.size * RULING;
  // The middle of the plot is the middle of a field of the grid.
  const phase = (values: readonly number[]) =>
    (Math.min(...values) + Math.max(...values)) / 2 + spacing / 2;
  return {
    cos,
    sin,
    spacing,
    phaseU: phase(view.outline.map(({ x, z }) => x * cos + z * sin)),
    phaseV: phase(view.outline.map(({ x, z }) => z * cos - x * sin)),
    width: view.size * RULING_WIDTH,
  };
}

/** How much of a pixel the ruling covers, 0 to 1. */
function ruled(ruling: Ruling, row: GroundRow, column: number, unit: number): number {
  const { cos, sin, spacing, phaseU, phaseV, width } = ruling;
  const x = row.xLeft + row.xStep * column;
  const xDown = x * row.xLean;
  const v = lineCover(
    row.z * cos - x * sin - phaseV,
    Math.sqrt((row.xStep * sin) ** 2 + (row.zStep * cos - xDown * sin) ** 2),
    spacing,
    width,
    unit,
  );
  const u = lineCover(
    x * cos + row.z * sin - phaseU,
    Math.sqrt((row.xStep * cos) ** 2 + (xDown * cos + row.zStep * sin) ** 2),
    spacing,
    width,
    unit,
  );
  const line = 0.62 * Math.max(u.cover, v.cover);
  const cross = Math.max(
    u.cover * (v.away < spacing * CROSS ? 1 : 0),
    v.cover * (u.away < spacing * CROSS ? 1 : 0),
  );
  return Math.max(line, cross);
}

/** Cover by the lines of one family. `metres` across the lines, `step` the metres that a pixel takes across them. */
function lineCover(
  metres: number,
  step: number,
  spacing: number,
  width: number,
  unit: number,
): { readonly cover: number; readonly away: number } {
  const away = Math.abs(metres - Math.round(metres / spacing) * spacing);
  const pixels = spacing / step;
  // Lines that would run into one another fade out instead.
  const apart = Math.min(1, Math.max(0, (pixels - 5 * unit) / (9 * unit)));
  const half = Math.min(1.6 * unit, Math.max(0.55 * unit, width / step / 2));
  return { cover: apart * Math.min(1, Math.max(0, half + 0.5 - away / step)), away };
}

/** Draws the outline: a crisp line with a fine dark edge. */
function paintLine(
  painted: PaintedPhoto,
  accent: Ink,
  core: Ink,
  edges: readonly SeenEdge[],
  near: NearestEdges,
): void {
  const { width, height } = painted;
  const unit = Math.max(width, height) / 1920;
  for (let at = 0; at < near.edge.length; at += 1) {
    const edge = edges[near.edge[at] ?? -1];
    if (edge === undefined) continue;
    const x = (at % width) + 0.5;
    const y = Math.floor(at / width) + 0.5;
    const dx = edge.b.x - edge.a.x;
    const dy = edge.b.y - edge.a.y;
    const along = ((x - edge.a.x) * dx + (y - edge.a.y) * dy) / (dx * dx + dy * dy);
    const t = Math.min(1, Math.max(0, along));
    const away = near.distance[at] ?? 0;
    const half = edge.halfA + (edge.halfB - edge.halfA) * t;
    const outside = away - half;
    const time = timeOf('line', arrival(edge.walkedA + (edge.walkedB - edge.walkedA) * t));
    const edgeWidth = Math.max(1.2 * unit, 0.35 * half);
    const shade = Math.exp(-((Math.max(0, outside) / (edgeWidth * 1.5)) ** 2));
    const breath = Math.exp(-((Math.max(0, outside) / (edgeWidth * 5)) ** 2));
    painted.paint(at, nearBlack, 0.5 * shade + 0.16 * breath, time);
    const body = Math.min(1, Math.max(0, half + 0.5 - away));
    if (body === 0) continue;
    const depth = Math.max(0, 1 - away / Math.max(half, 0.5));
    painted.paint(at, mixInks(accent, core, Math.min(1, depth * 1.8)), body, time);
  }
}

/** Marks the buildable area on the ground of the photo, as the camera would have seen it lying there. */
export class StudioMarking implements MarkingPort {
  async draw({
    photo,
    plot,
    occluders,
    isGiven,
    signal,
  }: Parameters<MarkingPort['draw']>[0]): Promise<RevealedPicture> {
    signal.throwIfAborted();
    const marking = await drawMarking(photo, plot, occluders, isGiven);
    signal.throwIfAborted();
    return marking;
  }
}

/** The marked photo, and when each of its pixels appears as the outline runs, the ground fills and the marks are set. */
export async function drawMarking(
  photo: Raster,
  plot: PlotReading,
  occluders: GreyMap | null,
  isGiven: boolean,
): Promise<RevealedPicture & { readonly reveal: GreyMap }> {
  const { width, height } = photo;
  const camera = resizeCamera(plot.camera, width, height);
  const view = new GroundView(camera, plot.area);
  const painted = new PaintedPhoto(photo);
  const ground = plotPixels(painted, view.seen);
  const accent = accentOn(ground.mean);
  const core = mixInks(accent, white, coreOn(ground.mean, accent));
  const edges = seenEdges(view, width, height);
  const near = nearestEdges(edges, width, height);
  paintGround(painted, view, accent, near, ground);
  paintPosts(painted, view, accent, edges);
  paintLine(painted, accent, core, edges, near);
  paintNodes(painted, view, accent, edges);
  // The given size of a given area measures a photo from straight above, whatever its lens.
  const { estimates } = camera;
  const isScaled =
    plot.givenAreaM2 !== undefined &&
    camera.view === 'straight_down' &&
    estimates.every((name) => name === 'focal_length');
  const hidden = groundHidden(occluders, photo, camera);
  if (hidden !== null) painted.bringForward(photo, hidden);
  if (isGiven && (view.measurable || isScaled)) await paintLengths(painted, view, edges);
  return { picture: painted.picture(), reveal: painted.reveal() };
}
