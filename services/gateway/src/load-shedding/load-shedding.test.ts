import { createLogger } from '@groundwork/runtime';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import type { Response } from 'supertest';
import { type Customer, noLimits, startGateway } from '../fixtures/gateway.js';
import { photo } from '../fixtures/pictures.js';
import { openShowcases } from '../fixtures/showcases.js';
import type { LoadLimits } from './load-shedding.js';
import { oldestKey, readSharedLoad, SharedLoad } from './shared-load.js';

/** Of the gateway; each test sets the one it is about. */
const limits = { ...noLimits };
const gateway = await startGateway({ loadLimits: limits });
const plot = gateway.images.serve('/plot.jpg', { bytes: await photo() });
afterAll(() => gateway.close());

async function open(loadLimits: Partial<LoadLimits>): Promise<Customer> {
  const customer = await gateway.openAccount('enterprise', 10_000);
  Object.assign(limits, noLimits, loadLimits);
  return customer;
}

/** Workers take all that waits. */
async function takeAll(): Promise<void> {
  await gateway.database.$executeRaw`
    UPDATE jobs SET lease_until = now() + interval '1 minute', lease_token = 'x'`;
}
afterEach(takeAll);

const land = (customer: Customer, change: object = {}) =>
  gateway.postLand(customer, { source_image_url: plot, format: '16:9', ...change });

/** Asks again until the answer has this status: readings are made beside requests. */
async function until(status: number, ask: () => PromiseLike<Response>): Promise<Response> {
  for (let tries = 0; tries < 200; tries++) {
    const answer = await ask();
    if (answer.status === status) return answer;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`never answered ${status}`);
}

/** A refusal for load, as a customer sees it. */
function expectHeldBack({ status, body, headers }: Response, seconds: number): void {
  expect([status, body.error?.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
  expect(body.error.message).toMatch(/nothing was accepted or charged$/);
  expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(seconds);
  expect(Number(headers['retry-after'])).toBeLessThan(2 * seconds);
}

/** Moves all that waits into the past. */
const age = (seconds: number) =>
  gateway.database
    .$executeRaw`UPDATE jobs SET available_at = now() - make_interval(secs => ${seconds})`;

describe('requests that make work are refused with 503 and Retry-After', () => {
  it('when too many jobs wait for the same workers, with nothing stored or charged; others pass', async () => {
    const customer = await open({ waitingJobs: 2 });
    await land(customer).expect(202);
    await land(customer).expect(202);
    const refused = await until(503, () => land(customer, { dry_run: true }));
    expectHeldBack(refused, 30);
    const other = await gateway.openAccount();
    const before = await gateway.traces();
    const credits = await gateway.creditsOf(customer);
    for (const who of [customer, other]) expectHeldBack(await land(who), 30);
    expect(await gateway.traces()).toEqual(before);
    expect(await gateway.creditsOf(customer)).toBe(credits);
    const showcases = await openShowcases(gateway);
    await showcases.post(other).expect(202);
    // Work that a worker has taken waits no longer.
    await takeAll();
    await until(202, () => land(customer));
  });

  it('when the oldest work of the same account waits too long; another account’s waits not', async () => {
    const customer = await open({ waitingSeconds: 600 });
    const other = await gateway.openAccount();
    await land(customer).expect(202);
    await age(601);
    const refused = await until(503, () => land(customer));
    expectHeldBack(refused, 60);
    expect(refused.body.error.message).toMatch(/^Your earlier requests have waited too long/);
    await land(other).expect(202);
    await age(100);
    await until(202, () => land(customer));
  });

  it('when Redis is nearly full', async () => {
    const customer = await open({ redisMemory: 1e-9 });
    expectHeldBack(await until(503, () => land(customer)), 30);
  });

  it('when this process holds too much memory', async () => {
    const customer = await open({ ownMemory: 1e-6 });
    expectHeldBack(await land(customer), 5);
  });

  it('while the event loop lags, and not after', async () => {
    const customer = await open({ lagMs: 40 });
    let isBusy = true;
    const spin = () => {
      const end = performance.now() + 80;
      while (performance.now() < end);
      if (isBusy) setImmediate(spin);
    };
    spin();
    expectHeldBack(await until(503, () => land(customer)), 5);
    isBusy = false;
    await until(202, () => land(customer));
  });
});

describe('while work is refused for load', () => {
  it('reading, cancelling and keys that are not good are answered as ever', async () => {
    const customer = await open({ waitingJobs: 1 });
    const { body } = await until(202, () => land(customer));
    await until(503, () => land(customer));
    await gateway.get(`/v1/tasks/${body.task_id}`, customer).expect(200);
    await gateway.get('/v1/account', customer).expect(200);
    await land({ ...customer, apiKey: 'svc_live_0000000000000000' }).expect(401);
    await gateway.send('post', `/v1/tasks/${body.task_id}/cancel`, customer).expect(200);
  });

  it('every operation that makes work is, and each by its own workers', async () => {
    const customer = await open({ ownMemory: 1e-6 });
    const base = '/v1/real-estate';
    const family = '/v1/families/01890a5d-ac96-774b-bcce-b302099a8057/members';
    const making = [
      ['post', '/v1/land'],
      ['post', `${base}/slideshow`],
      ['post', `${base}/narrated-slideshow`],
      ['post', `${base}/living-property`],
      ['post', `${base}/property-showcase`],
      ['post', `${base}/property-showcase/edit`],
      ['post', `${base}/property-showcase/custom-templates`],
      ['post', '/v1/families'],
      ['post', family],
      ['patch', `${family}/0`],
      ['delete', `${family}/0`],
    ] as const;
    for (const [method, path] of making) {
      const { status } = await gateway.send(method, path, customer, {});
      expect([method, path, status]).toEqual([method, path, 503]);
    }
  });
});

describe('the reading of what is shared', () => {
  it('counts by workers and by account, and is not asked for by each request', async () => {
    const customer = await open({});
    const other = await gateway.openAccount();
    await land(customer).expect(202);
    await land(customer).expect(202);
    await land(other).expect(202);
    await age(60);
    let readings = 0;
    const read = () => {
      readings += 1;
      return readSharedLoad(gateway.database, gateway.queues);
    };
    const load = new SharedLoad(read, createLogger('gateway', 'silent'));
    expect(load.reading()).toBeNull();
    while (load.reading() === null) await new Promise((resolve) => setTimeout(resolve, 5));
    for (let count = 0; count < 1_000; count++) load.reading();
    expect(readings).toBe(1);
    const reading = load.reading();
    expect(reading?.jobs.get('land')).toBe(3);
    expect(reading?.oldest.get(oldestKey('land', other.accountId))).toBeGreaterThanOrEqual(60);
    expect(reading?.redisMemory).toBeGreaterThan(0);
    expect(reading?.redisMemory).toBeLessThan(1);
  });

  it('that fails refuses nobody', async () => {
    await open({});
    const load = new SharedLoad(
      () => Promise.reject(new Error('away')),
      createLogger('gateway', 'silent'),
      0,
    );
    expect(load.reading()).toBeNull();
    await new Promise((resolve) => setImmediate(resolve));
    expect(load.reading()).toBeNull();
  });
});
