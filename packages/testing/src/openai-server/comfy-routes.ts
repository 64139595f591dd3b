import { z } from 'zod';
import { type EngineRoute, formOf } from './engine-route.js';
import { inputSchema, type Jobs } from './jobs.js';

/** docs.comfy.org/development/comfyui-server/comms_routes and server.py, read 2026-11-29. */
export function comfyRoutes({
  jobs,
  uploads,
  idIn,
  jobAt,
  ofImages,
  add,
  stateOf,
  fileOf,
  route,
}: Jobs): EngineRoute[] {
  const promptSchema = z.strictObject({
    client_id: z.string(),
    prompt: z.record(z.string(), z.looseObject({ class_type: z.string(), inputs: inputSchema })),
  });
  return [
    route(
      'POST',
      /^\/upload\/image$/,
      async (request) => {
        const form = await formOf(request);
        const image = form.get('image');
        if (!(image instanceof File)) return { status: 400, body: '' };
        uploads.set(image.name, Buffer.from(await image.arrayBuffer()));
        return { body: { name: image.name, subfolder: '', type: 'input' } };
      },
      { capability: ofImages, free: true },
    ),
    route(
      'POST',
      /^\/prompt$/,
      (request) => {
        const { prompt } = promptSchema.parse(JSON.parse(request.body.toString('utf8')));
        const inputs = Object.assign(
          {},
          ...Object.values(prompt).map((node) => node.inputs),
        ) as Record<string, unknown>;
        const loaded = Object.values(prompt)
          .filter(({ class_type }) => class_type === 'LoadImage')
          .flatMap(({ inputs: of }) => uploads.get(String(of.image)) ?? []);
        if (loaded.length === 0) {
          return {
            status: 400,
            body: {
              error: {
                type: 'prompt_outputs_failed_validation',
                message: 'Prompt outputs failed validation',
                details: '',
                extra_info: {},
              },
              node_errors: {
                '1': {
                  errors: [
                    {
                      type: 'custom_validation_failed',
                      message: 'Custom validation failed for node',
                      details: 'image - Invalid image file',
                    },
                  ],
                },
              },
            },
          };
        }
        const mask = uploads.get(String(inputs.mask_image)) ?? null;
        const prompt_id = add({
          kind: 'image',
          pictures: loaded,
          mask,
          prompt: String(inputs.text),
          seed: Number(inputs.seed),
          width: Number(inputs.width),
          height: Number(inputs.height),
          seconds: 0,
          fault: request.fault,
        });
        return { body: { prompt_id, number: 1, node_errors: {} } };
      },
      { capability: ofImages },
    ),
    route('GET', /^\/history\/job-\d+$/, (request) => {
      const [id, job] = [idIn(request.path), jobAt(request)];
      if (job === undefined || job.fault === 'job_lost') return { body: {} };
      const state = stateOf(job);
      if (state === 'working' || state === 'cancelled') return { body: {} };
      const status = {
        status_str: state === 'failed' ? 'error' : 'success',
        completed: state === 'done',
        messages:
          state === 'failed' ? [['execution_error', { exception_message: 'out of memory' }]] : [],
      };
      return {
        body: {
          [id]: {
            prompt: [],
            outputs: {
              '9': { images: [{ filename: `${id}.png`, subfolder: '', type: 'output' }] },
            },
            status,
          },
        },
      };
    }),
    route(
      'GET',
      /^\/queue$/,
      () => ({
        body: {
          queue_running: [...jobs]
            .filter(([, job]) => !job.cancelled && job.fault !== 'job_lost')
            .map(([id]) => [0, id, {}, {}, []]),
          queue_pending: [],
        },
      }),
      { capability: ofImages },
    ),
    route(
      'GET',
      /^\/view$/,
      async ({ query }) => {
        const job = jobs.get(idIn(query.get('filename') ?? ''));
        return job === undefined ? { status: 404, body: '' } : fileOf(job);
      },
      { capability: ofImages },
    ),
    route(
      'POST',
      /^\/(?:queue|interrupt)$/,
      ({ body }) => {
        const job = jobs.get(idIn(body.toString('utf8')));
        if (job !== undefined) job.cancelled = true;
        return { body: {} };
      },
      { capability: ofImages, free: true },
    ),
  ];
}
