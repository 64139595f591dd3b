import { failWork, type TaskFailure } from '@groundwork/database/lifecycle/fail';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Customer, startGateway } from '../../fixtures/gateway.js';
import { photo } from '../../fixtures/pictures.js';

const DELIVERIES = '/v1/webhooks/deliveries';
const HOOK = 'https://hooks.example.com/media';

let customer: Customer;
const gateway = await startGateway();
const plot = gateway.images.serve('/plot.jpg', { bytes: await photo() });
beforeEach(async () => {
  customer = await gateway.openAccount('enterprise', 1_000);
});
afterAll(() => gateway.close());

/** A land film that has failed, and its delivery. */
async function failedFilm(fields: object = {}) {
  const film = { source_image_url: plot, format: '16:9', webhook_url: HOOK, ...fields };
  const { body } = await gateway.postLand(customer, film).expect(202);
  const failure: TaskFailure = {
    code: 'RENDER_FAILED',
    message: 'No.',
    failedAt: new Date(),
    expiresAt: new Date(),
    webhookEvent: { event: 'task.failed', schedule: 'task', body: '{"event":"task.failed"}' },
  };
  const failed = await failWork(gateway.database, 'task', body.task_id, failure);
  const deliveryId = String(failed?.deliveries[0]?.payload.delivery_id);
  return { taskId: String(body.task_id), deliveryId };
}

const end = (deliveryId: string, status: 'delivered' | 'failed') =>
  gateway.database.webhookDelivery.update({
    where: { id: deliveryId },
    data: { status, finishedAt: new Date() },
  });
const list = async (query = '', owner = customer) =>
  (await gateway.get(`${DELIVERIES}${query}`, owner).expect(200)).body;
const replay = (deliveryId: string, owner = customer) =>
  gateway.send('post', `${DELIVERIES}/${deliveryId}/replay`, owner);
const idsOf = (page: { deliveries: { delivery_id: string }[] }) =>
  page.deliveries.map(({ delivery_id }) => delivery_id);

describe('GET /v1/webhooks/deliveries', () => {
  it('tells of each delivery, newest first, and nothing of another account', async () => {
    const first = await failedFilm();
    const second = await failedFilm({ webhook_retry: 'extended' });
    const page = await list();
    expect(page).toMatchObject({
      deliveries: [
        { delivery_id: second.deliveryId, task_id: second.taskId, retry: 'extended' },
        {
          delivery_id: first.deliveryId,
          event: 'task.failed',
          status: 'pending',
          url: HOOK,
          task_id: first.taskId,
          job_id: null,
          livemode: true,
          test: false,
          replay_of: null,
          retry: 'standard',
          attempt_count: 0,
        },
      ],
      next_cursor: null,
      has_more: false,
    });
    expect(idsOf(await list('', await gateway.openAccount()))).toEqual([]);
  });

  it('is read page by page, each delivery once, also when more come in between', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 5; i++) ids.unshift((await failedFilm()).deliveryId);
    const first = await list('?limit=2');
    await failedFilm();
    const second = await list(`?limit=2&cursor=${first.next_cursor}`);
    const third = await list(`?limit=2&cursor=${second.next_cursor}`);
    expect([first, second, third].flatMap(idsOf)).toEqual(ids);
    expect([first, second, third].map(({ has_more }) => has_more)).toEqual([true, true, false]);
  });

  it('is filtered by status, event, task and job', async () => {
    const one = await failedFilm();
    const other = await failedFilm();
    await end(other.deliveryId, 'delivered');
    const { externalId } = await gateway.database.task.findUniqueOrThrow({
      where: { id: one.taskId },
    });
    expect(idsOf(await list('?status=delivered'))).toEqual([other.deliveryId]);
    expect(idsOf(await list('?event=task.failed'))).toHaveLength(2);
    expect(idsOf(await list('?event=showcase.failed'))).toEqual([]);
    expect(idsOf(await list(`?task_id=${one.taskId}`))).toEqual([one.deliveryId]);
    expect(idsOf(await list(`?task_id=${externalId}`))).toEqual([one.deliveryId]);
    expect(idsOf(await list('?job_id=job_1'))).toEqual([]);
    expect(idsOf(await list('?livemode=true'))).toHaveLength(2);
    expect(idsOf(await list('?livemode=false'))).toEqual([]);
  });

  it.each([
    ['status=lost', /^status must be one of: pending, delivered, failed$/],
    ['event=task.started', /^event must be one of/],
    ['task_id=a%20b', /^task_id must be/],
    ['job_id=%00', /^job_id must be/],
    ['livemode=perhaps', /^livemode must be/],
    ['created_after=yesterday', /^created_after must be/],
    ['limit=0', /^limit must be/],
    ['limit=101', /^limit must be/],
    ['cursor=', /^cursor must be/],
    ['cursor=abc', /^cursor must be the next_cursor of an earlier page$/],
    ['cursor=JyBPUiAx', /^cursor must be/],
  ])('refuses %s', async (query, message) => {
    const { body } = await gateway.get(`${DELIVERIES}?${query}`, customer).expect(400);
    expect(body.error).toMatchObject({
      code: 'INVALID_PARAMETER',
      message: expect.stringMatching(message),
    });
  });
});

describe('GET /v1/webhooks/deliveries/{deliveryId}', () => {
  it('tells every attempt in plain words', async () => {
    const { deliveryId } = await failedFilm();
    const at = new Date('2026-03-04T05:06:07.000Z');
    const later = new Date(at.getTime() + 1_250);
    const sent = { requestHeaders: { 'webhook-id': deliveryId }, requestBody: '{}' };
    await gateway.database.webhookAttempt.createMany({
      data: [
        { deliveryId, number: 1, startedAt: at, finishedAt: later, failure: 'timed_out', ...sent },
        { deliveryId, number: 2, startedAt: at },
        {
          deliveryId,
          number: 3,
          startedAt: at,
          finishedAt: later,
          responseStatus: 200,
          responseExcerpt: 'ok',
          ...sent,
        },
      ],
    });
    const { body } = await gateway.get(`${DELIVERIES}/${deliveryId}`, customer).expect(200);
    expect(body.attempts).toEqual([
      {
        number: 1,
        started_at: at.toISOString(),
        duration_ms: 1_250,
        response_status: null,
        response_excerpt: null,
        failure: {
          code: 'timed_out',
          message: 'The receiver did not answer within 30 seconds',
        },
        request: { headers: { 'webhook-id': deliveryId }, body: '{}' },
      },
      expect.objectContaining({
        number: 2,
        duration_ms: null,
        failure: expect.objectContaining({ code: 'interrupted' }),
        request: null,
      }),
      expect.objectContaining({ number: 3, response_status: 200, failure: null }),
    ]);
  });

  it.each(['whd_0', 'task_0', '%00', "whd_' OR 1"])('knows no %s', async (id) => {
    const path = `${DELIVERIES}/${encodeURIComponent(decodeURIComponent(id))}`;
    const { body } = await gateway.get(path, customer).expect(404);
    expect(body.error.code).toBe('DELIVERY_NOT_FOUND');
  });

  it('knows another account’s as little', async () => {
    const { deliveryId } = await failedFilm();
    const other = await gateway.openAccount();
    await gateway.get(`${DELIVERIES}/${deliveryId}`, other).expect(404);
    await end(deliveryId, 'failed');
    await replay(deliveryId, other).expect(404);
  });
});

describe('POST …/replay', () => {
  it.each(['delivered', 'failed'] as const)(
    'opens a delivery of the same event after one that is %s',
    async (status) => {
      const { deliveryId, taskId } = await failedFilm();
      await end(deliveryId, status);
      const { body, headers } = await replay(deliveryId).expect(202);
      expect(body).toMatchObject({
        event: 'task.failed',
        status: 'pending',
        task_id: taskId,
        replay_of: deliveryId,
        attempt_count: 0,
      });
      expect(headers.location).toBe(`${DELIVERIES}/${body.delivery_id}`);
      expect(idsOf(await list())).toEqual([body.delivery_id, deliveryId]);
      const opened = await gateway.database.webhookDelivery.findUniqueOrThrow({
        where: { id: body.delivery_id },
      });
      expect(opened.body).toBe('{"event":"task.failed"}');
      const jobId = `${opened.id}_deliver`;
      expect(await gateway.presenceOf('webhook-deliver', jobId)).toBe('waiting');
    },
  );

  it('waits until a delivery has ended', async () => {
    const { deliveryId } = await failedFilm();
    const { body } = await replay(deliveryId).expect(409);
    expect(body.error.code).toBe('DELIVERY_NOT_FINISHED');
    expect(idsOf(await list())).toEqual([deliveryId]);
  });

  it('refuses an event whose files have ended', async () => {
    const { deliveryId, taskId } = await failedFilm();
    await end(deliveryId, 'delivered');
    await gateway.database.task.update({
      where: { id: taskId },
      data: {
        status: 'completed',
        result: {},
        errorCode: null,
        errorMessage: null,
        expiresAt: new Date(Date.now() - 1_000),
      },
    });
    const { body } = await replay(deliveryId).expect(409);
    expect(body.error.code).toBe('DELIVERY_EXPIRED');
  });
});

describe('POST /v1/webhooks/test', () => {
  const send = (body: object) => gateway.send('post', '/v1/webhooks/test', customer, body);

  it.each(['task.completed', 'task.failed', 'showcase.completed', 'showcase.failed'])(
    'opens a delivery of a sample of %s that says that it is a test',
    async (event) => {
      const { body } = await send({ url: HOOK, event }).expect(202);
      expect(body).toMatchObject({ event, url: HOOK, test: true, task_id: null, job_id: null });
      const opened = await gateway.database.webhookDelivery.findUniqueOrThrow({
        where: { id: body.delivery_id },
      });
      expect(JSON.parse(opened.body)).toMatchObject({ event, test: true });
    },
  );

  it('sends a completed film unless the body asks for another one', async () => {
    expect((await send({ url: HOOK }).expect(202)).body.event).toBe('task.completed');
  });

  it.each([
    [{}, 'url'],
    [{ url: 'http://hooks.example.com' }, 'url'],
    [{ url: 'https://127.0.0.1/hook' }, 'url'],
    [{ url: `https://hooks.example.com/${'x'.repeat(2_048)}` }, 'url'],
    [{ url: HOOK, event: 'task.started' }, 'event'],
  ])('refuses %j', async (asked, field) => {
    const { body } = await send(asked).expect(400);
    expect(body.error).toMatchObject({ code: 'VALIDATION_ERROR', details: { field } });
    expect(idsOf(await list())).toEqual([]);
  });
});

describe('webhook_retry', () => {
  it('and a label are nothing to the film itself: it is the same one', async () => {
    const film = { source_image_url: plot, format: '16:9' };
    const seeds: bigint[] = [];
    for (const more of [{}, { webhook_retry: 'extended', disclosure: { label: true } }]) {
      const { body } = await gateway.postLand(customer, { ...film, ...more }).expect(202);
      const where = { id: body.task_id };
      seeds.push((await gateway.database.task.findUniqueOrThrow({ where })).seed);
    }
    expect(seeds[0]).toBe(seeds[1]);
  });

  it('takes the two schedules and nothing else, wherever a webhook can be asked for', async () => {
    const film = { source_image_url: plot, format: '16:9', webhook_retry: 'for ever' };
    const { body } = await gateway.postLand(customer, film).expect(400);
    expect(body.error.message).toBe(
      'webhook_retry must be one of: standard, extended; you sent "for ever"',
    );
  });
});
