import { z } from 'zod';
import { ask, askJson, type EngineConnection } from '../calls/ask.js';
import { EngineFault } from '../calls/engine-call.js';
import type { ProviderSettings, Workflow } from '../settings.js';
import { type ImageJobs, MOST_FILE_BYTES } from './driver.js';

type To = EngineConnection<'image'> & Pick<ProviderSettings, 'workflow'>;

const uploadedSchema = z.object({ name: z.string(), subfolder: z.string().default('') });
const submittedSchema = z.object({ prompt_id: z.string().min(1) });
const historySchema = z.record(
  z.string(),
  z.object({
    status: z
      .object({ status_str: z.string().optional(), messages: z.unknown().optional() })
      .optional(),
    outputs: z.record(
      z.string(),
      z.object({
        images: z
          .array(z.object({ filename: z.string(), subfolder: z.string(), type: z.string() }))
          .optional(),
      }),
    ),
  }),
);
/** Each entry begins with its number and its prompt_id. */
const queueSchema = z.object({
  queue_running: z.array(z.array(z.unknown())),
  queue_pending: z.array(z.array(z.unknown())),
});

function workflowOf({ workflow }: To): Workflow {
  if (workflow === null) throw new Error('the driver comfyui has no workflow');
  return workflow;
}

/** The operator's workflow with our values in the inputs that its map names. */
function filled({ nodes, takes }: Workflow, values: Readonly<Record<string, unknown>>) {
  const changed: Record<string, Workflow['nodes'][string]> = { ...nodes };
  for (const [what, place] of Object.entries(takes)) {
    const [id = '', input] = place.split('.');
    const node = changed[id];
    const value = values[what];
    if (node === undefined || input === undefined || value === undefined) continue;
    changed[id] = { ...node, inputs: { ...node.inputs, [input]: value } };
  }
  return changed;
}

async function upload(to: To, png: Buffer, name: string, signal: AbortSignal): Promise<string> {
  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(png)], { type: 'image/png' }), name);
  form.set('overwrite', 'true');
  const kept = await askJson(to, uploadedSchema, { path: '/upload/image', form, signal });
  return kept.subfolder === '' ? kept.name : `${kept.subfolder}/${kept.name}`;
}

/** ComfyUI's own routes, with a workflow of the operator's: upload, prompt, history, view. */
export const comfyImage: ImageJobs = {
  async submit(to, { pictures, mask, prompt, seed, size }, { signal, idempotencyKey }) {
    const workflow = workflowOf(to);
    const values: Record<string, unknown> = { prompt, seed, ...size };
    const files = [...pictures.entries()].map(
      ([at, png]) => [at === 0 ? 'picture' : `picture${at + 1}`, png] as const,
    );
    if (mask !== null) files.push(['mask', mask]);
    for (const [what, png] of files) {
      if (!Object.hasOwn(workflow.takes, what)) continue;
      values[what] = await upload(to, png, `${idempotencyKey}-${what}.png`, signal);
    }
    const { prompt_id } = await askJson(to, submittedSchema, {
      path: '/prompt',
      json: { prompt: filled(workflow, values), client_id: idempotencyKey },
      signal,
    });
    return prompt_id;
  },

  async look(to, job, signal) {
    const history = await askJson(to, historySchema, { path: `/history/${job}`, signal });
    const status = history[job]?.status;
    if (status?.status_str === 'error') {
      const message = `the workflow failed: ${JSON.stringify(status.messages ?? '').slice(0, 300)}`;
      return { state: 'failed', message, refused: false };
    }
    if (history[job] !== undefined) return { state: 'done' };
    const { queue_running, queue_pending } = await askJson(to, queueSchema, {
      path: '/queue',
      signal,
    });
    const isThere = [...queue_running, ...queue_pending].some(([, id]) => id === job);
    if (isThere) return { state: 'working' };
    // It may have ended between the two looks.
    const again = await askJson(to, historySchema, { path: `/history/${job}`, signal });
    return { state: again[job] === undefined ? 'gone' : 'working' };
  },

  async take(to, job, signal) {
    const history = await askJson(to, historySchema, { path: `/history/${job}`, signal });
    const outputs = history[job]?.outputs ?? {};
    const { output } = workflowOf(to).takes;
    const made = output === undefined ? Object.values(outputs) : [outputs[output]];
    const image = made.flatMap((node) => node?.images ?? []).at(0);
    if (image === undefined)
      throw new EngineFault('image', 'empty', 'the workflow made no picture');
    const path = `/view?${new URLSearchParams(image)}`;
    return (await ask(to, { path, signal, mostBytes: MOST_FILE_BYTES })).bytes;
  },

  async cancel(to, job, signal) {
    await ask(to, { path: '/queue', json: { delete: [job] }, signal });
    await ask(to, { path: '/interrupt', json: { prompt_id: job }, signal });
  },
};
