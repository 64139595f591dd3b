import { parentPort, workerData } from 'node:worker_threads';
import { buildDocument } from './document/build-document.js';
import type { DesignDocument } from './document/design-document.js';
import { NotALayout, type NotALayoutReason } from './layout/not-a-layout.js';
import { readLayout } from './layout/read-layout.js';
import type { ReferenceLayout } from './layout/reference-layout.js';
import type { LetterShapes } from './letters/letter-shapes.js';
import { scaledLine } from './letters/ocr/line-image.js';
import type { LineInk } from './letters/ocr/page-reader.js';
import type { Script } from './letters/ocr/scripts.js';
import { TextReader } from './letters/ocr/tesseract.js';
import type { ReferencePictures } from './picture.js';

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
