import { concurrentTasks, limits, type Plan } from '@groundwork/contract';
import {
  type Database,
  isDatabaseUnavailable,
  isLockTimeout,
  wasNeverAsked,
} from '../connection/client.js';
import { readStatement, runStatement } from '../connection/direct-statements.js';
import type { Prisma } from '../generated/client.js';
import { enqueuedIdOf, jobOf, type Work } from '../jobs/job.js';
import {
  type Acceptance,
  DUPLICATE_MS,
  type IdempotentRequest,
  keyInUse,
  lockNameOf,
} from './acceptance.js';
import { refusalOf, type Verdict, verdictSchema } from './acceptance-verdict.js';
import { findOut } from './commit-outcome.js';

/** Work to be written down, by the columns of its row. */
export interface NewWork extends IdempotentRequest {
  readonly accept: 'task' | 'showcase' | 'reading' | 'new_family' | 'family_change';
  readonly row: Readonly<Record<string, Prisma.InputJsonValue | null | undefined>> & {
    readonly id: string;
    readonly charged: number;
  };
  /** The first step; null when nothing is to be done. */
  readonly job: Work | null;
  /** The body that a retry with the same idempotency key is answered with. */
  readonly response: Prisma.InputJsonObject;
}

/** How a change of a family ended that was made from members which are not its members, or cannot be made. */
export type MembersVerdict = 'family_changed' | 'members_refused';

const acceptStatement = readStatement('acceptance/accept_work');
const outcomeStatement = readStatement('acceptance/acceptance_outcome');

const most = JSON.stringify({
  ...concurrentTasks,
  families: limits.families.active,
  readings: limits.landReadings.unfinished,
});

async function decide(database: Database, work: NewWork): Promise<Verdict> {
  const { accountId: account, operation, idempotency, response } = work;
  const once = idempotency && {
    ...{ account, operation, key: idempotency.key, response },
    ...{ lock: lockNameOf(work, idempotency), wait_ms: String(DUPLICATE_MS) },
  };
  const [row] = await runStatement<{ verdict: unknown }>(database, acceptStatement, [
    work.accept,
    JSON.stringify({ ...work.row, job: work.job && jobOf(work.job) }),
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
  return findOut(cause, async () => {
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

function accepted({ accountId, job }: NewWork, plan: Plan): Acceptance {
  if (job === null) return { outcome: 'accepted', value: null };
  const named = jobOf(job);
  const jobId = enqueuedIdOf(named, 1);
  return { outcome: 'accepted', value: { ...named, jobId, tenant: { accountId, plan } } };
}

/** As acceptWork, for a change of a family: the members that it was made from may have changed. */
export async function acceptChange(
  database: Database,
  work: NewWork,
): Promise<Acceptance | MembersVerdict> {
  let verdict: Verdict;
  try {
    verdict = await decide(database, work);
  } catch (error) {
    if (work.idempotency && isLockTimeout(error)) throw keyInUse(error);
    if (!isDatabaseUnavailable(error) || wasNeverAsked(error)) throw error;
    if (!(await wasCommitted(database, work, error))) throw error;
    const { plan } = await database.account.findUniqueOrThrow({ where: { id: work.accountId } });
    return accepted(work, plan);
  }
  switch (verdict.outcome) {
    case 'accepted':
      return accepted(work, verdict.plan);
    case 'replayed':
      return { outcome: 'replayed', response: verdict.response };
    case 'family_changed':
    case 'members_refused':
      return verdict.outcome;
    default:
      throw refusalOf(verdict, work.row);
  }
}

/**
 * Checks money and limits and writes work of any kind with its charge, in one statement under a lock on the account.
 * The outcome is known even if the connection breaks.
 *
 * @throws ApiError by the verdict, IDEMPOTENCY_KEY_IN_USE; nothing is written then. CommitOutcomeUnknown
 */
export async function acceptWork(database: Database, work: NewWork): Promise<Acceptance> {
  const decided = await acceptChange(database, work);
  if (typeof decided === 'object') return decided;
  throw new Error(`${work.row.id} is no change of a family, and was decided as ${decided}`);
}
