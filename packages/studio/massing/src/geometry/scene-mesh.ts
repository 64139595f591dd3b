import type { Albedo, Finish } from './material.js';

/** A point or direction: right, up, ahead; metres. */
export type Vec3 = readonly [number, number, number];

/**
 * Numbers for each surface in `SceneMesh.surfaces`: unit normal and plane distance (normal · point = distance); origin and
 * two unit axes of the texture, in metres; albedo, from 13 on; four whose meaning is the material's own.
 */
export const SURFACE_STRIDE = 20;

/** Numbers for each leaf card in `SceneMesh.leaves`: centre, two half axes, albedo, spray pattern, depth in the crown 0..1. */
export const LEAF_STRIDE = 14;

/** When a part of the proposal appears as it is being built. */
export const BuildPhase = { footprint: 0, walls: 1, roof: 2, garden: 3 } as const;
export type BuildPhase = (typeof BuildPhase)[keyof typeof BuildPhase];

export interface SurfaceOptions {
  /** Origin of the texture in local coordinates; the frame's origin when not given. */
  readonly textureOrigin?: Vec3;
  /** Direction of the texture's u axis in local coordinates. */
  readonly textureU?: Vec3;
  readonly parameters?: readonly [number, number, number, number];
}

interface Frame {
  x: number;
  z: number;
  cos: number;
  sin: number;
  /** -1 mirrors left and right. */
  side: 1 | -1;
}

/**
 * Flat convex polygons and leaf cards in world metres. Polygons are given in the coordinates of the
 * current frame (a turned place on the ground); both sides of a polygon are visible.
 */
export class SceneMesh {
  readonly surfaces: number[] = [];
  readonly materials: number[] = [];
  readonly phases: number[] = [];
  /** First vertex of each surface; one more entry at the end. */
  readonly starts: number[] = [0];
  readonly vertices: number[] = [];
  readonly leaves: number[] = [];
  phase: BuildPhase = BuildPhase.walls;
  /**
   * Height over the ground under the camera on which things stand level; null where all follows the ground as it rises.
   */
  level: number | null = null;
  private frame: Frame = { x: 0, z: 0, cos: 1, sin: 0, side: 1 };

  /** @param ground how high the ground is at a place in the world, in metres */
  constructor(private readonly ground: (place: { x: number; z: number }) => number = () => 0) {}

  get surfaceCount(): number {
    return this.materials.length;
  }

  get leafCount(): number {
    return this.leaves.length / LEAF_STRIDE;
  }

  /** Runs `build` with local coordinates whose origin is at x, z, that are turned anticlockwise (from above). */
  within(
    place: { x: number; z: number; rotationDegrees: number; mirrored?: boolean },
    build: () => void,
  ): void {
    const outer = this.frame;
    const angle = (place.rotationDegrees * Math.PI) / 180;
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    this.frame = {
      x: outer.x + place.x * outer.side * outer.cos - place.z * outer.sin,
      z: outer.z + place.x * outer.side * outer.sin + place.z * outer.cos,
      cos: outer.cos * cos - outer.side * outer.sin * sin,
      sin: outer.sin * cos + outer.side * outer.cos * sin,
      side: place.mirrored === true ? (outer.side === 1 ? -1 : 1) : outer.side,
    };
    try {
      build();
    } finally {
      this.frame = outer;
    }
  }

  world(point: Vec3): Vec3 {
    const { x, z, cos, sin, side } = this.frame;
    const right = point[0] * side;
    const place = { x: x + right * cos - point[2] * sin, z: z + right * sin + point[2] * cos };
    return [place.x, point[1] + (this.level ?? this.ground(place)), place.z];
  }

  /** Draws things on a level at a height above the ground under the camera. */
  standing(level: number, build: () => void): void {
    const outer = this.level;
    this.level = level;
    try {
      build();
    } finally {
      this.level = outer;
    }
  }

  /** Height of the ground at a local place over the level on which things stand; negative where it lies lower. */
  groundOver(x: number, z: number): number {
    const [worldX, , worldZ] = this.world([x, 0, z]);
    return this.level === null ? 0 : this.ground({ x: worldX, z: worldZ }) - this.level;
  }

  direction(vector: Vec3): Vec3 {
    const { cos, sin, side } = this.frame;
    const right = vector[0] * side;
    return [right * cos - vector[2] * sin, vector[1], right * sin + vector[2] * cos];
  }

  /** Adds a flat convex polygon; one without area is left out. */
  polygon(
    points: readonly Vec3[],
    { material, colour }: Finish,
    options: SurfaceOptions = {},
  ): void {
    const corners = points.map((point) => this.world(point));
    const normal = newellNormal(corners);
    if (normal === null) return;
    const [first] = corners;
    if (first === undefined) return;
    const u = textureU(
      normal,
      options.textureU && this.direction(options.textureU),
      this.direction([1, 0, 0]),
    );
    let v = cross(normal, u);
    if (v[1] < -1e-6) v = [-v[0], -v[1], -v[2]];
    const origin = this.world(options.textureOrigin ?? [0, 0, 0]);
    this.surfaces.push(...normal, dot(normal, first), ...origin, ...u, ...v, ...colour);
    this.surfaces.push(...(options.parameters ?? [0, 0, 0, 0]));
    this.materials.push(material);
    this.phases.push(this.phase);
    for (const corner of corners) this.vertices.push(...corner);
    this.starts.push(this.vertices.length / 3);
  }

  /** An upright box between two opposite corners in local coordinates. The underside is left out on the ground. */
  box(low: Vec3, high: Vec3, finish: Finish, top = finish): void {
    const [a, b, c] = low;
    const [d, e, f] = high;
    this.polygon(rectangle(low, [d, e, c]), finish);
    this.polygon(rectangle([a, b, f], high), finish);
    this.polygon(rectangle(low, [a, e, f]), finish);
    this.polygon(rectangle([d, b, c], high), finish);
    this.polygon(rectangle([a, e, c], high), top);
    if (b > 0.01) this.polygon(rectangle(low, [d, b, f]), finish);
  }

  /** A leaf spray: a parallelogram about a world centre. `depth` is 0 at the crown's skin and 1 at its heart. */
  leaf(centre: Vec3, a: Vec3, b: Vec3, colour: Albedo, pattern: number, depth: number): void {
    const [x, y, z] = centre;
    this.leaves.push(
      x,
      y + (this.level ?? this.ground({ x, z })),
      z,
      ...a,
      ...b,
      ...colour,
      pattern,
      depth,
    );
  }
}

/** Which of the six coordinates of two opposite corners each of four corners has. */
const FACING_AHEAD = [
  [0, 1, 2],
  [3, 1, 2],
  [3, 4, 2],
  [0, 4, 2],
] as const;
const FACING_ASIDE = [
  [0, 1, 2],
  [0, 1, 5],
  [0, 4, 5],
  [0, 4, 2],
] as const;
const FACING_UP = [
  [0, 1, 2],
  [3, 1, 2],
  [3, 1, 5],
  [0, 1, 5],
] as const;

/** The corners of an upright or level rectangle between two opposite ones, which have one coordinate in common. */
export function rectangle([a, b, c]: Vec3, [d, e, f]: Vec3): readonly Vec3[] {
  const opposite = [a, b, c, d, e, f];
  const order = c === f ? FACING_AHEAD : a === d ? FACING_ASIDE : FACING_UP;
  return order.map(([x, y, z]) => [opposite[x] ?? 0, opposite[y] ?? 0, opposite[z] ?? 0]);
}

function newellNormal(points: readonly Vec3[]): Vec3 | null {
  let x = 0;
  let y = 0;
  let z = 0;
  for (let i = 0; i < points.length; i++) {
    const p = points[i];
    const q = points[(i + 1) % points.length];
    if (p === undefined || q === undefined) continue;
    x += (p[1] - q[1]) * (p[2] + q[2]);
    y += (p[2] - q[2]) * (p[0] + q[0]);
    z += (p[0] - q[0]) * (p[1] + q[1]);
  }
  const length = Math.hypot(x, y, z);
  return length < 1e-5 ? null : [x / length, y / length, z / length];
}

function textureU(normal: Vec3, wanted: Vec3 | undefined, frameX: Vec3): Vec3 {
  if (wanted !== undefined) return wanted;
  if (Math.abs(normal[1]) > 0.999) return frameX;
  const length = Math.hypot(normal[0], normal[2]);
  return [normal[2] / length, 0, -normal[0] / length];
}

export function cross(a: Vec3, b: Vec3): Vec3 {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function dot(a: Vec3, b: Vec3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
