import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { FRAMES_PER_SECOND } from '@groundwork/contract/films/fields';
import type { Database } from '@groundwork/database/connection/client';
import { type Leased, LeaseLost } from '@groundwork/database/jobs/lease';
import { finishSegment, reportFrames } from '@groundwork/database/tasks/segments';
import { mixFilmSound, renderSegment, type WholeStoryboard } from '@groundwork/film';
import { enqueue } from '@groundwork/queues/enqueue';
import type { Logger } from '@groundwork/runtime';
import { artefactPrefix, segmentFrames, soundKey, storyboardOf } from '../artefacts.js';
import { asksForCards } from '../composing/cards.js';
import type { FilmOptions } from '../composing/film-options.js';
import type { Renderer } from '../service/renderer.js';
import type { SegmentStep } from './film-step.js';

/** Frames between two reports of progress; about a second of work. */
const REPORT_FRAMES = 45;

/**
 * Reports a segment's progress while it renders. A failed report is only logged: the heartbeat notices a lost lease,
 * and a missing frame in a progress bar is no reason to start a segment again.
 */
export class FrameReports {
  #reported = 0;
  #last = Promise.resolve(true);

  constructor(
    private readonly database: Database,
    private readonly segment: { readonly taskId: string; readonly index: number },
    private readonly lease: Leased,
    private readonly log: Logger,
  ) {}

  report(framesDone: number): void {
    if (framesDone - this.#reported < REPORT_FRAMES) return;
    this.#reported = framesDone;
    this.#last = this.#last.then(() => this.#write(framesDone));
  }

  /** Waits for the last report. @returns false when it found that the lease was lost */
  async isStillOurs(): Promise<boolean> {
    return this.#last;
  }

  async #write(framesDone: number): Promise<boolean> {
    try {
      return await reportFrames(this.database, this.segment, this.lease, framesDone);
    } catch (error) {
      this.log.warn({ err: error }, 'progress was not written');
      return true;
    }
  }
}

const rowOf = ({ task, index }: SegmentStep) => ({ taskId: task.id, index });

/**
 * Renders a segment into the store, unless it is there. The first segment mixes the film's sound beside its pictures.
 *
 * @returns the segment's key
 */
export async function renderFilmSegment(
  renderer: Renderer,
  step: SegmentStep,
  options: FilmOptions,
): Promise<string> {
  const { database, store } = renderer;
  const { task, index, lease, log } = step;
  const storyboard = storyboardOf(task);
  const prefix = artefactPrefix(task, storyboard.format);
  const key = `${prefix}/segment-${index}.mp4`;
  if (await store.stat(key)) return key;
  // Cards move the sound, so a film with cards is mixed when they are there.
  const mixesSound = index === 0 && !asksForCards(options);
  const outputFile = join(renderer.scratch, `${randomUUID()}.mp4`);
  const reports = new FrameReports(database, rowOf(step), lease, log);
  try {
    await together(step.signal, (signal) => [
      renderSegment({
        storyboard,
        segmentIndex: index,
        readObject: (name) => store.get(name),
        outputFile,
        threads: renderer.threads,
        signal,
        onProgress: (framesDone) => reports.report(framesDone),
      }),
      mixesSound ? storeSound(renderer, storyboard, soundKey(prefix), signal) : undefined,
    ]);
    if (!(await reports.isStillOurs())) throw new LeaseLost();
    await store.putFile(key, outputFile, { contentType: 'video/mp4' });
    step.rendered?.((segmentFrames(storyboard)[index] ?? 0) / FRAMES_PER_SECOND);
  } finally {
    await rm(outputFile, { force: true });
  }
  return key;
}

/** Ends a segment; the last one to end enqueues the assembly. @throws LeaseLost */
export async function completeSegment(
  { database, queues }: Renderer,
  step: SegmentStep,
  key: string,
): Promise<void> {
  const last = await finishSegment(database, rowOf(step), step.lease, key, step.traceparent);
  if (last) await enqueue(queues, database, last, step.log);
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

/** Waits until all have ended. When one fails it stops the others, and throws its error. */
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
