import { NotFoundError, toFile } from 'openai';
import { z } from 'zod';
import type { EngineConnection } from '../calls/connection.js';
import { EngineFault } from '../calls/engine-call.js';
import { answerType, readAnswer } from '../read-answer.js';
import { MOST_CLIP_BYTES, refusal, type VideoDriver } from './video-driver.js';

const jobSchema = z.object({
  id: z.string().min(1).max(500),
  status: z.string(),
  error: z
    .union([z.string(), z.object({ code: z.string().nullish(), message: z.string().nullish() })])
    .nullish(),
});

/** The names of states in OpenAI's shape and in those of its relatives. */
const working = ['queued', 'pending', 'in_progress', 'processing', 'running'];
const done = ['completed', 'succeeded'];

function readJob({ capability }: EngineConnection, answer: unknown): z.output<typeof jobSchema> {
  const read = jobSchema.safeParse(answer);
  if (!read.success) throw new EngineFault(capability, 'malformed', z.prettifyError(read.error));
  return read.data;
}

function toldIn({ status, error }: z.output<typeof jobSchema>): string {
  if (typeof error === 'string') return error;
  return `${error?.code ?? status}: ${error?.message ?? 'no reason given'}`;
}

/** POST /videos, GET /videos/{id}, GET /videos/{id}/content, DELETE /videos/{id}: as vLLM-Omni and LiteLLM serve them. */
export const openAiVideo: VideoDriver = {
  async create(to, request, signal) {
    const { client, model } = to;
    const { picture, width, height, prompt, seconds, seed, voice, settings } = request;
    const file = await toFile(picture, 'picture.jpg', { type: 'image/jpeg' });
    const body = {
      model,
      prompt,
      input_reference: file,
      seconds: String(seconds),
      size: `${width}x${height}`,
      // Not OpenAI's: servers that run the models themselves take it.
      seed: String(seed),
      ...(voice === null
        ? {}
        : { [voice.field]: await toFile(voice.wav, 'voice.wav', { type: 'audio/wav' }) }),
      ...settings.parameters,
    };
    return readJob(to, await client.videos.create(asCreate(body), { signal })).id;
  },

  async look(to, job, signal) {
    let answer: unknown;
    try {
      answer = await to.client.videos.retrieve(job, { signal });
    } catch (error) {
      if (error instanceof NotFoundError) return { state: 'gone' };
      throw error;
    }
    const read = readJob(to, answer);
    if (done.includes(read.status)) return { state: 'done' };
    if (working.includes(read.status)) return { state: 'working' };
    const message = toldIn(read);
    return { state: 'failed', message, refused: refusal.test(message) };
  },

  async take({ capability, client }, job, signal) {
    const answer = await client.videos.downloadContent(job, {}, { signal });
    const type = answerType(answer);
    const file = await readAnswer(capability, answer, MOST_CLIP_BYTES);
    if (/json|^text\//u.test(type)) {
      const excerpt = file.toString('utf8', 0, 200);
      throw new EngineFault(capability, 'malformed', `${type} instead of film: ${excerpt}`);
    }
    return file;
  },

  async cancel({ client }, job, signal) {
    await client.videos.delete(job, { signal });
  },
};

type CreateBody = Parameters<import('openai').OpenAI['videos']['create']>[0];

/** The SDK names the lengths and sizes of one model; other servers take others, and more fields. */
function asCreate(body: { readonly prompt: string } & Record<string, unknown>): CreateBody {
  return body;
}
