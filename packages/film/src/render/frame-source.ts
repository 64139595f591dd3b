import { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { FilmError } from '../film-error.js';
import type { Storyboard } from '../storyboard.js';
import type { Segment } from '../timeline.js';
import { giveBackSharedMemory, takeSharedMemory } from '../warp/arena.js';
import {
  FRAME_SLOTS,
  type FrameJob,
  type FrameMessage,
  frameBytes,
  frameSize,
  slotBytes,
} from './frame-job.js';

/**
 * A frame may be in the hands of the pipe while the next one waits in this stream; when the stream is asked for a
 * third, the first has been written.
 */
const FRAMES_IN_FLIGHT = 3;

export interface FrameSource {
  /** Raw yuv420p frames, one a chunk, made no faster than they are read. */
  readonly frames: Readable;
  /** Rejects with a FilmError when a frame cannot be made; never resolves. The stream itself never fails. */
  readonly failed: Promise<never>;
  /** Ends the thread; to be called once, in any case, when nothing reads the frames any more. */
  close(): Promise<void>;
}

/** Starts rendering a segment in a thread of its own. */
export function openFrameSource(
  storyboard: Storyboard,
  segment: Segment,
  files: ReadonlyMap<string, Uint8Array>,
  onFrameTaken: (framesDone: number) => void,
): FrameSource {
  const size = frameSize(storyboard);
  const memory = takeSharedMemory(slotBytes(size) * FRAME_SLOTS);
  const taken = new SharedArrayBuffer(4);
  const workerData: FrameJob = { storyboard, segment, files, memory, taken };
  const worker = new Worker(new URL('./frame-worker.js', import.meta.url), { workerData });
  const ready: number[] = [];
  let asked = 0;
  let given = 0;
  let ended = false;

  const frames = new Readable({
    highWaterMark: 1,
    read() {
      asked += 1;
      giveBack(asked - FRAMES_IN_FLIGHT);
      give();
    },
  });
  function giveBack(count: number): void {
    if (count <= 0) return;
    Atomics.store(new Int32Array(taken), 0, count);
    Atomics.notify(new Int32Array(taken), 0);
    onFrameTaken(count);
  }
  function give(): void {
    while (given < asked) {
      const address = ready.shift();
      if (address === undefined) {
        if (ended) frames.push(null);
        return;
      }
      given += 1;
      frames.push(Buffer.from(memory.buffer, address, frameBytes(size)));
    }
  }
  const failed = new Promise<never>((_resolve, reject) => {
    worker.on('message', (message: FrameMessage) => {
      if (message.kind === 'frame') ready.push(message.address);
      else if (message.kind === 'end') ended = true;
      else reject(failure(message.message, message.unreadableKey));
      give();
    });
    worker.on('error', (error) => reject(failure(error.message, null)));
    worker.on('exit', () => {
      if (!ended) reject(failure('The thread ended before its last frame.', null));
    });
  });
  failed.catch(() => undefined);
  return {
    frames,
    failed,
    async close() {
      await worker.terminate();
      frames.destroy();
      giveBackSharedMemory(memory);
    },
  };
}

function failure(message: string, unreadableKey: string | null): FilmError {
  return unreadableKey === null
    ? new FilmError('renderer_failed', `The frames could not be made: ${message}`)
    : new FilmError('picture_unreadable', message, unreadableKey);
}
