import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createAccount } from '@groundwork/database/accounts/accounts';
import { type Database, openDatabase } from '@groundwork/database/connection/client';
import {
  askedTarget,
  dropJob,
  enqueueAsked,
  isOpenJob,
} from '@groundwork/database/jobs/asked-jobs';
import type { NamedJob } from '@groundwork/database/jobs/catalogue';
import { claim } from '@groundwork/database/jobs/lease';
import { type AttemptEnd, createLogger, newId } from '@groundwork/runtime';
import { ObjectNotFound, type ObjectStore } from '@groundwork/storage/object-store';
import { openStorage } from '@groundwork/storage/open-storage';
import { createTestDatabase, type TestDatabase } from '@groundwork/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { analysisAnswerSchema, answerKey, designKey } from './analysis.js';
import { type DesignReader, handleAnalysis } from './handle-analysis.js';

let testDatabase: TestDatabase;
let database: Database;
let folder: string;
let store: ObjectStore;
let accountId: string;
let id: string;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = openDatabase({ url: testDatabase.url });
  folder = await mkdtemp(join(tmpdir(), 'analysis-objects-'));
  ({ store } = await openStorage({
    STORAGE_DIR: folder,
    ASSET_SIGNING_SECRET: ['a secret of forty characters for the test'],
    PUBLIC_URL: 'https://api.groundwork.example',
  }));
  const account = { name: 'Test', plan: 'pro', billing: 'monthly', credits: 0 } as const;
  accountId = await createAccount(database, account);
});
const analysis = (): NamedJob => ({
  queue: 'template-analysis',
  payload: { custom_template_id: id, engines: 'all' },
});
beforeEach(async () => {
  id = newId('ctpl_');
  await store.put(designKey(id), Buffer.from('a design'), {
    contentType: 'application/octet-stream',
  });
  const of = { accountId, requestId: newId('req_'), traceparent: null };
  await enqueueAsked(database, of, analysis());
});
afterAll(async () => {
  await database.$disconnect();
  await testDatabase.close();
  await rm(folder, { recursive: true, force: true });
});

/** No layout: what a design holds is the reader's matter. */
const noLayout: DesignReader = async () => null;

/** One delivery of the job to a worker; says how the attempt ended. */
async function deliver(read: DesignReader): Promise<AttemptEnd | undefined> {
  let end: AttemptEnd | undefined;
  await handleAnalysis({ database, store, read, analysisMs: 2_000 })(
    { custom_template_id: id, engines: 'all' },
    {
      kind: 'template-analysis',
      jobId: 'job',
      log: createLogger('test', 'silent'),
      signal: new AbortController().signal,
      ended: (how) => {
        end = how;
      },
    },
  );
  return end;
}

const isOpen = () => isOpenJob(database, askedTarget(analysis()));
const answer = async () =>
  analysisAnswerSchema.parse(JSON.parse((await store.get(answerKey(id))).toString('utf8')));

describe('the job of an analysis', () => {
  it('ends with an answer, and the answer is there before the job is gone', async () => {
    expect(await isOpen()).toBe(true);
    expect(await deliver(noLayout)).toBe('done');
    expect(await isOpen()).toBe(false);
    expect(await answer()).toEqual({ outcome: 'no_layout' });
  });

  it('that comes twice is done once', async () => {
    let reads = 0;
    const slow: DesignReader = async () => {
      reads += 1;
      await setTimeout(100);
      return null;
    };
    const ends = await Promise.all([deliver(slow), deliver(slow)]);
    expect(ends.sort()).toEqual(['done', 'not_taken']);
    expect(await deliver(slow)).toBe('not_taken');
    expect(reads).toBe(1);
  });

  it('whose worker died is done by another one when its lease is over', async () => {
    await claim(database, askedTarget(analysis()), 0.2);
    expect(await deliver(noLayout)).toBe('not_taken');
    await setTimeout(300);
    expect(await deliver(noLayout)).toBe('done');
    expect(await answer()).toEqual({ outcome: 'no_layout' });
  });

  it('that breaks ends without an answer, and is not tried again', async () => {
    expect(await deliver(() => Promise.reject(new Error('the engine broke')))).toBe('given_up');
    expect(await isOpen()).toBe(false);
    await expect(store.get(answerKey(id))).rejects.toThrow(ObjectNotFound);
  });

  it('that nobody waits for any more is not begun', async () => {
    await dropJob(database, askedTarget(analysis()));
    let reads = 0;
    const counted: DesignReader = async () => {
      reads += 1;
      return null;
    };
    expect(await deliver(counted)).toBe('not_taken');
    expect(reads).toBe(0);
  });

  it('that is dropped while it is read is let go', async () => {
    const end = deliver(async () => {
      await dropJob(database, askedTarget(analysis()));
      return null;
    });
    expect(await end).toBe('lost_lease');
    expect(await isOpen()).toBe(false);
  });
});
