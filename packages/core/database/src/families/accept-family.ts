import { ApiError } from '@groundwork/contract/errors';
import { familySimulation } from '@groundwork/contract/magic/magic';
import type { Metadata } from '@groundwork/contract/request-fields';
import type { WebhookRetry } from '@groundwork/contract/webhooks/schedules';
import { acceptanceOf, acceptWork, decideWork, type NewWork } from '../acceptance/accept-work.js';
import type { Acceptance, Idempotency } from '../acceptance/acceptance.js';
import { familyNotReady } from '../acceptance/verdict.js';
import type { Database } from '../connection/client.js';
import type { Prisma } from '../generated/client.js';
import { taskJob } from '../jobs/outbox.js';
import {
  type FamilyChange,
  membersAsJson,
  type StoredFamily,
  type StoredMember,
  storedFamily,
} from './families.js';

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

export interface PortraitTask {
  readonly id: string;
  readonly apiKeyId: string;
  readonly livemode: boolean;
  readonly requestId: string;
  readonly traceparent?: string;
  readonly webhookUrl: string | null;
  /** `standard` unless given. */
  readonly webhookRetry?: WebhookRetry;
}

export interface NewFamily extends FamilyWrite {
  readonly slug: string;
  readonly name: string;
  readonly members: readonly StoredMember[];
  /** Null when no portraits are wanted. */
  readonly task: PortraitTask | null;
}

function taskRow(
  task: PortraitTask,
  change: FamilyChange['change'],
  members: Prisma.InputJsonArray,
  name: string,
) {
  return {
    id: task.id,
    external_id: task.id,
    kind: 'family',
    api_key_id: task.apiKeyId,
    livemode: task.livemode,
    seed: '0',
    request_id: task.requestId,
    traceparent: task.traceparent,
    webhook_url: task.webhookUrl,
    webhook_retry: task.webhookRetry ?? 'standard',
    simulation: task.livemode ? null : familySimulation(name),
    request: { change, members },
    inputs: {},
    resolution: {},
  };
}

/** Columns of the row, by name, without those that every write of a family has. */
type Columns = Readonly<Record<string, Prisma.InputJsonValue | null | undefined>> &
  Pick<NewWork['row'], 'id'>;

function workOf(
  { accountId, operation, idempotency, response, metadata, createdAt }: FamilyWrite,
  accept: NewWork['accept'],
  task: PortraitTask | null,
  row: Columns,
): NewWork {
  return {
    ...{ accept, accountId, operation, idempotency, response },
    job: task && taskJob('family', task.id, 'prepare'),
    row: {
      ...row,
      account_id: accountId,
      charged: 0,
      metadata,
      created_at: createdAt.toISOString(),
    },
  };
}

/**
 * Makes a family, with the task that draws it where portraits are wanted; `value` is null without one.
 *
 * @throws ApiError FAMILY_LIMIT_REACHED, CONCURRENCY_LIMIT_EXCEEDED, IDEMPOTENCY_KEY_REUSED,
 * IDEMPOTENCY_KEY_IN_USE; nothing is written then
 */
export async function createFamily(database: Database, made: NewFamily): Promise<Acceptance> {
  const { familyId: id, slug, name, task } = made;
  const members = membersAsJson(made.members);
  const family = { id, slug, name, members };
  const row = task === null ? { id } : taskRow(task, 'create', members, name);
  return acceptWork(database, workOf(made, 'new_family', task, { ...row, family }));
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
  database: Database,
  accountId: string,
  id: string,
): Promise<StoredFamily> {
  const row = await database.family.findFirst({ where: { id, accountId, deletedAt: null } });
  if (!row) throw new ApiError('FAMILY_NOT_FOUND');
  if (row.status !== 'ready') throw familyNotReady(row.status);
  return storedFamily(row);
}

/** A family that changes more often than this while it is changed is left to the others. */
const MOST_TRIES = 5;

/**
 * ready -> generating: opens the task of a change. The family keeps its members until the task has drawn the new
 * ones. The new members are made from those that were read; when they have changed until the change is decided, under
 * the account's lock, it is made again.
 *
 * @throws ApiError FAMILY_NOT_FOUND (also for another account's), FAMILY_NOT_READY, what `apply` throws, and as
 * createFamily
 */
export async function changeFamily(
  database: Database,
  request: FamilyChangeRequest,
): Promise<Acceptance> {
  const { accountId, familyId: id, change, task, apply } = request;
  for (let tries = 1; tries <= MOST_TRIES; tries++) {
    const found = await database.family.findFirst({ where: { id, accountId } });
    const read = found && storedFamily(found);
    let members: Prisma.InputJsonArray | null = null;
    let refusal: unknown = null;
    try {
      members = membersAsJson(apply(read?.members ?? []));
    } catch (error) {
      // A retry with its idempotency key is answered as before, whatever the family is now: the database decides first.
      if (!(error instanceof ApiError)) throw error;
      refusal = error;
    }
    // As stored: the database compares with it.
    const before = (found?.members ?? []) as Prisma.InputJsonValue;
    const family = { id, before, members };
    const row = taskRow(task, change, members ?? [], read?.name ?? '');
    const work = workOf(request, 'family_change', task, { ...row, family });
    const verdict = await decideWork(database, work);
    if (verdict.outcome === 'members_refused') throw refusal;
    if (verdict.outcome !== 'family_changed') return acceptanceOf(work, verdict);
  }
  throw familyNotReady('generating');
}
