import { parentPort, workerData } from 'node:worker_threads';
import type { LetterShapes } from './letter-shapes.js';
import { NotALayout, type NotALayoutReason } from './not-a-layout.js';
import type { ReferencePictures } from './picture.js';
import { readLayout } from './read-layout.js';
import type { ReferenceLayout } from './reference-layout.js';

/** What the thread says of a design. */
export type LayoutAnswer =
  | { readonly layout: ReferenceLayout }
  | { readonly reason: NotALayoutReason };

interface Order {
  readonly pictures: ReferencePictures;
  readonly shapes: LetterShapes;
}

const { pictures, shapes } = workerData as Order;
parentPort?.postMessage(answer());

function answer(): LayoutAnswer {
  try {
    return { layout: readLayout(pictures, shapes) };
  } catch (error) {
    if (error instanceof NotALayout) return { reason: error.reason };
    throw error;
  }
}
