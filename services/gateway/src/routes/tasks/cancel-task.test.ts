import { claim } from '@groundwork/database/jobs/lease';
import { finishPreparing, taskTarget } from '@groundwork/database/tasks/prepare-task';
import { afterAll, describe, expect, it } from '@jest/globals';
import { Families } from '../../fixtures/families.js';
import { type Customer, startGateway } from '../../fixtures/gateway.js';
import { photo } from '../../fixtures/pictures.js';
import { openShowcases, SHOWCASE } from '../../fixtures/showcases.js';

const WEBHOOK = 'https://example.com/hook';
const gateway = await startGateway();
const showcases = await openShowcases(gateway);
const families = new Families(gateway);
const url = gateway.images.serve('/plot.jpg', { bytes: await photo() });
afterAll(() => gateway.close());

const cancel = (customer: Customer, taskId: string, headers = {}) =>
  gateway.send('post', `/v1/tasks/${taskId}/cancel`, customer, undefined, headers);
const cancelJob = (customer: Customer, jobId: string, headers = {}) =>
  gateway.send('post', `${SHOWCASE}/jobs/${jobId}/cancel`, customer, undefined, headers);

async function accept(customer: Customer, change: object = {}): Promise<string> {
  const body = { source_image_url: url, format: '16:9', ...change };
  return (await gateway.postLand(customer, body).expect(202)).body.task_id;
}

const deliveriesOf = async (where: { taskId: string } | { showcaseJobId: string }) => {
  const deliveries = await gateway.database.webhookDelivery.findMany({ where });
  return deliveries.map(({ body }) => JSON.parse(body));
};

describe('POST /v1/tasks/{task_id}/cancel', () => {
  it('ends a waiting film, gives its credits and its place back, and tells', async () => {
    const customer = await gateway.openAccount('plus', 60);
    const taskId = await accept(customer, { webhook_url: WEBHOOK, metadata: { a: 'b' } });
    const { body } = await cancel(customer, taskId).expect(200);
    expect(body).toMatchObject({
      task_id: taskId,
      status: 'failed',
      error: { code: 'TASK_CANCELLED', message: 'The task was cancelled' },
      charged_credits: 40,
      refunded_credits: 40,
      completed_at: expect.any(String),
    });
    const polled = await gateway.get(`/v1/tasks/${taskId}`, customer);
    expect({ ...polled.body, request_id: body.request_id }).toEqual(body);
    expect(await deliveriesOf({ taskId })).toMatchObject([
      {
        event: 'task.failed',
        task_id: body.external_id,
        poll_task_id: taskId,
        error: body.error,
        metadata: { a: 'b' },
      },
    ]);
    expect(await gateway.creditsOf(customer)).toBe(60);
    await accept(customer);
  });

  it('again gives the same answer, and nothing more comes back', async () => {
    const customer = await gateway.openAccount('plus', 60);
    const taskId = await accept(customer);
    const key = { 'Idempotency-Key': 'stop' };
    const first = await cancel(customer, taskId, key).expect(200);
    const second = await cancel(customer, taskId, key).expect(200);
    expect(second.body).toEqual(first.body);
    expect(second.headers['idempotent-replayed']).toBe('true');
    const third = await cancel(customer, taskId).expect(200);
    expect({ ...third.body, request_id: first.body.request_id }).toEqual(first.body);
    expect(await gateway.creditsOf(customer)).toBe(60);
  });

  it('knows no task by the task_id of a land webhook, and says how to find it', async () => {
    const customer = await gateway.openAccount('plus', 60);
    const taskId = await accept(customer);
    const { external_id } = (await gateway.get(`/v1/tasks/${taskId}`, customer)).body;
    const { body } = await cancel(customer, external_id).expect(404);
    expect([body.error.code, body.error.message]).toEqual([
      'TASK_NOT_FOUND',
      expect.stringContaining(`/v1/tasks?external_id=${external_id}`),
    ]);
    const { body: task } = await gateway.get(`/v1/tasks/${taskId}`, customer);
    expect(task.status).toBe('preparing');
  });

  it('keeps what was begun', async () => {
    const customer = await gateway.openAccount('plus', 60);
    const taskId = await accept(customer);
    const lease = await claim(gateway.database, taskTarget(taskId, 'prepare'), 60);
    const { body } = await cancel(customer, taskId).expect(200);
    expect(body.refunded_credits).toBe(15);
    expect(await gateway.creditsOf(customer)).toBe(35);
    const made = { reading: null, storyboard: { scenes: [] }, segments: [] };
    if (!lease) throw new Error('not claimed');
    await expect(finishPreparing(gateway.database, taskId, lease, made)).rejects.toThrow(
      'cancelled',
    );
  });

  it('of a family gives it back as it was; one in the making has failed', async () => {
    const customer = await gateway.openAccount();
    const made = await families.create(customer).expect(202);
    const task = await cancel(customer, made.body.task_id).expect(200);
    expect(task.body).toMatchObject({ type: 'family', error: { code: 'TASK_CANCELLED' } });
    const statusOf = async (id: string) =>
      (await gateway.get(`/v1/families/${id}`, customer)).body.status;
    expect(await statusOf(made.body.family_id)).toBe('failed');
    const ready = await families.ready(customer);
    const members = `/v1/families/${ready}/members`;
    const change = await gateway.send('post', members, customer, { type: 'senior' }).expect(202);
    await cancel(customer, change.body.task_id).expect(200);
    expect(await statusOf(ready)).toBe('ready');
  });

  it('is refused for a task that has ended, is unknown, or is another’s', async () => {
    const customer = await gateway.openAccount();
    const taskId = await accept(customer);
    const stranger = await gateway.openAccount();
    for (const [who, id] of [
      [stranger, taskId],
      [customer, 'task_0'],
      [customer, 'job_0'],
    ] as const) {
      const { status, body } = await cancel(who, id);
      expect([status, body.error.code]).toEqual([404, 'TASK_NOT_FOUND']);
    }
    await gateway.database.task.update({
      where: { id: taskId },
      data: { status: 'completed', step: 'done', result: {}, completedAt: new Date() },
    });
    const { status, body } = await cancel(customer, taskId);
    expect([status, body.error]).toMatchObject([
      409,
      { code: 'TASK_NOT_CANCELLABLE', message: 'The task has completed and cannot be cancelled' },
    ]);
    await gateway.get(`/v1/tasks/${taskId}/cancel`, customer).expect(405);
  });
});

describe('POST …/property-showcase/jobs/{job_id}/cancel', () => {
  it('ends a waiting showcase, gives its credits back, and tells in the one sentence', async () => {
    const customer = await gateway.openAccount('plus', 10);
    const { body: made } = await showcases.post(customer, { webhook_url: WEBHOOK }).expect(202);
    const key = { 'Idempotency-Key': 'stop' };
    const { body } = await cancelJob(customer, made.job_id, key).expect(200);
    expect(body).toMatchObject({
      status: 'failed',
      error: 'The showcase job was cancelled',
      error_code: 'JOB_CANCELLED',
      refunded_credits: 2,
    });
    expect((await cancelJob(customer, made.job_id, key).expect(200)).body).toEqual(body);
    await cancelJob(customer, made.job_id).expect(200);
    expect(await gateway.creditsOf(customer)).toBe(10);
    expect(await deliveriesOf({ showcaseJobId: made.job_id })).toMatchObject([
      { event: 'showcase.failed', error: 'The showcase image could not be generated' },
    ]);
    await showcases.post(customer).expect(202);
  });

  it('of an edit that nobody has begun gives its credits back too', async () => {
    const customer = await gateway.openAccount('plus', 10);
    const { imageUrl } = await showcases.finished(customer);
    const edit = await showcases
      .edit(customer, { image_url: imageUrl, prompt: 'warmer' })
      .expect(202);
    const { body } = await cancelJob(customer, edit.body.job_id).expect(200);
    expect([body.credits_charged, body.refunded_credits]).toEqual([2, 2]);
    expect(await gateway.creditsOf(customer)).toBe(8);
  });

  it('is refused for a job that has ended, is unknown, or is another’s', async () => {
    const customer = await gateway.openAccount();
    const { jobId } = await showcases.finished(customer);
    const ended = await cancelJob(customer, jobId);
    expect([ended.status, ended.body.error.code]).toEqual([409, 'SHOWCASE_JOB_NOT_CANCELLABLE']);
    for (const [who, id] of [
      [await gateway.openAccount(), jobId],
      [customer, 'job_0'],
    ] as const) {
      const { status, body } = await cancelJob(who, id);
      expect([status, body.error.code]).toEqual([404, 'SHOWCASE_JOB_NOT_FOUND']);
    }
  });
});
