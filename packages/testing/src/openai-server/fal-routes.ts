import type { EngineRoute } from './engine-route.js';
import { type Jobs, jobOf } from './jobs.js';

/** fal.ai/docs/documentation/model-apis/inference/queue, read 2026-11-29. */
export function falRoutes({
  idIn,
  add,
  stateOf,
  fileOf,
  route,
  withJob,
  cancel,
}: Jobs): EngineRoute[] {
  return [
    route('POST', /^\/(?:fal-ai|test-video|workflows|comfy)\/.+$/, async (request, { origin }) => {
      const key = request.headers.authorization;
      if (key?.startsWith('Key ') !== true)
        return {
          status: 401,
          body: { detail: 'Authentication is required to access this application' },
        };
      const id = add(await jobOf(request.body.toString('utf8'), request.fault));
      // Not built from the model's name, as the real ones need not be.
      const at = `${origin}/v1/queue/requests/${id}`;
      return {
        headers: { 'x-fal-request-id': id },
        body: {
          ...{ request_id: id, status: 'IN_QUEUE', queue_position: 0 },
          ...{ status_url: `${at}/status`, response_url: at, cancel_url: `${at}/cancel` },
        },
      };
    }),
    route(
      'GET',
      /^\/queue\/requests\/job-\d+\/status$/,
      withJob((job, { path }) => {
        const state = stateOf(job);
        const failed = job.fault === 'job_fails' && state === 'failed';
        const status = state === 'working' ? 'IN_PROGRESS' : 'COMPLETED';
        const error = failed
          ? { error: 'Internal server error', error_type: 'internal_server_error' }
          : {};
        return { body: { request_id: idIn(path), status, ...error } };
      }),
    ),
    route(
      'GET',
      /^\/queue\/requests\/job-\d+$/,
      withJob((job, { path }, { origin }) => {
        if (job.fault === 'refusal') {
          const type = 'content_policy_violation';
          const msg =
            'The content could not be processed because it contained material flagged by a content checker.';
          return {
            status: 422,
            headers: { 'x-fal-retryable': 'false' },
            body: {
              detail: [
                {
                  loc: ['body', 'prompt'],
                  msg,
                  type,
                  url: `https://docs.fal.ai/errors#${type}`,
                  input: {},
                },
              ],
            },
          };
        }
        const url = `${origin}/v1/files/${idIn(path)}`;
        return {
          body:
            job.kind === 'image'
              ? { images: [{ url, content_type: 'image/png' }], seed: 1 }
              : { video: { url } },
        };
      }),
    ),
    route('GET', /^\/files\/job-\d+$/, withJob(fileOf)),
    route(
      'PUT',
      /^\/queue\/requests\/job-\d+\/cancel$/,
      cancel({ status: 202, body: { status: 'CANCELLATION_REQUESTED' } }),
    ),
  ];
}
