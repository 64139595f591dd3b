import { LEAF_STRIDE, type PackedScene } from '../packed-scene.js';

/** In metres: things this near to the ground touch it, and things flatter than that are part of it. */
const TOUCHES_METRES = 0.35;
const FLAT_METRES = 0.08;
/** The map reaches this far round the scene. */
const REACH_METRES = 2.5;
const FINEST_CELL_METRES = 0.08;
const MOST_CELLS = 220_000;
const FAR = 1e6;
/**
 * Light lost next to upright things, and the metres over which two thirds of it return: in the crevice itself, and
 * around it.
 */
const CREVICE = { lost: 0.36, metres: 0.13 } as const;
const ROUND_ABOUT = { lost: 0.26, metres: 0.95 } as const;
const LEAST = 0.006;

/** How dark the ground is next to everything that stands on it, finer than the sky's maps. */
export class ContactMap {
  private readonly x0: number;
  private readonly z0: number;
  private readonly cell: number;
  private readonly columns: number;
  private readonly rows: number;
  /** Metres to the nearest thing. */
  private readonly distances: Float32Array;

  constructor(private readonly scene: PackedScene) {
    const { min, max } = scene.bounds;
    this.x0 = min[0] - REACH_METRES;
    this.z0 = min[2] - REACH_METRES;
    const width = max[0] - min[0] + 2 * REACH_METRES;
    const depth = max[2] - min[2] + 2 * REACH_METRES;
    this.cell = Math.max(FINEST_CELL_METRES, Math.sqrt((width * depth) / MOST_CELLS));
    this.columns = Math.max(2, Math.ceil(width / this.cell) + 1);
    this.rows = Math.max(2, Math.ceil(depth / this.cell) + 1);
    this.distances = new Float32Array(this.columns * this.rows).fill(FAR);
    this.markSurfaces();
    this.markLeaves();
    this.spread();
  }

  /** Share of all light that is lost at a place on the ground. */
  lost(x: number, z: number): number {
    const { columns, rows, distances } = this;
    const a = (x - this.x0) / this.cell;
    const b = (z - this.z0) / this.cell;
    if (!(a >= 0 && b >= 0 && a < columns - 1 && b < rows - 1)) return 0;
    const [column, row] = [a | 0, b | 0];
    const [fa, fb] = [a - column, b - row];
    const at = row * columns + column;
    const near = (distances[at] as number) * (1 - fa) + (distances[at + 1] as number) * fa;
    const far =
      (distances[at + columns] as number) * (1 - fa) + (distances[at + columns + 1] as number) * fa;
    const distance = near + (far - near) * fb;
    if (distance > REACH_METRES) return 0;
    const lost =
      CREVICE.lost * Math.exp(-distance / CREVICE.metres) +
      ROUND_ABOUT.lost * Math.exp(-distance / ROUND_ABOUT.metres);
    return Math.max(0, lost - LEAST);
  }

  private heightOver(x: number, y: number, z: number): number {
    return y - this.scene.slope.across * x - this.scene.slope.ahead * z;
  }

  /** Marks the foot edges of upright things on the ground. */
  private markSurfaces(): void {
    const { surfaceCount, starts, vertices } = this.scene;
    for (let surface = 0; surface < surfaceCount; surface += 1) {
      const first = starts[surface] ?? 0;
      const end = starts[surface + 1] ?? 0;
      let top = Number.NEGATIVE_INFINITY;
      for (let v = first; v < end; v += 1) top = Math.max(top, this.vertexHeight(v));
      if (top < FLAT_METRES) continue;
      for (let v = first; v < end; v += 1) {
        const next = v + 1 < end ? v + 1 : first;
        if (this.vertexHeight(v) > TOUCHES_METRES || this.vertexHeight(next) > TOUCHES_METRES)
          continue;
        this.markLine(
          vertices[v * 3] ?? 0,
          vertices[v * 3 + 2] ?? 0,
          vertices[next * 3] ?? 0,
          vertices[next * 3 + 2] ?? 0,
        );
      }
    }
  }

  private vertexHeight(vertex: number): number {
    const { vertices } = this.scene;
    const at = vertex * 3;
    return this.heightOver(vertices[at] ?? 0, vertices[at + 1] ?? 0, vertices[at + 2] ?? 0);
  }

  private markLeaves(): void {
    const { leaves } = this.scene;
    for (let at = 0; at < leaves.length; at += LEAF_STRIDE) {
      const [x, y, z] = [leaves[at] ?? 0, leaves[at + 1] ?? 0, leaves[at + 2] ?? 0];
      if (this.heightOver(x, y, z) < TOUCHES_METRES) this.mark(x, z);
    }
  }

  private markLine(ax: number, az: number, bx: number, bz: number): void {
    const steps = Math.max(1, Math.ceil((Math.hypot(bx - ax, bz - az) / this.cell) * 1.4));
    for (let step = 0; step <= steps; step += 1) {
      const t = step / steps;
      this.mark(ax + (bx - ax) * t, az + (bz - az) * t);
    }
  }

  private mark(x: number, z: number): void {
    const column = Math.round((x - this.x0) / this.cell);
    const row = Math.round((z - this.z0) / this.cell);
    if (column >= 0 && row >= 0 && column < this.columns && row < this.rows)
      this.distances[row * this.columns + column] = 0;
  }

  /** Distances to the marks, in two passes over the map (Borgefors). */
  private spread(): void {
    const { columns, rows, distances, cell } = this;
    const straight = cell;
    const slanted = cell * Math.SQRT2;
    const relax = (at: number, from: number, by: number) => {
      const through = (distances[from] as number) + by;
      if (through < (distances[at] as number)) distances[at] = through;
    };
    for (let row = 1; row < rows; row += 1) {
      for (let column = 1; column < columns - 1; column += 1) {
        const at = row * columns + column;
        relax(at, at - 1, straight);
        relax(at, at - columns, straight);
        relax(at, at - columns - 1, slanted);
        relax(at, at - columns + 1, slanted);
      }
    }
    for (let row = rows - 2; row >= 0; row -= 1) {
      for (let column = columns - 2; column > 0; column -= 1) {
        const at = row * columns + column;
        relax(at, at + 1, straight);
        relax(at, at + columns, straight);
        relax(at, at + columns + 1, slanted);
        relax(at, at + columns - 1, slanted);
      }
    }
  }
}
