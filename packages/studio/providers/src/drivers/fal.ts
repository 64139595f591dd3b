import type { InQueueQueueStatus } from '@fal-ai/client';
import { z } from 'zod';
import { askJson, download, type EngineConnection } from '../calls/ask.js';
import { EngineFault } from '../calls/engine-call.js';
import type { CallAttempt } from '../calls/make-call.js';
import { failedState, type JobState, MOST_FILE_BYTES } from './driver.js';
import { jobsOf } from './run-job.js';

/** fal says not to build the addresses of a job: they come with the answer. */
const addressesSchema = z.object({
  status_url: z.url(),
  response_url: z.url(),
  cancel_url: z.url(),
} satisfies Partial<Record<keyof InQueueQueueStatus, z.ZodType>>);
const statusSchema = z.object({
  status: z.string(),
  error: z.unknown().optional(),
  error_type: z.string().optional(),
});
const file = z.object({ url: z.string() });
const resultSchema = z.object({
  images: z.array(file).optional(),
  image: file.optional(),
  video: file.optional(),
});

const addressesOf = (job: string) => addressesSchema.parse(JSON.parse(job));

/** fal's queue: submit, status, result, cancel. */
async function submit(
  to: EngineConnection,
  json: object,
  { signal }: CallAttempt,
): Promise<string> {
  return JSON.stringify(await askJson(to, addressesSchema, { path: `/${to.model}`, json, signal }));
}

async function look(to: EngineConnection, job: string, signal: AbortSignal): Promise<JobState> {
  const path = addressesOf(job).status_url;
  const { status, ...error } = await askJson(to, statusSchema, { path, signal });
  if (status === 'IN_QUEUE' || status === 'IN_PROGRESS') return { state: 'working' };
  if (status === 'COMPLETED' && (error.error ?? null) === null) return { state: 'done' };
  return failedState(to, status, error);
}

/** What a model refused comes here, as an answer of 422. */
async function take(to: EngineConnection, job: string, signal: AbortSignal): Promise<Buffer> {
  const { images, image, video } = await askJson(to, resultSchema, {
    path: addressesOf(job).response_url,
    signal,
  });
  const url = (video ?? image ?? images?.[0])?.url;
  if (url === undefined) throw new EngineFault(to.capability, 'empty', 'the result holds no file');
  return download(to, url, { signal, mostBytes: MOST_FILE_BYTES });
}

async function cancel(to: EngineConnection, job: string, signal: AbortSignal): Promise<void> {
  await askJson(to, z.unknown(), { method: 'PUT', path: addressesOf(job).cancel_url, signal });
}

export const { image: falImage, video: falVideo } = jobsOf({ submit, look, take, cancel });
