import { type VideoFormat, videoFormats } from '@groundwork/contract';
import {
  type PhotoMetadata,
  type Point,
  type Polygon,
  pipelineOf,
  type Raster,
} from '@groundwork/imaging';

/** Part of a photo, as shares of its width and height. */
export interface Window {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** How much wider than the film's frame the picture stays, so that the camera has somewhere to go. */
const ROOM_TO_MOVE = 1.25;
/** Size against the film's frame: moves look no closer than this. A smaller photo is enlarged to it, so that what is drawn into it is crisp all the same. */
const FINEST = 1.15;
/** Where the subject sits in a window that is cut at top and bottom: a little low, under its sky. */
const SUBJECT_HEIGHT = 0.58;

const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), most);

/** The part of a photo that a film of this format can show, around its subject. */
export function windowFor(
  photo: { readonly width: number; readonly height: number },
  format: VideoFormat,
  subject: Point,
): Window {
  const frame = videoFormats[format];
  const wanted = frame.width / frame.height;
  const ratio = photo.width / photo.height;
  const width = Math.min(1, (wanted * ROOM_TO_MOVE) / ratio);
  const height = Math.min(1, ratio / (wanted / ROOM_TO_MOVE));
  return {
    width,
    height,
    left: clamp(subject.x - width / 2, 1 - width),
    top: clamp(subject.y - height * SUBJECT_HEIGHT, 1 - height),
  };
}

/** Cuts the window out and makes it as fine as the film can show. */
export async function cutWindow(
  photo: Raster,
  window: Window,
  format: VideoFormat,
): Promise<Raster> {
  const frame = videoFormats[format];
  const left = Math.round(window.left * photo.width);
  const top = Math.round(window.top * photo.height);
  const width = Math.min(photo.width - left, Math.round(window.width * photo.width));
  const height = Math.min(photo.height - top, Math.round(window.height * photo.height));
  const scale = FINEST * Math.max(frame.width / width, frame.height / height);
  const { data, info } = await pipelineOf(photo)
    .extract({ left, top, width, height })
    .resize(Math.round(width * scale), Math.round(height * scale), {
      fit: 'fill',
      kernel: 'lanczos3',
    })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: 3, data };
}

/**
 * What the metadata says once the window is cut out: the 35 mm focal length follows the longer side, and a
 * window that is not centred in height makes the recorded pitch untrue.
 */
export function metadataInWindow(
  metadata: PhotoMetadata,
  photo: { readonly width: number; readonly height: number },
  window: Window,
  focalLength35mm: number,
): PhotoMetadata {
  const whole = Math.max(photo.width, photo.height);
  const part = Math.max(photo.width * window.width, photo.height * window.height);
  return {
    ...metadata,
    focalLength35mm: (focalLength35mm * whole) / part,
    gimbalPitchDegrees: window.height < 0.999 ? null : metadata.gimbalPitchDegrees,
  };
}

/**
 * Widest an area of ours may be, as a share of the width that the film shows: its corners stay in the frame, of which
 * moves take up to a seventh.
 */
const AREA_WIDTH = 0.8;

/**
 * An area that we chose, drawn in sideways until the film's frame can show its corners. Towards a vanishing
 * point straight ahead this leaves the perspective true.
 */
export function areaInFrame(
  area: Polygon,
  photo: { readonly width: number; readonly height: number },
  format: VideoFormat,
): Polygon {
  const frame = videoFormats[format];
  const shown = Math.min(1, frame.width / frame.height / (photo.width / photo.height));
  const columns = area.map((point) => point.x);
  const left = Math.min(...columns);
  const right = Math.max(...columns);
  const scale = Math.min(1, (AREA_WIDTH * shown) / (right - left));
  const middle = (left + right) / 2;
  return area.map((point) => ({ x: middle + (point.x - middle) * scale, y: point.y }));
}

/** Sutherland and Hodgman: the part of a polygon on one side of a line x = at or y = at. */
function clipSide(polygon: Polygon, axis: 'x' | 'y', at: number, keep: 'above' | 'below'): Polygon {
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

/** A polygon of the whole photo as seen in the window, cut at its edges; fewer than three points when none of it is. */
export function polygonInWindow(polygon: Polygon, window: Window): Polygon {
  const moved: Polygon = polygon.map((point) => ({
    x: (point.x - window.left) / window.width,
    y: (point.y - window.top) / window.height,
  }));
  let cut = clipSide(moved, 'x', 0, 'above');
  cut = clipSide(cut, 'x', 1, 'below');
  cut = clipSide(cut, 'y', 0, 'above');
  return clipSide(cut, 'y', 1, 'below');
}
