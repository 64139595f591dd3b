import { parentPort, workerData } from 'node:worker_threads';
import { ImageRejected } from '../image-rejected.js';
import type { Raster } from '../raster.js';
import { readBmpHeader } from './bmp-file.js';
import type { DecodingJob } from './decoding-job.js';
import { readDibPixels } from './dib-pixels.js';
import { largestOf } from './ico-entries.js';
import { decodeHeic } from './libheif.js';
import { pixelsAsTiff } from './pixels-as-tiff.js';
import { safeSvg } from './safe-svg.js';

// The one who starts the thread is the same program.
const job = workerData as DecodingJob;

function resultOf(job: DecodingJob) {
  switch (job.kind) {
    case 'heic':
      return pixelsAsTiff(decodeHeic(job.bytes, job), job.icc);
    case 'bmp': {
      const header = readBmpHeader(job.bytes);
      return pixelsAsTiff(readDibPixels(job.bytes, header, false), header.icc);
    }
    case 'ico':
      return pixelsAsTiff(iconPixels(job.bytes));
    case 'svg':
      return safeSvg(job.bytes);
  }
}

function iconPixels(bytes: Uint8Array): Raster {
  const picture = largestOf(bytes);
  if (picture.kind === 'bitmap') return readDibPixels(picture.bytes, picture.header, true);
  throw new Error('A PNG in an icon is read without this thread.');
}

function answer() {
  try {
    return { done: resultOf(job) };
  } catch (error) {
    if (!(error instanceof ImageRejected)) throw error;
    const cause = error.cause instanceof Error ? error.cause.message : undefined;
    return { rejected: error.reason, message: error.message, cause };
  }
}

const message = answer();
const pixels = message.done instanceof Uint8Array ? message.done : undefined;
parentPort?.postMessage(message, pixels?.buffer instanceof ArrayBuffer ? [pixels.buffer] : []);
