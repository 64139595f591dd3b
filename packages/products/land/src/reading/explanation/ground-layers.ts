import type { GreyMap, Point } from '@groundwork/imaging';
import type { GroundPoint } from '@groundwork/photo-reading/camera/ground-point';
import { groundFromImage, imageFromGround } from '@groundwork/photo-reading/camera/scene-camera';
import type { SceneCamera } from '@groundwork/photo-reading/camera/scene-camera-schema';
import type { PerceptionClass } from '@groundwork/photo-reading/perception/perception';
import { isGround, type LandMap } from '@groundwork/photo-reading/terrain/land-map';

interface GridLine {
  readonly from: Point;
  readonly to: Point;
  /** Metres ahead of the camera for lines across the view; null for lines along it. */
  readonly ahead: number | null;
}

const STEP_METRES = 10;
/** Share of the height under which two lines across the view are too close. */
const CLOSEST = 0.006;

/**
 * Lines on the ground 10 m apart as the camera sees them, in shares of the picture. From straight above the lines
 * cover the picture; else they run from the lower border to where they come too close together.
 */
export function groundGrid(camera: SceneCamera): GridLine[] {
  const near = groundFromImage(camera, { x: 0.5, y: 0.999 });
  if (near === null) return [];
  const far = farthest(camera, near.z);
  const spans = [near.z, far].flatMap((z) => {
    const row = imageFromGround(camera, { x: 0, z });
    return row === null ? [] : (groundFromImage(camera, { x: 1, y: row.y })?.x ?? []);
  });
  const widest = Math.ceil(Math.max(...spans, STEP_METRES) / STEP_METRES) * STEP_METRES;
  const lines: GridLine[] = [];
  const add = (a: GroundPoint, b: GroundPoint, ahead: number | null) => {
    const from = imageFromGround(camera, a);
    const to = imageFromGround(camera, b);
    if (from !== null && to !== null) lines.push({ from, to, ahead });
  };
  for (let z = Math.ceil(near.z / STEP_METRES) * STEP_METRES; z <= far; z += STEP_METRES) {
    add({ x: -widest, z }, { x: widest, z }, z);
  }
  for (let x = -widest; x <= widest; x += STEP_METRES) {
    add({ x, z: near.z }, { x, z: far }, null);
  }
  return lines;
}

/** Metres ahead at which the picture ends, or lines across the view come too close together. */
function farthest(camera: SceneCamera, near: number): number {
  const top = groundFromImage(camera, { x: 0.5, y: 0.001 });
  const limit = top?.z ?? Number.POSITIVE_INFINITY;
  let z = Math.ceil(near / STEP_METRES) * STEP_METRES;
  for (; z < limit; z += STEP_METRES) {
    const here = imageFromGround(camera, { x: 0, z });
    const next = imageFromGround(camera, { x: 0, z: z + STEP_METRES });
    if (here === null || next === null || here.y - next.y < CLOSEST) return z;
  }
  return limit;
}

type Rgb = readonly [number, number, number];

type TintedMap = Pick<LandMap, 'width' | 'height' | 'classes'>;

/** Colour of each class in the explanation, and how strongly it covers the photo (0..255). */
export const classTints: Record<PerceptionClass, { readonly rgb: Rgb; readonly cover: number }> = {
  sky: { rgb: [96, 170, 255], cover: 96 },
  ground: { rgb: [250, 190, 70], cover: 56 },
  grass: { rgb: [178, 226, 60], cover: 44 },
  trees: { rgb: [24, 150, 60], cover: 108 },
  water: { rgb: [10, 70, 230], cover: 120 },
  road: { rgb: [190, 120, 235], cover: 128 },
  building: { rgb: [240, 50, 60], cover: 128 },
  rock: { rgb: [150, 122, 150], cover: 108 },
  snow: { rgb: [240, 246, 255], cover: 96 },
  thing: { rgb: [255, 0, 200], cover: 128 },
};

/** The classes as a picture with alpha, on the grid that they were read on. */
export function tintClasses(map: TintedMap): Buffer {
  const tint = Buffer.alloc(map.width * map.height * 4);
  for (const [at, kind] of map.classes.entries()) {
    const { rgb, cover } = classTints[kind];
    tint.set([...rgb, cover], at * 4);
  }
  return tint;
}

/** Rows of feet that differ by more than this share of the height belong to two things. */
const OTHER_THING = 6;

/** Outlines of upright things, two pixels wide, with alpha; `width` and `height` are the picture's. */
export function outlineOccluders(
  occluders: GreyMap,
  width: number,
  height: number,
  [r, g, b]: Rgb,
): Buffer {
  const lines = Buffer.alloc(width * height * 4);
  const foot = (x: number, y: number): number => {
    const column = Math.min(occluders.width - 1, Math.floor(((x + 0.5) * occluders.width) / width));
    const row = Math.min(occluders.height - 1, Math.floor(((y + 0.5) * occluders.height) / height));
    return occluders.data[row * occluders.width + column] ?? 0;
  };
  for (let y = 0; y + 1 < height; y += 1) {
    for (let x = 0; x + 1 < width; x += 1) {
      const here = foot(x, y);
      for (const other of [foot(x + 1, y), foot(x, y + 1)]) {
        const rim = (here === 0) !== (other === 0);
        if (!rim && Math.abs(here - other) <= OTHER_THING) continue;
        const cover = rim ? 255 : 110;
        for (const at of [y * width + x, y * width + x + 1, (y + 1) * width + x]) {
          if ((lines[at * 4 + 3] ?? 0) < cover) lines.set([r, g, b, cover], at * 4);
        }
      }
    }
  }
  return lines;
}

/** Takes a drawing away where the land is not bare: a grid lies on the ground and not on trees. */
export function onOpenLand(drawing: Buffer, width: number, height: number, map: TintedMap): Buffer {
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(((y + 0.5) * map.height) / height) * map.width;
    for (let x = 0; x < width; x += 1) {
      const kind = map.classes[row + Math.floor(((x + 0.5) * map.width) / width)];
      if (kind === undefined || isGround(kind) || kind === 'road' || kind === 'water') continue;
      const at = (y * width + x) * 4 + 3;
      drawing[at] = (drawing[at] ?? 0) * 0.16;
    }
  }
  return drawing;
}
