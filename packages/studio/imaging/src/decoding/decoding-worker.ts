import { parentPort, workerData } from 'node:worker_threads';
import { ImageRejected } from '../image-rejected.js';
import type { DecodingJob } from './decoding-job.js';
import type { DibHeader } from './dib-header.js';

// The one who starts the thread is the same program.
const job = workerData as DecodingJob;

/** A thread decodes one picture, and loads only the code for its type. */
async function resultOf(job: DecodingJob) {
  switch (job.kind) {
    case 'heic': {
      const [{ decodeHeic }, { pixelsAsTiff }] = await Promise.all([
        import('./libheif.js'),
        import('./pixels-as-tiff.js'),
      ]);
      return pixelsAsTiff(decodeHeic(job.bytes, job), job.icc);
    }
    case 'bmp': {
      const { readBmpHeader } = await import('./dib-header.js');
      return bitmapAsTiff(job.bytes, readBmpHeader(job.bytes), false);
    }
    case 'ico': {
      const { largestOf } = await import('./ico-entries.js');
      const picture = largestOf(job.bytes);
      if (picture.kind === 'bitmap') return bitmapAsTiff(picture.bytes, picture.header, true);
      throw new Error('A PNG in an icon is read without this thread.');
    }
    case 'svg': {
      const { safeSvg } = await import('./safe-svg.js');
      return safeSvg(job.bytes);
    }
  }
}

async function bitmapAsTiff(
  bytes: Uint8Array,
  header: DibHeader,
  icon: boolean,
): Promise<Uint8Array> {
  const [{ dibChannels, readDibPixels }, { emptyTiff }] = await Promise.all([
    import('./dib-pixels.js'),
    import('./pixels-as-tiff.js'),
  ]);
  const { width, height, icc } = header;
  const channels = dibChannels(header, icon);
  const { file, pixels } = emptyTiff({ width, height, channels }, icc);
  readDibPixels(bytes, header, icon, pixels);
  return file;
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
const pixels = message.done instanceof Uint8Array ? message.done : undefined;
parentPort?.postMessage(message, pixels?.buffer instanceof ArrayBuffer ? [pixels.buffer] : []);
