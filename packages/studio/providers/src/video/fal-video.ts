import { createSafeFetch } from '@groundwork/safe-fetch/safe-fetch';
import { SafeFetchError } from '@groundwork/safe-fetch/safe-fetch-error';
import { NotFoundError } from 'openai';
import { z } from 'zod';
import type { EngineConnection } from '../calls/connection.js';
import { EngineFault } from '../calls/engine-call.js';
import { MOST_CLIP_BYTES, refusal, type VideoDriver } from './video-driver.js';

const submittedSchema = z.object({ request_id: z.string().min(1).max(200) });
const statusSchema = z.object({
  status: z.string(),
  error: z.unknown().optional(),
});
const resultSchema = z.object({ video: z.object({ url: z.url({ protocol: /^https?$/u }) }) });

function read<Schema extends z.ZodType>(
  { capability }: EngineConnection,
  schema: Schema,
  answer: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(answer);
  if (!parsed.success)
    throw new EngineFault(capability, 'malformed', z.prettifyError(parsed.error));
  return parsed.data;
}

function options({ apiKey }: EngineConnection, signal: AbortSignal) {
  return { headers: { Authorization: apiKey === null ? null : `Key ${apiKey}` }, signal };
}

/** The path of a job: of a model with a sub-path, such as `fal-ai/kling-video/v2/image-to-video`, only the first two names. */
function pathOf({ model }: EngineConnection, job: string): string {
  return `/${model.split('/').slice(0, 2).join('/')}/requests/${encodeURIComponent(job)}`;
}

/** fal's queue: submit, status, result, cancel. The base URL is https://queue.fal.run. */
export const falVideo: VideoDriver = {
  async create(to, { picture, prompt, seconds, seed, voice, settings }, signal) {
    const body = {
      prompt,
      [settings.pictureField]: `data:image/jpeg;base64,${picture.toString('base64')}`,
      // Speech has its own length.
      ...(voice === null
        ? { duration: String(seconds) }
        : { [voice.field]: `data:audio/wav;base64,${voice.wav.toString('base64')}` }),
      seed,
      ...settings.parameters,
    };
    const answer: unknown = await to.client.post(`/${to.model}`, { body, ...options(to, signal) });
    return read(to, submittedSchema, answer).request_id;
  },

  async look(to, job, signal) {
    let answer: unknown;
    try {
      answer = await to.client.get(`${pathOf(to, job)}/status`, options(to, signal));
    } catch (error) {
      if (error instanceof NotFoundError) return { state: 'gone' };
      throw error;
    }
    const { status, error } = read(to, statusSchema, answer);
    if (status === 'IN_QUEUE' || status === 'IN_PROGRESS') return { state: 'working' };
    if (status === 'COMPLETED' && (error === undefined || error === null)) return { state: 'done' };
    const message = `${status}: ${JSON.stringify(error ?? 'no reason given')}`;
    return { state: 'failed', message, refused: refusal.test(message) };
  },

  async take(to, job, signal) {
    const answer: unknown = await to.client.get(pathOf(to, job), options(to, signal));
    const { url } = read(to, resultSchema, answer).video;
    return download(to, url, signal);
  },

  async cancel(to, job, signal) {
    await to.client.put(`${pathOf(to, job)}/cancel`, options(to, signal));
  },
};

/** Longer than any file of that size takes. */
const DOWNLOAD_MS = 120_000;

/** Results lie on another host that the server names: like a customer's URL, it must be a public one, or the server's own. */
async function download(
  { baseUrl, capability }: EngineConnection,
  url: string,
  signal: AbortSignal,
) {
  const { fetchBytes } = createSafeFetch({ allowedPrivateOrigins: [new URL(baseUrl).origin] });
  try {
    const limits = { maxBytes: MOST_CLIP_BYTES, timeoutMs: DOWNLOAD_MS, signal };
    const { bytes } = await fetchBytes(url, limits);
    if (bytes.length > 0) return bytes;
  } catch (error) {
    if (!(error instanceof SafeFetchError) || signal.aborted) throw error;
    throw new EngineFault(capability, 'cut_off', `the clip was not got: ${error.message}`, {
      cause: error,
    });
  }
  throw new EngineFault(capability, 'empty', 'a clip without bytes');
}
