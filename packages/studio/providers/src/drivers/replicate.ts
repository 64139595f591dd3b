import type Replicate from 'replicate';
import type { Prediction } from 'replicate';
import { z } from 'zod';
import { askJson, download, type EngineConnection } from '../calls/ask.js';
import { EngineFault } from '../calls/engine-call.js';
import type { CallAttempt } from '../calls/make-call.js';
import { failedState, type JobState, MOST_FILE_BYTES } from './driver.js';
import { jobsOf } from './run-job.js';

type Creation = Parameters<Replicate['predictions']['create']>[0];

const working: readonly Prediction['status'][] = ['starting', 'processing'];
const predictionSchema = z.object({
  id: z.string().min(1),
  status: z.enum(['starting', 'processing', 'succeeded', 'failed', 'canceled', 'aborted']),
  output: z.unknown().optional(),
  error: z.unknown().optional(),
});
/** Of models that make one file, or several. */
const outputSchema = z.union([
  z.string(),
  z.array(z.string()).min(1),
  z.object({ url: z.string() }),
]);

const pathOf = (job: string) => `/predictions/${encodeURIComponent(job)}`;

/** POST /models/{owner}/{name}/predictions; /predictions for one version of a model. */
async function submit(
  to: EngineConnection,
  input: object,
  { signal }: CallAttempt,
): Promise<string> {
  const [name = '', version] = to.model.split(':');
  const body = version === undefined ? { input } : ({ version, input } satisfies Creation);
  const { id } = await askJson(to, predictionSchema, {
    path: version === undefined ? `/models/${name}/predictions` : '/predictions',
    json: body,
    signal,
  });
  return id;
}

async function look(to: EngineConnection, job: string, signal: AbortSignal): Promise<JobState> {
  const { status, error } = await askJson(to, predictionSchema, { path: pathOf(job), signal });
  if (working.includes(status)) return { state: 'working' };
  return status === 'succeeded' ? { state: 'done' } : failedState(to, status, { error });
}

async function take(to: EngineConnection, job: string, signal: AbortSignal): Promise<Buffer> {
  const { output } = await askJson(to, predictionSchema, { path: pathOf(job), signal });
  const made = outputSchema.safeParse(output);
  if (!made.success) throw new EngineFault(to.capability, 'empty', 'the result holds no file');
  const first = Array.isArray(made.data) ? made.data[0] : made.data;
  const url = typeof first === 'object' ? first.url : (first ?? '');
  return download(to, url, { signal, mostBytes: MOST_FILE_BYTES });
}

async function cancel(to: EngineConnection, job: string, signal: AbortSignal): Promise<void> {
  await askJson(to, z.unknown(), { method: 'POST', path: `${pathOf(job)}/cancel`, signal });
}

export const { image: replicateImage, video: replicateVideo } = jobsOf({
  submit,
  look,
  take,
  cancel,
});
