import { Worker } from 'node:worker_threads';
import { NotALayout, type ReferenceLayout } from './layout/reference-layout.js';
import type { LayoutAnswer } from './layout-worker.js';
import { letterShapes } from './letters/letter-shapes.js';
import type { ReferencePictures } from './picture.js';

/** Threads that wait for the next design: one that has read a design reads the next in half the time. */
const idle: Worker[] = [];
const MAX_IDLE = 1;

async function takeThread(): Promise<Worker> {
  const waiting = idle.pop();
  if (waiting !== undefined) {
    waiting.ref();
    return waiting;
  }
  const worker = new Worker(new URL('./layout-worker.js', import.meta.url), {
    workerData: await letterShapes(),
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  worker.once('exit', () => {
    const at = idle.indexOf(worker);
    if (at !== -1) idle.splice(at, 1);
  });
  return worker;
}

/** Only while it works does a thread keep the process alive. */
function giveBack(worker: Worker): void {
  if (idle.length >= MAX_IDLE) {
    void worker.terminate();
    return;
  }
  worker.unref();
  idle.push(worker);
}

/** Reads a design's layout in a thread. @throws NotALayout; the signal's reason, and then the thread is ended */
export async function readLayoutInThread(
  pictures: ReferencePictures,
  signal: AbortSignal,
): Promise<ReferenceLayout> {
  const answer = await ask(pictures, signal);
  if ('layout' in answer) return answer.layout;
  throw new NotALayout(answer.reason);
}

async function ask(pictures: ReferencePictures, signal: AbortSignal): Promise<LayoutAnswer> {
  const worker = await takeThread();
  return new Promise((resolve, reject) => {
    const settle = (end: () => void) => {
      signal.removeEventListener('abort', stop);
      worker.removeAllListeners('message').removeAllListeners('error').off('exit', ended);
      end();
    };
    const stop = () => {
      settle(() => reject(signal.reason));
      void worker.terminate();
    };
    const ended = (code: number) => {
      settle(() => reject(new Error(`The layout thread ended with code ${code} and no layout.`)));
    };
    worker.once('message', (answer: LayoutAnswer) => {
      settle(() => resolve(answer));
      giveBack(worker);
    });
    worker.once('error', (error) => settle(() => reject(error)));
    worker.on('exit', ended);
    if (signal.aborted) stop();
    else {
      signal.addEventListener('abort', stop, { once: true });
      worker.postMessage(pictures);
    }
  });
}
