import {
  type PhotoMetadata,
  type Point,
  pipelineOf,
  polygonCentre,
  type Raster,
} from '@groundwork/imaging';
import { groundFromImage, imageFromGround } from '@groundwork/photo-reading/camera/scene-camera';
import type { SceneCamera } from '@groundwork/photo-reading/camera/scene-camera-schema';
import { measurePlot } from '@groundwork/photo-reading/plot/measure-plot';
import { type PhotoReading, policy } from '@groundwork/photo-reading/reading/photo-reading';

import sharp from 'sharp';
import type { PlotReading } from '../../ports.js';
import { claimLine, findings, objectionLines } from './findings.js';
import { groundGrid, onOpenLand, outlineOccluders, tintClasses } from './ground-layers.js';
import { drawPanel, INK, Labels } from './panel.js';

/** Width of the picture when it is wider than high, and when it is not. */
const WIDE_PX = 1280;
const HIGH_PX = 800;
const SUN = '#ffd400';
const HORIZON = '#ff4fd8';
const OCCLUDERS = [255, 140, 20] as const;

/**
 * The photo with everything that was found in it drawn in, and a panel with the figures below: for an engineer
 * to see at a glance whether the photo was understood. 1280 pixels wide, or 800 for an upright photo.
 */
export async function drawExplanation(
  photo: Raster,
  plot: PlotReading,
  read: PhotoReading,
  metadata: PhotoMetadata,
): Promise<Raster> {
  const { map, occluders } = read;
  const width = photo.width >= photo.height ? WIDE_PX : HIGH_PX;
  const height = Math.max(1, Math.round((photo.height * width) / photo.width));
  const raw = { width, height, channels: 4 } as const;
  const tint = await sharp(tintClasses(map), {
    raw: { width: map.width, height: map.height, channels: 4 },
  })
    .resize(width, height, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();
  const grid = onOpenLand(await rasterOf(gridSvg(plot.camera, width, height)), width, height, map);
  const labels = new Labels(width, height);
  await labelPlaces(labels, plot, read, width, height);
  const panel = await drawPanel(
    findings(plot, read, metadata),
    plot.terrain.shares,
    { claims: claimLine(plot), objections: objectionLines(read) },
    width,
    height,
  );
  const outlines =
    occluders === null
      ? []
      : [{ input: outlineOccluders(occluders, width, height, OCCLUDERS), raw, left: 0, top: 0 }];
  const scene = await pipelineOf(photo)
    .removeAlpha()
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer();
  const { data, info } = await sharp({
    create: { width, height: height + panel.height, channels: 3, background: INK },
  })
    .composite([
      { input: scene, raw: { width, height, channels: 3 }, left: 0, top: 0 },
      { input: tint, raw, left: 0, top: 0 },
      { input: grid, raw, left: 0, top: 0 },
      ...outlines,
      { input: Buffer.from(marksSvg(plot, read, width, height)), left: 0, top: 0 },
      ...labels.layers,
      ...panel.layers,
    ])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: 3, data };
}

function rasterOf(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
}

function svgOf(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}

function gridSvg(camera: SceneCamera, width: number, height: number): string {
  const lines = groundGrid(camera).map(({ from, to }) => {
    const ends = `x1="${px(from.x * width)}" y1="${px(from.y * height)}" x2="${px(to.x * width)}" y2="${px(to.y * height)}"`;
    return `<line ${ends} stroke="#000" stroke-opacity="0.35" stroke-width="3"/><line ${ends} stroke="#fff" stroke-opacity="0.85" stroke-width="1.2"/>`;
  });
  return svgOf(width, height, lines.join(''));
}

function marksSvg(plot: PlotReading, read: PhotoReading, width: number, height: number): string {
  const arrow = sunArrow(plot, width, height);
  const sun =
    arrow === null
      ? ''
      : `<polygon points="${pixels(arrow)}" fill="${SUN}" stroke="#201800" stroke-width="1.5" stroke-linejoin="round"/>`;
  const marks = [horizonSvg(read, width, height), areaSvg(plot, width, height), sun];
  return svgOf(width, height, [...marks, sunInSky(plot, width, height)].join(''));
}

/** The horizon, rolled as the camera is, within the band of its spread. */
function horizonSvg({ horizon }: PhotoReading, width: number, height: number): string {
  if (horizon === null) return '';
  const fall = (Math.tan((horizon.rollDegrees * Math.PI) / 180) * width) / 2;
  const y = horizon.y * height;
  const band = horizon.spread * height;
  const corners = [
    { x: 0, y: y - fall - band },
    { x: width, y: y + fall - band },
    { x: width, y: y + fall + band },
    { x: 0, y: y - fall + band },
  ];
  return `<polygon points="${pixels(corners)}" fill="${HORIZON}" fill-opacity="0.16"/><line x1="0" x2="${width}" y1="${px(y - fall)}" y2="${px(y + fall)}" stroke="${HORIZON}" stroke-width="2.5" stroke-dasharray="14 9"/>`;
}

function areaSvg({ area, areaConfidence }: PlotReading, width: number, height: number): string {
  if (area.length < 3) return '';
  const points = pixels(area.map(({ x, y }) => ({ x: x * width, y: y * height })));
  const colour = areaConfidence < policy.plotSure ? '#ff9a3c' : '#ffffff';
  return `<polygon points="${points}" fill="${colour}" fill-opacity="0.16" stroke="#000" stroke-opacity="0.5" stroke-width="6" stroke-linejoin="round"/><polygon points="${points}" fill="none" stroke="${colour}" stroke-width="3" stroke-linejoin="round"/>`;
}

function sunInSky({ sun }: PlotReading, width: number, height: number): string {
  if (sun.place === undefined) return '';
  const at = `cx="${px(sun.place.x * width)}" cy="${px(sun.place.y * height)}"`;
  return `<circle ${at} r="26" fill="none" stroke="#201800" stroke-width="6"/><circle ${at} r="26" fill="none" stroke="${SUN}" stroke-width="3"/>`;
}

const pixels = (points: readonly Point[]): string =>
  points.map(({ x, y }) => `${px(x)},${px(y)}`).join(' ');

/** An arrow that lies on the ground in the middle of the area and points to where the sun stands, in pixels. */
function sunArrow(plot: PlotReading, width: number, height: number): Point[] | null {
  const { camera, sun, area } = plot;
  if (area.length < 3 || sun.source === 'unknown') return null;
  const middle = groundFromImage(camera, polygonCentre(area));
  if (middle === null) return null;
  const corners = area.flatMap((corner) => groundFromImage(camera, corner) ?? []);
  const reach = corners.map((corner) => Math.hypot(corner.x - middle.x, corner.z - middle.z));
  const length = 0.55 * Math.min(...reach);
  const angle = (sun.azimuthDegrees * Math.PI) / 180;
  const ahead = { x: Math.sin(angle), z: Math.cos(angle) };
  // Half widths over length: shaft, then head.
  const shape = [
    [-1, 0.09],
    [0.35, 0.09],
    [0.35, 0.28],
    [1, 0],
    [0.35, -0.28],
    [0.35, -0.09],
    [-1, -0.09],
  ] as const;
  const seen = shape.flatMap(([along, aside]) => {
    const point = imageFromGround(camera, {
      x: middle.x + length * (along * ahead.x + aside * ahead.z),
      z: middle.z + length * (along * ahead.z - aside * ahead.x),
    });
    return point === null ? [] : [{ x: point.x * width, y: point.y * height }];
  });
  return seen.length === shape.length ? seen : null;
}

async function labelPlaces(
  labels: Labels,
  plot: PlotReading,
  { horizon }: PhotoReading,
  width: number,
  height: number,
): Promise<void> {
  if (plot.area.length >= 3) await labelArea(labels, plot, width, height);
  if (horizon !== null) {
    const y = horizon.y * height;
    await labels.add(
      'horizon',
      13,
      HORIZON,
      [0.95, 0.05, 0.8].map((x) => ({ x: x * width, y })),
      '#20001a',
    );
  }
  const grid = plot.camera.view === 'straight_down' ? [] : groundGrid(plot.camera);
  for (const { from, ahead } of grid) {
    const y = from.y * height;
    if (ahead === null || y > height - 14) continue;
    const places = [0.025, 0.975].map((x) => ({ x: x * width, y }));
    await labels.add(`${ahead} m`, 12, INK, places);
  }
}

async function labelArea(
  labels: Labels,
  plot: PlotReading,
  width: number,
  height: number,
): Promise<void> {
  const middle = polygonCentre(plot.area);
  for (const [index, { x, y }] of plot.area.entries()) {
    const out = Math.hypot((x - middle.x) * width, (y - middle.y) * height) || 1;
    const at = (by: number) => ({
      x: x * width + ((x - middle.x) * width * by) / out,
      y: y * height + ((y - middle.y) * height * by) / out,
    });
    await labels.add(String(index + 1), 15, INK, [at(0), at(22), at(-22), at(44)]);
  }
  const rows = plot.area.map((corner) => corner.y * height);
  const centre = middle.x * width;
  const size = measurePlot(plot.camera, plot.area);
  const metres =
    size === null
      ? 'area'
      : `${size.widthMetres.toFixed(0)} × ${size.depthMetres.toFixed(0)} m, ${size.distanceMetres.toFixed(0)} m away`;
  await labels.add(`${metres}, ${plot.areaConfidence.toFixed(2)} sure`, 14, INK, [
    { x: centre, y: Math.min(...rows) },
    { x: centre, y: Math.min(...rows) - 26 },
    { x: centre, y: Math.min(...rows) - 40 },
    { x: centre, y: Math.max(...rows) + 26 },
  ]);
  const arrow = sunArrow(plot, width, height);
  if (arrow !== null) {
    const { azimuthDegrees, elevationDegrees, source } = plot.sun;
    for (const [index, a] of arrow.entries()) {
      const b = arrow[(index + 1) % arrow.length] ?? a;
      for (let share = 0; share < 1; share += 0.1) {
        const [left, top] = [a.x + (b.x - a.x) * share - 3, a.y + (b.y - a.y) * share - 3];
        labels.reserve({ left, top, width: 6, height: 6 });
      }
    }
    const ys = arrow.map((point) => point.y);
    const above = { x: centre, y: Math.min(...ys) - 20 };
    const below = { x: centre, y: Math.max(...ys) + 20 };
    const text = `sun ${azimuthDegrees.toFixed(0)}°, ${elevationDegrees.toFixed(0)}° high, ${source}`;
    await labels.add(text, 14, SUN, [below, above, { x: centre, y: below.y + 26 }], '#201800');
  }
}

const px = (value: number): string => value.toFixed(1);
