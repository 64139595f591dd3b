import { parentPort, workerData } from 'node:worker_threads';
import { NotALayout, type NotALayoutReason } from './layout/not-a-layout.js';
import { readLayout } from './layout/read-layout.js';
import type { ReferenceLayout } from './layout/reference-layout.js';
import type { LetterShapes } from './letters/letter-shapes.js';
import { TextReader } from './letters/ocr/tesseract.js';
import type { ReferencePictures } from './picture.js';

/** What the thread says of a design. */
export type LayoutAnswer =
  | { readonly layout: ReferenceLayout }
  | { readonly reason: NotALayoutReason };

const shapes = workerData as LetterShapes;
const reader = await TextReader.open();

parentPort?.on('message', (pictures: ReferencePictures) => {
  parentPort?.postMessage(answer(pictures));
});

function answer(pictures: ReferencePictures): LayoutAnswer {
  try {
    return { layout: readLayout(pictures, { shapes, reader }) };
  } catch (error) {
    if (error instanceof NotALayout) return { reason: error.reason };
    throw error;
  }
}
