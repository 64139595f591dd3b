import type { Raster } from '@groundwork/imaging';
import type { PixelRegion } from '../view.js';
import { linearOf } from './tone.js';

/** Side of a cell, as a share of the photo's longer side. */
const CELL_SHARE = 1 / 190;

/** Light and dark of a part of a photo without its texture: luminance between the means of cells. */
export class CoarseLight {
  private readonly cell: number;
  private readonly columns: number;
  private readonly rows: number;
  private readonly means: Float32Array;

  constructor(
    photo: Raster,
    private readonly region: PixelRegion,
  ) {
    this.cell = Math.max(3, Math.round(Math.max(photo.width, photo.height) * CELL_SHARE));
    this.columns = Math.max(2, Math.ceil((region.right - region.left) / this.cell) + 1);
    this.rows = Math.max(2, Math.ceil((region.bottom - region.top) / this.cell) + 1);
    this.means = new Float32Array(this.columns * this.rows);
    for (let row = 0; row < this.rows; row += 1)
      for (let column = 0; column < this.columns; column += 1)
        this.means[row * this.columns + column] = this.meanAbout(photo, column, row);
  }

  /** Luminance at a whole pixel of the photo. */
  at(x: number, y: number): number {
    const { columns, rows, means } = this;
    const a = Math.max(0, Math.min(columns - 1.001, (x - this.region.left) / this.cell));
    const b = Math.max(0, Math.min(rows - 1.001, (y - this.region.top) / this.cell));
    const [column, row] = [a | 0, b | 0];
    const [fa, fb] = [a - column, b - row];
    const at = row * columns + column;
    const near = (means[at] as number) * (1 - fa) + (means[at + 1] as number) * fa;
    const far =
      (means[at + columns] as number) * (1 - fa) + (means[at + columns + 1] as number) * fa;
    return near + (far - near) * fb;
  }

  /** Mean of the pixels that lie nearer to a knot than a cell. */
  private meanAbout(
    { data, width, height, channels }: Raster,
    column: number,
    row: number,
  ): number {
    const x = this.region.left + column * this.cell;
    const y = this.region.top + row * this.cell;
    let sum = 0;
    let count = 0;
    const step = Math.max(1, this.cell >> 2);
    for (let dy = -this.cell + 1; dy < this.cell; dy += step) {
      for (let dx = -this.cell + 1; dx < this.cell; dx += step) {
        const px = Math.max(0, Math.min(width - 1, x + dx));
        const py = Math.max(0, Math.min(height - 1, y + dy));
        const at = (py * width + px) * channels;
        sum +=
          0.2126 * (linearOf[data[at] as number] as number) +
          0.7152 * (linearOf[data[at + 1] as number] as number) +
          0.0722 * (linearOf[data[at + 2] as number] as number);
        count += 1;
      }
    }
    return Math.max(1e-4, sum / count);
  }
}
