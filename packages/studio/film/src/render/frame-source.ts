import { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { FilmError } from '../film-error.js';
import { type Storyboard, storyboardSchema } from '../storyboard.js';
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

/** A thread that renders one job at a time, and the memory in which it leaves the frames. */
interface FrameThread {
  readonly worker: Worker;
  readonly memory: WebAssembly.Memory;
  /** One Int32: number of the job's frames that have been read. */
  readonly taken: SharedArrayBuffer;
}

/** Starting a thread costs as much as rendering a second of film, so those that finished a job wait for the next. */
const idle: FrameThread[] = [];
const MAX_IDLE = 2;

/** A thread with at least so many bytes of memory. It keeps the process alive only while in use. */
function takeFrameThread(bytes: number): FrameThread {
  const memory = takeSharedMemory(bytes);
  const worker = idle.pop()?.worker ?? startWorker();
  worker.ref();
  return { worker, memory, taken: new SharedArrayBuffer(4) };
}

/** A thread that fails while it waits is not given out again; while it works, its job listens too. */
function startWorker(): Worker {
  const worker = new Worker(new URL('./frame-worker.js', import.meta.url));
  const forget = () => {
    const at = idle.findIndex((thread) => thread.worker === worker);
    if (at !== -1) idle.splice(at, 1);
  };
  return worker.on('error', forget).on('exit', forget);
}

/** For a thread that has finished its job, once its frames have been read. */
async function giveBackFrameThread(thread: FrameThread): Promise<void> {
  if (idle.length >= MAX_IDLE) return await endFrameThread(thread);
  giveBackSharedMemory(thread.memory);
  thread.worker.unref();
  idle.push(thread);
}

/** For a thread in any state. */
async function endFrameThread({ worker, memory }: FrameThread): Promise<void> {
  await worker.terminate();
  giveBackSharedMemory(memory);
}

/**
 * The pipe may hold a frame while the next one waits in this stream; when the stream is asked for a third, the first
 * has been written.
 */
const FRAMES_IN_FLIGHT = 3;

export interface FrameSource {
  /** Raw yuv420p frames, one a chunk, made no faster than they are read. */
  readonly frames: Readable;
  /** Rejects with a FilmError when a frame cannot be made; never resolves. The stream itself never fails. */
  readonly failed: Promise<never>;
  /** Lets the thread go; to be called once, in any case, when nothing reads the frames any more. */
  close(): Promise<void>;
}

/** Starts rendering a segment in a thread. */
export function openFrameSource(
  source: Storyboard,
  segment: Segment,
  { files, clips }: Pick<FrameJob, 'files' | 'clips'>,
  onFrameTaken: (framesDone: number) => void,
): FrameSource {
  const storyboard = storyboardSchema.parse(source);
  const size = frameSize(storyboard);
  const thread = takeFrameThread(slotBytes(size) * FRAME_SLOTS);
  const { worker, memory } = thread;
  const taken = new Int32Array(thread.taken);
  const job: FrameJob = {
    storyboard,
    segment,
    files,
    clips,
    memory,
    taken: thread.taken,
  };
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
    Atomics.store(taken, 0, count);
    Atomics.notify(taken, 0);
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
  let fail: (error: FilmError) => void;
  const failed = new Promise<never>((_resolve, reject) => {
    fail = reject;
  });
  failed.catch(() => undefined);
  const onMessage = (message: FrameMessage) => {
    if (message.kind === 'frame') ready.push(message.address);
    else if (message.kind === 'end') ended = true;
    else fail(failure(message.message, message.unreadableKey));
    give();
  };
  const onError = (error: Error) => fail(failure(error.message, null));
  const onExit = () => fail(failure('The thread ended before its last frame.', null));
  worker.on('message', onMessage).on('error', onError).on('exit', onExit);
  worker.postMessage(job);
  return {
    frames,
    failed,
    async close() {
      frames.destroy();
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      await (ended ? giveBackFrameThread(thread) : endFrameThread(thread));
    },
  };
}

function failure(message: string, unreadableKey: string | null): FilmError {
  return unreadableKey === null
    ? new FilmError('renderer_failed', `The frames could not be made: ${message}`)
    : new FilmError('picture_unreadable', message, unreadableKey);
}
