import { ApiError, familyRehearsal, type Metadata, type WebhookRetry } from '@groundwork/contract';
import {
  type Acceptance,
  decideOnce,
  type Idempotency,
  lockAccount,
  requireConcurrency,
} from '../acceptance.js';
import { jobIdOf } from '../announcements.js';
import type { Database, Transaction } from '../client.js';
import type { Prisma } from '../generated/client.js';
import { requireTransition } from '../lifecycle/transitions.js';
import { organizationsOf } from './families.js';
import {
  type FamilyChange,
  membersAsJson,
  type StoredFamily,
  type StoredMember,
  storedFamily,
} from './stored-members.js';

/** What every write of a family brings. */
interface FamilyWrite {
  readonly familyId: string;
  readonly accountId: string;
  readonly createdAt: Date;
  /** The customer's own words; undefined when there are none. */
  readonly metadata?: Metadata | undefined;
  /** The path without its base, such as `families`, to which an idempotency key belongs. */
  readonly operation: string;
  readonly idempotency: Idempotency | null;
  readonly response: Prisma.InputJsonObject;
}

/** The task that draws portraits. */
export interface PortraitTask {
  readonly id: string;
  readonly apiKeyId: string;
  readonly livemode: boolean;
  readonly requestId: string;
  /** The span of the request. */
  readonly traceparent?: string;
  readonly webhookUrl: string | null;
  /** `standard` unless given. */
  readonly webhookRetry?: WebhookRetry;
}

export interface NewFamily extends FamilyWrite {
  readonly slug: string;
  readonly name: string;
  readonly members: readonly StoredMember[];
  /** Most undeleted families of one account. */
  readonly limit: number;
  /** Null when no portraits are wanted. */
  readonly task: PortraitTask | null;
}

type Write = (tx: Transaction) => Promise<string>;

/** Under the account's lock: what `perform` does, once for each idempotency key. */
async function decide(
  database: Database,
  write: FamilyWrite,
  perform: Write,
  unfinished: (tx: Transaction) => Promise<void>,
): Promise<Acceptance> {
  return decideOnce(database, write, async (tx) => {
    await lockAccount(tx, write.accountId);
    await unfinished(tx);
    return { value: await perform(tx), response: write.response };
  });
}

/** Writes down the task of a change, announced. @returns its job's id */
async function openTask(
  tx: Transaction,
  write: FamilyWrite,
  task: PortraitTask,
  change: FamilyChange,
  name: string,
): Promise<string> {
  const account = await lockAccount(tx, write.accountId);
  const unfinished = await tx.task.count({
    where: { accountId: write.accountId, livemode: task.livemode, step: { not: 'done' } },
  });
  requireConcurrency(account, unfinished);
  const jobId = jobIdOf(task.id, 'prepare', 1);
  await tx.task.create({
    data: {
      ...task,
      rehearsal: task.livemode ? null : familyRehearsal(name),
      externalId: task.id,
      kind: 'family',
      familyId: write.familyId,
      accountId: write.accountId,
      seed: 0n,
      request: { change: change.change, members: membersAsJson(change.members) },
      inputs: {},
      resolution: {},
      ...(write.metadata === undefined ? {} : { metadata: write.metadata }),
      createdAt: write.createdAt,
      announcedJob: jobId,
      announcedAt: write.createdAt,
      announcements: 1,
    },
  });
  return jobId;
}

/**
 * Makes a family, with the task that draws it where portraits are wanted; `jobId` is empty without one.
 *
 * @throws ApiError FAMILY_LIMIT_REACHED, CONCURRENCY_LIMIT_EXCEEDED, IDEMPOTENCY_KEY_REUSED,
 * IDEMPOTENCY_KEY_IN_USE; nothing is written then
 */
export async function createFamily(database: Database, family: NewFamily): Promise<Acceptance> {
  const { accountId, task, members } = family;
  return decide(
    database,
    family,
    async (tx) => {
      const [organizationId = null] = await organizationsOf(tx, accountId);
      await tx.family.create({
        data: {
          id: family.familyId,
          slug: family.slug,
          accountId,
          organizationId,
          name: family.name,
          status: task === null ? 'pending_avatars' : 'generating',
          members: membersAsJson(members),
          createdAt: family.createdAt,
          ...(family.metadata === undefined ? {} : { metadata: family.metadata }),
        },
      });
      return task === null
        ? ''
        : openTask(tx, family, task, { change: 'create', members: [...members] }, family.name);
    },
    async (tx) => {
      const active = await tx.family.count({ where: { accountId, deletedAt: null } });
      if (active < family.limit) return;
      throw new ApiError('FAMILY_LIMIT_REACHED', {
        message: `An account has at most ${family.limit} families; delete one first`,
      });
    },
  );
}

export interface FamilyChangeRequest extends FamilyWrite {
  readonly change: Exclude<FamilyChange['change'], 'create'>;
  /** The members afterwards. @throws ApiError when that cannot be */
  readonly apply: (members: readonly StoredMember[]) => StoredMember[];
  readonly task: PortraitTask;
}

/**
 * A family that its owner may change now.
 *
 * @throws ApiError FAMILY_NOT_FOUND (also for another account's), FAMILY_NOT_READY
 */
export async function familyToChange(
  database: Database | Transaction,
  accountId: string,
  id: string,
): Promise<StoredFamily> {
  const row = await database.family.findFirst({ where: { id, accountId, deletedAt: null } });
  if (!row) throw new ApiError('FAMILY_NOT_FOUND');
  if (row.status !== 'ready') {
    throw new ApiError('FAMILY_NOT_READY', {
      message:
        row.status === 'generating'
          ? 'Another generation is in progress for this family'
          : 'The family has no portraits yet and cannot be changed',
    });
  }
  return storedFamily(row);
}

/**
 * ready -> generating: opens the task of a change. The family keeps its members until the task has drawn the new
 * ones.
 *
 * @throws ApiError FAMILY_NOT_FOUND (also for another account's), FAMILY_NOT_READY, what `apply` throws, and as
 * createFamily
 */
export async function changeFamily(
  database: Database,
  request: FamilyChangeRequest,
): Promise<Acceptance> {
  const { accountId, familyId: id } = request;
  return decide(
    database,
    request,
    async (tx) => {
      const family = await familyToChange(tx, accountId, id);
      const members = request.apply(family.members);
      requireTransition('family', id, family.status, 'generating');
      await tx.family.update({ where: { id }, data: { status: 'generating' } });
      return openTask(tx, request, request.task, { change: request.change, members }, family.name);
    },
    async () => undefined,
  );
}
