import { limits } from '@groundwork/contract/limits';
import { concurrentTasks } from '@groundwork/contract/plans';
import {
  type Database,
  isDatabaseUnavailable,
  isLockTimeout,
  wasNeverAsked,
} from '../connection/client.js';
import { readStatement, runStatement } from '../connection/direct-statements.js';
import type { Prisma } from '../generated/client.js';
import type { NamedJob } from '../jobs/catalogue.js';
import { jobIdOf, newlyEnqueued } from '../jobs/outbox.js';
import {
  type Acceptance,
  DUPLICATE_MS,
  type IdempotentRequest,
  keyInUse,
  lockNameOf,
} from './acceptance.js';
import { findOut } from './commit-outcome.js';
import { refusalOf, type Verdict, verdictSchema } from './verdict.js';

/** Work to be written down, by the columns of its row. */
export interface NewWork extends IdempotentRequest {
  readonly accept: 'task' | 'showcase' | 'reading' | 'new_family' | 'family_change';
  readonly row: Readonly<Record<string, Prisma.InputJsonValue | null | undefined>> & {
    readonly id: string;
    readonly charged: number;
  };
  /** The first step; null when nothing is to be done. */
  readonly job: NamedJob | null;
  /** The body that a retry with the same idempotency key is answered with. */
  readonly response: Prisma.InputJsonObject;
}

const acceptStatement = readStatement('work/accept_work');
const outcomeStatement = readStatement('work/acceptance_outcome');

const most = JSON.stringify({
  ...concurrentTasks,
  families: limits.families.active,
  readings: limits.landReadings.unfinished,
});

async function ask(database: Database, work: NewWork): Promise<Verdict> {
  const { accountId: account, operation, idempotency, response } = work;
  const once = idempotency && {
    ...{ account, operation, key: idempotency.key, response },
    ...{ lock: lockNameOf(work, idempotency), wait_ms: String(DUPLICATE_MS) },
  };
  const [row] = await runStatement<{ verdict: unknown }>(database, acceptStatement, [
    work.accept,
    JSON.stringify({ ...work.row, job: work.job && { ...work.job, id: jobIdOf(work.job) } }),
    most,
    once && JSON.stringify(once),
    idempotency?.requestHash ?? null,
  ]);
  return verdictSchema.parse(row?.verdict);
}

/**
 * Whether work was accepted by a statement whose connection broke. If it was not, it will not be either when it
 * arrives late.
 *
 * @throws CommitOutcomeUnknown
 */
function wasCommitted(database: Database, work: NewWork, cause: unknown): Promise<boolean> {
  return findOut(cause, work.idempotency !== null, async () => {
    try {
      const values = [work.row.id, work.accountId];
      const [known] = await runStatement<{ accepted: boolean }>(database, outcomeStatement, values);
      return known?.accepted ?? null;
    } catch (error) {
      // It is still being decided.
      if (isLockTimeout(error)) return null;
      throw error;
    }
  });
}

/**
 * Decides about work of any kind and writes it with its charge, in one statement under a lock on the account. The verdict
 * is known even if the connection breaks.
 *
 * @throws ApiError IDEMPOTENCY_KEY_IN_USE; nothing is written then. CommitOutcomeUnknown
 */
export async function decideWork(database: Database, work: NewWork): Promise<Verdict> {
  try {
    return await ask(database, work);
  } catch (error) {
    if (work.idempotency && isLockTimeout(error)) throw keyInUse(error);
    if (!isDatabaseUnavailable(error) || wasNeverAsked(error)) throw error;
    if (!(await wasCommitted(database, work, error))) throw error;
    const { plan } = await database.account.findUniqueOrThrow({ where: { id: work.accountId } });
    return { outcome: 'accepted', plan };
  }
}

/** @throws ApiError by the verdict; nothing is written then */
export function acceptanceOf({ row, accountId, job }: NewWork, verdict: Verdict): Acceptance {
  switch (verdict.outcome) {
    case 'accepted': {
      const tenant = { accountId, plan: verdict.plan };
      return { outcome: 'accepted', value: job && newlyEnqueued(job, tenant) };
    }
    case 'replayed':
      return { outcome: 'replayed', response: verdict.response };
    default:
      throw refusalOf(verdict, row);
  }
}

/** Accepts work or refuses it: see decideWork and acceptanceOf. */
export async function acceptWork(database: Database, work: NewWork): Promise<Acceptance> {
  return acceptanceOf(work, await decideWork(database, work));
}
