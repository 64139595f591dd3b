import { showcaseEvent } from '@groundwork/contract/events';
import { showcaseJobSchema } from '@groundwork/contract/showcase/job-record';
import type { ShowcaseJob } from '@groundwork/database/generated/client';
import { cancelWork } from '@groundwork/database/lifecycle/cancel';
import type { Request, Response } from 'express';
import { endpoint } from '../../endpoint.js';
import type { GatewayServices } from '../../gateway-services.js';
import { contextOf } from '../../request/request-context.js';
import { answerCancelling } from '../answer-cancelling.js';
import { jobRecord, requireJob } from './jobs.js';

function webhookEventOf(job: ShowcaseJob, completedAt: Date) {
  const payload = showcaseEvent({ ...job, completedAt }, null);
  return { event: payload.event, schedule: 'showcase', body: JSON.stringify(payload) } as const;
}

/** POST …/property-showcase/jobs/{jobId}/cancel; a body is not read. */
export function postCancelJob(services: GatewayServices) {
  const { database, assetUrls } = services;
  return async (request: Request, response: Response) => {
    const { id } = await requireJob(database, request, response);
    const { requestId } = contextOf(response);
    await answerCancelling(
      services,
      { request, response },
      {
        id,
        logField: 'showcase_job_id',
        end: async (tx, end) => {
          const webhookEvent = (job: ShowcaseJob) => webhookEventOf(job, end.at);
          const { row, deliveries } = await cancelWork(tx, 'showcase', id, {
            ...end,
            webhookEvent,
          });
          const body = await jobRecord({ database: tx, assetUrls }, row, requestId);
          return { deliveries, body };
        },
      },
    );
  };
}

export const cancelShowcaseJobEndpoint = endpoint({
  id: 'cancelShowcaseJob',
  method: 'post',
  path: '/v1/real-estate/property-showcase/jobs/{jobId}/cancel',
  tag: 'Showcases',
  idempotent: true,
  answers: { 200: { schema: showcaseJobSchema } },
  errors: ['SHOWCASE_JOB_NOT_FOUND', 'SHOWCASE_JOB_NOT_CANCELLABLE'],
  handlers: (services) => [postCancelJob(services)],
});
