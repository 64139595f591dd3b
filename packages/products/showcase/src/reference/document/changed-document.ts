import {
  colorOfRgb,
  contrastOf,
  legibleOn,
  luminanceOf,
  type Rgb,
  rgbOf,
} from '../../compose/color.js';
import { TEXT_CONTRAST } from '../../compose/ink.js';
import type { Box, Size } from '../../design.js';
import { type Frame, toOutput, toReading } from '../frame.js';
import { areaOf, bottomOf, clippedTo, grown, rightOf, shared } from '../layout/areas.js';
import type { ReferenceLayout } from '../layout/reference-layout.js';
import { fitPaint, type PaintFit, paintAt } from '../painting/paint-fit.js';
import { type Recoloring, recolored } from '../painting/recolor.js';
import type { Surface } from '../painting/surfaces.js';
import { boxOf, type DesignDocument, type Element, type Fill } from './design-document.js';

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

/** Samples to each side by which a graded paint is fitted again. */
const SAMPLES = 24;

/** A document in other colours; captions that would be hard to read get the nearest shade that is not. */
export function recoloredDocument(
  document: DesignDocument,
  layout: ReferenceLayout,
  changes: readonly Recoloring[],
): DesignDocument {
  if (changes.length === 0) return document;
  const known = new Map<number, Rgb>();
  const inElement = (element: Element): Element => {
    if (element.role === 'fill') return { ...element, paint: paintOf(element, changes) };
    if (element.role === 'picture') {
      return { ...element, colors: recoloredPixels(element.colors, changes, known) };
    }
    // Shadows fall on any ground.
    if (element.role === 'shadow') return element;
    const color = recolored(element.color, changes);
    const line = element.line === null ? undefined : layout.lines[element.line];
    const isOn = line?.line.host.kind === 'surface' ? line.line.host.surface : null;
    if (line === undefined || isOn === null) return { ...element, color };
    const { box } = line.line;
    const paint = paintAt(isOn.fit, box.x + box.width / 2, box.y + box.height / 2);
    return { ...element, color: legible(color, element.color, paint, recolored(paint, changes)) };
  };
  return { ...document, elements: document.elements.map(inElement) };
}

/** A faint text may stay as faint as it was. */
function legible(ink: Rgb, was: Rgb, paint: Rgb, ground: Rgb): Rgb {
  const contrast = (one: Rgb, other: Rgb) => contrastOf(luminanceOf(one), luminanceOf(other));
  if (contrast(ink, ground) >= Math.min(TEXT_CONTRAST, contrast(was, paint) * 0.95)) return ink;
  return rgbOf(legibleOn(colorOfRgb(ink), [colorOfRgb(ground)], TEXT_CONTRAST));
}

function paintOf({ paint, outline }: Fill, changes: readonly Recoloring[]): Rgb | PaintFit {
  if (!('factors' in paint)) return recolored(paint, changes);
  const { x, y, width, height } = outline.box;
  const samples: number[] = [];
  for (let row = 0; row <= SAMPLES; row += 1) {
    for (let column = 0; column <= SAMPLES; column += 1) {
      const [px, py] = [x + (column * width) / SAMPLES, y + (row * height) / SAMPLES];
      samples.push(px, py, ...recolored(paintAt(paint, px, py), changes));
    }
  }
  return fitPaint(samples, paint.scale);
}

/** Colours are remembered, for a design has few. */
function recoloredPixels(
  colors: Uint8Array,
  changes: readonly Recoloring[],
  known: Map<number, Rgb>,
): Uint8Array {
  const changed = new Uint8Array(colors.length);
  for (let at = 0; at < colors.length; at += 3) {
    const own: Rgb = [colors[at] ?? 0, colors[at + 1] ?? 0, colors[at + 2] ?? 0];
    const key = (own[0] << 16) | (own[1] << 8) | own[2];
    const color = known.get(key) ?? recolored(own, changes);
    known.set(key, color);
    changed.set(color.map(Math.round), at);
  }
  return changed;
}
