import { createEmptyDatabase, type TestDatabase } from '@groundwork/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { type Database, openDatabase } from './client.js';
import { claim } from './lease.js';
import { failWork } from './lifecycle/fail.js';
import { migrate } from './migrate.js';
import { finishPreparing, taskTarget } from './tasks/prepare-task.js';

/** The last migration of the release before this one. */
const LAST_RELEASE = '20261123060000_land_readings';

let empty: TestDatabase;
let client: pg.Client;
let database: Database;
beforeEach(async () => {
  empty = await createEmptyDatabase();
  client = new pg.Client({ connectionString: empty.url });
  await client.connect();
  await migrate(empty.url, LAST_RELEASE);
  database = openDatabase({ url: empty.url });
  await client.query(`
    INSERT INTO accounts (id, name, plan, billing) VALUES ('acct_1', 'Customer', 'pro', 'monthly');
    INSERT INTO ledger_entries (account_id, amount, reason) VALUES ('acct_1', 100, 'grant');
    INSERT INTO api_keys (id, account_id, name, mode, key_hash, first_characters, webhook_secret_sealed)
      VALUES ('key_1', 'acct_1', 'live', 'live', '\\x00', 'abcdefgh', '\\x00');`);
});
afterEach(async () => {
  await database.$disconnect();
  await client.end();
  await empty.close();
});

/** Accepts a task with the statement of the last release. */
async function accept(id: string, key: string | null = null): Promise<unknown> {
  const work = {
    ...{
      id,
      external_id: `svc_land_${id}`,
      kind: 'land',
      account_id: 'acct_1',
      api_key_id: 'key_1',
    },
    ...{
      livemode: true,
      seed: '1',
      request_id: `req_${id}`,
      webhook_url: 'https://example.com/hook',
    },
    ...{ webhook_retry: 'standard', request: {}, inputs: {}, resolution: {}, charged: 40 },
    ...{ created_at: new Date().toISOString(), announced_job: `${id}_prepare_1` },
  };
  const once = key && {
    account: 'acct_1',
    operation: 'land',
    key,
    lock: key,
    wait_ms: '4000',
    response: { task_id: id },
  };
  const { rows } = await client.query<{ verdict: { outcome: string } }>(
    `SELECT accept_work('accept_task', $1, '{"pro": 5}', $2, '\\x01') AS verdict`,
    [work, once],
  );
  return rows[0]?.verdict;
}

const creditsOf = async () =>
  (await database.account.findUniqueOrThrow({ where: { id: 'acct_1' } })).credits;

describe('a release over the last one', () => {
  it('keeps what was accepted, charged and answered, and finishes it', async () => {
    await accept('task_1', 'once');
    expect(await creditsOf()).toBe(60);
    expect((await migrate(empty.url)).functions).not.toEqual([]);

    expect(await accept('task_2', 'once')).toMatchObject({
      outcome: 'replayed',
      response: { task_id: 'task_1' },
    });
    expect(await creditsOf()).toBe(60);
    const lease = await claim(database, taskTarget('task_1', 'prepare'), 20);
    if (!lease) throw new Error('not claimed');
    const prepared = { reading: null, storyboard: {}, segments: [{ frames: 10 }, { frames: 20 }] };
    expect(await finishPreparing(database, 'task_1', lease, prepared)).toHaveLength(2);
  });

  it('refunds once what a worker of the last release had begun', async () => {
    await accept('task_1');
    await client.query(`
      UPDATE tasks SET lease_token = 'old', lease_until = now() + interval '20 s', attempts = 1 WHERE id = 'task_1'`);
    await migrate(empty.url);
    const at = new Date();
    const failure = {
      code: 'RENDER_FAILED',
      message: 'failed',
      failedAt: at,
      expiresAt: at,
      notice: null,
    } as const;
    expect(await failWork(database, 'task', 'task_1', failure)).toEqual({
      announcement: null,
      refunded: 40,
    });
    expect(await failWork(database, 'task', 'task_1', failure)).toBeNull();
    expect(await creditsOf()).toBe(100);
  });
});
