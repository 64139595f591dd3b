import { failWork } from '@groundwork/database/lifecycle/fail';
import { newTraceContext, parseTraceparent, traceparentOf } from '@groundwork/runtime';
import { afterAll, expect, it } from '@jest/globals';
import { startGateway } from '../fixtures/gateway.js';
import { openShowcases } from '../fixtures/showcases.js';

const gateway = await startGateway();
const showcases = await openShowcases(gateway);
const customer = await gateway.openAccount('enterprise', 1_000);
afterAll(() => gateway.close());

const HOOK = 'https://hooks.example.com/media';
const header = () => traceparentOf({ ...newTraceContext(), sampled: true });

async function film(headers: Record<string, string>): Promise<string> {
  const body = { source_image_url: showcases.photoUrl, format: '16:9', webhook_url: HOOK };
  const answer = await gateway.postLand(customer, body, headers).expect(202);
  return String(answer.body.task_id);
}
const traceOfTask = async (id: string) =>
  (await gateway.database.task.findUniqueOrThrow({ where: { id } })).traceparent;

it('a request’s trace is kept with whatever it asks for', async () => {
  const traceparent = header();
  const headers = { traceparent };
  expect(await traceOfTask(await film(headers))).toBe(traceparent);

  const showcase = await showcases.post(customer, {}, headers).expect(202);
  const where = { id: String(showcase.body.job_id) };
  expect(await gateway.database.showcaseJob.findUnique({ where })).toMatchObject({ traceparent });

  const family = { name: 'The Samples', members: [{ type: 'adult' }] };
  const drawn = await gateway.send('post', '/v1/families', customer, family, headers).expect(202);
  expect(await traceOfTask(String(drawn.body.task_id))).toBe(traceparent);

  const test = { url: HOOK, event: 'task.completed' };
  await gateway.send('post', '/v1/webhooks/test', customer, test, headers).expect(202);
  expect(
    await gateway.database.webhookDelivery.findFirst({ where: { isTest: true } }),
  ).toMatchObject({ traceparent });
});

it.each([undefined, 'x', `${header()}-more`, '00-0-0-00'])(
  'a request without a trace, or with one that is not valid, begins one: %s',
  async (traceparent) => {
    const kept = await traceOfTask(await film(traceparent === undefined ? {} : { traceparent }));
    expect(parseTraceparent(kept)).toMatchObject({ sampled: false });
    expect(kept).not.toBe(traceparent);
  },
);

it('a delivery has its task’s trace, and so has its replay', async () => {
  const traceparent = header();
  const taskId = await film({ traceparent });
  const failed = await failWork(gateway.database, 'task', taskId, {
    code: 'RENDER_FAILED',
    message: 'No.',
    failedAt: new Date(),
    expiresAt: new Date(),
    webhookEvent: { event: 'task.failed', schedule: 'task', body: '{"event":"task.failed"}' },
  });
  const deliveryId = String(failed?.deliveries[0]?.payload.delivery_id);
  await gateway.database.webhookDelivery.update({
    where: { id: deliveryId },
    data: { status: 'delivered', finishedAt: new Date() },
  });
  await gateway.send('post', `/v1/webhooks/deliveries/${deliveryId}/replay`, customer).expect(202);
  const deliveries = await gateway.database.webhookDelivery.findMany({ where: { taskId } });
  expect(deliveries.map((delivery) => delivery.traceparent)).toEqual([traceparent, traceparent]);
});
