import type { Sun } from '@groundwork/photo-reading/camera/sun';
import type { PackedScene } from '../packed-scene.js';
import { type DepthMap, drawDepthMap } from '../photo/depth-map.js';

/** Directions over the sky's half dome. */
const SKY_DIRECTIONS = 44;
const SKY_MAP_SIZE = 224;
/** The last of them, on the disc's rim. */
const RIM_PLACES = 3;
const SUN_MAP_SIZE = 896;
/**
 * Places on the sun's disc, whose mean is a penumbra that is sharp near the edge that throws it and wide far from it; and
 * its half width in radians: the sun's own and the glow round it in slightly hazy air.
 */
const DISC = { directions: 7, radius: 0.016, mapShare: 1 } as const;
/** A sun in an unknown place is a wide glow: it models a house without edges that the photo would contradict. */
const GLOW = { directions: 16, radius: 0.1, mapShare: 0.62 } as const;
/** Lower suns would throw shadows out of the picture. */
const LOWEST_SUN_DEGREES = 9;
/** Numbers in a map's row of coefficients. */
const ROW = 11;

export interface LightMaps {
  readonly coefficients: Float32Array;
  readonly cells: Float32Array;
  readonly size: number;
  readonly count: number;
}

export interface SceneLight {
  readonly sky: LightMaps;
  /** Null once the sun has set or behind clouds. */
  readonly sun: LightMaps | null;
  /** Unit vector towards the middle of the sun. */
  readonly sunDirection: readonly [number, number, number];
}

/** @param sharpness share of the maps' full size: a smaller picture needs no finer ones */
export function lightScene(
  scene: PackedScene,
  sun: Sun,
  withSun: boolean,
  sharpness: number,
): SceneLight {
  const sky = skyDirections();
  const direction = sunDirection(sun);
  const { directions, radius, mapShare } = sun.source === 'unknown' ? GLOW : DISC;
  return {
    sky: packMaps(
      sky.map((d) =>
        drawDepthMap(scene, d, { size: Math.round(SKY_MAP_SIZE * sharpness), leafStep: 7 }),
      ),
    ),
    sun: withSun
      ? packMaps(
          discAround(direction, directions, radius).map((d) =>
            drawDepthMap(scene, d, {
              size: Math.round(SUN_MAP_SIZE * mapShare * sharpness),
              leafStep: 2,
            }),
          ),
        )
      : null,
    sunDirection: direction,
  };
}

type Direction = [number, number, number];

export function sunDirection(sun: Sun): Direction {
  const elevation = (Math.max(LOWEST_SUN_DEGREES, sun.elevationDegrees) * Math.PI) / 180;
  const azimuth = (sun.azimuthDegrees * Math.PI) / 180;
  return [
    Math.sin(azimuth) * Math.cos(elevation),
    Math.sin(elevation),
    Math.cos(azimuth) * Math.cos(elevation),
  ];
}

const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

function skyDirections(): Direction[] {
  return Array.from({ length: SKY_DIRECTIONS }, (_, i): Direction => {
    const y = 0.06 + (0.94 * (i + 0.5)) / SKY_DIRECTIONS;
    const flat = Math.sqrt(1 - y * y);
    return [flat * Math.cos(i * GOLDEN_ANGLE), y, flat * Math.sin(i * GOLDEN_ANGLE)];
  });
}

function discAround([x, y, z]: Direction, directions: number, radius: number): Direction[] {
  const flat = Math.max(1e-4, Math.hypot(x, z));
  const a: Direction = [z / flat, 0, -x / flat];
  const b: Direction = [a[2] * y, a[0] * z - a[2] * x, -a[0] * y];
  return Array.from({ length: directions }, (_, i): Direction => {
    const r = radius * Math.sqrt(i / (directions - 1));
    const [p, q] = [r * Math.cos(i * GOLDEN_ANGLE), r * Math.sin(i * GOLDEN_ANGLE)];
    const d: Direction = [x + a[0] * p + b[0] * q, y + b[1] * q, z + a[2] * p + b[2] * q];
    const length = Math.hypot(...d);
    return [d[0] / length, d[1] / length, d[2] / length];
  });
}

export function sunMap(
  scene: PackedScene,
  direction: SceneLight['sunDirection'],
  size: number,
): LightMaps {
  return packMaps([drawDepthMap(scene, direction, { size, leafStep: 1 })]);
}

function packMaps(maps: readonly DepthMap[]): LightMaps {
  const size = maps[0]?.size ?? 0;
  const coefficients = new Float32Array(maps.length * ROW);
  const cells = new Float32Array(maps.length * size * size);
  for (const [i, m] of maps.entries()) {
    coefficients.set([m.ax, m.ay, m.az, m.a0, m.bx, m.by, m.bz, m.b0, m.lx, m.ly, m.lz], i * ROW);
    cells.set(m.cells, i * size * size);
  }
  return { coefficients, cells, size, count: maps.length };
}

/** How far above a point's line to the sun the last obstacle rises; negative without one. */
export function hiddenFor(maps: LightMaps, x: number, y: number, z: number): number {
  const { coefficients: c, cells, size } = maps;
  const column = Math.floor(
    (c[0] as number) * x + (c[1] as number) * y + (c[2] as number) * z + (c[3] as number),
  );
  const row = Math.floor(
    (c[4] as number) * x + (c[5] as number) * y + (c[6] as number) * z + (c[7] as number),
  );
  if (!(column >= 0 && row >= 0 && column < size && row < size)) return -1;
  const height = (c[8] as number) * x + (c[9] as number) * y + (c[10] as number) * z;
  return (cells[row * size + column] as number) - height;
}

/** Share of the sun's disc that a point sees. */
export function sunVisibility(
  maps: LightMaps,
  x: number,
  y: number,
  z: number,
  bias: number,
): number {
  const { coefficients: c, cells, size, count } = maps;
  const limit = size - 2;
  let sum = 0;
  // The disc's rim first: where its places agree, nearly all points lie, those between them agree too.
  for (let i = count - 1; i >= 0; i--) {
    if (i === count - RIM_PLACES - 1) {
      if (sum === 0) return 0;
      if (sum === RIM_PLACES) return 1;
    }
    const k = i * ROW;
    const a =
      (c[k] as number) * x +
      (c[k + 1] as number) * y +
      (c[k + 2] as number) * z +
      (c[k + 3] as number) -
      0.5;
    const b =
      (c[k + 4] as number) * x +
      (c[k + 5] as number) * y +
      (c[k + 6] as number) * z +
      (c[k + 7] as number) -
      0.5;
    if (!(a >= 0 && b >= 0 && a < limit && b < limit)) {
      sum += 1;
      continue;
    }
    const h =
      (c[k + 8] as number) * x + (c[k + 9] as number) * y + (c[k + 10] as number) * z + bias;
    const ia = a | 0;
    const ib = b | 0;
    const fa = a - ia;
    const fb = b - ib;
    const at = i * size * size + ib * size + ia;
    const p = (cells[at] as number) > h ? 0 : 1 - fa;
    const q = (cells[at + 1] as number) > h ? 0 : fa;
    const r = (cells[at + size] as number) > h ? 0 : 1 - fa;
    const s = (cells[at + size + 1] as number) > h ? 0 : fa;
    sum += (p + q) * (1 - fb) + (r + s) * fb;
  }
  return sum / count;
}

/**
 * Sky light on a point with this normal: 1 is open level ground.
 *
 * @param jitter 0..1, different for each pixel: turns the maps' coarse cells into fine grain
 * @param parity which half of the directions to use: 0 or 1, or -1 for all
 */
export function skyLight(
  light: SceneLight,
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
  bias: number,
  jitter: number,
  parity: number,
): number {
  const { coefficients: c, cells, size, count } = light.sky;
  let sum = 0;
  let possible = 0;
  let ja = jitter;
  let jb = jitter * 7 - ((jitter * 7) | 0);
  const step = parity < 0 ? 1 : 2;
  for (let i = Math.max(0, parity); i < count; i += step) {
    const k = i * ROW;
    const lx = c[k + 8] as number;
    const ly = c[k + 9] as number;
    const lz = c[k + 10] as number;
    const facing = nx * lx + ny * ly + nz * lz;
    if (facing <= 0) continue;
    possible += facing;
    // Another place in the cell for each direction, without another random number.
    ja += 0.618034;
    if (ja >= 1) ja -= 1;
    jb += 0.754878;
    if (jb >= 1) jb -= 1;
    const a =
      ((c[k] as number) * x + (c[k + 2] as number) * z + (c[k + 3] as number) + ja - 0.5) | 0;
    const b =
      ((c[k + 4] as number) * x +
        (c[k + 5] as number) * y +
        (c[k + 6] as number) * z +
        (c[k + 7] as number) +
        jb -
        0.5) |
      0;
    if (
      a < 0 ||
      b < 0 ||
      a >= size ||
      b >= size ||
      (cells[(i * size + b) * size + a] as number) <= lx * x + ly * y + lz * z + bias
    ) {
      sum += facing;
    }
  }
  // The share of the sky it faces that it sees, times the share of the whole sky that it faces.
  return possible === 0 ? 0 : ((sum / possible) * (1 + ny)) / 2;
}
