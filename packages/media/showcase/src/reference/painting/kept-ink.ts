import type { Canvas, Mask } from '../../compose/canvas.js';
import type { Rgb } from '../../compose/color.js';
import type { Box } from '../../design.js';
import { type Frame, toOutput } from '../frame.js';
import { bottomOf, clippedTo, grown, rightOf, shared } from '../layout/areas.js';
import type { ReferenceLayout } from '../layout/reference-layout.js';
import { isOfDesign } from '../letters/values/words-on-photos.js';
import { distance } from '../pixels.js';

/** Words and lines of a design that lay on a photo and go on doing so. */
export interface KeptInk {
  readonly mask: Mask;
  readonly ink: Rgb;
  /** Index of the area that it lies on. */
  readonly area: number;
  /** Whether it is read; a line is only seen. */
  readonly isText: boolean;
}

/** Distance of a colour to the ink at which nothing of the ink is in it. */
const NO_INK = 90;

/**
 * Lifts everything that is drawn on photos and is no replaced value off the design's pixels, so that it can be
 * laid onto other photos.
 * @param canvas the design's own pixels, before photos are replaced
 * @param replaced ink of values, in px of the reading
 */
export function liftInk(
  canvas: Canvas,
  frame: Frame,
  layout: ReferenceLayout,
  replaced: readonly Box[],
): KeptInk[] {
  const texts = layout.lines.flatMap((lettered): KeptInk[] => {
    const { line, read } = lettered;
    const { host } = line;
    // What the photo itself says goes with it.
    if (host.kind !== 'photo' || !isOfDesign(lettered, layout.values)) return [];
    const letters = read.words.flatMap((word) => word.letters);
    const boxes = letters
      .map(({ box }) => box)
      .filter(
        (box) => !replaced.some((value) => shared(value, box) > 0.5 * box.width * box.height),
      );
    if (boxes.length === 0) return [];
    return [
      {
        mask: maskOf(canvas, frame, boxes, line.ink),
        ink: line.ink,
        area: host.photo,
        isText: true,
      },
    ];
  });
  const rules = layout.rules.flatMap(({ box, ink }): KeptInk[] => {
    const area = layout.photos.findIndex((photo) => shared(photo.box, box) > 0);
    if (area < 0) return [];
    return [{ mask: maskOf(canvas, frame, [box], ink), ink, area, isText: false }];
  });
  return [...texts, ...rules];
}

function maskOf(canvas: Canvas, frame: Frame, boxes: readonly Box[], ink: Rgb): Mask {
  const placed = boxes.map((box) => clippedTo(canvas, grown(toOutput(frame, box), 1.5)));
  const left = Math.min(...placed.map(({ x }) => x));
  const top = Math.min(...placed.map(({ y }) => y));
  const width = Math.max(...placed.map(rightOf)) - left;
  const height = Math.max(...placed.map(bottomOf)) - top;
  const data = new Uint8Array(width * height);
  for (const box of placed) {
    for (let y = box.y; y < bottomOf(box); y += 1) {
      for (let x = box.x; x < rightOf(box); x += 1) {
        const at = (y * canvas.width + x) * 3;
        const color: Rgb = [
          canvas.data[at] ?? 0,
          canvas.data[at + 1] ?? 0,
          canvas.data[at + 2] ?? 0,
        ];
        // Half ink counts a little more, a trace of ink not at all.
        const share = (1 - distance(color, ink) / NO_INK - 0.12) / 0.7;
        data[(y - top) * width + x - left] = Math.round(255 * Math.min(1, Math.max(0, share)));
      }
    }
  }
  return { x: left, y: top, width, height, data };
}
