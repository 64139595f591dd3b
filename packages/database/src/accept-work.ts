import { ApiError, concurrentTasks, limits, type Plan, plans } from '@groundwork/contract';
import { z } from 'zod';
import {
  type Acceptance,
  DUPLICATE_MS,
  keyInUse,
  lockNameOf,
  type OnceOnly,
  requireConcurrency,
  requireCredits,
} from './acceptance.js';
import { type Database, isDatabaseUnavailable, isLockTimeout, wasNeverAsked } from './client.js';
import { readStatement, runStatement } from './direct-statements.js';
import type { Prisma } from './generated/client.js';
import { enqueuedIdOf, jobOf, type Work } from './jobs/job.js';
import { findOut } from './known-outcome.js';

const account = {
  plan: z.enum(plans),
  credits: z.int(),
  concurrencyLimit: z.int().nullable(),
  unfinished: z.int(),
};

/** What the function accept_work answers: see sql/functions/accept_work.sql. */
const verdictSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('accepted'), plan: z.enum(plans) }),
  z.object({ outcome: z.literal('replayed'), response: z.json() }),
  z.object({ outcome: z.literal('reused') }),
  z.object({ outcome: z.literal('no_source') }),
  z.object({ outcome: z.literal('no_template') }),
  z.object({ outcome: z.literal('template_archived') }),
  z.object({ outcome: z.literal('families') }),
  z.object({ outcome: z.literal('no_family') }),
  z.object({ outcome: z.literal('family_not_ready'), status: z.string() }),
  z.object({ outcome: z.literal('family_changed') }),
  z.object({ outcome: z.literal('members_refused') }),
  z.object({ outcome: z.literal('readings'), unfinished: z.int() }),
  z.object({ outcome: z.literal('credits'), ...account }),
  z.object({ outcome: z.literal('concurrency'), ...account }),
]);
type Verdict = z.output<typeof verdictSchema>;

/** Work to be written down, by the columns of its row. */
export interface NewWork extends OnceOnly {
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

const acceptStatement = readStatement('accept_work');

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
 * @throws OutcomeUnknown
 */
function settle(database: Database, { row, accountId }: NewWork, cause: unknown): Promise<boolean> {
  return findOut(cause, async () => {
    try {
      const [settled] = await database.$queryRaw<{ accepted: boolean }[]>`
        SELECT settle_acceptance(${row.id}, ${accountId}) AS accepted`;
      return settled?.accepted ?? null;
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

/** The error of the API that tells of a refusal. */
function refusalOf(verdict: Verdict, { row }: NewWork): Error {
  switch (verdict.outcome) {
    case 'reused':
      return new ApiError('IDEMPOTENCY_KEY_REUSED');
    case 'no_source':
      return new ApiError('NOT_FOUND');
    case 'no_template':
      return new ApiError('CUSTOM_TEMPLATE_NOT_FOUND');
    case 'template_archived':
      return new ApiError('CUSTOM_TEMPLATE_ARCHIVED');
    case 'families':
      return new ApiError('FAMILY_LIMIT_REACHED', {
        message: `An account has at most ${limits.families.active} families; delete one first`,
      });
    case 'no_family':
      return new ApiError('FAMILY_NOT_FOUND');
    case 'family_not_ready':
      return familyNotReady(verdict.status);
    case 'readings':
      return new ApiError('READING_LIMIT_EXCEEDED', {
        message: `${verdict.unfinished} of ${limits.landReadings.unfinished} readings of your account are unfinished; wait until one has ended`,
      });
    case 'credits':
    case 'concurrency':
      requireCredits(verdict, row.charged);
      requireConcurrency(verdict, verdict.unfinished);
      return new Error(`refused for ${verdict.outcome} without a cause`);
    default:
      return new Error(`${verdict.outcome} is no refusal of ${row.id}`);
  }
}

export function familyNotReady(status: string): ApiError {
  return new ApiError('FAMILY_NOT_READY', {
    message:
      status === 'generating'
        ? 'Another generation is in progress for this family'
        : 'The family has no portraits yet and cannot be changed',
  });
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
    if (!(await settle(database, work, error))) throw error;
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
      throw refusalOf(verdict, work);
  }
}

/**
 * Decides about money and limits and writes work of any kind down with its charge, under a lock on the account, in one
 * statement. The outcome is known also when the connection breaks.
 *
 * @throws ApiError as the verdict says, IDEMPOTENCY_KEY_IN_USE; nothing is written then. OutcomeUnknown
 */
export async function acceptWork(database: Database, work: NewWork): Promise<Acceptance> {
  const decided = await acceptChange(database, work);
  if (typeof decided === 'object') return decided;
  throw new Error(`${work.row.id} is no change of a family, and was decided as ${decided}`);
}
