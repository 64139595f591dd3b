import { type Point, type Polygon, polygonCentre, polygonShare } from '@groundwork/imaging';
import type { GroundPoint } from '@groundwork/photo-reading/camera/ground-point';
import {
  groundFromImage,
  horizonRow,
  imageFromSpace,
} from '@groundwork/photo-reading/camera/scene-camera';
import type { SceneCamera } from '@groundwork/photo-reading/camera/scene-camera-schema';

/** Ground seen by one row of pixels, in metres. */
export interface GroundRow {
  /** Ahead of the camera; the same along the whole row, because the camera is level. */
  readonly z: number;
  /** Change of `z` from this row to the next one below. */
  readonly zStep: number;
  /** To the right of the camera, at the first pixel. */
  readonly xLeft: number;
  /** From one pixel to the next on the right. */
  readonly xStep: number;
  /** Change of x from this row to the next one below, as a share of x. */
  readonly xLean: number;
}

/** The plot's outline on the ground, and the camera's view of things there. */
export class GroundView {
  readonly outline: readonly GroundPoint[];
  /** The outline in the picture, in pixels. */
  readonly seen: Polygon;
  /**
   * Side in metres of a square as large as the plot if all of it were as far away as its middle in the picture: the
   * scale for all drawing. Land up to the horizon is vast, but its visible part is not.
   */
  readonly size: number;
  /** Whether the ground is looked down upon, so that short marks across a line are seen as such. */
  readonly steep: boolean;
  /** False from straight above, where only tops are visible. */
  readonly standing: boolean;

  /** Whether the picture gives metres: no part of the camera is assumed. */
  readonly measurable: boolean;

  private readonly sin: number;
  private readonly cos: number;

  private readonly camera: SceneCamera;

  constructor(camera: SceneCamera, area: Polygon) {
    // The outline is where it was drawn, on any slope: only its plane counts as level.
    const { slope, ...level } = camera;
    this.camera = seeingAllOf(area, level);
    const pitch = (this.camera.pitchDegrees * Math.PI) / 180;
    this.sin = Math.sin(pitch);
    this.cos = Math.cos(pitch);
    this.outline = area.flatMap((corner) => groundFromImage(this.camera, corner) ?? []);
    this.seen = this.outlined(this.outline);
    this.size = this.measure();
    this.steep = this.camera.pitchDegrees < -18;
    this.standing = this.camera.pitchDegrees > -75;
    this.measurable = camera.estimates.length === 0 && slope === undefined && this.camera === level;
  }

  /** In pixels, or null behind the camera. */
  place(point: GroundPoint, height = 0): Point | null {
    const seen = imageFromSpace(this.camera, point.x, height, point.z);
    if (seen === null) return null;
    return { x: seen.x * this.camera.width, y: seen.y * this.camera.height };
  }

  outlined(points: readonly GroundPoint[]): Point[] {
    return points.flatMap((point) => this.place(point) ?? []);
  }

  private measure(): number {
    const { width, height } = this.camera;
    const shares = this.seen.map(({ x, y }) => ({ x: x / width, y: y / height }));
    const middle = polygonCentre(shares);
    const row = this.row(middle.y * height);
    if (row === null) return 1;
    // An outline without an area is still drawn as a line.
    return Math.max(
      row.xStep,
      Math.sqrt(polygonShare(shares) * width * height * row.xStep * Math.abs(row.zStep)),
    );
  }

  /** Distance from the lens along the view, in metres: what perspective divides by. */
  depthOf(point: GroundPoint): number {
    return point.z * this.cos - this.camera.heightMetres * this.sin;
  }

  row(y: number): GroundRow | null {
    const { focalLengthPx: focal, width, height, heightMetres, principal } = this.camera;
    const down = (y + 0.5 - principal.y * height) / focal;
    const fall = -this.sin + down * this.cos;
    if (fall <= 1e-4) return null;
    const distance = heightMetres / fall;
    const approach = -(distance / fall) * (this.cos / focal);
    return {
      z: (this.cos + down * this.sin) * distance,
      zStep: (this.sin / focal) * distance + (this.cos + down * this.sin) * approach,
      xLeft: ((0.5 - principal.x * width) / focal) * distance,
      xStep: distance / focal,
      xLean: approach / distance,
    };
  }
}

/** Direction of the outline's longest edge, of any length. */
export function longestEdge(outline: readonly GroundPoint[]): GroundPoint {
  let best = { x: 1, z: 0 };
  let most = 0;
  for (const [index, a] of outline.entries()) {
    const b = outline[(index + 1) % outline.length] ?? a;
    const length = Math.hypot(b.x - a.x, b.z - a.z);
    if (length <= most) continue;
    most = length;
    best = { x: b.x - a.x, z: b.z - a.z };
  }
  return best;
}

/** Least distance of the plot from the horizon, as a share of the picture's height. */
const UNDER_HORIZON = 0.015;

/**
 * Land that rises before the camera is seen above the level horizon. Its plane is then taken to end a little above the
 * plot, so that the outline stays where it was drawn.
 */
function seeingAllOf(area: Polygon, camera: SceneCamera): SceneCamera {
  const top = Math.min(...area.map(({ y }) => y));
  if (top * camera.height - horizonRow(camera) >= UNDER_HORIZON * camera.height) return camera;
  const rise = (top - 2 * UNDER_HORIZON - camera.principal.y) * camera.height;
  return {
    ...camera,
    pitchDegrees: (Math.atan(rise / camera.focalLengthPx) * 180) / Math.PI,
  };
}
