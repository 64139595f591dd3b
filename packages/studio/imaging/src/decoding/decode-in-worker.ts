import { Worker } from 'node:worker_threads';
import { Semaphore } from '@groundwork/runtime/semaphore';
import { ImageRejected } from '../image-rejected.js';
import type { DecodingAnswer, DecodingJob, DecodingResult } from './decoding-job.js';

/** A HEIC of 50 megapixels takes some 3 s; this is for a busy machine. */
const MOST_SECONDS = 30;

/** Such a decoder has the picture in memory three times over: some 13 bytes a pixel, 1.3 GB for the largest. */
const oneByOne = new Semaphore(1);

/** Decodes in a separate thread, which is ended when it takes too long. @throws ImageRejected */
export function decodeInWorker<Kind extends DecodingJob['kind']>(
  job: DecodingJob & { readonly kind: Kind },
  mostSeconds = MOST_SECONDS,
): Promise<DecodingResult[Kind]> {
  return oneByOne.run(() => inThread<Kind>(job, mostSeconds));
}

function inThread<Kind extends DecodingJob['kind']>(
  job: DecodingJob,
  mostSeconds: number,
): Promise<DecodingResult[Kind]> {
  return new Promise((resolve, reject) => {
    // A copy, as the bytes may be a small part of a large buffer, which would cross as a whole.
    const bytes = new Uint8Array(job.bytes);
    const worker = new Worker(new URL('./decoding-worker.js', import.meta.url), {
      workerData: { ...job, bytes },
      transferList: [bytes.buffer],
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    const timer = setTimeout(() => {
      reject(new ImageRejected('unsupported', `The ${job.kind} took too long to decode.`));
      void worker.terminate();
    }, mostSeconds * 1000);
    worker.once('message', (answer: DecodingAnswer<Kind>) => {
      if ('done' in answer) resolve(answer.done);
      else reject(new ImageRejected(answer.rejected, answer.message, { cause: answer.cause }));
    });
    worker.once('error', (cause) => {
      // The thread has its own memory, and a file that needs more is no picture of an honest camera.
      const outOfMemory = 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY';
      reject(
        outOfMemory
          ? new ImageRejected('unsupported', `The ${job.kind} needs too much memory.`, { cause })
          : cause,
      );
    });
    worker.once('exit', (code) => {
      clearTimeout(timer);
      // Without effect when the answer has arrived.
      reject(new Error(`The decoding thread ended with code ${code} and no answer.`));
    });
  });
}
