import { parentPort, workerData } from 'node:worker_threads';
import { readLayout } from './layout/read-layout.js';
import {
  NotALayout,
  type NotALayoutReason,
  type ReferenceLayout,
} from './layout/reference-layout.js';
import type { LetterShapes } from './letters/letter-shapes.js';
import { TextReader } from './letters/ocr/tesseract.js';
import type { ReferencePictures } from './picture.js';

/** The thread's answer to a design's pictures. */
export type LayoutAnswer =
  | { readonly layout: ReferenceLayout }
  | { readonly reason: NotALayoutReason };

const shapes = workerData as LetterShapes;
const reader = await TextReader.open();

parentPort?.on('message', (pictures: ReferencePictures) => {
  parentPort?.postMessage(layoutOf(pictures));
});

function layoutOf(pictures: ReferencePictures): LayoutAnswer {
  try {
    return { layout: readLayout(pictures, { shapes, reader }) };
  } catch (error) {
    if (error instanceof NotALayout) return { reason: error.reason };
    throw error;
  }
}
