import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { FRAMES_PER_SECOND } from '@groundwork/contract';
import {
  finishSegment,
  type Leased,
  LeaseLost,
  readTask,
  reportFrames,
  segmentTarget,
} from '@groundwork/database';
import {
  mixFilmSound,
  planSegments,
  renderSegment,
  storyboardSchema,
  type WholeStoryboard,
} from '@groundwork/film';
import { announce, type JobContext } from '@groundwork/queues';
import { artefactPrefix, soundKey } from './artefacts.js';
import { attempt } from './attempt.js';
import { asksForCards } from './cards.js';
import type { FilmKind, SegmentPayload } from './film-kind.js';
import { FrameReports } from './frame-reports.js';
import { rehearse } from './rehearse.js';
import type { Renderer } from './renderer.js';

/** Renders one segment of a film. Its object's name says which, so a second worker does no harm. */
async function renderOne(
  renderer: Renderer,
  film: FilmKind,
  segment: { taskId: string; index: number },
  lease: Leased,
  signal: AbortSignal,
  context: JobContext,
): Promise<string> {
  const { database, store } = renderer;
  const task = await readTask(database, segment.taskId);
  const storyboard = storyboardSchema.parse(task.storyboard);
  const frames = segmentFrames(storyboard)[segment.index]?.frames ?? 0;
  await rehearse(task, signal, (share) =>
    reportFrames(database, segment, lease, Math.floor(frames * share)),
  );
  const prefix = artefactPrefix(task, storyboard.format);
  const key = `${prefix}/segment-${segment.index}.mp4`;
  if (await store.stat(key)) return key;
  // Cards move the sound; then it is mixed when they are there.
  const mixesSound = segment.index === 0 && !asksForCards(film.options(task));
  const outputFile = join(renderer.scratch, `${randomUUID()}.mp4`);
  const reports = new FrameReports(database, segment, lease, context.log);
  try {
    await together(signal, (either) => [
      renderSegment({
        storyboard,
        segmentIndex: segment.index,
        readObject: (name) => store.get(name),
        outputFile,
        threads: renderer.threads,
        signal: either,
        onProgress: (framesDone) => reports.tell(framesDone),
      }),
      mixesSound ? storeSound(renderer, storyboard, soundKey(prefix), either) : undefined,
    ]);
    if (!(await reports.isStillOurs())) throw new LeaseLost();
    await store.putFile(key, outputFile, { contentType: 'video/mp4' });
    context.rendered?.(frames / FRAMES_PER_SECOND);
  } finally {
    await rm(outputFile, { force: true });
  }
  return key;
}

/** The sound waits for no picture, and an encoder leaves a core idle now and then. */
async function storeSound(
  { store, scratch }: Renderer,
  storyboard: WholeStoryboard,
  key: string,
  signal: AbortSignal,
): Promise<void> {
  if (await store.stat(key)) return;
  const outputFile = join(scratch, `${randomUUID()}.m4a`);
  const readObject = (name: string) => store.get(name);
  try {
    if (await mixFilmSound({ storyboard, readObject, outputFile, signal })) {
      await store.putFile(key, outputFile, { contentType: 'audio/mp4' });
    }
  } finally {
    await rm(outputFile, { force: true });
  }
}

/** Waits until all have ended; when one fails the others are told to stop, and its error is thrown. */
async function together(
  signal: AbortSignal,
  begin: (signal: AbortSignal) => readonly (Promise<unknown> | undefined)[],
): Promise<void> {
  const failed = new AbortController();
  const watched = begin(AbortSignal.any([signal, failed.signal])).map(async (work) => {
    try {
      await work;
    } catch (error) {
      failed.abort(error);
      throw error;
    }
  });
  await Promise.allSettled(watched);
  await Promise.all(watched);
}

/** Renders one segment of a film; the last one to end announces the assembly. */
export function handleSegment(renderer: Renderer, film: FilmKind) {
  return async (payload: SegmentPayload, context: JobContext): Promise<void> => {
    const segment = { taskId: payload.task_id, index: payload.index };
    const target = segmentTarget(segment.taskId, segment.index);
    await attempt(renderer, segment.taskId, target, context, async (lease, signal) => {
      const key = await renderOne(renderer, film, segment, lease, signal, context);
      const last = await finishSegment(renderer.database, segment, lease, key, context.traceparent);
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
