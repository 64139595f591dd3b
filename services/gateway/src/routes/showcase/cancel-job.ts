import { showcaseEvent } from '@groundwork/contract';
import { cancelShowcaseJob, expiryOf, type ShowcaseJob } from '@groundwork/database';
import { announce } from '@groundwork/queues';
import type { Request, Response } from 'express';
import type { GatewayServices } from '../../gateway-services.js';
import { answerOnce } from '../../idempotency.js';
import { contextOf } from '../../request-context.js';
import { jobRecord, requireJob } from './jobs.js';

function noticeOf(job: ShowcaseJob, completedAt: Date) {
  const told = showcaseEvent({ ...job, completedAt }, null);
  return { event: told.event, schedule: 'showcase', body: JSON.stringify(told) } as const;
}

/** POST …/property-showcase/jobs/{jobId}/cancel; a body is not read. */
export function postCancelJob(services: GatewayServices) {
  const { database, queues, assetUrls } = services;
  return async (request: Request, response: Response) => {
    const { id } = await requireJob(database, request, response);
    const { log, requestId } = contextOf(response);
    const at = new Date();
    response.setHeader('Cache-Control', 'no-store');
    await answerOnce(
      database,
      { request, response },
      { operation: `cancel ${id}`, asked: {}, status: 200 },
      async (tx) => {
        const cancelled = await cancelShowcaseJob(tx, id, {
          at,
          expiresAt: expiryOf(at),
          notice: (job) => noticeOf(job, at),
        });
        const body = await jobRecord({ database: tx, assetUrls }, cancelled.job, requestId);
        return { value: cancelled, body };
      },
      async ({ announcement }) => {
        log.info({ showcase_job_id: id }, 'showcase cancelled');
        if (announcement) await announce(queues, database, announcement, log);
      },
    );
  };
}
