import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  finishSegment,
  type Leased,
  LeaseLost,
  readTask,
  reportFrames,
  segmentTarget,
} from '@groundwork/database';
import { planSegments, renderSegment, storyboardSchema } from '@groundwork/film';
import { announce, type JobContext, type JobPayload } from '@groundwork/queues';
import { artefactPrefix } from './artefacts.js';
import { attempt } from './attempt.js';
import type { Renderer } from './renderer.js';

/** Frames between two reports of progress; about a second of work. */
const REPORT_FRAMES = 45;

/** Renders one segment of a film. Its object's name says which, so a second worker does no harm. */
async function renderOne(
  renderer: Renderer,
  segment: { taskId: string; index: number },
  lease: Leased,
  signal: AbortSignal,
): Promise<string> {
  const { database, store } = renderer;
  const task = await readTask(database, segment.taskId);
  const storyboard = storyboardSchema.parse(task.storyboard);
  const key = `${artefactPrefix(task, storyboard.format)}/segment-${segment.index}.mp4`;
  if (await store.stat(key)) return key;
  const outputFile = join(renderer.scratch, `${randomUUID()}.mp4`);
  let reported = 0;
  let reporting = Promise.resolve(true);
  try {
    await renderSegment({
      storyboard,
      segmentIndex: segment.index,
      readObject: (name) => store.get(name),
      outputFile,
      threads: renderer.threads,
      signal,
      onProgress: (framesDone) => {
        if (framesDone - reported < REPORT_FRAMES) return;
        reported = framesDone;
        reporting = reporting.then(() => reportFrames(database, segment, lease, framesDone));
      },
    });
    if (!(await reporting)) throw new LeaseLost();
    await store.putFile(key, outputFile, { contentType: 'video/mp4' });
  } finally {
    await rm(outputFile, { force: true });
  }
  return key;
}

export function handleSegment(renderer: Renderer) {
  return async (payload: JobPayload<'land-segment'>, context: JobContext): Promise<void> => {
    const segment = { taskId: payload.task_id, index: payload.index };
    const target = segmentTarget(segment.taskId, segment.index);
    await attempt(renderer, segment.taskId, target, context, async (lease, signal) => {
      const key = await renderOne(renderer, segment, lease, signal);
      const last = await finishSegment(renderer.database, segment, lease, key);
      if (last) await announce(renderer.queues, renderer.database, last, context.log);
    });
  };
}

/** Frames of each segment of a storyboard, for the rows that are opened for them. */
export function segmentFrames(
  storyboard: Parameters<typeof planSegments>[0],
): { frames: number }[] {
  return planSegments(storyboard).map((segment) => ({
    frames: segment.endFrame - segment.firstFrame,
  }));
}
