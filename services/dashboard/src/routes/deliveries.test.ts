import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDashboard, type TestDashboard } from '../fixtures/dashboard.js';
import { type Person, refusalOf, viewOf } from '../fixtures/person.js';
import { acceptLand, failLand } from '../fixtures/work.js';
import type { DeliveriesView, DeliveryDetailView } from './deliveries.js';
import type { NewKeyView } from './keys.js';

let dashboard: TestDashboard;
let owner: Person;
let stranger: Person;
let key: NewKeyView;
let delivery: string;
beforeAll(async () => {
  dashboard = await openDashboard({ ALLOWED_PRIVATE_ORIGINS: 'http://127.0.0.1:8080' });
  owner = await dashboard.signUp('Olga');
  stranger = await dashboard.signUp('Stranger');
  key = viewOf<NewKeyView>(await owner.post('/keys', { name: 'Website', mode: 'live' }));
  await failLand(dashboard, await acceptLand(dashboard, owner));
  const { deliveries } = viewOf<DeliveriesView>(await owner.get('/deliveries'));
  delivery = deliveries[0]?.delivery_id ?? '';
});
afterAll(() => dashboard.close());

/** As the dispatcher leaves a delivery whose only attempt was refused. */
async function giveUp(): Promise<void> {
  await dashboard.database.webhookAttempt.create({
    data: {
      deliveryId: delivery,
      number: 1,
      startedAt: new Date(),
      finishedAt: new Date(),
      responseStatus: 500,
      responseExcerpt: 'the database is down',
      requestHeaders: { 'X-Service-Event': 'task.failed' },
      requestBody: '{"event":"task.failed"}',
    },
  });
  await dashboard.database.webhookDelivery.update({
    where: { id: delivery },
    data: { status: 'failed', finishedAt: new Date() },
  });
}

describe('a delivery', () => {
  it('is not sent again while it is on its way', async () => {
    expect(refusalOf(await owner.post(`/deliveries/${delivery}/again`))).toMatch(
      /^409 DELIVERY_NOT_FINISHED|^4\d\d DELIVERY_NOT_FINISHED/,
    );
  });

  it('shows each attempt with what was sent and answered, and is sent again as one of its own', async () => {
    await giveUp();
    const detail = viewOf<DeliveryDetailView>(await owner.get(`/deliveries/${delivery}`));
    expect(detail).toMatchObject({ status: 'failed', attempt_count: 1, last_response_status: 500 });
    expect(detail.attempts[0]).toMatchObject({
      response_status: 500,
      response_excerpt: 'the database is down',
      request: { body: '{"event":"task.failed"}' },
    });
    const { id } = viewOf<{ id: string }>(await owner.post(`/deliveries/${delivery}/again`));
    const again = viewOf<DeliveryDetailView>(await owner.get(`/deliveries/${id}`));
    expect(again).toMatchObject({ replay_of: delivery, status: 'pending', event: 'task.failed' });
    const failed = viewOf<DeliveriesView>(await owner.get('/deliveries?status=failed'));
    expect(failed.deliveries.map((one) => one.delivery_id)).toEqual([delivery]);
  });

  it('of another organization does not exist', async () => {
    const answers = await Promise.all([
      stranger.get(`/deliveries/${delivery}`),
      stranger.post(`/deliveries/${delivery}/again`),
      owner.get('/deliveries/whd_nothing'),
      owner.get("/deliveries/whd_'"),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect(viewOf<DeliveriesView>(await stranger.get('/deliveries')).deliveries).toEqual([]);
  });

  it.each(['?status=lost', '?event=task.begun', '?after=x'])('lists refuse %s', async (query) => {
    expect((await owner.get(`/deliveries${query}`)).status).toBe(400);
  });
});

describe('a test event', () => {
  const test = (wrong: object = {}) => ({
    key_id: key.id,
    url: 'https://example.com/hook',
    event: 'task.completed',
    ...wrong,
  });

  it('is opened for the chosen key, and marked as a test', async () => {
    const { id } = viewOf<{ id: string }>(await owner.post('/deliveries/test', test()));
    expect(viewOf<DeliveryDetailView>(await owner.get(`/deliveries/${id}`))).toMatchObject({
      test: true,
      task_id: null,
      url: 'https://example.com/hook',
      livemode: true,
    });
    const row = await dashboard.database.webhookDelivery.findUniqueOrThrow({ where: { id } });
    expect(row.apiKeyId).toBe(key.id);
  });

  it('goes to an origin of a private network only where that is allowed', async () => {
    const allowed = test({ url: 'http://127.0.0.1:8080/hook' });
    expect((await owner.post('/deliveries/test', allowed)).status).toBe(202);
    for (const url of ['http://127.0.0.1:8081/', 'http://example.com/', 'ftp://x/', 'nowhere']) {
      const answer = await owner.post('/deliveries/test', test({ url }));
      expect([url, refusalOf(answer)]).toEqual([url, '400 NOT_VALID url']);
    }
  });

  it('goes to a receiver on this machine where the operator lets webhooks do so', async () => {
    const local = await openDashboard({ LOOPBACK_WEBHOOKS: 'true' });
    try {
      const ada = await local.signUp('Ada');
      const issued = viewOf<NewKeyView>(await ada.post('/keys', { name: 'Laptop', mode: 'test' }));
      const to = (url: string) => ada.post('/deliveries/test', test({ url, key_id: issued.id }));
      expect((await to('http://localhost:4000/hook')).status).toBe(202);
      expect(refusalOf(await to('http://example.com:4000/hook'))).toBe('400 NOT_VALID url');
    } finally {
      await local.close();
    }
  });

  it('is never signed with a key of somebody else, or one that is revoked', async () => {
    expect(refusalOf(await stranger.post('/deliveries/test', test()))).toBe('404 NOT_FOUND');
    const gone = viewOf<NewKeyView>(await owner.post('/keys', { name: 'Gone', mode: 'live' }));
    viewOf(await owner.post(`/keys/${gone.id}/revoke`));
    expect(refusalOf(await owner.post('/deliveries/test', test({ key_id: gone.id })))).toBe(
      '409 KEY_REVOKED key_id',
    );
    expect(refusalOf(await owner.post('/deliveries/test', test({ event: 'x' })))).toBe(
      '400 NOT_VALID event',
    );
  });
});
