import { parentPort, workerData } from 'node:worker_threads';
import { ImageRejected } from '../image-rejected.js';
import type { DecodingJob } from './decoding-job.js';

// The one who starts the thread is the same program.
const job = workerData as DecodingJob;

/** A thread decodes one picture, and loads only the code for its type. */
async function resultOf(job: DecodingJob) {
  switch (job.kind) {
    case 'heic': {
      const { decodeHeic } = await import('./libheif.js');
      return decodeHeic(job.bytes, job);
    }
    case 'bitmap': {
      const { decodeBitmap } = await import('./decode-bitmap.js');
      return decodeBitmap(job.bytes);
    }
    case 'svg': {
      const { safeSvg } = await import('./safe-svg.js');
      return safeSvg(job.bytes);
    }
  }
}

async function answer() {
  try {
    return { done: await resultOf(job) };
  } catch (error) {
    if (!(error instanceof ImageRejected)) throw error;
    const cause = error.cause instanceof Error ? error.cause.message : undefined;
    return { rejected: error.reason, message: error.message, cause };
  }
}

const message = await answer();
const pixels = message.done !== undefined && 'data' in message.done ? message.done.data : undefined;
parentPort?.postMessage(message, pixels?.buffer instanceof ArrayBuffer ? [pixels.buffer] : []);
