import type { Canvas } from '../../compose/canvas.js';
import {
  colorOfRgb,
  contrastOf,
  legibleOn,
  luminanceOf,
  mixed,
  rgbOf,
} from '../../compose/color.js';
import { TEXT_CONTRAST } from '../../compose/ink.js';
import { type Frame, toOutput } from '../frame.js';
import { bottomOf, clippedTo, grown, rightOf } from '../layout/areas.js';
import { coverage } from '../layout/marks.js';
import type { ReferenceLayout } from '../layout/reference-layout.js';
import { paintAt } from './paint-fit.js';
import { type Recoloring, recolored } from './recolor.js';

/** Captions that a recolouring made hard to read get the nearest shade that can be read. */
export function keepCaptionsLegible(
  canvas: Canvas,
  frame: Frame,
  layout: ReferenceLayout,
  changes: readonly Recoloring[],
): void {
  if (changes.length === 0) return;
  for (const { line } of layout.lines) {
    if (line.host.kind !== 'surface') continue;
    const { box } = line;
    const { fit } = line.host.surface;
    const paint = paintAt(fit, box.x + box.width / 2, box.y + box.height / 2);
    const ground = recolored(paint, changes);
    const ink = recolored(line.ink, changes);
    const was = contrastOf(luminanceOf(line.ink), luminanceOf(paint));
    const now = contrastOf(luminanceOf(ink), luminanceOf(ground));
    // A faint text may stay as faint as it was.
    if (now >= Math.min(TEXT_CONTRAST, was * 0.95)) continue;
    const shade = rgbOf(legibleOn(colorOfRgb(ink), [colorOfRgb(ground)], TEXT_CONTRAST));
    const area = clippedTo(canvas, grown(toOutput(frame, box), 2));
    for (let y = area.y; y < bottomOf(area); y += 1) {
      for (let x = area.x; x < rightOf(area); x += 1) {
        const at = (y * canvas.width + x) * 3;
        const { data } = canvas;
        const color = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0] as const;
        const cover = coverage(color, ground, ink);
        if (cover < 0.04) continue;
        const [red, green, blue] = mixed(ground, shade, cover);
        data[at] = red + 0.5;
        data[at + 1] = green + 0.5;
        data[at + 2] = blue + 0.5;
      }
    }
  }
}
