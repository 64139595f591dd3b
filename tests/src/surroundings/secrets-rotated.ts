import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createApiKey } from '@groundwork/database/accounts/api-keys';
import {
  nextS3Credentials,
  type OwnS3,
  ownS3Credentials,
  startOwnS3,
} from '@groundwork/storage/own-s3';
import { chooseFreePort, type Fleet, startOwnPostgres, startOwnRedis } from '@groundwork/testing';
import { z } from 'zod';
import { type FleetUnderLoad, underLoad } from './fleet-under-load.js';
import { RollingDeployment } from './rolling-deployment.js';
import { rotatePostgres, rotateRedis } from './server-passwords-rotated.js';

const secret = () => randomBytes(32).toString('base64');
const BUCKET = 'groundwork';
const HASH_PASSWORD = fileURLToPath(
  new URL('../../../services/queue-boards/dist/hash-password.js', import.meta.url),
);
const JOBS = '/v1/real-estate/property-showcase/jobs';
const jobsSchema = z.object({
  jobs: z.array(z.looseObject({ output_image_url: z.string().nullable() })),
});

/** Signs up, and says whether the session is one of the page that runs. */
async function signUp(pageUrl: string): Promise<() => Promise<number>> {
  const headers = { origin: pageUrl, 'content-type': 'application/json' };
  const account = { email: 'rotated@example.com', password: 'four calm words here' };
  const body = JSON.stringify({ name: 'Rotated', ...account });
  const answer = await fetch(`${pageUrl}/api/auth/sign-up/email`, {
    method: 'POST',
    headers,
    body,
  });
  assert.equal(answer.status, 200);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return async () => (await fetch(`${pageUrl}/api/session`, { headers: { cookie } })).status;
}

/** Every secret in docs/security.md that can be rotated, replaced while customers order images. */
export async function secretsAreRotated(log: (line: string) => void): Promise<string> {
  const [postgres, redis] = await Promise.all([
    startOwnPostgres({ durable: true }),
    startOwnRedis(),
  ]);
  const store = await startOwnS3(BUCKET);
  const old = { MASTER_KEY: secret(), ASSET_SIGNING_SECRET: secret() };
  const bucket = { S3_BUCKET: BUCKET, S3_ENDPOINT: store.endpoint, S3_REGION: 'us-east-1' };
  try {
    return await underLoad(
      {
        databaseUrl: postgres.url,
        redisUrl: redis.url,
        env: { ...old, ...bucket, ...ownS3Credentials, STORAGE_DIR: undefined },
      },
      async (running) => {
        const deployment = new RollingDeployment(running.fleet);
        await rotateSigning(running, deployment, old.ASSET_SIGNING_SECRET, log);
        await rotateMasterKey(deployment, old.MASTER_KEY, log);
        await rotateKeys(running, deployment, log);
        await rotateBucketKeys(running, deployment, store, log);
        await rotateSessions(running.fleet, deployment, log);
        await rotateOperators(running.fleet, log);
        const letIn = await rotatePostgres(postgres.url, deployment, log);
        await rotateRedis(redis.url, deployment, log);
        await sleep(4_000);
        await letIn();
      },
    );
  } finally {
    await Promise.all([postgres.close(), redis.close()]);
    await store.close();
  }
}

/** The link to the first image that was made. @throws after a minute */
async function firstLink(fleet: Fleet, apiKey: string): Promise<string> {
  const headers = { authorization: `Bearer ${apiKey}` };
  for (let left = 60; left > 0; left -= 1) {
    const answer = await fetch(`${fleet.url}${JOBS}`, { headers });
    const { jobs } = jobsSchema.parse(await answer.json());
    const link = jobs.find((job) => job.output_image_url !== null)?.output_image_url;
    if (typeof link === 'string') return link;
    await sleep(1_000);
  }
  throw new Error('no image was made within a minute');
}

async function rotateSigning(
  { fleet, customer }: FleetUnderLoad,
  deployment: RollingDeployment,
  old: string,
  log: (line: string) => void,
): Promise<void> {
  const link = await firstLink(fleet, customer.apiKey);
  const statusOf = async () => (await fetch(link)).status;
  assert.equal(await statusOf(), 200);
  const next = secret();
  await deployment.roll({ ASSET_SIGNING_SECRET: `${old},${next}` });
  await deployment.roll({ ASSET_SIGNING_SECRET: `${next},${old}` });
  assert.equal(await statusOf(), 200);
  log('ASSET_SIGNING_SECRET: links of before lead to their pictures while both are known');
  await deployment.roll({ ASSET_SIGNING_SECRET: next });
  const status = await statusOf();
  assert.ok(status === 403 || status === 404, `the link answers ${status}`);
  log(`ASSET_SIGNING_SECRET: and answer ${status} once the old one is gone`);
}

async function rotateMasterKey(
  deployment: RollingDeployment,
  old: string,
  log: (line: string) => void,
): Promise<void> {
  const next = secret();
  await deployment.roll({ MASTER_KEY: `${old},${next}` });
  await deployment.roll({ MASTER_KEY: `${next},${old}` });
  const { resealed_api_keys: count } = await deployment.command('reseal');
  assert.ok(Number(count) > 0);
  await deployment.roll({ MASTER_KEY: next });
  log(`MASTER_KEY: ${count} keys' secrets sealed anew, the old one is gone`);
}

async function rotateKeys(
  { fleet, customer, database, server }: FleetUnderLoad,
  deployment: RollingDeployment,
  log: (line: string) => void,
): Promise<void> {
  const held = await database.apiKey.findFirstOrThrow({ where: { mode: 'live' } });
  await deployment.command('rotate-webhook-secret', '--key', held.id);
  const before = server.events.length;
  // The customer's receiver goes on with the old secret; a webhook carries both signatures.
  while (server.events.length < before + 2) await sleep(200);
  assert.deepEqual(server.faults, []);
  log('webhook secret: webhooks are believed by the old secret for a day');

  const masterKey = Buffer.from((deployment.env.MASTER_KEY ?? '').split(',')[0] ?? '', 'base64');
  const { accountId } = held;
  const added = await createApiKey(database, masterKey, {
    ...{ accountId, name: 'next', mode: 'live', expiresAt: null },
  });
  const statusOf = async () =>
    (
      await fetch(`${fleet.url}/v1/account`, {
        headers: { authorization: `Bearer ${added.apiKey}` },
      })
    ).status;
  assert.equal(await statusOf(), 200);
  assert.notEqual(added.apiKey, customer.apiKey);
  await deployment.command('revoke-key', '--key', added.keyId);
  assert.equal(await statusOf(), 401);
  log('API key: a second one works beside the first at once, and a revoked one no more');
}

async function rotateBucketKeys(
  { fleet, customer }: FleetUnderLoad,
  deployment: RollingDeployment,
  store: OwnS3,
  log: (line: string) => void,
): Promise<void> {
  await deployment.roll(nextS3Credentials);
  assert.ok(await store.isLetIn(ownS3Credentials));
  store.revokeFirstPair();
  await sleep(200);
  const letIn = await Promise.all([ownS3Credentials, nextS3Credentials].map(store.isLetIn));
  assert.deepEqual(letIn, [false, true]);
  const answer = await fetch(await firstLink(fleet, customer.apiKey));
  assert.equal(answer.status, 200);
  log('keys of the bucket: the fleet has the second pair, and the first is refused');
}

async function rotateSessions(
  fleet: Fleet,
  deployment: RollingDeployment,
  log: (line: string) => void,
): Promise<void> {
  const env = Object.fromEntries(
    ['MASTER_KEY', 'ASSET_SIGNING_SECRET'].map((name) => [name, deployment.env[name] ?? '']),
  );
  const page = await fleet.start('dashboard', env);
  const session = await signUp(fleet.pageUrl);
  assert.equal(await session(), 200);
  await page.stop();
  const next = await fleet.start('dashboard', { ...env, DASHBOARD_SESSION_SECRET: secret() });
  assert.equal(await session(), 401);
  await next.stop();
  log('DASHBOARD_SESSION_SECRET: people are signed out');
}

/** The operators' pages: an operator's password and the secret that signs their cookies. */
async function rotateOperators(fleet: Fleet, log: (line: string) => void): Promise<void> {
  const port = String(await chooseFreePort());
  const url = `http://127.0.0.1:${port}`;
  const entryOf = (password: string) =>
    execFileSync(process.execPath, [HASH_PASSWORD, 'anna'], { input: password }).toString().trim();
  const start = (password: string, signing: string) =>
    fleet.start('queue-boards', {
      ...{ OPERATORS: entryOf(password), OPERATORS_SESSION_SECRET: signing },
      ...{ QUEUE_BOARDS_PORT: port, QUEUE_BOARDS_URL: url },
    });
  const signIn = async (password: string) => {
    const answer = await fetch(`${url}/sign-in`, {
      ...{ method: 'POST', redirect: 'manual', headers: { origin: url } },
      body: new URLSearchParams({ name: 'anna', password }),
    });
    return answer.headers.getSetCookie()[0]?.split(';')[0] ?? null;
  };
  const isIn = async (cookie: string | null) => {
    const headers = cookie === null ? {} : { cookie };
    return (await fetch(`${url}/queues`, { headers, redirect: 'manual' })).status === 200;
  };
  const passwords = ['four calm words here', 'four other words here'] as const;
  const first = await start(passwords[0], secret());
  const cookie = await signIn(passwords[0]);
  assert.ok(await isIn(cookie));
  await first.stop();
  const second = await start(passwords[0], secret());
  assert.equal(await isIn(cookie), false);
  assert.ok(await isIn(await signIn(passwords[0])));
  await second.stop();
  const third = await start(passwords[1], secret());
  assert.equal(await signIn(passwords[0]), null);
  assert.ok(await isIn(await signIn(passwords[1])));
  await third.stop();
  log('OPERATORS_SESSION_SECRET, OPERATORS: operators sign in again, with the new password only');
}
