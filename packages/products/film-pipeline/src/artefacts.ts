import type { VideoFormat } from '@groundwork/contract/films/fields';
import type { Task } from '@groundwork/database/generated/client';
import {
  FILM_ENGINE_VERSION,
  planSegments,
  storyboardSchema,
  type WholeStoryboard,
} from '@groundwork/film';
import { samplePrefix, taskPrefix } from '@groundwork/storage/object-keys';
import type { ObjectStore } from '@groundwork/storage/object-store';

/**
 * Raise it whenever the files of a finished sample change, so that stored samples are made again: 2 added provenance
 * and before and after as two whole pictures; 3 shows the place first, then the plot.
 */
const SAMPLE_VERSION = 4;

/**
 * Where a task's artefacts lie. Names derive from the task, so two workers on one task write the same objects, and one
 * that takes over finds the finished ones. All test-mode tasks of a kind and format share the sample film's artefacts:
 * it is made once.
 */
export function artefactPrefix(
  task: Pick<Task, 'id' | 'kind' | 'livemode'>,
  format: VideoFormat,
): string {
  if (task.livemode) return taskPrefix(task.id);
  return `${samplePrefix(task.kind)}${FILM_ENGINE_VERSION}-${SAMPLE_VERSION}/${format.replace(':', 'x')}`;
}

/** The picture that explains the reading of the photo; stored when the request asked for it. */
export function plotReadingKey(prefix: string): string {
  return `${prefix}/plot-reading.png`;
}

/** The same as data. */
export function plotReadingDataKey(prefix: string): string {
  return `${prefix}/plot-reading.json`;
}

/** The film's mixed sound; stored by the first segment's job unless the film is silent. */
export function soundKey(prefix: string): string {
  return `${prefix}/sound.m4a`;
}

/** Reads an artefact, or makes and stores it when it is not there yet. */
export async function artefact(
  store: ObjectStore,
  key: string,
  contentType: string,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  if (await store.stat(key)) return store.get(key);
  const bytes = await make();
  await store.put(key, bytes, { contentType });
  return bytes;
}

/** Reads an artefact of JSON; null when it is not there yet. */
export async function storedJson(store: ObjectStore, key: string): Promise<unknown> {
  return (await store.stat(key)) ? JSON.parse((await store.get(key)).toString('utf8')) : null;
}

export async function storeJson(store: ObjectStore, key: string, data: unknown): Promise<void> {
  await store.put(key, Buffer.from(JSON.stringify(data)), { contentType: 'application/json' });
}

export function storyboardOf({ storyboard }: Pick<Task, 'storyboard'>): WholeStoryboard {
  return storyboardSchema.parse(storyboard);
}

export function segmentFrames(storyboard: Parameters<typeof planSegments>[0]): number[] {
  return planSegments(storyboard).map(({ firstFrame, endFrame }) => endFrame - firstFrame);
}
