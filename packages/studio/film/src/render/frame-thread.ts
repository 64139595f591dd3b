import { Worker } from 'node:worker_threads';
import { giveBackSharedMemory, takeSharedMemory } from '../warp/arena.js';

/** A thread that renders one job at a time, and the memory in which it leaves the frames. */
export interface FrameThread {
  readonly worker: Worker;
  readonly memory: WebAssembly.Memory;
  /** One Int32: number of the job's frames that have been read. */
  readonly taken: SharedArrayBuffer;
}

/** Starting a thread costs as much as rendering a second of film, so those that finished a job wait for the next. */
const idle: FrameThread[] = [];
const MAX_IDLE = 2;

/** A thread with at least so many bytes of memory. It keeps the process alive only while in use. */
export function takeFrameThread(bytes: number): FrameThread {
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
export async function giveBackFrameThread(thread: FrameThread): Promise<void> {
  if (idle.length >= MAX_IDLE) return await endFrameThread(thread);
  giveBackSharedMemory(thread.memory);
  thread.worker.unref();
  idle.push(thread);
}

/** For a thread in any state. */
export async function endFrameThread({ worker, memory }: FrameThread): Promise<void> {
  await worker.terminate();
  giveBackSharedMemory(memory);
}
