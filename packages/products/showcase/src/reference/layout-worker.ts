import { parentPort, workerData } from 'node:worker_threads';
import { canvasOf } from '../compose/canvas.js';
import type { Rgb } from '../compose/color.js';
import type { Box } from '../design.js';
import type { DesignDocument, Element, PhotoInk } from './document/design-document.js';
import { fillsOf } from './document/fills.js';
import { placedRings } from './document/ink-outline.js';
import { inksOf } from './document/inks.js';
import { patchesOf } from './document/patches.js';
import { photosOf, residualOf, zones, zonesOf } from './document/residual.js';
import { shadesOf } from './document/shades.js';
import { outlineOf } from './document/trace.js';
import type { Frame } from './frame.js';
import { around, bottomOf, clippedTo, grown, rightOf, shared } from './layout/areas.js';
import { readLayout } from './layout/read-layout.js';
import {
  NotALayout,
  type NotALayoutReason,
  type ReferenceLayout,
} from './layout/reference-layout.js';
import type { LetterShapes } from './letters/letter-shapes.js';
import { scaledLine } from './letters/ocr/line-image.js';
import type { LineInk } from './letters/ocr/page-reader.js';
import type { Script } from './letters/ocr/scripts.js';
import { TextReader } from './letters/ocr/tesseract.js';
import { isOfDesign } from './letters/values/words-on-photos.js';
import type { Picture, ReferencePictures } from './picture.js';
import { distance, pixelAt } from './pixels.js';

/** Distance of a colour to the ink at which nothing of the ink is in it. */
const NO_INK = 90;
/** Px of the reading around a letter that its edge takes. */
const EDGE = 1.2;

/** Words and rules that a design sets on its photos; what a photo itself says goes with it. */
function photoInksOf(layout: ReferenceLayout, picture: Picture, frame: Frame): PhotoInk[] {
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

/** Px of the smallest mark; on other marks, where smaller ones are only drawn a little aside. */
const LEAST = [4, 24, 24];

/**
 * Rebuilds a design that was read: grounds and panels by their shapes and paints, then what differs from them as soft
 * shades, as outlines in one colour, and last, where neither draws it, as a piece of the picture. Each step is drawn and
 * compared with the design before the next one.
 *
 * @param picture the design's pixels, as fine as the letters were read at
 */
function buildDocument(layout: ReferenceLayout, picture: Picture): DesignDocument {
  const { size } = layout;
  const canvas = canvasOf(picture);
  const scales = { scaleX: picture.width / size.width, scaleY: picture.height / size.height };
  const frame = { output: picture, ...scales, left: 0, top: 0 };
  const placing = { x: 0, y: 0, ...scales };
  const drawing = { canvas, frame };
  const photos = photosOf(layout);
  const zone = zonesOf(layout, photos, picture);
  const owners = new Uint8Array(zone.length);
  const flat = fillsOf(layout, picture, drawing, photos, { shades: [], owners });
  const sight = { left: residualOf(picture, canvas, zone), zone, owners };
  const shades = shadesOf(picture, canvas, sight, placing);
  // Edges of panels are measured anew against the shadows that they throw.
  const fills =
    shades.length === 0 ? flat : fillsOf(layout, picture, drawing, photos, { shades, owners });
  const elements: Element[] = [...fills];
  let left = residualOf(picture, canvas, zone);
  // A white sign on a green disc is seen once the disc is drawn.
  for (const least of LEAST) {
    const inks = inksOf(layout, picture, drawing, left, zone, least);
    if (inks.length === 0) break;
    elements.push(...inks);
    left = residualOf(picture, canvas, zone);
  }
  const patches = patchesOf(picture, left, zone, placing);
  elements.push(...patches);
  let free = 0;
  for (const value of zone) if (value === zones.free) free += 1;
  const pictured = patches.reduce(
    (sum, { coverage }) => sum + coverage.data.reduce((all, value) => all + value / 255, 0),
    0,
  );
  const onPhotos = photoInksOf(layout, picture, frame);
  return { size, elements, onPhotos, pictured: pictured / Math.max(1, free) };
}

/** A line's ink, to be read as it is. */
export interface PlainLine extends LineInk {
  /** Px of the ink. */
  readonly capHeight: number;
  readonly script: Script;
}

/** A question to the thread: a design's layout, or the texts of single lines. */
export type LayoutQuestion = ReferencePictures | { readonly lines: readonly PlainLine[] };

export interface ReadDesign {
  readonly layout: ReferenceLayout;
  readonly document: DesignDocument;
}

/** The thread's answer. */
export type LayoutAnswer =
  | ReadDesign
  | { readonly reason: NotALayoutReason }
  | { readonly texts: readonly string[] };

const shapes = workerData as LetterShapes;
const reader = await TextReader.open();
/** Px of capitals that the network reads best. */
const CAP_HEIGHT = 34;

parentPort?.on('message', (question: LayoutQuestion) => {
  parentPort?.postMessage(
    'lines' in question ? { texts: question.lines.map(textOf) } : layoutOf(question),
  );
});

function textOf({ script, capHeight, ...ink }: PlainLine): string {
  const { image } = scaledLine(ink, CAP_HEIGHT / capHeight);
  return reader
    .read(image, script)
    .map((word) => word.text)
    .join(' ');
}

function layoutOf(pictures: ReferencePictures): LayoutAnswer {
  try {
    const layout = readLayout(pictures, { shapes, reader });
    return { layout, document: buildDocument(layout, pictures.letters) };
  } catch (error) {
    if (error instanceof NotALayout) return { reason: error.reason };
    throw error;
  }
}
