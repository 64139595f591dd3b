import { prefixes } from '@groundwork/contract/identifiers';
import { limits } from '@groundwork/contract/limits';
import { presentMetadata } from '@groundwork/contract/request-fields';
import { editAnswerSchema } from '@groundwork/contract/showcase/edit-answer';
import { showcaseFormatSchema } from '@groundwork/contract/showcase/formats';
import {
  type ShowcaseJobAnswer,
  type ShowcaseJobList,
  showcaseFailures,
  showcaseJobListSchema,
  showcaseJobSchema,
  showcaseJobsQuerySchema,
} from '@groundwork/contract/showcase/job-record';
import { refundsOf } from '@groundwork/database/accounts/accounts';
import type { Database, Transaction } from '@groundwork/database/connection/client';
import { engineWarningsOf } from '@groundwork/database/engine-calls/engine-calls';
import type { ShowcaseJob } from '@groundwork/database/generated/client';
import { findOwnShowcaseJob } from '@groundwork/database/showcase/accept-showcase-job';
import { pageOfShowcaseJobs } from '@groundwork/database/work-pages';
import { type AssetUrls, linkedOutputs } from '@groundwork/storage/asset-urls';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { nextPage, parseQuery, workPage } from '../../cursor.js';
import { endpoint } from '../../endpoint.js';
import { callerOf, contextOf } from '../../request/request-context.js';
import { noWork } from '../no-work.js';

const jobForm = new RegExp(`^${prefixes.showcaseJob}[0-9a-z]{1,64}$`);

export interface JobServices {
  readonly database: Database | Transaction;
  readonly assetUrls: AssetUrls;
}

interface ReadingServices extends JobServices {
  readonly database: Database;
}

function endOf(job: ShowcaseJob) {
  if (job.status !== 'failed') return { error: null, error_code: null };
  const code = job.cancelledAt === null ? 'GENERATION_FAILED' : 'JOB_CANCELLED';
  return { error: showcaseFailures[code], error_code: code } as const;
}

/** The part of a recipe that gets a link: the main photo. */
const shownRecipeSchema = z.object({
  images: z.object({ main: z.string() }),
  formats: z.array(showcaseFormatSchema).optional(),
});

/** Links to the image and to its photo, while they exist. */
function linksOf(assetUrls: AssetUrls, { id, outputKey, expiresAt, recipe }: ShowcaseJob) {
  const isThere = outputKey !== null && expiresAt !== null && expiresAt > new Date();
  if (!isThere) return { output_image_url: null, original_image_url: null };
  const made = shownRecipeSchema.safeParse(recipe);
  const formats = made.data?.formats;
  return {
    output_image_url: assetUrls.sign(outputKey, expiresAt),
    ...(formats === undefined ? {} : { outputs: linkedOutputs(assetUrls, id, formats, expiresAt) }),
    original_image_url: made.success ? assetUrls.sign(made.data.images.main, expiresAt) : null,
  };
}

function warningsOf({ engineWarnings }: ShowcaseJob) {
  const warnings = engineWarningsOf(engineWarnings);
  return warnings.length === 0 ? {} : { engine_warnings: warnings };
}

/** The answer to the words of an edit that succeeded. */
function answerOf({ kind, understanding }: ShowcaseJob) {
  const kept =
    kind === 'edit' ? z.object({ answer: editAnswerSchema }).safeParse(understanding) : null;
  return kept?.data?.answer ?? {};
}

/** Returns the records of these jobs, in their order. @param requestId of the request that asks */
export async function jobRecords(
  { database, assetUrls }: JobServices,
  jobs: readonly ShowcaseJob[],
  requestId: string,
): Promise<ShowcaseJobAnswer[]> {
  const refundable = jobs.filter(({ status, charged }) => status === 'failed' && charged > 0);
  const refunds = await refundsOf(
    database,
    'showcaseJobId',
    refundable.map(({ id }) => id),
  );
  return jobs.map((job) => ({
    job_id: job.id,
    status: job.status,
    kind: job.kind,
    template_id: job.templateId,
    custom_template_id: job.customTemplateId,
    source_result_id: job.sourceJobId,
    livemode: job.livemode,
    created_at: job.createdAt.toISOString(),
    ...(job.completedAt ? { completed_at: job.completedAt.toISOString() } : {}),
    ...(job.status === 'succeeded' && job.expiresAt
      ? { expires_at: job.expiresAt.toISOString() }
      : {}),
    ...linksOf(assetUrls, job),
    ...warningsOf(job),
    ...answerOf(job),
    ...endOf(job),
    credits_charged: job.charged,
    refunded_credits: refunds.get(job.id) ?? 0,
    ...presentMetadata(job.metadata),
    request_id: requestId,
    _links: {
      self: `/v1/real-estate/property-showcase/jobs/${job.id}`,
      poll_interval_seconds: limits.showcase.pollIntervalSeconds,
    },
  }));
}

/** Returns the record of a job. @param requestId of the request that asks */
export async function jobRecord(
  services: JobServices,
  job: ShowcaseJob,
  requestId: string,
): Promise<ShowcaseJobAnswer> {
  const [record] = await jobRecords(services, [job], requestId);
  if (record === undefined) throw new Error(`${job.id} has no record`);
  return record;
}

/**
 * The caller's job that the path names.
 *
 * @throws ApiError SHOWCASE_JOB_NOT_FOUND, also for another account's
 */
export async function requireJob(
  database: Database,
  request: Request,
  response: Response,
): Promise<ShowcaseJob> {
  const jobId = String(request.params.jobId);
  // Whatever has another form is not looked for: Postgres cannot even be asked about some of it.
  const job = jobForm.test(jobId)
    ? await findOwnShowcaseJob(database, callerOf(response).account.id, jobId)
    : null;
  if (!job) throw noWork('SHOWCASE_JOB_NOT_FOUND', jobId);
  return job;
}

/** GET …/property-showcase/jobs/{jobId}; while it is unfinished, Retry-After says when to ask again. */
export function getJob(services: ReadingServices) {
  return async (request: Request, response: Response) => {
    const job = await requireJob(services.database, request, response);
    const record = await jobRecord(services, job, contextOf(response).requestId);
    if (job.status === 'pending') {
      response.setHeader('Retry-After', limits.showcase.pollIntervalSeconds);
    }
    response.json(record);
  };
}

/** GET …/property-showcase/jobs: the account's showcases and edits, newest first. */
export function listJobs(services: ReadingServices) {
  return async (request: Request, response: Response) => {
    const query = parseQuery(showcaseJobsQuerySchema, request.query);
    const { requestId } = contextOf(response);
    const { rows, end } = await pageOfShowcaseJobs(services.database, {
      ...workPage(callerOf(response).account.id, query),
      status: query.status,
      kind: query.kind,
    });
    const list: ShowcaseJobList = {
      jobs: await jobRecords(services, rows, requestId),
      ...nextPage(end),
      request_id: requestId,
    };
    response.json(list);
  };
}

export const listShowcaseJobsEndpoint = endpoint({
  id: 'listShowcaseJobs',
  method: 'get',
  path: '/v1/real-estate/property-showcase/jobs',
  tag: 'Showcases',
  query: showcaseJobsQuerySchema,
  answers: { 200: { schema: showcaseJobListSchema } },
  errors: ['INVALID_PARAMETER'],
  handlers: (services) => [listJobs(services)],
});

export const getShowcaseJobEndpoint = endpoint({
  id: 'getShowcaseJob',
  method: 'get',
  path: '/v1/real-estate/property-showcase/jobs/{jobId}',
  tag: 'Showcases',
  answers: { 200: { schema: showcaseJobSchema, headers: ['RetryAfterWhileUnfinished'] } },
  errors: ['SHOWCASE_JOB_NOT_FOUND'],
  handlers: (services) => [getJob(services)],
});
