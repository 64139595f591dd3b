import type { ShowcaseEditRequest, ShowcaseJob } from '../generated/api.js';
import { ShowcaseJobMethods, ShowcaseMethods } from '../generated/methods.js';
import type { Api } from '../transport/api.js';
import type { Operations } from '../types.js';
import { type ObserveOptions, polled } from '../waiting/observe.js';
import { lastOf, type Observed, ShowcaseFailedError, type WaitOptions } from '../waiting/wait.js';

/** Options of making an image and waiting for it; `timeoutMs` limits the waiting. */
export interface ShowcaseMakeOptions extends WaitOptions<ShowcaseJob> {
  readonly idempotencyKey?: string | undefined;
}

/** Branded images of a property, and edits of them. */
export class Showcases extends ShowcaseMethods {
  readonly jobs: ShowcaseJobs;

  constructor(api: Api) {
    super(api);
    this.jobs = new ShowcaseJobs(api);
  }

  /**
   * Asks for a showcase image and waits until it is made.
   *
   * @throws ShowcaseFailedError, WaitTimeoutError, and all that `create` throws
   */
  async createAndWait(
    body: Operations['createShowcase']['body'],
    options: ShowcaseMakeOptions = {},
  ): Promise<SucceededShowcaseJob> {
    const { signal, idempotencyKey } = options;
    const { job_id } = await this.create(body, { signal, idempotencyKey });
    return this.jobs.waitFor(job_id, options);
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

export type SucceededShowcaseJob = ShowcaseJob & { status: 'succeeded'; output_image_url: string };

const hasEnded = ({ status }: ShowcaseJob) => status !== 'pending';

function isSucceeded(job: ShowcaseJob): job is SucceededShowcaseJob {
  return job.status === 'succeeded' && job.output_image_url !== null;
}

/** Jobs: the state and results of showcases and edits. */
class ShowcaseJobs extends ShowcaseJobMethods {
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
