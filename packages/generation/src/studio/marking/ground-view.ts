import type { Point, Polygon } from '@groundwork/imaging';
import {
  type GroundPoint,
  groundFromImage,
  horizonRow,
  imageFromSpace,
  type SceneCamera,
} from '@groundwork/massing';

/** The plot's outline on the ground, and how the camera sees what stands there. */
export class GroundView {
  readonly outline: readonly GroundPoint[];
  /** Side of a square as large as the plot, in metres: the measure of all that is drawn. */
  readonly size: number;
  /** False from straight above, where what stands is seen only from its top. */
  readonly standing: boolean;

  constructor(
    private readonly camera: SceneCamera,
    area: Polygon,
  ) {
    const horizonY = horizonRow(camera) / camera.height;
    this.outline = area.flatMap((corner) => {
      // A corner drawn at or over the horizon is taken to lie just under it.
      const y = Math.max(corner.y, horizonY + 0.015);
      return groundFromImage(camera, { x: corner.x, y }) ?? [];
    });
    this.size = Math.sqrt(groundArea(this.outline));
    this.standing = camera.pitchDegrees > -75;
  }

  /** In pixels, or null behind the camera. */
  place(point: GroundPoint, height = 0): Point | null {
    const seen = imageFromSpace(this.camera, point.x, height, point.z);
    if (seen === null) return null;
    return { x: seen.x * this.camera.width, y: seen.y * this.camera.height };
  }

  /** Pixels that a metre across the view takes at this place. */
  scaleAt(point: GroundPoint): number {
    const left = this.place({ x: point.x - 0.01, z: point.z });
    const right = this.place({ x: point.x + 0.01, z: point.z });
    return left === null || right === null
      ? 0
      : Math.hypot(right.x - left.x, right.y - left.y) / 0.02;
  }

  /** A strip on the ground along a line, `width` metres wide; true to perspective. */
  strip(a: GroundPoint, b: GroundPoint, width: number): Point[] {
    const length = Math.hypot(b.x - a.x, b.z - a.z);
    if (length === 0) return [];
    const nx = (-(b.z - a.z) / length) * (width / 2);
    const nz = ((b.x - a.x) / length) * (width / 2);
    return this.outlined([
      { x: a.x + nx, z: a.z + nz },
      { x: b.x + nx, z: b.z + nz },
      { x: b.x - nx, z: b.z - nz },
      { x: a.x - nx, z: a.z - nz },
    ]);
  }

  /** A disc lying on the ground. */
  disc(centre: GroundPoint, radius: number): Point[] {
    return this.outlined(
      Array.from({ length: 28 }, (_, step) => ({
        x: centre.x + radius * Math.cos((step * Math.PI) / 14),
        z: centre.z + radius * Math.sin((step * Math.PI) / 14),
      })),
    );
  }

  outlined(points: readonly GroundPoint[]): Point[] {
    return points.flatMap((point) => this.place(point) ?? []);
  }

  /** Parts inside the outline of parallel lines, `turn` degrees from its longest edge. */
  ruling(spacing: number, turn: number): (readonly [GroundPoint, GroundPoint])[] {
    const edge = longestEdge(this.outline);
    const angle = Math.atan2(edge.z, edge.x) + (turn * Math.PI) / 180;
    const along = { x: Math.cos(angle), z: Math.sin(angle) };
    const across = this.outline.map(({ x, z }) => z * along.x - x * along.z);
    const low = Math.min(...across);
    const high = Math.max(...across);
    // Lines are centred, so that no sliver is left on one side.
    const count = Math.floor((high - low) / spacing);
    const first = low + (high - low - (count - 1) * spacing) / 2;
    const lines: (readonly [GroundPoint, GroundPoint])[] = [];
    for (let index = 0; index < count; index += 1) {
      const offset = first + index * spacing;
      const crossings: number[] = [];
      for (const [corner, a] of this.outline.entries()) {
        const b = this.outline[(corner + 1) % this.outline.length] ?? a;
        const va = (across[corner] ?? 0) - offset;
        const vb = (across[(corner + 1) % this.outline.length] ?? 0) - offset;
        if (va > 0 === vb > 0) continue;
        const share = va / (va - vb);
        const x = a.x + (b.x - a.x) * share;
        const z = a.z + (b.z - a.z) * share;
        crossings.push(x * along.x + z * along.z);
      }
      crossings.sort((one, two) => one - two);
      for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
        const at = (u: number) => ({
          x: u * along.x - offset * along.z,
          z: u * along.z + offset * along.x,
        });
        lines.push([at(crossings[pair] ?? 0), at(crossings[pair + 1] ?? 0)]);
      }
    }
    return lines;
  }
}

function longestEdge(outline: readonly GroundPoint[]): GroundPoint {
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

function groundArea(outline: readonly GroundPoint[]): number {
  let twice = 0;
  for (const [index, a] of outline.entries()) {
    const b = outline[(index + 1) % outline.length] ?? a;
    twice += a.x * b.z - b.x * a.z;
  }
  return Math.abs(twice) / 2;
}
