import { parentPort } from 'node:worker_threads';
import { FilmError } from '../film-error.js';
import { FRAME_SLOTS, type FrameJob, type FrameMessage } from './frame-job.js';
import { openFrameRenderer } from './frame-renderer.js';

/** The rendering thread's entry, one job after another; frame-source.ts sends them and reads its messages. */
async function renderFrames(job: FrameJob): Promise<void> {
  const taken = new Int32Array(job.taken);
  const renderer = await openFrameRenderer(job);
  for (let frame = job.segment.firstFrame; frame < job.segment.endFrame; frame += 1) {
    const made = frame - job.segment.firstFrame;
    waitForSlot(taken, made);
    const address = await renderer.draw(frame, made % FRAME_SLOTS);
    say({ kind: 'frame', address });
  }
  say({ kind: 'end' });
}

/** Sleeps until one of the slots is free; the thread has nothing else to do, and can still be terminated. */
function waitForSlot(taken: Int32Array, made: number): void {
  for (;;) {
    const count = Atomics.load(taken, 0);
    if (made - count < FRAME_SLOTS) return;
    Atomics.wait(taken, 0, count);
  }
}

function say(message: FrameMessage): void {
  parentPort?.postMessage(message);
}

parentPort?.on('message', (job: FrameJob) => {
  renderFrames(job).catch((error: unknown) => {
    say({
      kind: 'failed',
      message: error instanceof Error ? error.message : String(error),
      unreadableKey: error instanceof FilmError ? error.objectKey : null,
    });
  });
});
