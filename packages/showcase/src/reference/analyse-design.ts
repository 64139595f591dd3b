import { Worker } from 'node:worker_threads';
import type { TemplateSpec, TemplateWarning } from '@groundwork/contract';
import { Turnstile } from '@groundwork/runtime';
import { describeLayout } from './layout-spec.js';
import type { LayoutAnswer } from './layout-worker.js';
import { letterShapes } from './letter-shapes.js';
import { NotALayout } from './not-a-layout.js';
import { openReference, type ReferencePictures } from './picture.js';
import type { ReferenceLayout } from './reference-layout.js';

export interface DesignAnalysis {
  readonly spec: TemplateSpec;
  /** 0 to 0.95 */
  readonly confidence: number;
  readonly warnings: TemplateWarning[];
  readonly layout: ReferenceLayout;
}

/** Each holds about 100 MB and a core for a second. */
const reading = new Turnstile(2);
/** Far more than the largest design takes. */
const LONGEST_MS = 30_000;

/**
 * Reads a reference design from its pixels, in a thread of its own.
 * @param bytes a PNG, JPEG or WebP that was inspected before
 * @throws NotALayout for a picture without a layout; the signal's reason when it is aborted
 */
export function analyseDesign(
  bytes: Uint8Array,
  { signal = new AbortController().signal }: { readonly signal?: AbortSignal } = {},
): Promise<DesignAnalysis> {
  return reading.run(async () => {
    signal.throwIfAborted();
    const pictures = await openReference(bytes);
    signal.throwIfAborted();
    const layout = await inThread(
      pictures,
      AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]),
    );
    return { ...describeLayout(layout, pictures.size), layout };
  });
}

async function inThread(
  pictures: ReferencePictures,
  signal: AbortSignal,
): Promise<ReferenceLayout> {
  const shapes = await letterShapes();
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./layout-worker.js', import.meta.url), {
      workerData: { pictures, shapes },
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    const stop = () => {
      reject(signal.reason);
      void worker.terminate();
    };
    signal.addEventListener('abort', stop, { once: true });
    worker.once('message', (answer: LayoutAnswer) => {
      if ('layout' in answer) resolve(answer.layout);
      else reject(new NotALayout(answer.reason));
    });
    worker.once('error', reject);
    worker.once('exit', (code) => {
      signal.removeEventListener('abort', stop);
      // Without effect when the layout has arrived.
      reject(new Error(`The layout thread ended with code ${code} and no layout.`));
    });
  });
}
