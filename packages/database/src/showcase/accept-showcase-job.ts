import {
  ApiError,
  type Metadata,
  type ShowcaseEdit,
  type ShowcaseKind,
  type ShowcaseRequest,
  type TemplateSpec,
} from '@groundwork/contract';
import {
  type Acceptance,
  decideOnce,
  type Idempotency,
  lockAccount,
  requireConcurrency,
  requireCredits,
} from '../acceptance.js';
import { jobIdOf } from '../announcements.js';
import type { Database, Transaction } from '../client.js';
import type { Prisma } from '../generated/client.js';

/** Names of the stored pictures that a generation brought. */
export interface ShowcaseInputs {
  readonly main: string;
  readonly supporting: readonly string[];
  readonly logo: string | null;
}

interface Accepted {
  readonly id: string;
  readonly accountId: string;
  readonly apiKeyId: string;
  readonly livemode: boolean;
  readonly requestId: string;
  /** The span of the request. */
  readonly traceparent?: string;
  readonly createdAt: Date;
  readonly webhookUrl: string | null;
  /** What a magic input asks for; only in test mode. */
  readonly rehearsal?: string | null;
  /** The customer's own words; undefined when there are none. */
  readonly metadata?: Metadata | undefined;
  /** Credits that are taken, whatever the mode. */
  readonly charge: number;
  readonly idempotency: Idempotency | null;
  /** The body that a retry with the same idempotency key is answered with. */
  readonly response: Prisma.InputJsonObject;
}

export interface NewShowcaseGeneration extends Accepted {
  readonly kind: 'generation';
  readonly request: ShowcaseRequest;
  readonly inputs: ShowcaseInputs;
  /** With the spec that the request was checked against: an update in between must not change what is made. */
  readonly customTemplate: { readonly id: string; readonly spec: TemplateSpec } | null;
}

export interface NewShowcaseEdit extends Accepted {
  readonly kind: 'edit';
  readonly request: ShowcaseEdit;
  readonly sourceJobId: string;
}

export type NewShowcaseJob = NewShowcaseGeneration | NewShowcaseEdit;

/** The name under which idempotency keys of this kind of request are kept. */
export const showcaseOperations = {
  generation: 'showcase',
  edit: 'showcase-edit',
} as const satisfies Record<ShowcaseKind, string>;

/** What a job is made in or from, held until the transaction ends. @throws ApiError when it is gone by now */
async function originOf(tx: Transaction, job: NewShowcaseJob) {
  if (job.kind === 'edit') {
    const [source] = await tx.$queryRaw<{ templateId: string }[]>`
      SELECT template_id AS "templateId" FROM showcase_jobs
      WHERE id = ${job.sourceJobId} AND account_id = ${job.accountId}
        AND status = 'succeeded' AND expired_at IS NULL
      FOR SHARE`;
    if (!source) throw new ApiError('NOT_FOUND');
    return { templateId: source.templateId, sourceJobId: job.sourceJobId };
  }
  const inputs = { ...job.inputs, supporting: [...job.inputs.supporting] };
  const { customTemplate } = job;
  if (!customTemplate) return { templateId: job.request.template_id, inputs };
  const [template] = await tx.$queryRaw<{ archived: boolean }[]>`
    SELECT archived_at IS NOT NULL AS archived FROM custom_templates
    WHERE id = ${customTemplate.id} AND account_id = ${job.accountId}
    FOR SHARE`;
  if (!template) throw new ApiError('CUSTOM_TEMPLATE_NOT_FOUND');
  if (template.archived) throw new ApiError('CUSTOM_TEMPLATE_ARCHIVED');
  return {
    templateId: job.request.template_id,
    inputs,
    customTemplateId: customTemplate.id,
    templateSpec: customTemplate.spec as Prisma.InputJsonObject,
  };
}

/**
 * Decides about money and concurrency and writes the job down, all under a lock on the account, so that
 * simultaneous requests are decided one after the other. Showcase jobs and tasks are counted apart.
 *
 * @throws ApiError IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, NOT_FOUND (an edit's source), CUSTOM_TEMPLATE_NOT_FOUND,
 * CUSTOM_TEMPLATE_ARCHIVED, INSUFFICIENT_CREDITS, CONCURRENCY_LIMIT_EXCEEDED; nothing is written then
 */
export async function acceptShowcaseJob(
  database: Database,
  job: NewShowcaseJob,
): Promise<Acceptance> {
  const { accountId, livemode, charge, idempotency } = job;
  const operation = showcaseOperations[job.kind];
  return decideOnce(database, { accountId, operation, idempotency }, async (tx) => {
    const account = await lockAccount(tx, accountId);
    const origin = await originOf(tx, job);
    requireCredits(account, charge);
    const unfinished = await tx.showcaseJob.count({
      where: { accountId, livemode, status: 'pending' },
    });
    requireConcurrency(account, unfinished);

    const jobId = jobIdOf(job.id, 'render', 1);
    await tx.showcaseJob.create({
      data: {
        id: job.id,
        kind: job.kind,
        ...origin,
        accountId,
        apiKeyId: job.apiKeyId,
        livemode,
        requestId: job.requestId,
        traceparent: job.traceparent ?? null,
        webhookUrl: job.webhookUrl,
        webhookRetry: job.request.webhook_retry ?? 'standard',
        rehearsal: job.rehearsal ?? null,
        request: job.request as Prisma.InputJsonObject,
        charged: charge,
        ...(job.metadata === undefined ? {} : { metadata: job.metadata }),
        createdAt: job.createdAt,
        // Written as announced, as a task is: see acceptTask.
        announcedJob: jobId,
        announcedAt: job.createdAt,
        announcements: 1,
      },
    });
    if (charge > 0) {
      await tx.ledgerEntry.create({
        data: { accountId, amount: -charge, reason: 'charge', showcaseJobId: job.id },
      });
    }
    return { value: jobId, response: job.response };
  });
}
