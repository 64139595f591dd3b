import { type VideoFormat, videoFormats } from '@groundwork/contract/films/fields';
import { SWAY_REACH } from '@groundwork/film';
import { type PicturePart, type Point, type Polygon, polygonCentre } from '@groundwork/imaging';
import {
  groundFromImage,
  imageFromGround,
  imageFromSpace,
} from '@groundwork/photo-reading/camera/scene-camera';
import type { SceneCamera } from '@groundwork/photo-reading/camera/scene-camera-schema';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A part of the photo and how large its picture is made. */
export interface PhotoWindow {
  readonly part: PicturePart;
  readonly size: Size;
}

export interface PhotoWindows {
  /** The place: as much of the photo as the film's format can show, with room for the camera. */
  readonly opening: PhotoWindow;
  /** The part in which the plot is marked and built on. */
  readonly plot: PhotoWindow;
  /** Narrowest view that the photo's resolution bears, in its pixels. */
  readonly finest: number;
  /** Narrowest view, for a house that would be too small or too far aside in the usual one. */
  readonly nearest: number;
  /** Width of the view that a house of the usual size is expected to rest in, in the photo's pixels. */
  readonly restWidth: number;
  /** Width of the widest view in which the camera can rest there. */
  readonly widestRest: number;
}

/** By how much the photo's pixels may be enlarged. */
const MOST_ENLARGED = 1.3;
/** The same where a house would otherwise be a toy in the corner: a soft photo is the lesser evil, up to here. */
const MOST_ENLARGED_FOR_HOUSE = 2.5;
/** Share of the frame's width that a house is to take, and how wide one with its terrace usually is, in metres. */
export const HOUSE_SHARE = 0.45;
/** The share that a proposal may take where the camera rests: 55 %, and a little for its garden. */
export const MOST_SHARE = 0.54;
const HOUSE_METRES = 14;
/** Half the height of a usual house: its middle is over the ground. */
const MIDDLE_METRES = 3;
/** How much wider than the film's frame the opening stays, so that the camera has somewhere to go. */
const ROOM_TO_MOVE = 1.25;
/** Where the subject sits in an opening that is cut at top and bottom: a little low, under its sky. */
const SUBJECT_HEIGHT = 0.58;
/** Of the plot's window, in views at rest: at least, so that each proposal finds its own, and at most, to hold a large plot. */
const ROOM_AROUND = { least: 1.5, most: 1.9 } as const;
/**
 * Around a plot that the window holds, as a share of the plot. From the air houses have the size that they have, and a
 * group of them may take all of the plot: there is room to draw back from it.
 */
const AROUND_PLOT = { eye_level: 0.08, oblique: 0.3, straight_down: 0.3 } as const;
/** Pixels of the plot's picture for one of the frame at rest, as long as all of it has no more than so many frames' pixels. */
const FINENESS = 1.08;
const MOST_PIXELS = 2.2;

const clamp = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(most, value));

/** Least share of the frame's width that a house is to take. */
export const LEAST_HOUSE_SHARE = 0.35;

/** Whether a film of the area is blurred, or a usual house on it smaller than wanted, because the photo has no more pixels. */
export function lacksPixels(
  photo: Size,
  format: VideoFormat,
  { camera, area }: { readonly camera: SceneCamera; readonly area: Polygon },
): boolean {
  const frame = videoFormats[format];
  const finest = frame.width / MOST_ENLARGED;
  const widest = Math.min(photo.width, (photo.height * frame.width) / frame.height);
  return widest < finest || houseWidth(camera, area) * photo.width < LEAST_HOUSE_SHARE * finest;
}

/** The parts of a photo that a film of its plot shows. */
export function photoWindows(
  photo: Size,
  format: VideoFormat,
  { camera, area }: { readonly camera: SceneCamera; readonly area: Polygon },
): PhotoWindows {
  const frame = videoFormats[format];
  const ratio = frame.height / frame.width;
  const widest = Math.min(photo.width, photo.height / ratio);
  const finest = frame.width / MOST_ENLARGED;
  const nearest = Math.min(finest, widest, frame.width / MOST_ENLARGED_FOR_HOUSE);
  const house = houseWidth(camera, area) * photo.width;
  const restWidth = clamp(
    house / HOUSE_SHARE,
    clamp(house / LEAST_HOUSE_SHARE, nearest, Math.min(finest, widest)),
    widest,
  );
  const opening = openingPart(photo, ratio, polygonCentre(area));
  const plot = plotPart(photo, ratio, { camera, area, restWidth });
  const fineness = Math.min(
    (FINENESS * frame.width) / restWidth,
    Math.sqrt((MOST_PIXELS * frame.width * frame.height) / (plot.width * plot.height)),
  );
  // Never finer than the photo: the film enlarges the rest.
  const openingFineness = Math.min(1, (FINENESS * frame.width) / restWidth);
  return {
    opening: { part: opening, size: sized(opening, openingFineness) },
    plot: { part: plot, size: sized(plot, fineness) },
    finest,
    nearest,
    restWidth,
    widestRest: Math.min(plot.width, plot.height / ratio) / SWAY_REACH,
  };
}

/** Whether an area is larger, by 1 %, than the part that is marked and built on, or wider than the frame gets. */
export function reachesOut(photo: Size, { plot, widestRest }: PhotoWindows, area: Polygon) {
  const { left, top, width, height } = plot.part;
  const out = (values: number[], from: number, size: number) =>
    Math.min(...values) < from - size / 100 || Math.max(...values) > from + size * 1.01;
  const xs = area.map(({ x }) => x * photo.width);
  const ys = area.map(({ y }) => y * photo.height);
  const isWider = Math.max(...xs) - Math.min(...xs) > widestRest;
  return isWider || out(xs, left, width) || out(ys, top, height);
}

function sized({ width, height }: Size, scale: number): Size {
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** Width of a usual house in the middle of the area, as a share of the photo's. */
function houseWidth(camera: SceneCamera, area: Polygon): number {
  const ground = groundFromImage(camera, polygonCentre(area));
  if (ground === null) return 1;
  const [left, right] = [-0.5, 0.5].map((side) =>
    imageFromGround(camera, { x: ground.x + side * HOUSE_METRES, z: ground.z }),
  );
  return left && right ? right.x - left.x : 1;
}

function houseMiddle(camera: SceneCamera, area: Polygon): Point {
  const centre = polygonCentre(area);
  const ground = groundFromImage(camera, centre);
  return (ground && imageFromSpace(camera, ground.x, MIDDLE_METRES, ground.z)) ?? centre;
}

/** As much of the photo as the format shows, around its subject. */
function openingPart(photo: Size, ratio: number, subject: Point): PicturePart {
  const width = Math.min(photo.width, (photo.height / ratio) * ROOM_TO_MOVE);
  const height = Math.min(photo.height, photo.width * ratio * ROOM_TO_MOVE);
  return whole(photo, {
    left: subject.x * photo.width - width / 2,
    top: subject.y * photo.height - height * SUBJECT_HEIGHT,
    width,
    height,
  });
}

/** The views at rest and room around them; all of the plot as far as that lies near enough. */
function plotPart(
  photo: Size,
  ratio: number,
  { camera, area, restWidth }: { camera: SceneCamera; area: Polygon; restWidth: number },
): PicturePart {
  const middle = houseMiddle(camera, area);
  const xs = area.map(({ x }) => x * photo.width);
  const ys = area.map(({ y }) => y * photo.height);
  const [x, y] = [middle.x * photo.width, middle.y * photo.height];
  const around = AROUND_PLOT[camera.view];
  // As wide as a view of the film's shape that holds the plot, so that either side may ask for more of the other.
  const needed = Math.max(reach(xs, x, around), reach(ys, y, around) / ratio);
  const view = clamp(needed, restWidth * ROOM_AROUND.least, restWidth * ROOM_AROUND.most);
  const across = side(x, view, photo.width);
  const down = side(y, view * ratio, photo.height);
  return whole(photo, {
    left: across.from,
    top: down.from,
    width: across.length,
    height: down.length,
  });
}

/** Length of a side around the middle that holds the plot. */
function reach(corners: readonly number[], middle: number, aroundPlot: number): number {
  const [first, last] = [Math.min(...corners), Math.max(...corners)];
  return 2 * (Math.max(middle - first, last - middle) + (last - first) * aroundPlot);
}

/** One side of the plot's window, around the middle where the photo reaches so far. */
function side(middle: number, wanted: number, most: number) {
  const length = Math.min(most, wanted);
  return { from: clamp(middle - length / 2, 0, most - length), length };
}

/** In whole pixels inside of the photo. */
function whole(photo: Size, { left, top, width, height }: PicturePart): PicturePart {
  const size = { width: Math.floor(width), height: Math.floor(height) };
  return {
    left: clamp(Math.round(left), 0, photo.width - size.width),
    top: clamp(Math.round(top), 0, photo.height - size.height),
    ...size,
  };
}

/** Sutherland and Hodgman: the part of a polygon on one side of a line x = at or y = at. */
export function clipSide(
  polygon: Polygon,
  axis: 'x' | 'y',
  at: number,
  keep: 'above' | 'below',
): Polygon {
  const inside = (point: Point) => (keep === 'above' ? point[axis] >= at : point[axis] <= at);
  return polygon.flatMap((point, index) => {
    const before = polygon.at(index - 1) ?? point;
    const crossing = () => {
      const share = (at - before[axis]) / (point[axis] - before[axis]);
      return {
        x: before.x + share * (point.x - before.x),
        y: before.y + share * (point.y - before.y),
      };
    };
    if (inside(point)) return inside(before) ? [point] : [crossing(), point];
    return inside(before) ? [crossing()] : [];
  });
}
