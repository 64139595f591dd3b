import { type ShowcaseAccepted, showcaseAcceptedSchema } from '@groundwork/contract/showcase/job';
import {
  type Acceptance,
  findEarlierAnswer,
  type Idempotency,
} from '@groundwork/database/acceptance/acceptance';
import {
  type NewShowcaseJob,
  showcaseOperations,
} from '@groundwork/database/showcase/accept-showcase-job';
import { enqueue } from '@groundwork/queues/enqueue';
import type { Response } from 'express';
import type { GatewayServices } from '../../gateway-services.js';
import { callerOf, contextOf } from '../../request/request-context.js';

function answer(response: Response, body: ShowcaseAccepted, replayed: boolean): void {
  if (replayed) response.setHeader('Idempotent-Replayed', 'true');
  response.status(202).json(body);
}

/**
 * Answers a retry with what its first request was answered.
 *
 * @returns false when there was none
 * @throws ApiError IDEMPOTENCY_KEY_REUSED
 */
export async function answeredEarlier(
  { database }: GatewayServices,
  response: Response,
  kind: NewShowcaseJob['kind'],
  idempotency: Idempotency | null,
): Promise<boolean> {
  if (!idempotency) return false;
  const { account } = callerOf(response);
  const operation = showcaseOperations[kind];
  const earlier = await findEarlierAnswer(database, account.id, operation, idempotency);
  if (earlier === null) return false;
  answer(response, showcaseAcceptedSchema.parse(earlier), true);
  return true;
}

/** Enqueues an accepted job and answers 202; a retry that lost the race gets the first one's answer. */
export async function answerAccepted(
  { database, queues }: GatewayServices,
  response: Response,
  job: NewShowcaseJob & { readonly response: ShowcaseAccepted },
  accepted: Acceptance,
): Promise<void> {
  if (accepted.outcome === 'replayed') {
    answer(response, showcaseAcceptedSchema.parse(accepted.response), true);
    return;
  }
  const context = contextOf(response);
  context.work = { showcase_job_id: job.id };
  const { log } = context;
  if (accepted.value) await enqueue(queues, database, accepted.value, log);
  const { id, kind, charge, livemode } = job;
  log.info({ showcase_job_id: id, kind, credits: charge, livemode }, 'showcase accepted');
  answer(response, job.response, false);
}
