import type { Box, Size } from '../../design.js';
import { type Frame, toOutput, toReading } from '../frame.js';
import { areaOf, bottomOf, clippedTo, grown, rightOf, shared } from '../layout/areas.js';
import type { Surface } from '../painting/surfaces.js';
import { boxOf, type DesignDocument } from './design-document.js';

/** Share of a fill that lies in a place that is left out from which the fill is. */
const WITHIN = 0.9;
/** Px of the reading inside of a plate's edge from which it is emptied. */
const INSET = 3;

/** Places of a document in which nothing but its grounds is drawn. */
export class LeftOut {
  /** 1 for each px of the output. */
  readonly pixels: Uint8Array;
  readonly #boxes: Box[] = [];
  readonly #plates = new Set<number>();

  constructor(private readonly frame: Frame) {
    this.pixels = new Uint8Array(frame.output.width * frame.output.height);
  }

  /**
   * @param box px of the reading
   * @param reach px of the output around it
   */
  add(box: Box, reach: number): void {
    const { output } = this.frame;
    this.#boxes.push(box);
    const { x, y, width, height } = clippedTo(output, grown(toOutput(this.frame, box), reach));
    for (let row = y; row < y + height; row += 1) {
      this.pixels.fill(1, row * output.width + x, row * output.width + x + width);
    }
  }

  /** A plate goes with everything on it. */
  addPlate({ box, label }: Pick<Surface, 'box' | 'label'>, reach: number): void {
    this.#plates.add(label);
    this.add(box, reach);
  }

  /** A plate stays, with nothing on it. */
  emptyPlate({ box, label }: Surface, labels: Int32Array, reading: Size): void {
    const rows = new Map<number, readonly [number, number]>();
    for (let y = box.y; y < bottomOf(box); y += 1) {
      const row = labels.subarray(y * reading.width + box.x, y * reading.width + rightOf(box));
      const first = row.indexOf(label);
      if (first >= 0) rows.set(y, [box.x + first + INSET, box.x + row.lastIndexOf(label) - INSET]);
    }
    const { output } = this.frame;
    const area = clippedTo(output, toOutput(this.frame, grown(box, -INSET)));
    for (let y = area.y; y < bottomOf(area); y += 1) {
      for (let x = area.x; x < rightOf(area); x += 1) {
        const place = toReading(this.frame, x, y);
        const row = rows.get(Math.round(place.y));
        if (row !== undefined && place.x >= row[0] && place.x <= row[1]) {
          this.pixels[y * output.width + x] = 1;
        }
      }
    }
  }

  /** The document without the plates and small fills that are left out as a whole. */
  without(document: DesignDocument): DesignDocument {
    const isLeft = (box: Box) =>
      this.#boxes.some((other) => shared(other, box) > WITHIN * areaOf(box));
    return {
      ...document,
      elements: document.elements.filter(
        (element) =>
          element.role !== 'fill' || !(this.#plates.has(element.label) || isLeft(boxOf(element))),
      ),
    };
  }
}
