import { parentPort, workerData } from 'node:worker_threads';
import { ImageRejected } from '../image-rejected.js';
import { readBmpHeader } from './bmp-file.js';
import type { DecodingJob } from './decoding-job.js';
import type { DibHeader } from './dib-header.js';
import { dibChannels, readDibPixels } from './dib-pixels.js';
import { largestOf } from './ico-entries.js';
import { decodeHeic } from './libheif.js';
import { emptyTiff, pixelsAsTiff } from './pixels-as-tiff.js';
import { safeSvg } from './safe-svg.js';

// The one who starts the thread is the same program.
const job = workerData as DecodingJob;

function resultOf(job: DecodingJob) {
  switch (job.kind) {
    case 'heic':
      return pixelsAsTiff(decodeHeic(job.bytes, job), job.icc);
    case 'bmp':
      return bitmapAsTiff(job.bytes, readBmpHeader(job.bytes), false);
    case 'ico': {
      const picture = largestOf(job.bytes);
      if (picture.kind === 'bitmap') return bitmapAsTiff(picture.bytes, picture.header, true);
      throw new Error('A PNG in an icon is read without this thread.');
    }
    case 'svg':
      return safeSvg(job.bytes);
  }
}

function bitmapAsTiff(bytes: Uint8Array, header: DibHeader, icon: boolean): Uint8Array {
  const { width, height, icc } = header;
  const channels = dibChannels(header, icon);
  const { file, pixels } = emptyTiff({ width, height, channels }, icc);
  readDibPixels(bytes, header, icon, pixels);
  return file;
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
