import { serveThread } from '@groundwork/runtime/worker-threads';
import { readLayout } from './layout/read-layout.js';
import {
  NotALayout,
  type NotALayoutReason,
  type ReferenceLayout,
} from './layout/reference-layout.js';
import type { LetterShapes } from './letters/letter-shapes.js';
import { TextReader } from './letters/ocr/tesseract.js';
import type { ReferencePictures } from './picture.js';

export interface LayoutWork {
  readonly pictures: ReferencePictures;
  readonly shapes: LetterShapes;
}

/** The thread's answer to a design's pictures. */
export type LayoutAnswer =
  | { readonly layout: ReferenceLayout }
  | { readonly reason: NotALayoutReason };

const opening = TextReader.open();

serveThread(async ({ pictures, shapes }: LayoutWork): Promise<LayoutAnswer> => {
  try {
    return { layout: readLayout(pictures, { shapes, reader: await opening }) };
  } catch (error) {
    if (error instanceof NotALayout) return { reason: error.reason };
    throw error;
  }
});
