import { ApiError, concurrentTasks, plans } from '@groundwork/contract';
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
import { findOut } from './known-outcome.js';

const refusal = {
  plan: z.enum(plans),
  credits: z.int(),
  concurrencyLimit: z.int().nullable(),
  unfinished: z.int(),
};

/** What the functions in sql/functions answer that accept work. */
const verdictSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('accepted') }),
  z.object({ outcome: z.literal('replayed'), response: z.json() }),
  z.object({ outcome: z.literal('reused') }),
  z.object({ outcome: z.literal('no_source') }),
  z.object({ outcome: z.literal('no_template') }),
  z.object({ outcome: z.literal('template_archived') }),
  z.object({ outcome: z.literal('credits'), ...refusal }),
  z.object({ outcome: z.literal('concurrency'), ...refusal }),
]);
type Verdict = z.output<typeof verdictSchema>;

const codes = {
  reused: 'IDEMPOTENCY_KEY_REUSED',
  no_source: 'NOT_FOUND',
  no_template: 'CUSTOM_TEMPLATE_NOT_FOUND',
  template_archived: 'CUSTOM_TEMPLATE_ARCHIVED',
} as const;

/** Work to be written down, by the columns of its row. */
interface NewWork extends OnceOnly {
  readonly accept: 'accept_task' | 'accept_showcase_job';
  readonly row: Readonly<Record<string, Prisma.InputJsonValue | null | undefined>> & {
    readonly id: string;
    readonly announced_job: string;
    readonly charged: number;
  };
  /** The body that a retry with the same idempotency key is answered with. */
  readonly response: Prisma.InputJsonObject;
}

const accept = readStatement('accept_work');
const mostConcurrent = JSON.stringify(concurrentTasks);

async function decide(database: Database, work: NewWork): Promise<Verdict> {
  const { accountId: account, operation, idempotency, response } = work;
  const once = idempotency && {
    ...{ account, operation, key: idempotency.key, response },
    ...{ lock: lockNameOf(work, idempotency), wait_ms: String(DUPLICATE_MS) },
  };
  const [row] = await runStatement<{ verdict: unknown }>(database, accept, [
    work.accept,
    JSON.stringify(work.row),
    mostConcurrent,
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
      const [told] = await database.$queryRaw<{ accepted: boolean }[]>`
        SELECT settle_acceptance(${row.id}, ${accountId}) AS accepted`;
      return told?.accepted ?? null;
    } catch (error) {
      // It is still being decided.
      if (isLockTimeout(error)) return null;
      throw error;
    }
  });
}

/**
 * Decides about money and concurrency and writes work down with its charge, under a lock on the account, in one
 * statement. The outcome is known also when the connection breaks.
 *
 * @throws ApiError as the verdict says, IDEMPOTENCY_KEY_IN_USE; nothing is written then. OutcomeUnknown
 */
export async function acceptWork(database: Database, work: NewWork): Promise<Acceptance> {
  const accepted = { outcome: 'accepted', value: work.row.announced_job } as const;
  let verdict: Verdict;
  try {
    verdict = await decide(database, work);
  } catch (error) {
    if (work.idempotency && isLockTimeout(error)) throw keyInUse(error);
    if (!isDatabaseUnavailable(error) || wasNeverAsked(error)) throw error;
    if (await settle(database, work, error)) return accepted;
    throw error;
  }
  switch (verdict.outcome) {
    case 'accepted':
      return accepted;
    case 'replayed':
      return { outcome: 'replayed', response: verdict.response };
    case 'credits':
    case 'concurrency':
      requireCredits(verdict, work.row.charged);
      requireConcurrency(verdict, verdict.unfinished);
      throw new Error(`refused for ${verdict.outcome} without a cause`);
    default:
      throw new ApiError(codes[verdict.outcome]);
  }
}
