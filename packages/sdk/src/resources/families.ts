import type {
  DryRun,
  Family,
  FamilyGenerating,
  FamilyList,
  FamilyPending,
  FamilyRequest,
  FamilyTask,
  MemberChange,
  MemberRemoval,
  MemberRequest,
} from '../generated/api.js';
import type { RequestOptions } from '../options.js';
import type { Api } from '../transport/api.js';
import type { Operations } from '../types.js';
import type { TaskMakeOptions } from './films.js';
import type { Completed, Tasks } from './tasks.js';

export type FamiliesQuery = Operations['listFamilies']['query'];

/** A family with portraits, which is the default. */
export type PortrayedFamilyRequest = FamilyRequest & { generate_avatars?: true | undefined };
/** A family that is only written down. */
export type PlainFamilyRequest = FamilyRequest & { generate_avatars: false };

/** Casts of people that keep their faces from film to film. */
export class Families {
  readonly #api: Api;
  readonly #tasks: Tasks;

  constructor(api: Api, tasks: Tasks) {
    this.#api = api;
    this.#tasks = tasks;
  }

  /** Create a family. */
  create(body: PortrayedFamilyRequest, options?: RequestOptions): Promise<FamilyGenerating>;
  create(body: PlainFamilyRequest, options?: RequestOptions): Promise<FamilyPending>;
  create(body: FamilyRequest, options?: RequestOptions): Promise<FamilyGenerating | FamilyPending>;
  create(body: FamilyRequest, options?: RequestOptions): Promise<FamilyGenerating | FamilyPending> {
    return this.#api.call('createFamily', { body }, options);
  }

  /** Returns what `create` would make and cost. Nothing is made, charged or counted. */
  dryRun(body: FamilyRequest, options?: RequestOptions): Promise<DryRun> {
    return this.#api.dryRun('createFamily', { body }, options);
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

  /** List families. */
  list(query: FamiliesQuery = {}, options?: RequestOptions): Promise<FamilyList> {
    return this.#api.call('listFamilies', { query }, options);
  }

  /** Read a family. */
  get(familyId: string, options?: RequestOptions): Promise<Family> {
    return this.#api.call('getFamily', { path: { familyId } }, options);
  }

  /** Delete a family. */
  async delete(familyId: string, options?: RequestOptions): Promise<void> {
    await this.#api.call('deleteFamily', { path: { familyId } }, options);
  }

  /** Add a member. */
  addMember(
    familyId: string,
    body: MemberRequest,
    options?: RequestOptions,
  ): Promise<FamilyGenerating> {
    return this.#api.call('addFamilyMember', { path: { familyId }, body }, options);
  }

  /** Returns what `addMember` would make and cost. Nothing is made, charged or counted. */
  dryRunAddMember(
    familyId: string,
    body: MemberRequest,
    options?: RequestOptions,
  ): Promise<DryRun> {
    return this.#api.dryRun('addFamilyMember', { path: { familyId }, body }, options);
  }

  /** Change a member. */
  updateMember(
    familyId: string,
    index: number,
    body: MemberChange,
    options?: RequestOptions,
  ): Promise<FamilyGenerating> {
    return this.#api.call('updateFamilyMember', { path: { familyId, index }, body }, options);
  }

  /** Returns what `updateMember` would make and cost. Nothing is made, charged or counted. */
  dryRunUpdateMember(
    familyId: string,
    index: number,
    body: MemberChange,
    options?: RequestOptions,
  ): Promise<DryRun> {
    return this.#api.dryRun('updateFamilyMember', { path: { familyId, index }, body }, options);
  }

  /** Remove a member. */
  removeMember(
    familyId: string,
    index: number,
    body?: MemberRemoval,
    options?: RequestOptions,
  ): Promise<FamilyGenerating> {
    return this.#api.call('removeFamilyMember', { path: { familyId, index }, body }, options);
  }

  /** Returns what `removeMember` would make and cost. Nothing is made, charged or counted. */
  dryRunRemoveMember(familyId: string, index: number, options?: RequestOptions): Promise<DryRun> {
    return this.#api.dryRun('removeFamilyMember', { path: { familyId, index } }, options);
  }
}
