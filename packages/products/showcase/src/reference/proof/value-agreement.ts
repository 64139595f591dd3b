import type { Canvas } from '../../compose/canvas.js';
import type { Rgb } from '../../compose/color.js';
import type { Box } from '../../design.js';
import { type Frame, toOutput } from '../frame.js';
import { areaOf, bottomOf, clippedTo, rightOf, shared } from '../layout/areas.js';
import type { ReferenceLayout } from '../layout/reference-layout.js';
import type { LineInk } from '../letters/ocr/page-reader.js';
import type { ValueText } from '../letters/values/value-text.js';
import { paintAt } from '../painting/paint-fit.js';
import { distance } from '../pixels.js';

/** Cap heights around a value to compare too: leftovers of the old value would be there. */
const BESIDE = 1.6;
const ABOVE = 0.4;
/** Distance of a colour to the ink at which nothing of it is in it; less where the ground is nearer. */
const NO_INK = 110;
/** Cap heights by which strokes may lie apart: another face draws them a little elsewhere. */
const TOLERANCE = 0.07;

/** Ink of a value's place in a picture, to be read or compared. */
export interface PlaceInk extends LineInk {
  /** Px of it. */
  readonly capHeight: number;
}

/** The ink in a value's colour at its place and a little around. */
export function inkAt(
  canvas: Canvas,
  frame: Frame,
  value: ValueText,
  layout: ReferenceLayout,
): PlaceInk {
  const capHeight = value.capHeight * frame.scaleY;
  const box = clippedTo(canvas, toOutput(frame, placeOf(value, layout)));
  const { ink, host } = value;
  const ground =
    host.kind === 'surface'
      ? paintAt(host.surface.fit, value.box.x + value.box.width / 2, value.box.y)
      : null;
  const none = ground === null ? NO_INK : Math.min(NO_INK, Math.max(12, distance(ground, ink)));
  const data = new Uint8Array(box.width * box.height);
  for (let y = 0; y < box.height; y += 1) {
    for (let x = 0; x < box.width; x += 1) {
      const at = ((y + box.y) * canvas.width + x + box.x) * 3;
      const color: Rgb = [canvas.data[at] ?? 0, canvas.data[at + 1] ?? 0, canvas.data[at + 2] ?? 0];
      const share = (1 - distance(color, ink) / none - 0.1) / 0.75;
      data[y * box.width + x] = Math.round(255 * Math.min(1, Math.max(0, share)));
    }
  }
  return { width: box.width, height: box.height, data, capHeight };
}

/** A value's place and a little around, up to the words of other texts. */
function placeOf({ box, capHeight }: ValueText, layout: ReferenceLayout): Box {
  const words = layout.lines
    .flatMap(({ read }) => read.words.map((word) => word.box))
    .filter(
      (word) =>
        word.y < bottomOf(box) && bottomOf(word) > box.y && shared(word, box) < 0.2 * areaOf(word),
    );
  const middle = box.x + box.width / 2;
  const before = words.filter((word) => word.x + word.width / 2 < middle).map(rightOf);
  const after = words.filter((word) => word.x + word.width / 2 > middle).map((word) => word.x);
  const left = Math.max(box.x - capHeight * BESIDE, ...before.map((x) => Math.min(x + 2, box.x)));
  const right = Math.min(
    rightOf(box) + capHeight * BESIDE,
    ...after.map((x) => Math.max(x - 2, rightOf(box))),
  );
  return {
    x: left,
    y: box.y - capHeight * ABOVE,
    width: right - left,
    height: box.height + 2 * capHeight * ABOVE,
  };
}

/** Share of the ink of two pictures of one place that they have in common, 0..1, a stroke's breadth aside. */
export function inkInCommon(one: PlaceInk, other: PlaceInk): number {
  const reach = Math.max(1, Math.round(one.capHeight * TOLERANCE));
  return Math.min(covered(one, spread(other, reach)), covered(other, spread(one, reach)));
}

/** Share of an ink that lies under a mask. */
function covered({ data }: LineInk, mask: Uint8Array): number {
  let [under, all] = [0, 0];
  for (let at = 0; at < data.length; at += 1) {
    const ink = data[at] ?? 0;
    all += ink;
    under += Math.min(ink, mask[at] ?? 0);
  }
  return all === 0 ? 0 : under / all;
}

/** The most of an ink within a few px, along rows and then columns. */
function spread({ width, height, data }: LineInk, reach: number): Uint8Array {
  const along = (from: Uint8Array, step: number, places: number, of: (at: number) => number) => {
    const into = new Uint8Array(from.length);
    for (let at = 0; at < from.length; at += 1) {
      const place = of(at);
      let most = 0;
      for (let by = -Math.min(reach, place); by <= Math.min(reach, places - 1 - place); by += 1) {
        most = Math.max(most, from[at + by * step] ?? 0);
      }
      into[at] = most;
    }
    return into;
  };
  const rows = along(data, 1, width, (at) => at % width);
  return along(rows, width, height, (at) => Math.floor(at / width));
}
