import { z } from 'zod';
import { ask, askJson, type EngineConnection } from '../calls/ask.js';
import { EngineFault } from '../calls/engine-call.js';
import { documentedEnd, keptWords, readProviderError } from '../calls/provider-error.js';
import { MOST_FILE_BYTES, secondsAs, type VideoJobs } from './driver.js';

const jobSchema = z.object({
  id: z.string().min(1),
  status: z.string(),
  error: z.unknown().optional(),
});

/** The names of states in this shape and in those of its relatives. */
const working = ['queued', 'pending', 'in_progress', 'processing', 'running'];
const done = ['completed', 'succeeded'];

const pathOf = (job: string) => `/videos/${encodeURIComponent(job)}`;

/**
 * POST /videos, GET /videos/{id}, GET /videos/{id}/content, DELETE /videos/{id}: as vLLM-Omni and LiteLLM serve them.
 * OpenAI itself, whose shape it was, has ended it.
 */
export const openAiVideo: VideoJobs = {
  async submit(to, request, { signal, attempt }) {
    const { model, profile, options } = to;
    const { fields, send } = profile;
    const form = new FormData();
    const set = (name: string | undefined, value: string | number | undefined) => {
      if (name !== undefined && value !== undefined) form.set(name, String(value));
    };
    for (const [name, value] of Object.entries({ ...send, ...options })) set(name, String(value));
    set('model', model);
    set(fields.prompt ?? undefined, request.prompt);
    set(fields.seconds, secondsAs(to, request.seconds));
    set(fields.size, `${request.width}x${request.height}`);
    set(fields.seed, request.seed);
    const file = (bytes: Buffer, type: string) => new Blob([new Uint8Array(bytes)], { type });
    form.set(fields.picture, file(request.picture, 'image/jpeg'), 'picture.jpg');
    if (request.voice !== null && fields.voice !== undefined) {
      form.set(fields.voice, file(request.voice, 'audio/wav'), 'voice.wav');
    }
    const headers = { 'idempotency-key': attempt.idempotencyKey };
    return (await askJson(to, jobSchema, { path: '/videos', form, headers, signal })).id;
  },

  async look(to, job, signal) {
    try {
      const { status, error } = await askJson(to, jobSchema, { path: pathOf(job), signal });
      if (done.includes(status)) return { state: 'done' };
      if (working.includes(status)) return { state: 'working' };
      const told = readProviderError(JSON.stringify({ error }));
      const refused = documentedEnd(told, null) === 'refused';
      const message = keptWords(`${status} ${told.codes[0] ?? ''} ${told.message}`, to.apiKey);
      return { state: 'failed', message, refused };
    } catch (thrown) {
      if (thrown instanceof EngineFault && thrown.status === 404) return { state: 'gone' };
      throw thrown;
    }
  },

  async take(to: EngineConnection, job, signal) {
    const path = `${pathOf(job)}/content`;
    const { type, bytes } = await ask(to, { path, signal, mostBytes: MOST_FILE_BYTES });
    if (bytes.length === 0) throw new EngineFault(to.capability, 'empty', 'a film without bytes');
    if (!/json|^text\//u.test(type)) return bytes;
    const said = keptWords(bytes.toString('utf8', 0, 200), to.apiKey);
    throw new EngineFault(to.capability, 'malformed', `${type} instead of film: ${said}`);
  },

  async cancel(to, job, signal) {
    await ask(to, { method: 'DELETE', path: pathOf(job), signal });
  },
};
