import { ApiError, concurrentTasks, limits, plans } from '@groundwork/contract';
import { z } from 'zod';
import {
  type Database,
  isDatabaseUnavailable,
  isLockTimeout,
  wasNeverAsked,
} from '../connection/client.js';
import { readStatement, runStatement } from '../connection/direct-statements.js';
import type { Prisma } from '../generated/client.js';
import { jobIdOf, type NamedJob } from '../jobs/catalogue.js';
import { newlyEnqueued } from '../jobs/outbox.js';
import {
  type Acceptance,
  DUPLICATE_MS,
  type IdempotentRequest,
  keyInUse,
  lockNameOf,
  requireConcurrency,
  requireCredits,
} from './acceptance.js';
import { findOut } from './commit-outcome.js';

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

const account = {
  plan: z.enum(plans),
  credits: z.int(),
  concurrencyLimit: z.int().nullable(),
  unfinished: z.int(),
};

/** The answer of the function accept_work: see sql/functions/accept_work.sql. */
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
export type Verdict = z.output<typeof verdictSchema>;

/** The API's error for a refusal. */
function refusalOf(
  verdict: Verdict,
  work: { readonly id: string; readonly charged: number },
): Error {
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
        message: `${verdict.unfinished} of ${limits.landReadings.unfinished} readings of your account are in progress; wait until one ends`,
      });
    case 'credits':
    case 'concurrency':
      requireCredits(verdict, work.charged);
      requireConcurrency(verdict, verdict.unfinished);
      return new Error(`refused for ${verdict.outcome} without a cause`);
    default:
      return new Error(`${verdict.outcome} is no refusal of ${work.id}`);
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

const acceptStatement = readStatement('acceptance/accept_work');
const outcomeStatement = readStatement('acceptance/acceptance_outcome');

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
