import { type EngineWarning, engineWarningSchema } from '@groundwork/contract/warnings';
import { z } from 'zod';
import type { Database, Transaction } from '../connection/client.js';
import { readStatement, runStatement } from '../connection/direct-statements.js';

export type EngineClient =
  | { readonly taskId: string }
  | { readonly showcaseJobId: string }
  | { readonly customTemplateId: string };

export interface EngineCallRecord {
  readonly capability: string;
  readonly driver: string;
  readonly model: string;
  readonly purpose: string;
  readonly seed: number | null;
  readonly prompt: string | null;
  readonly outcome: string;
  readonly attempts: number;
  readonly seconds: number;
  readonly usage: object;
  readonly costUsd: number | null;
  readonly costGuessed: boolean;
  readonly status: number | null;
  readonly message: string | null;
  readonly requestId: string | null;
  readonly bytesSent: number;
  readonly bytesReceived: number;
}

/** Records calls together with the work they were made for. */
export async function writeEngineCalls(
  database: Database | Transaction,
  client: EngineClient,
  calls: readonly EngineCallRecord[],
): Promise<void> {
  if (calls.length === 0) return;
  await database.engineCall.createMany({
    data: calls.map(({ usage, prompt, message, seed, ...call }) => ({
      ...client,
      ...call,
      seed: seed === null ? null : BigInt(seed),
      // Postgres has no place for a NUL in text.
      prompt: prompt?.replaceAll('\u0000', '') ?? null,
      message: message?.replaceAll('\u0000', '') ?? null,
      usage: { ...usage },
    })),
  });
}

const warnTask = readStatement('work/warn_task');
const warnShowcaseJob = readStatement('work/warn_showcase_job');

/** Adds a warning to those of a task or a showcase job, where it is not among them. */
async function writeEngineWarning(
  database: Database,
  client: EngineClient,
  warning: EngineWarning,
): Promise<void> {
  const one = JSON.stringify([warning]);
  if ('taskId' in client) await runStatement(database, warnTask, [client.taskId, one]);
  else if ('showcaseJobId' in client) {
    await runStatement(database, warnShowcaseJob, [client.showcaseJobId, one]);
  }
}

/** US dollars that a task, an account in a day and the fleet in a day may cost; undefined: no ceiling. */
export interface EngineCeilings {
  readonly task: number | undefined;
  readonly accountDay: number | undefined;
  readonly fleetDay: number | undefined;
}
/** Records a task's calls to providers as they happen. */
export interface CallLog {
  /** Counts the most that a call may cost, unless a ceiling would be passed. */
  reserve(
    mostUsd: number,
    ceilings: EngineCeilings,
  ): Promise<{
    /** The ceiling that is in the way; null: it is counted. */
    readonly over: 'task' | 'account' | 'fleet' | null;
    /** How much of each ceiling is used; null where there is none. */
    readonly shares: Readonly<Record<'task' | 'account' | 'fleet', number | null>>;
    /** Puts right what was counted, when the cost is known. */
    settle(usd: number): void;
  }>;
  called(call: EngineCallRecord): void;
  warned(warning: EngineWarning): void;
  /** Resolves when all is written. @throws the first error of a writing */
  settled(): Promise<void>;
}

/** The call log of one task or showcase job; a worker that dies leaves a record of every call it paid for. */
export function openCallLog(
  database: Database,
  client: Exclude<EngineClient, { readonly customTemplateId: string }>,
): CallLog {
  let failed: { readonly error: unknown } | null = null;
  let writing = Promise.resolve();
  const write = (work: () => Promise<void>) => {
    writing = writing.then(work).catch((error: unknown) => {
      failed ??= { error };
    });
  };
  let purse: ReturnType<typeof openPurse> | null = null;
  return {
    reserve: async (mostUsd, ceilings) => {
      purse ??= openPurse(database, client);
      const { settle, ...reserved } = await (await purse).reserve(mostUsd, ceilings);
      return { ...reserved, settle: (usd) => write(() => settle(usd)) };
    },
    called: (call) => write(() => writeEngineCalls(database, client, [call])),
    warned: (warning) => write(() => writeEngineWarning(database, client, warning)),
    settled: async () => {
      await writing;
      if (failed !== null) throw failed.error;
    },
  };
}

const reserveCost = readStatement('work/reserve_engine_cost');
const settleCost = readStatement('work/settle_engine_cost');
interface ReservedRow {
  readonly reserved_day: string;
  readonly refused_by: 'account' | 'fleet' | null;
  readonly account_share: number | null;
  readonly fleet_share: number | null;
}
/** Sums of cents in binary: a ceiling is not passed by their rounding. */
const SLACK = 1e-9;

/** What a task has cost, its earlier attempts too: nobody else works on it. */
async function openPurse(
  database: Database,
  client: Exclude<EngineClient, { readonly customTemplateId: string }>,
) {
  const where = { id: 'taskId' in client ? client.taskId : client.showcaseJobId };
  const work =
    'taskId' in client
      ? await database.task.findUnique({ where, select: { accountId: true } })
      : await database.showcaseJob.findUnique({ where, select: { accountId: true } });
  const account = work?.accountId ?? '';
  let spent = (await engineCostOf(database, client)) ?? 0;
  return {
    reserve: async (mostUsd: number, { task, accountDay, fleetDay }: EngineCeilings) => {
      const shareOfTask = () => (task === undefined ? null : spent / task);
      if (task !== undefined && spent + mostUsd > task + SLACK) {
        const shares = { task: shareOfTask(), account: null, fleet: null };
        return { over: 'task' as const, shares, settle: async () => undefined };
      }
      const values = [account, mostUsd, accountDay ?? null, fleetDay ?? null];
      const [row] = await runStatement<ReservedRow>(database, reserveCost, values);
      if (row === undefined) throw new Error('nothing was reserved');
      const over = row.refused_by;
      if (over === null) spent += mostUsd;
      return {
        over,
        shares: { task: shareOfTask(), account: row.account_share, fleet: row.fleet_share },
        settle: async (usd: number) => {
          if (over !== null) return;
          spent += usd - mostUsd;
          await runStatement(database, settleCost, [row.reserved_day, account, usd - mostUsd]);
        },
      };
    },
  };
}

/** As they lie with a task or a showcase job; null is none. */
export function engineWarningsOf(stored: unknown): EngineWarning[] {
  return z.array(engineWarningSchema).parse(stored ?? []);
}

/** Lists the capabilities that providers served for a task or showcase job. */
export async function engineWorkOf(database: Database, client: EngineClient): Promise<string[]> {
  const calls = await database.engineCall.findMany({
    where: { ...client, outcome: 'done' },
    distinct: ['capability'],
    select: { capability: true },
    orderBy: { capability: 'asc' },
  });
  return calls.map(({ capability }) => capability);
}

/** US dollars of all calls of a task or showcase job; null when none of them had a price. */
export async function engineCostOf(
  database: Database,
  client: EngineClient,
): Promise<number | null> {
  const { _sum } = await database.engineCall.aggregate({
    where: client,
    _sum: { costUsd: true },
  });
  return _sum.costUsd;
}

/** Finds a task, a showcase job or a custom template by its id; null when there is none. */
async function clientOf(database: Database, id: string): Promise<EngineClient | null> {
  const where = { id };
  if ((await database.task.count({ where })) > 0) return { taskId: id };
  if ((await database.showcaseJob.count({ where })) > 0) return { showcaseJobId: id };
  if ((await database.customTemplate.count({ where })) > 0) return { customTemplateId: id };
  return null;
}

/**
 * Every call to a foreign engine for one thing that a customer was given, with the model, seed and prompt that made its
 * pictures, sounds and texts. Null when there is no such thing.
 */
export async function showEngineCalls(database: Database, id: string): Promise<object | null> {
  const client = await clientOf(database, id);
  if (client === null) return null;
  const calls = await database.engineCall.findMany({ where: client, orderBy: { id: 'asc' } });
  return {
    id,
    cost_usd: await engineCostOf(database, client),
    calls: calls.map(({ capability, driver, model, purpose, seed, prompt, ...call }) => ({
      ...{ capability, driver, model, purpose },
      seed: seed === null ? null : Number(seed),
      prompt,
      outcome: call.outcome,
      attempts: call.attempts,
      seconds: call.seconds,
      usage: call.usage,
      cost_usd: call.costUsd,
      ...(call.costGuessed ? { price: 'not known: the dearest of its kind' } : {}),
      ...{ status: call.status, message: call.message, provider_request_id: call.requestId },
      bytes: { sent: Number(call.bytesSent), received: Number(call.bytesReceived) },
      created_at: call.createdAt.toISOString(),
    })),
  };
}
