import { z } from 'zod';
import type { EngineRoute } from './engine-route.js';
import { inputSchema, type Job, type Jobs, jobOf } from './jobs.js';

/** replicate.com/docs/reference/http, read 2026-11-29. */
export function replicateRoutes({
  jobs,
  idIn,
  add,
  stateOf,
  route,
  missing,
  withJob,
  cancel,
}: Jobs): EngineRoute[] {
  const prediction = (id: string, job: Job, origin: string, state: ReturnType<typeof stateOf>) => ({
    id,
    model: 'owner/name',
    status: { working: 'processing', done: 'succeeded', failed: 'failed', cancelled: 'canceled' }[
      state
    ],
    output: state === 'done' ? [`${origin}/v1/files/${id}`] : null,
    error:
      state !== 'failed'
        ? null
        : job.fault === 'refusal'
          ? 'NSFW content detected. Try running it again, or try a different prompt.'
          : 'CUDA out of memory',
    urls: {
      get: `${origin}/v1/predictions/${id}`,
      cancel: `${origin}/v1/predictions/${id}/cancel`,
    },
  });
  const bodySchema = z.strictObject({ input: inputSchema, version: z.string().optional() });
  return [
    route('POST', /^\/(?:models\/[^/]+\/[^/]+\/)?predictions$/, async (request, { origin }) => {
      const key = request.headers.authorization;
      if (key?.startsWith('Bearer ') !== true)
        return {
          status: 401,
          body: {
            title: 'Unauthenticated',
            detail: 'You did not pass an authentication token',
            status: 401,
          },
        };
      const { input } = bodySchema.parse(JSON.parse(request.body.toString('utf8')));
      const id = add(await jobOf(JSON.stringify(input), request.fault));
      const job = jobs.get(id);
      return job === undefined
        ? missing
        : { status: 201, body: { ...prediction(id, job, origin, 'working'), status: 'starting' } };
    }),
    route(
      'GET',
      /^\/predictions\/job-\d+$/,
      withJob((job, { path }, { origin }) => ({
        body: prediction(idIn(path), job, origin, stateOf(job)),
      })),
    ),
    route('POST', /^\/predictions\/job-\d+\/cancel$/, cancel({ body: {} }), { free: true }),
  ];
}
