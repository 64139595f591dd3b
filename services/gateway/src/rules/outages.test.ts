import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { ownS3Credentials } from '@groundwork/storage/own-s3';
import { startOwnPostgres, startOwnRedis } from '@groundwork/testing';
import { afterAll, describe, expect, it } from '@jest/globals';
import type { Response } from 'supertest';
import { startGateway } from '../fixtures/gateway.js';
import { photo } from '../fixtures/pictures.js';
import { openShowcases } from '../fixtures/showcases.js';

/** Milliseconds in which a client has its answer, whatever is away. */
const PATIENCE_MS = 15_000;

const [postgres, redis] = await Promise.all([startOwnPostgres(), startOwnRedis()]);
const gateway = await startGateway({ databaseUrl: postgres.url, redisUrl: redis.url });
const url = gateway.images.serve('/plot.jpg', { bytes: await photo() });
const customer = await gateway.openAccount();
const showcases = await openShowcases(gateway);
afterAll(async () => {
  await gateway.close();
  await Promise.all([postgres.close(), redis.close()]);
});

const post = (headers = {}) =>
  gateway
    .postLand(customer, { source_image_url: url, format: '16:9' }, headers)
    .timeout(PATIENCE_MS);

function expectUnavailable({ status, body, headers }: Response): void {
  expect(status).toBe(503);
  expect(body).toEqual({
    error: {
      code: 'SERVICE_UNAVAILABLE',
      message: expect.any(String),
      request_id: headers['x-request-id'],
    },
  });
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
}

const inputs = async () => {
  const keys: string[] = [];
  for await (const key of gateway.store.list('inputs/')) keys.push(key);
  return keys;
};

describe('while Postgres is away', () => {
  it('every request gets 503 SERVICE_UNAVAILABLE with Retry-After, not a hang; then all works again', async () => {
    const { body } = await post().expect(202);
    await postgres.stop();
    expectUnavailable(await post());
    const poll = () => gateway.get(`/v1/tasks/${body.task_id}`, customer).timeout(PATIENCE_MS);
    expectUnavailable(await poll());
    const voices = () => gateway.get('/v1/voices', customer).timeout(PATIENCE_MS);
    const together = await Promise.all(Array.from({ length: 20 }, () => voices()));
    for (const answer of together) expectUnavailable(answer);
    await postgres.start();
    expect((await poll()).body.task_id).toBe(body.task_id);
    await post().expect(202);
  });

  it('a request whose pictures were taken when it went away is refused whole', async () => {
    const before = await inputs();
    const credits = await gateway.creditsOf(customer);
    const slow = gateway.images.serve('/slow.jpg', {
      respond: (_request, response) => {
        void postgres.stop().then(async () => response.end(await photo()));
      },
    });
    const request = { source_image_url: slow, format: '16:9' };
    expectUnavailable(await gateway.postLand(customer, request).timeout(PATIENCE_MS));
    expect(await inputs()).toEqual(before);
    await postgres.start();
    expect(await gateway.creditsOf(customer)).toBe(credits);
  });
});

describe('a Postgres that takes connections and says nothing', () => {
  it('is away too: 503, not a hang', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const databaseUrl = `postgresql://u:p@127.0.0.1:${port}/groundwork`;
    const stuck = await startGateway({ databaseUrl, redisUrl: redis.url });
    try {
      expectUnavailable(await stuck.get('/v1/voices', customer).timeout(PATIENCE_MS));
      expect((await stuck.get('/health').timeout(PATIENCE_MS)).status).toBe(503);
    } finally {
      silent.close();
      await stuck.close();
    }
  });
});

describe('while the object store is away', () => {
  it('a request with a picture gets 503 with Retry-After, and nothing is stored or charged', async () => {
    Object.assign(process.env, ownS3Credentials);
    const bucket = { S3_BUCKET: 'groundwork', S3_ENDPOINT: 'http://127.0.0.1:1' };
    const stuck = await startGateway({
      ...{ bucket, databaseUrl: postgres.url, redisUrl: redis.url },
    });
    try {
      const picture = stuck.images.serve('/plot.jpg', { bytes: await photo() });
      const before = await stuck.creditsOf(customer);
      const body = { source_image_url: picture, format: '16:9' };
      const tasks = await stuck.database.task.count();
      expectUnavailable(await stuck.postLand(customer, body).timeout(PATIENCE_MS));
      expect(await stuck.database.task.count()).toBe(tasks);
      expect(await stuck.creditsOf(customer)).toBe(before);
    } finally {
      for (const name of Object.keys(ownS3Credentials)) delete process.env[name];
      await stuck.close();
    }
  });
});

describe('while Redis is away', () => {
  it('a request is accepted with 202, charged, and left to the scheduler', async () => {
    await post().expect(202);
    await redis.stop();
    const credits = await gateway.creditsOf(customer);
    const { status, body } = await post({ 'Idempotency-Key': 'outage' });
    expect(status).toBe(202);
    const readJob = (id: string) => gateway.database.job.findUniqueOrThrow({ where: { id } });
    const pending = { enqueuedAt: null, enqueuedId: null };
    expect(await readJob(`${body.task_id}_prepare`)).toMatchObject(pending);
    expect(await gateway.creditsOf(customer)).toBe(credits - 40);
    // A retry changes nothing, and what can be read can be read.
    expect((await post({ 'Idempotency-Key': 'outage' })).body.task_id).toBe(body.task_id);
    expect((await gateway.get(`/v1/tasks/${body.task_id}`, customer)).status).toBe(200);
    expect(await gateway.creditsOf(customer)).toBe(credits - 40);
    const showcase = await showcases.post(customer).expect(202);
    expect(await readJob(`${showcase.body.job_id}_render`)).toMatchObject(pending);
    await redis.start();
  });

  it('the same gateway enqueues again as soon as Redis is back', async () => {
    while (!(await gateway.queues.takesJobs())) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const { body } = await post().expect(202);
    expect(await gateway.presenceOf('land-prepare', `${body.task_id}_prepare`)).toBe('waiting');
  });
});
