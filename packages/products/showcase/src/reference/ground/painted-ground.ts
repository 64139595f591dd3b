import { type Canvas, canvasOf, ditherAt } from '../../compose/canvas.js';
import {
  colorOfRgb,
  contrastOf,
  legibleOn,
  luminanceOf,
  type Rgb,
  rgbOf,
} from '../../compose/color.js';
import { TEXT_CONTRAST } from '../../compose/ink.js';
import type { Box } from '../../design.js';
import { type Frame, toOutput, toReading } from '../frame.js';
import type { EmptiedPlate } from '../layout/added-values.js';
import { bottomOf, clippedTo, grown, rightOf } from '../layout/areas.js';
import { coverage } from '../layout/marks.js';
import type { ReferenceLayout } from '../layout/reference-layout.js';
import { type PaintFit, paintAt } from '../painting/paint-fit.js';
import { middleColor } from '../painting/palette.js';
import { type Recoloring, recolored } from '../painting/recolor.js';
import type { Surface } from '../painting/surfaces.js';

/** Px of the reading beside the edge of another panel in which the design keeps its own pixels. */
const SEAM = 2;
/** Px of the reading inside of a plate's edge from which it is emptied. */
const INSET = 3;
/** Change over a surface, in steps of 8 bits, from which its paint is dithered. */
const GRADED = 2;

/** A design's own pixels, with the paint of its grounds over whatever another property's image must not show. */
export class PaintedGround {
  readonly canvas: Canvas;
  /** By the labels of their panels. */
  readonly #fits: PaintFit[] = [];

  constructor(
    own: Canvas,
    private readonly frame: Frame,
    private readonly layout: ReferenceLayout,
  ) {
    this.canvas = canvasOf(own);
    this.canvas.data.set(own.data);
    for (const { label, fit } of layout.panels) this.#fits[label] = fit;
  }

  /**
   * Paints the ground around it over a box.
   * @param box px of the reading
   * @param reach px of the output around it
   */
  cover(box: Box, reach: number): void {
    this.#paint(box, reach, (at) => (this.#isAtSeam(at) ? 0 : (this.layout.grounds[at] ?? 0)));
  }

  /** A plate goes with everything on it. */
  coverPlate({ plate: { box, label }, under }: EmptiedPlate, reach: number): void {
    const own = new Set([label, under.label]);
    this.#paint(box, reach, (at) => (own.has(this.layout.grounds[at] ?? 0) ? under.label : 0));
  }

  /** A plate stays, with nothing on it. */
  emptyPlate({ box, label }: Surface): void {
    const { labels, size } = this.layout;
    const rows = new Map<number, readonly [number, number]>();
    for (let y = box.y; y < bottomOf(box); y += 1) {
      const row = labels.subarray(y * size.width + box.x, y * size.width + rightOf(box));
      const first = row.indexOf(label);
      if (first >= 0) rows.set(y, [box.x + first + INSET, box.x + row.lastIndexOf(label) - INSET]);
    }
    this.#paint(grown(box, -INSET), 0, (at) => {
      const [from, to] = rows.get(Math.floor(at / size.width)) ?? [1, 0];
      const x = at % size.width;
      return x >= from && x <= to ? label : 0;
    });
  }

  /** The grounds in other colours; captions that would be hard to read get the nearest shade that is not. */
  recolor(changes: readonly Recoloring[]): void {
    if (changes.length === 0) return;
    const { size, photos, lines } = this.layout;
    const { data } = this.canvas;
    const known = new Map<number, Rgb>();
    const isPhoto = (at: number) => photos.some(({ visible }) => visible[at] === 1);
    this.#each({ x: 0, y: 0, ...size }, 0, (at, from) => {
      if (isPhoto(at)) return;
      const own: Rgb = [data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0];
      const key = (own[0] << 16) | (own[1] << 8) | own[2];
      const color = known.get(key) ?? recolored(own, changes);
      known.set(key, color);
      const line = lines.find(({ line: { host, box } }) => {
        const [x, y] = [at % size.width, Math.floor(at / size.width)];
        const inside = x >= box.x && y >= box.y && x < rightOf(box) && y < bottomOf(box);
        return inside && host.kind === 'surface';
      });
      data.set(
        (line === undefined ? color : inLine(own, line.line, changes)).map(Math.round),
        from,
      );
    });
  }

  #isAtSeam(at: number): boolean {
    const { labels, size } = this.layout;
    const own = this.layout.grounds[at];
    for (let dy = -SEAM; dy <= SEAM; dy += SEAM) {
      for (let dx = -SEAM; dx <= SEAM; dx += SEAM) {
        const label = labels[at + dy * size.width + dx];
        if (label !== own && label !== undefined && this.#fits[label] !== undefined) return true;
      }
    }
    return false;
  }

  #paint(box: Box, reach: number, labelAt: (at: number) => number): void {
    const { data } = this.canvas;
    this.#each(box, reach, (at, from, x, y) => {
      const fit = this.#fits[labelAt(at)];
      if (fit === undefined) return;
      const place = toReading(this.frame, x, y);
      const noise = fit.change > GRADED ? ditherAt(x, y) : 0.5;
      const color = paintAt(fit, place.x, place.y);
      for (const channel of [0, 1, 2] as const) data[from + channel] = color[channel] + noise;
    });
  }

  /** Each of the output's pixels in a box of the reading, with the reading's pixel there. */
  #each(
    box: Box,
    reach: number,
    visit: (at: number, from: number, x: number, y: number) => void,
  ): void {
    const { width, height } = this.layout.size;
    const area = clippedTo(this.canvas, grown(toOutput(this.frame, box), reach));
    const columns = Array.from({ length: area.width }, (_, x) => {
      const place = toReading(this.frame, x + area.x, area.y);
      return Math.min(width - 1, Math.max(0, Math.round(place.x)));
    });
    for (let y = area.y; y < bottomOf(area); y += 1) {
      const place = toReading(this.frame, area.x, y);
      const row = Math.min(height - 1, Math.max(0, Math.round(place.y))) * width;
      for (const [x, column] of columns.entries()) {
        visit(row + column, (y * this.canvas.width + x + area.x) * 3, x + area.x, y);
      }
    }
  }
}

/** A pixel of a caption between its new ground and its new ink; a faint text may stay as faint as it was. */
function inLine(
  own: Rgb,
  { host, ink, box }: ReferenceLayout['lines'][number]['line'],
  changes: readonly Recoloring[],
): Rgb {
  if (host.kind !== 'surface') return recolored(own, changes);
  const paint = middleColor(host.surface, box);
  const [ground, wished] = [recolored(paint, changes), recolored(ink, changes)];
  const contrast = (one: Rgb, other: Rgb) => contrastOf(luminanceOf(one), luminanceOf(other));
  const least = Math.min(TEXT_CONTRAST, contrast(ink, paint) * 0.95);
  const letters =
    contrast(wished, ground) >= least
      ? wished
      : rgbOf(legibleOn(colorOfRgb(wished), [colorOfRgb(ground)], TEXT_CONTRAST));
  const share = coverage(own, paint, ink);
  const mixed = (channel: 0 | 1 | 2) =>
    ground[channel] + (letters[channel] - ground[channel]) * share;
  return [mixed(0), mixed(1), mixed(2)];
}
