import type { ShowcaseKind } from '@groundwork/contract/events';
import type { ShowcaseEdit } from '@groundwork/contract/showcase/edit-request';
import type { ShowcaseRequest } from '@groundwork/contract/showcase/request';
import type { TemplateSpec } from '@groundwork/contract/showcase/template-spec';
import { acceptWork } from '../acceptance/accept-work.js';
import { type Acceptance, columnsOf, type OrderedWork } from '../acceptance/acceptance.js';
import type { Database } from '../connection/client.js';
import type { CustomTemplate, Prisma, ShowcaseJob } from '../generated/client.js';
import type { LeaseTarget } from '../jobs/lease.js';
import { jobIdOf, showcaseJob } from '../jobs/outbox.js';

/** Names of the stored pictures that a generation brought. */
export interface ShowcaseInputs {
  readonly main: string;
  readonly supporting: readonly string[];
  readonly logo: string | null;
}

interface Accepted extends OrderedWork {
  readonly webhookUrl: string | null;
  /** Credits to charge, in either mode. */
  readonly charge: number;
}

export interface NewShowcaseGeneration extends Accepted {
  readonly kind: 'generation';
  readonly request: ShowcaseRequest;
  readonly inputs: ShowcaseInputs;
  /** With the spec that the request was checked against: a later update must not change this image. */
  readonly customTemplate: { readonly id: string; readonly spec: TemplateSpec } | null;
}

export interface NewShowcaseEdit extends Accepted {
  readonly kind: 'edit';
  readonly request: ShowcaseEdit;
  readonly sourceJobId: string;
  /** Stored photos that its words bring, by the addresses that they name. */
  readonly photos?: Readonly<Record<string, string>>;
}

export type NewShowcaseJob = NewShowcaseGeneration | NewShowcaseEdit;

/** The name under which idempotency keys of this kind of request are kept. */
export const showcaseOperations = {
  generation: 'showcase',
  edit: 'showcase-edit',
} as const satisfies Record<ShowcaseKind, string>;

/** The columns that name a job's template or source. */
function originOf(job: NewShowcaseJob) {
  if (job.kind === 'edit') {
    const { photos = {} } = job;
    const inputs = Object.keys(photos).length === 0 ? undefined : { photos: { ...photos } };
    return { source_job_id: job.sourceJobId, inputs };
  }
  const { customTemplate, inputs, request } = job;
  return {
    template_id: request.template_id,
    inputs: { ...inputs, supporting: [...inputs.supporting] },
    custom_template_id: customTemplate?.id,
    template_spec: customTemplate?.spec as Prisma.InputJsonObject | undefined,
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
  const { accountId, idempotency, kind, response } = job;
  const operation = showcaseOperations[kind];
  return acceptWork(database, {
    ...{ accept: 'showcase', accountId, operation, idempotency, response },
    job: showcaseJob(job.id),
    row: {
      ...columnsOf(job),
      ...originOf(job),
      kind,
      webhook_url: job.webhookUrl,
      webhook_retry: job.request.webhook_retry ?? 'standard',
      request: job.request as Prisma.InputJsonObject,
      charged: job.charge,
    },
  });
}

export function showcaseTarget(jobId: string): LeaseTarget {
  return {
    jobId: jobIdOf(showcaseJob(jobId)),
    isCancelled: async (database) => {
      const where = { id: jobId };
      const job = await database.showcaseJob.findUnique({ where, select: { cancelledAt: true } });
      return job !== null && job.cancelledAt !== null;
    },
  };
}

/** A job with what its recipe is prepared from. */
export async function readShowcaseJob(
  database: Database,
  jobId: string,
): Promise<ShowcaseJob & { source: ShowcaseJob | null; customTemplate: CustomTemplate | null }> {
  return database.showcaseJob.findUniqueOrThrow({
    where: { id: jobId },
    include: { source: true, customTemplate: true },
  });
}

/** Null also when the job is another account's. */
export async function findOwnShowcaseJob(
  database: Database,
  accountId: string,
  jobId: string,
): Promise<ShowcaseJob | null> {
  return database.showcaseJob.findFirst({ where: { id: jobId, accountId } });
}
