import type { Rgb } from '../../compose/color.js';
import type { Box } from '../../design.js';
import type { Frame } from '../frame.js';
import { around, bottomOf, clippedTo, grown, rightOf, shared } from '../layout/areas.js';
import type { ReferenceLayout } from '../layout/reference-layout.js';
import { isOfDesign } from '../letters/values/words-on-photos.js';
import type { Picture } from '../picture.js';
import { distance, pixelAt } from '../pixels.js';
import type { PhotoInk } from './design-document.js';
import { placedRings } from './ink-outline.js';
import { outlineOf } from './trace.js';

/** Distance of a colour to the ink at which nothing of the ink is in it. */
const NO_INK = 90;
/** Px of the reading around a letter that its edge takes. */
const EDGE = 1.2;

/** Words and rules that a design sets on its photos; what a photo itself says goes with it. */
export function photoInksOf(layout: ReferenceLayout, picture: Picture, frame: Frame): PhotoInk[] {
  const texts = layout.lines.flatMap((lettered, index): PhotoInk[] => {
    const { line, read } = lettered;
    const { host, ink } = line;
    if (host.kind !== 'photo' || !isOfDesign(lettered, layout.values)) return [];
    const letters = read.words.flatMap((word) => word.letters.map(({ box }) => box));
    const outline = outlineIn(letters, ink, picture, frame);
    if (outline === null) return [];
    return [{ role: 'lettering', outline, color: ink, line: index, photo: host.photo }];
  });
  const rules = layout.rules.flatMap(({ box, ink }): PhotoInk[] => {
    const photo = layout.photos.findIndex((area) => shared(area.box, box) > 0);
    const outline = photo < 0 ? null : outlineIn([box], ink, picture, frame);
    if (outline === null) return [];
    return [{ role: 'ornament', outline, color: ink, line: null, photo }];
  });
  return [...texts, ...rules];
}

function outlineIn(boxes: readonly Box[], ink: Rgb, picture: Picture, { scaleX, scaleY }: Frame) {
  const placed = boxes.map((box) => {
    const { x, y, width, height } = grown(box, EDGE);
    return clippedTo(picture, {
      ...{ x: x * scaleX, y: y * scaleY },
      ...{ width: width * scaleX, height: height * scaleY },
    });
  });
  const [first, ...rest] = placed;
  if (first === undefined) return null;
  const whole = grown(rest.reduce(around, first), 1);
  const data = new Float32Array(whole.width * whole.height);
  for (const box of placed) {
    for (let y = box.y; y < bottomOf(box); y += 1) {
      for (let x = box.x; x < rightOf(box); x += 1) {
        const away = distance(pixelAt(picture, y * picture.width + x), ink);
        // Half ink counts a little more, a trace of ink not at all.
        const share = (1 - away / NO_INK - 0.12) / 0.7;
        data[(y - whole.y) * whole.width + x - whole.x] = Math.min(1, Math.max(0, share));
      }
    }
  }
  return outlineOf(placedRings({ ...whole, data }), { x: 0, y: 0, scaleX, scaleY });
}
