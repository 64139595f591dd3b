import { type PackedScene, SURFACE_STRIDE } from '../packed-scene.js';
import { type SceneLight, skyLight } from './scene-light.js';

/** Knots of a surface's grid stand this many pixels apart, within these bounds in metres. */
const PIXELS_APART = 5;
const APART = { least: 0.15, most: 0.7 } as const;
const MOST_KNOTS = 90;
/** Knots are lifted this far off their surface, in metres: contact with a neighbour still shows. */
const LIFT = 0.06;
const UNKNOWN = -1;
const PLACES = 4;

interface Grid {
  readonly knots: Float32Array;
  readonly columns: number;
  readonly rows: number;
  readonly u0: number;
  readonly v0: number;
  readonly apart: number;
  /** The world point of the first knot. */
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Normal towards the eye. */
  readonly nx: number;
  readonly ny: number;
  readonly nz: number;
}

/** Sky light over each surface, measured at knots when they are first needed and smooth between them. */
export class SurfaceSky {
  private readonly grids: (Grid | undefined)[];

  constructor(
    private readonly scene: PackedScene,
    private readonly light: SceneLight,
  ) {
    this.grids = new Array<Grid | undefined>(scene.surfaceCount).fill(undefined);
  }

  /**
   * Sky light at a place along a surface's texture axes: 1 is open level ground.
   * @param pixel width of a pixel on the surface in metres, when its grid is laid
   */
  at(surface: number, u: number, v: number, pixel: number, facing: 1 | -1): number {
    const grid = this.grids[surface] ?? this.lay(surface, pixel, facing);
    const { columns, rows } = grid;
    const a = Math.max(0, Math.min(columns - 1.001, (u - grid.u0) / grid.apart));
    const b = Math.max(0, Math.min(rows - 1.001, (v - grid.v0) / grid.apart));
    const column = a | 0;
    const row = b | 0;
    const fa = a - column;
    const fb = b - row;
    const near =
      this.knot(surface, grid, column, row) * (1 - fa) +
      this.knot(surface, grid, column + 1, row) * fa;
    const far =
      this.knot(surface, grid, column, row + 1) * (1 - fa) +
      this.knot(surface, grid, column + 1, row + 1) * fa;
    return near + (far - near) * fb;
  }

  private knot(surface: number, grid: Grid, column: number, row: number): number {
    const at = row * grid.columns + column;
    const known = grid.knots[at] as number;
    if (known !== UNKNOWN) return known;
    const { surfaces: s } = this.scene;
    const k = surface * SURFACE_STRIDE;
    const du = column * grid.apart;
    const dv = row * grid.apart;
    const x = grid.x + du * (s[k + 7] as number) + dv * (s[k + 10] as number);
    const y = grid.y + du * (s[k + 8] as number) + dv * (s[k + 11] as number);
    const z = grid.z + du * (s[k + 9] as number) + dv * (s[k + 12] as number);
    const { nx, ny, nz } = grid;
    // Four places in the maps' coarse cells: one alone would show them as steps.
    let value = 0;
    for (let place = 0; place < PLACES; place++)
      value += skyLight(this.light, x, y, z, nx, ny, nz, LIFT, (place + 0.5) / PLACES, place & 1);
    value /= PLACES;
    grid.knots[at] = value;
    return value;
  }

  private lay(surface: number, pixel: number, facing: 1 | -1): Grid {
    const { surfaces: s, vertices, starts } = this.scene;
    const k = surface * SURFACE_STRIDE;
    const n = (i: number) => s[k + i] as number;
    const first = (starts[surface] ?? 0) * 3;
    let [u0, u1, v0, v1] = [Infinity, -Infinity, Infinity, -Infinity];
    const along = (at: number, axis: number) =>
      ((vertices[at] ?? 0) - n(4)) * n(axis) +
      ((vertices[at + 1] ?? 0) - n(5)) * n(axis + 1) +
      ((vertices[at + 2] ?? 0) - n(6)) * n(axis + 2);
    for (let at = first; at < (starts[surface + 1] ?? 0) * 3; at += 3) {
      const u = along(at, 7);
      const v = along(at, 10);
      u0 = Math.min(u0, u);
      u1 = Math.max(u1, u);
      v0 = Math.min(v0, v);
      v1 = Math.max(v1, v);
    }
    const wide = Math.max(u1 - u0, v1 - v0);
    const apart = Math.max(
      Math.max(APART.least, Math.min(APART.most, pixel * PIXELS_APART)),
      wide / MOST_KNOTS,
    );
    const columns = Math.max(2, Math.ceil((u1 - u0) / apart) + 1);
    const rows = Math.max(2, Math.ceil((v1 - v0) / apart) + 1);
    const du = u0 - along(first, 7);
    const dv = v0 - along(first, 10);
    const at = (axis: 0 | 1 | 2) =>
      (vertices[first + axis] ?? 0) +
      du * n(7 + axis) +
      dv * n(10 + axis) +
      LIFT * facing * n(axis);
    const grid: Grid = {
      knots: new Float32Array(columns * rows).fill(UNKNOWN),
      columns,
      rows,
      u0,
      v0,
      apart,
      x: at(0),
      y: at(1),
      z: at(2),
      nx: facing * n(0),
      ny: facing * n(1),
      nz: facing * n(2),
    };
    this.grids[surface] = grid;
    return grid;
  }
}
