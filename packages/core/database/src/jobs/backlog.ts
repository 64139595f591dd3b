import type { Database } from '../connection/client.js';
import { readStatement, runStatement } from '../connection/direct-statements.js';

/** Jobs of one queue that are due and that no worker holds. */
export interface QueueBacklog {
  readonly queue: string;
  readonly waiting: number;
  /** Of these, the ones that are on no queue. */
  readonly pending: number;
  readonly oldestSeconds: number;
}

/** Jobs of one account on one queue that are due and that no worker holds. */
export interface AccountBacklog {
  readonly accountId: string;
  readonly queue: string;
  readonly jobs: number;
  readonly oldestSeconds: number;
}

const ofQueues = readStatement('figures/backlog_of_queues');
const ofAccounts = readStatement('figures/backlog_of_accounts');

/** Counts waiting jobs in Postgres, so it holds while Redis is away too. Empty queues are left out. */
export async function readBacklog(database: Database): Promise<QueueBacklog[]> {
  return runStatement<QueueBacklog & Record<string, unknown>>(database, ofQueues, []);
}

/** Counts waiting jobs by account. */
export async function readAccountBacklog(database: Database): Promise<AccountBacklog[]> {
  return runStatement<AccountBacklog & Record<string, unknown>>(database, ofAccounts, []);
}
