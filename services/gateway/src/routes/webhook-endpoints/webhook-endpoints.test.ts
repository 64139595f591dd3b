import { limits } from '@groundwork/contract/limits';
import {
  webhookEndpointListSchema,
  webhookEndpointSecretSchema,
} from '@groundwork/contract/webhooks/endpoints';
import { claimDelivery } from '@groundwork/database/deliveries/deliveries';
import { failWork } from '@groundwork/database/lifecycle/fail';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Customer, startGateway } from '../../fixtures/gateway.js';
import { photo } from '../../fixtures/pictures.js';

const ENDPOINTS = '/v1/webhook-endpoints';
const url = 'https://hooks.example.com/media';

let customer: Customer;
const gateway = await startGateway();
const plot = gateway.images.serve('/plot.jpg', { bytes: await photo() });
beforeEach(async () => {
  customer = await gateway.openAccount('enterprise', 10_000);
});
afterAll(() => gateway.close());

const post = (body: unknown, owner = customer, headers = {}) =>
  gateway.send('post', ENDPOINTS, owner, body, headers);
async function create(fields: object = {}, owner = customer) {
  const { body } = await post({ url, ...fields }, owner).expect(201);
  return webhookEndpointSecretSchema.parse(body);
}
const path = (id: string) => `${ENDPOINTS}/${id}`;
const patch = (id: string, body: unknown, owner = customer) =>
  gateway.send('patch', path(id), owner, body);
const remove = (id: string, owner = customer) => gateway.send('delete', path(id), owner);
const rotate = (id: string, body?: unknown, headers = {}) =>
  gateway.send('post', `${path(id)}/rotate-secret`, customer, body, headers);
const list = async (owner = customer) =>
  webhookEndpointListSchema.parse((await gateway.get(ENDPOINTS, owner).expect(200)).body);
const codeOf = ({ status, body }: { status: number; body: { error?: { code: string } } }) => [
  status,
  body.error?.code,
];

/** A film that has failed, and its deliveries. */
async function failedFilm(fields: object = {}, owner = customer) {
  const film = { source_image_url: plot, format: '16:9', ...fields };
  const { body } = await gateway.postLand(owner, film).expect(202);
  const failed = await failWork(gateway.database, 'task', body.task_id, {
    ...{ code: 'RENDER_FAILED', message: 'No.', failedAt: new Date(), expiresAt: new Date() },
    webhookEvent: { event: 'task.failed', schedule: 'task', body: '{"event":"task.failed"}' },
  });
  const deliveries = await gateway.database.webhookDelivery.findMany({
    where: { taskId: body.task_id },
    orderBy: { id: 'asc' },
  });
  expect(failed?.deliveries.map(({ payload }) => payload.delivery_id).toSorted()).toEqual(
    deliveries.map(({ id }) => id),
  );
  return deliveries;
}

describe('POST /v1/webhook-endpoints', () => {
  it('saves an endpoint for every event, and shows its secret in this answer only', async () => {
    const { secret, ...endpoint } = await create();
    expect(endpoint).toMatchObject({
      endpoint_id: expect.stringMatching(/^whe_[0-9a-z]{26}$/),
      url,
      events: null,
      description: null,
      retry: 'extended',
      enabled: true,
      livemode: true,
      previous_secret_until: null,
    });
    expect(secret).toMatch(/^whsec_[0-9a-z]{32}$/);
    const read = await gateway.get(path(endpoint.endpoint_id), customer).expect(200);
    expect(read.body).toEqual({ ...endpoint, request_id: read.body.request_id });
    expect(JSON.stringify(await list())).not.toContain(secret);
  });

  it('a retry with its Idempotency-Key gets the same secret, which is stored nowhere in plain', async () => {
    const key = { 'Idempotency-Key': 'once' };
    const first = await post({ url }, customer, key).expect(201);
    const again = await post({ url }, customer, key).expect(201);
    expect(again.body).toEqual(first.body);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect((await list()).webhook_endpoints).toHaveLength(1);
    const { accountId } = customer;
    const kept = await gateway.database.idempotencyKey.findMany({ where: { accountId } });
    expect(JSON.stringify(kept)).toContain(first.body.endpoint_id);
    expect(JSON.stringify(kept)).not.toContain(first.body.secret);
  });

  it.each<[string, object, string]>([
    ['no url', { url: undefined }, 'url'],
    ['http', { url: 'http://hooks.example.com' }, 'url'],
    ['a private network', { url: 'https://10.0.0.1/hook' }, 'url'],
    ['this machine', { url: 'https://localhost/hook' }, 'url'],
    ['a url of 2049 characters', { url: `https://a.example/${'x'.repeat(2_031)}` }, 'url'],
    ['an unknown event', { events: ['task.started'] }, 'events.0'],
    ['no event', { events: [] }, 'events'],
    ['an event twice', { events: ['task.failed', 'task.failed'] }, 'events'],
    ['a description of 201 characters', { description: 'x'.repeat(201) }, 'description'],
    ['an unknown retry', { retry: 'for ever' }, 'retry'],
    ['enabled as text', { enabled: 'yes' }, 'enabled'],
  ])('with %s is VALIDATION_ERROR and saves nothing', async (_what, fields, field) => {
    const { status, body } = await post({ url, ...fields });
    expect([status, body.error.code, body.error.details.field]).toEqual([
      400,
      'VALIDATION_ERROR',
      field,
    ]);
    expect((await list()).webhook_endpoints).toEqual([]);
  });

  it('of simultaneous requests makes none too many', async () => {
    const { endpoints } = limits.webhook;
    const answers = await Promise.all(Array.from({ length: endpoints + 3 }, () => post({ url })));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(codeOf)).toEqual(
      Array.from({ length: 3 }, () => [409, 'WEBHOOK_ENDPOINT_LIMIT_REACHED']),
    );
    expect(await list()).toMatchObject({ remaining: 0, max: endpoints });
    // Those for test events are counted apart.
    const test = await gateway.issueKey(customer.accountId, 'test');
    expect((await create({}, test)).livemode).toBe(false);
  });
});

describe('an event', () => {
  it('is delivered to each endpoint that wants it, beside the request’s own URL', async () => {
    const all = await create();
    const failures = await create({ events: ['task.failed'], retry: 'standard' });
    await create({ events: ['task.completed', 'showcase.failed'] });
    await create({ enabled: false });
    const own = 'https://hooks.example.com/own';
    const deliveries = await failedFilm({ webhook_url: own });
    const schedules = deliveries.map(({ url: to, endpointId, schedule }) => [
      to,
      endpointId,
      schedule,
    ]);
    expect(schedules).toHaveLength(3);
    expect(schedules).toEqual(
      expect.arrayContaining([
        [own, null, 'task'],
        [url, all.endpoint_id, 'extended'],
        [url, failures.endpoint_id, 'task'],
      ]),
    );
    const toAll = deliveries.find(({ endpointId }) => endpointId === all.endpoint_id);
    const { body } = await gateway.get(
      `/v1/webhooks/deliveries?endpoint_id=${all.endpoint_id}`,
      customer,
    );
    expect(body.deliveries).toMatchObject([
      { delivery_id: toAll?.id, endpoint_id: all.endpoint_id, retry: 'extended' },
    ]);
  });

  it('is delivered to endpoints though the request names no URL, and not to another account’s', async () => {
    await create({}, await gateway.openAccount());
    expect(await failedFilm()).toEqual([]);
    const { endpoint_id } = await create();
    expect(await failedFilm()).toMatchObject([{ endpointId: endpoint_id }]);
  });

  it('of a test key is delivered to endpoints for test events, of a live key to those for live ones', async () => {
    const test = await gateway.issueKey(customer.accountId, 'test');
    const forTest = await create({}, test);
    const forLive = await create();
    expect(await failedFilm({}, test)).toMatchObject([{ endpointId: forTest.endpoint_id }]);
    expect(await failedFilm()).toMatchObject([{ endpointId: forLive.endpoint_id }]);
    expect((await list(test)).webhook_endpoints).toMatchObject([{ livemode: false }]);
    expect(codeOf(await gateway.get(path(forTest.endpoint_id), customer))).toEqual([
      404,
      'WEBHOOK_ENDPOINT_NOT_FOUND',
    ]);
  });

  it('of a cancelled film is delivered as well', async () => {
    const { endpoint_id } = await create();
    const film = { source_image_url: plot, format: '16:9' };
    const { body } = await gateway.postLand(customer, film).expect(202);
    await gateway.send('post', `/v1/tasks/${body.task_id}/cancel`, customer).expect(200);
    const deliveries = await gateway.database.webhookDelivery.findMany({
      where: { taskId: body.task_id },
    });
    expect(deliveries).toMatchObject([{ endpointId: endpoint_id, event: 'task.failed' }]);
  });
});

describe('PATCH /v1/webhook-endpoints/{endpointId}', () => {
  it('changes what is sent, and sends what is still tried to the new URL', async () => {
    const { endpoint_id } = await create({ events: ['task.failed'], description: 'a' });
    const [delivery] = await failedFilm();
    const moved = 'https://hooks.example.com/moved';
    const { body } = await patch(endpoint_id, { url: moved, events: null }).expect(200);
    expect(body).toMatchObject({ url: moved, events: null, description: 'a', enabled: true });
    const id = delivery?.id ?? '';
    expect(
      await gateway.database.webhookDelivery.findUniqueOrThrow({ where: { id } }),
    ).toMatchObject({ url: moved });
  });

  it('disables: nothing is sent to it, also not what is already on its way', async () => {
    const { endpoint_id } = await create();
    const [delivery] = await failedFilm();
    await patch(endpoint_id, { enabled: false }).expect(200);
    expect(await failedFilm()).toEqual([]);
    const claimed = await claimDelivery(gateway.database, delivery?.id ?? '', 10);
    expect(claimed?.endpointOff).toBe(true);
  });

  it.each<[unknown, string]>([
    [{}, 'url'],
    [{ unknown: 1 }, 'url'],
    [{ url: 'https://10.0.0.1/' }, 'url'],
    [{ events: [] }, 'events'],
  ])('with %j is VALIDATION_ERROR', async (change, field) => {
    const { endpoint_id } = await create();
    const { status, body } = await patch(endpoint_id, change);
    expect([status, body.error.details?.field]).toEqual([400, field]);
  });
});

describe('POST /v1/webhook-endpoints/{endpointId}/rotate-secret', () => {
  it('gives a new secret while the one before signs for a day more, once for an Idempotency-Key', async () => {
    const { endpoint_id, secret } = await create();
    const key = { 'Idempotency-Key': 'rotate' };
    const before = Date.now();
    const { body } = await rotate(endpoint_id, undefined, key).expect(200);
    expect(body.secret).not.toBe(secret);
    const until = new Date(body.previous_secret_until).getTime();
    expect(until - before).toBeGreaterThan(86_300_000);
    expect((await rotate(endpoint_id, undefined, key).expect(200)).body).toEqual(body);
    expect(codeOf(await rotate(endpoint_id, {}))).toEqual([409, 'SECRET_ROTATION_IN_PROGRESS']);
    const { body: leaked } = await rotate(endpoint_id, { overlap_seconds: 0 }).expect(200);
    expect(leaked).toMatchObject({ previous_secret_until: null });
    expect([secret, body.secret]).not.toContain(leaked.secret);
  });

  it.each([-1, 1.5, limits.webhook.longestSecretOverlap + 1])(
    'refuses an overlap of %p seconds',
    async (overlap_seconds) => {
      const { endpoint_id } = await create();
      const { status, body } = await rotate(endpoint_id, { overlap_seconds });
      expect([status, body.error.details?.field]).toEqual([400, 'overlap_seconds']);
    },
  );
});

describe('DELETE /v1/webhook-endpoints/{endpointId}', () => {
  it('ends it; its deliveries stay in the log and cannot be sent again', async () => {
    const { endpoint_id } = await create();
    const [delivery] = await failedFilm();
    await remove(endpoint_id).expect(204);
    expect(codeOf(await remove(endpoint_id))).toEqual([404, 'WEBHOOK_ENDPOINT_NOT_FOUND']);
    expect(await failedFilm()).toEqual([]);
    const id = delivery?.id ?? '';
    expect((await claimDelivery(gateway.database, id, 10))?.endpointOff).toBe(true);
    const log = await gateway.get(`/v1/webhooks/deliveries/${id}`, customer).expect(200);
    expect(log.body.endpoint_id).toBe(endpoint_id);
    await gateway.database.webhookDelivery.update({ where: { id }, data: { status: 'failed' } });
    const again = await gateway.send('post', `/v1/webhooks/deliveries/${id}/replay`, customer);
    expect(codeOf(again)).toEqual([404, 'WEBHOOK_ENDPOINT_NOT_FOUND']);
  });
});

describe('WEBHOOK_ENDPOINT_NOT_FOUND', () => {
  it('is the answer to another account and to what is no endpoint', async () => {
    const { endpoint_id } = await create();
    const stranger = await gateway.openAccount();
    const refused = [404, 'WEBHOOK_ENDPOINT_NOT_FOUND'];
    expect(codeOf(await gateway.get(path(endpoint_id), stranger))).toEqual(refused);
    expect(codeOf(await patch(endpoint_id, { enabled: false }, stranger))).toEqual(refused);
    expect(codeOf(await remove(endpoint_id, stranger))).toEqual(refused);
    expect(codeOf(await gateway.get(path('whe_%00'), customer))).toEqual(refused);
    expect(codeOf(await rotate('whe_0'))).toEqual(refused);
    expect((await list()).webhook_endpoints).toMatchObject([{ enabled: true }]);
  });
});

describe('POST /v1/webhooks/test to an endpoint', () => {
  const send = (body: object) => gateway.send('post', '/v1/webhooks/test', customer, body);

  it('sends a sample to where the endpoint is', async () => {
    const { endpoint_id } = await create();
    const { body } = await send({ endpoint_id }).expect(202);
    expect(body).toMatchObject({ url, endpoint_id, test: true, event: 'task.completed' });
  });

  it('is refused for one that is disabled, unknown or of the other mode', async () => {
    const { endpoint_id } = await create({ enabled: false });
    const test = await gateway.issueKey(customer.accountId, 'test');
    const forTest = await create({}, test);
    expect(codeOf(await send({ endpoint_id }))).toEqual([409, 'WEBHOOK_ENDPOINT_DISABLED']);
    for (const id of [forTest.endpoint_id, 'whe_0', 'x']) {
      expect(codeOf(await send({ endpoint_id: id }))).toEqual([404, 'WEBHOOK_ENDPOINT_NOT_FOUND']);
    }
  });

  it.each([[{}], [{ url, endpoint_id: 'whe_0' }]])('with %j names both ways', async (body) => {
    const { body: answer } = await send(body).expect(400);
    expect(answer.error).toMatchObject({
      code: 'VALIDATION_ERROR',
      message: 'send either url or endpoint_id',
    });
  });
});
