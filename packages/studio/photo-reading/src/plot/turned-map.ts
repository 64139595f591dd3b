import type { GroundPoint } from '../camera/ground-point.js';
import type { GroundMap } from './ground-map.js';

/** The ground laid out along turned axes, with running sums so that any rectangle along them is weighed at once. */
export class TurnedMap {
  readonly columns: number;
  readonly rows: number;
  readonly #open: Float64Array;
  readonly #clear: Float64Array;
  readonly #cos: number;
  readonly #sin: number;
  readonly #map: GroundMap;
  readonly #middle: GroundPoint;

  /** @param clearFrom probability from which a cell counts as open */
  constructor(map: GroundMap, turnDegrees: number, clearFrom: number) {
    this.#map = map;
    const { cellMetres, x0, z0 } = map;
    this.#cos = Math.cos((turnDegrees * Math.PI) / 180);
    this.#sin = Math.sin((turnDegrees * Math.PI) / 180);
    this.#middle = {
      x: x0 + ((map.columns - 1) * cellMetres) / 2,
      z: z0 + ((map.rows - 1) * cellMetres) / 2,
    };
    const cos = Math.abs(this.#cos);
    const sin = Math.abs(this.#sin);
    this.columns = Math.ceil(map.columns * cos + map.rows * sin);
    this.rows = Math.ceil(map.columns * sin + map.rows * cos);
    const pitch = this.columns + 1;
    this.#open = new Float64Array(pitch * (this.rows + 1));
    this.#clear = new Float64Array(pitch * (this.rows + 1));
    for (let row = 0; row < this.rows; row += 1) {
      let open = 0;
      let clear = 0;
      for (let column = 0; column < this.columns; column += 1) {
        const place = this.place(column + 0.5, row + 0.5);
        const x = Math.round((place.x - x0) / cellMetres);
        const z = Math.round((place.z - z0) / cellMetres);
        if (x >= 0 && z >= 0 && x < map.columns && z < map.rows) {
          const value = map.open[z * map.columns + x] ?? 0;
          open += value;
          if (value >= clearFrom) clear += 1;
        }
        const to = (row + 1) * pitch + column + 1;
        this.#open[to] = (this.#open[to - pitch] ?? 0) + open;
        this.#clear[to] = (this.#clear[to - pitch] ?? 0) + clear;
      }
    }
  }

  /** On the ground, in metres. */
  place(column: number, row: number): GroundPoint {
    const { cellMetres } = this.#map;
    const u = (column - this.columns / 2) * cellMetres;
    const v = (row - this.rows / 2) * cellMetres;
    return {
      x: this.#middle.x + u * this.#cos - v * this.#sin,
      z: this.#middle.z + u * this.#sin + v * this.#cos,
    };
  }

  /** Share of a rectangle's cells that are clear. */
  clearShare(column: number, row: number, width: number, depth: number): number {
    return this.#sum(this.#clear, column, row, width, depth) / (width * depth);
  }

  /** Mean probability of a rectangle's cells to be open ground. */
  openness(column: number, row: number, width: number, depth: number): number {
    return this.#sum(this.#open, column, row, width, depth) / (width * depth);
  }

  #sum(sums: Float64Array, column: number, row: number, width: number, depth: number): number {
    const pitch = this.columns + 1;
    const top = row * pitch;
    const bottom = (row + depth) * pitch;
    return (
      (sums[bottom + column + width] ?? 0) -
      (sums[bottom + column] ?? 0) -
      (sums[top + column + width] ?? 0) +
      (sums[top + column] ?? 0)
    );
  }
}
