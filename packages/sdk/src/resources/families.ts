import type {
  FamilyGenerating,
  FamilyPending,
  FamilyRequest,
  FamilyTask,
} from '../generated/api.js';
import { FamilyMethods } from '../generated/methods.js';
import type { RequestOptions } from '../options.js';
import type { Api } from '../transport/api.js';
import type { Completed, TaskMakeOptions, TaskWaiting } from './resource.js';

/** A family with portraits, which is the default. */
export type PortrayedFamilyRequest = FamilyRequest & { generate_avatars?: true | undefined };
/** A family that is only written down. */
export type PlainFamilyRequest = FamilyRequest & { generate_avatars: false };

/** Casts of people that keep their faces from film to film. */
export class Families extends FamilyMethods {
  readonly #tasks: TaskWaiting;

  constructor(api: Api, tasks: TaskWaiting) {
    super(api);
    this.#tasks = tasks;
  }

  /** Create a family. */
  override create(
    body: PortrayedFamilyRequest,
    options?: RequestOptions,
  ): Promise<FamilyGenerating>;
  override create(body: PlainFamilyRequest, options?: RequestOptions): Promise<FamilyPending>;
  override create(
    body: FamilyRequest,
    options?: RequestOptions,
  ): Promise<FamilyGenerating | FamilyPending>;
  override create(body: FamilyRequest, options?: RequestOptions) {
    return super.create(body, options);
  }

  /**
   * Casts a family and waits until its portraits are made.
   *
   * @throws TaskFailedError, WaitTimeoutError, and all that `create` throws
   */
  async createAndWait(
    body: PortrayedFamilyRequest,
    options: TaskMakeOptions = {},
  ): Promise<Completed<FamilyTask>> {
    const { signal, idempotencyKey } = options;
    const { task_id } = await this.create(body, { signal, idempotencyKey });
    return this.#tasks.waitFor<FamilyTask>(task_id, options);
  }
}
