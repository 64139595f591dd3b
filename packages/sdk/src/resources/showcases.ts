import type {
  CustomTemplateAnswer,
  CustomTemplateArchived,
  CustomTemplateChange,
  CustomTemplateCreated,
  CustomTemplateList,
  CustomTemplateRequest,
  DryRun,
  ShowcaseAccepted,
  ShowcaseEditRequest,
  ShowcaseJob,
  ShowcaseJobList,
  ShowcaseListingRequest,
  ShowcaseRequest,
} from '../generated/api.js';
import type { RequestOptions } from '../options.js';
import { byCursor } from '../pages.js';
import type { Api } from '../transport/api.js';
import type { Operations } from '../types.js';
import { type ObserveOptions, polled } from '../waiting/observe.js';
import { lastOf, type Observed, ShowcaseFailedError, type WaitOptions } from '../waiting/wait.js';

/** Options of making an image and waiting for it; `timeoutMs` limits the waiting. */
export interface ShowcaseMakeOptions extends WaitOptions<ShowcaseJob> {
  readonly idempotencyKey?: string | undefined;
}

/** Branded images of a property, and edits of them. */
export class Showcases {
  readonly #api: Api;
  readonly jobs: ShowcaseJobs;

  constructor(api: Api) {
    this.#api = api;
    this.jobs = new ShowcaseJobs(api);
  }

  /** Create a showcase image. */
  create(
    body: ShowcaseRequest | ShowcaseListingRequest,
    options?: RequestOptions,
  ): Promise<ShowcaseAccepted> {
    return this.#api.call('createShowcase', { body }, options);
  }

  /** Returns what `create` would make and cost. Nothing is made, charged or counted. */
  dryRun(
    body: ShowcaseRequest | ShowcaseListingRequest,
    options?: RequestOptions,
  ): Promise<DryRun> {
    return this.#api.dryRun('createShowcase', { body }, options);
  }

  /**
   * Asks for a showcase image and waits until it is made.
   *
   * @throws ShowcaseFailedError, WaitTimeoutError, and all that `create` throws
   */
  async createAndWait(
    body: ShowcaseRequest | ShowcaseListingRequest,
    options: ShowcaseMakeOptions = {},
  ): Promise<SucceededShowcaseJob> {
    const { signal, idempotencyKey } = options;
    const { job_id } = await this.create(body, { signal, idempotencyKey });
    return this.jobs.waitFor(job_id, options);
  }

  /** Edit a showcase image. */
  edit(body: ShowcaseEditRequest, options?: RequestOptions): Promise<ShowcaseAccepted> {
    return this.#api.call('editShowcase', { body }, options);
  }

  /** Returns what `edit` would make and cost. Nothing is made, charged or counted. */
  dryRunEdit(body: ShowcaseEditRequest, options?: RequestOptions): Promise<DryRun> {
    return this.#api.dryRun('editShowcase', { body }, options);
  }

  /**
   * Asks for an edit and waits until it is made.
   *
   * @throws ShowcaseFailedError, WaitTimeoutError, and all that `edit` throws
   */
  async editAndWait(
    body: ShowcaseEditRequest,
    options: ShowcaseMakeOptions = {},
  ): Promise<SucceededShowcaseJob> {
    const { signal, idempotencyKey } = options;
    const { job_id } = await this.edit(body, { signal, idempotencyKey });
    return this.jobs.waitFor(job_id, options);
  }
}

export type ShowcaseJobsQuery = Operations['listShowcaseJobs']['query'];

export type SucceededShowcaseJob = ShowcaseJob & { status: 'succeeded'; output_image_url: string };

const hasEnded = ({ status }: ShowcaseJob) => status !== 'pending';

function isSucceeded(job: ShowcaseJob): job is SucceededShowcaseJob {
  return job.status === 'succeeded' && job.output_image_url !== null;
}

/** Jobs: the state and results of showcases and edits. */
class ShowcaseJobs {
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  /** List showcase jobs. */
  list(query: ShowcaseJobsQuery = {}, options?: RequestOptions): Promise<ShowcaseJobList> {
    return this.#api.call('listShowcaseJobs', { query }, options);
  }

  /** Every job, newest first, page after page. `limit` is the size of a page. */
  all(
    query: ShowcaseJobsQuery = {},
    options?: RequestOptions,
  ): AsyncGenerator<ShowcaseJob, void, undefined> {
    return byCursor(
      (cursor) => this.list({ ...query, cursor }, options),
      ({ jobs }) => jobs,
      query.cursor,
    );
  }

  /** Poll a showcase job. */
  get(jobId: string, options?: RequestOptions): Promise<ShowcaseJob> {
    return this.#api.call('getShowcaseJob', { path: { jobId } }, options);
  }

  /** Cancel a showcase job. */
  cancel(jobId: string, options?: RequestOptions): Promise<ShowcaseJob> {
    return this.#api.call('cancelShowcaseJob', { path: { jobId } }, options);
  }

  /** Each state of a job, the final one last. */
  watch(jobId: string, options: ObserveOptions = {}): AsyncGenerator<ShowcaseJob, void, undefined> {
    const observed = {
      read: (signal: AbortSignal | undefined) => this.get(jobId, { signal }),
      isFinal: hasEnded,
    };
    return polled(observed, { pollIntervalMs: 1_000, ...options });
  }

  async *#observe(
    jobId: string,
    options: ObserveOptions,
  ): AsyncGenerator<Observed<ShowcaseJob, ShowcaseJob>> {
    for await (const job of this.watch(jobId, options)) yield { state: job, whole: job };
  }

  /**
   * Waits until the image is made.
   *
   * @throws ShowcaseFailedError when it fails, WaitTimeoutError when it takes longer than `timeoutMs`, the reason of `signal`
   */
  async waitFor(
    jobId: string,
    options: WaitOptions<ShowcaseJob> = {},
  ): Promise<SucceededShowcaseJob> {
    const job = await lastOf(jobId, (observing) => this.#observe(jobId, observing), options);
    if (!isSucceeded(job)) throw new ShowcaseFailedError(job);
    return job;
  }
}

/** Showcase designs of your own. Pro, Max and Enterprise plans. */
export class CustomTemplates {
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  /** Create a template from a design. */
  create(body: CustomTemplateRequest, options?: RequestOptions): Promise<CustomTemplateCreated> {
    return this.#api.call('createCustomTemplate', { body }, options);
  }

  /** Returns what `create` would make and cost. Nothing is made, charged or counted. */
  dryRun(body: CustomTemplateRequest, options?: RequestOptions): Promise<DryRun> {
    return this.#api.dryRun('createCustomTemplate', { body }, options);
  }

  /** List your templates. */
  list(options?: RequestOptions): Promise<CustomTemplateList> {
    return this.#api.call('listCustomTemplates', {}, options);
  }

  /** Get a template. */
  get(id: string, options?: RequestOptions): Promise<CustomTemplateAnswer> {
    return this.#api.call('getCustomTemplate', { path: { id } }, options);
  }

  /** Change a template. */
  update(
    id: string,
    body: CustomTemplateChange,
    options?: RequestOptions,
  ): Promise<CustomTemplateAnswer> {
    return this.#api.call('updateCustomTemplate', { path: { id }, body }, options);
  }

  /** Archive a template. */
  archive(id: string, options?: RequestOptions): Promise<CustomTemplateArchived> {
    return this.#api.call('archiveCustomTemplate', { path: { id } }, options);
  }
}
