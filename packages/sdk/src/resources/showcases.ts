import type {
  DryRun,
  ShowcaseAccepted,
  ShowcaseEditRequest,
  ShowcaseJob,
  ShowcaseRequest,
} from '../generated/api.js';
import type { RequestOptions } from '../options.js';
import type { Api } from '../transport/api.js';
import type { WaitOptions } from '../waiting/wait.js';
import { ShowcaseJobs, type SucceededShowcaseJob } from './showcase-jobs.js';

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
  create(body: ShowcaseRequest, options?: RequestOptions): Promise<ShowcaseAccepted> {
    return this.#api.call('createShowcase', { body }, options);
  }

  /** Returns what `create` would make and cost. Nothing is made, charged or counted. */
  dryRun(body: ShowcaseRequest, options?: RequestOptions): Promise<DryRun> {
    return this.#api.dryRun('createShowcase', { body }, options);
  }

  /**
   * Asks for a showcase image and waits until it is made.
   *
   * @throws ShowcaseFailedError, WaitTimeoutError, and all that `create` throws
   */
  async createAndWait(
    body: ShowcaseRequest,
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
