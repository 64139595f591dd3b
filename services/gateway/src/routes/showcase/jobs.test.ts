import type { ShowcaseJobList } from '@groundwork/contract/showcase/job-record';
import { afterAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { startGateway } from '../../fixtures/gateway.js';
import { openShowcases, SHOWCASE } from '../../fixtures/showcases.js';

const gateway = await startGateway();
const showcases = await openShowcases(gateway);
const customer = await gateway.openAccount();
afterAll(() => gateway.close());

const poll = (jobId: string, owner = customer) => gateway.get(`${SHOWCASE}/jobs/${jobId}`, owner);
const accept = async () => (await showcases.post(customer).expect(202)).body.job_id;

describe('GET …/property-showcase/jobs/{job_id}', () => {
  it('of a waiting job says when to ask again', async () => {
    const jobId = await accept();
    const { body, headers } = await poll(jobId).expect(200);
    expect(body).toMatchObject({
      job_id: jobId,
      status: 'pending',
      kind: 'generation',
      template_id: 'info_story',
      custom_template_id: null,
      source_result_id: null,
      livemode: true,
      output_image_url: null,
      error: null,
      error_code: null,
      credits_charged: 2,
      refunded_credits: 0,
      _links: { self: `${SHOWCASE}/jobs/${jobId}`, poll_interval_seconds: 2 },
    });
    expect(body).not.toHaveProperty('completed_at');
    expect(headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
    await showcases.fail(jobId);
  });

  it('of a finished job has a link to its image that works', async () => {
    const { jobId } = await showcases.finished(customer);
    const { body, headers } = await poll(jobId).expect(200);
    expect(body).toMatchObject({
      status: 'succeeded',
      error: null,
      expires_at: expect.any(String),
    });
    expect(headers).not.toHaveProperty('retry-after');
    const there = new URL(body.output_image_url);
    const image = await request(gateway.origin).get(there.pathname + there.search);
    expect([image.status, image.headers['content-type']]).toEqual([200, 'image/jpeg']);
  });

  it('has no link to an image that has ended', async () => {
    const { body } = await showcases.post(customer).expect(202);
    await showcases.succeed(body.job_id, new Date(Date.now() - 1_000));
    expect((await poll(body.job_id).expect(200)).body.output_image_url).toBeNull();
  });

  it('of a failed job says so in the webhook’s words, and what came back', async () => {
    const jobId = await accept();
    await showcases.fail(jobId);
    expect((await poll(jobId)).body).toMatchObject({
      status: 'failed',
      error: 'The showcase image could not be generated',
      error_code: 'GENERATION_FAILED',
      output_image_url: null,
      refunded_credits: 2,
    });
  });

  it('of an edit names its source', async () => {
    const { jobId, imageUrl } = await showcases.finished(customer);
    const edit = await showcases.edit(customer, { image_url: imageUrl, prompt: 'warmer' });
    expect((await poll(edit.body.job_id)).body).toMatchObject({
      kind: 'edit',
      template_id: 'info_story',
      source_result_id: jobId,
    });
    await showcases.fail(edit.body.job_id);
  });

  it('is SHOWCASE_JOB_NOT_FOUND for another account and for other ids; as a task it stays unknown', async () => {
    const { jobId } = await showcases.finished(customer);
    const stranger = await gateway.openAccount();
    for (const [id, who] of [
      [jobId, stranger],
      [`${jobId}x`, customer],
      ['task_01', customer],
      ['%F0%9F%8F%A0', customer],
    ] as const) {
      const { status, body } = await poll(id, who);
      expect([status, body.error.code]).toEqual([404, 'SHOWCASE_JOB_NOT_FOUND']);
    }
    expect((await poll('task_01', customer)).body.error.message).toBe(
      'No such showcase job; this id is polled at GET /v1/tasks/task_01',
    );
    const asTask = await gateway.get(`/v1/tasks/${jobId}`, customer);
    expect([asTask.status, asTask.body.error.code]).toEqual([404, 'TASK_NOT_FOUND']);
  });
});

describe('GET …/property-showcase/jobs', () => {
  it('lists newest first, in pages, by status and kind', async () => {
    const owner = await gateway.openAccount();
    const { jobId, imageUrl } = await showcases.finished(owner);
    const edit = (await showcases.edit(owner, { image_url: imageUrl, font: 'Lora' })).body.job_id;
    const list = async (query: string): Promise<ShowcaseJobList> =>
      (await gateway.get(`${SHOWCASE}/jobs${query}`, owner).expect(200)).body;
    const idsOf = ({ jobs }: ShowcaseJobList) => jobs.map(({ job_id }) => job_id);

    const first = await list('?limit=1');
    expect([idsOf(first), first.has_more]).toEqual([[edit], true]);
    const second = await list(`?limit=1&cursor=${first.next_cursor}`);
    expect([idsOf(second), second.has_more, second.next_cursor]).toEqual([[jobId], false, null]);
    expect(second.jobs[0]).toEqual({
      ...(await poll(jobId, owner)).body,
      request_id: second.request_id,
    });
    expect(idsOf(await list('?status=pending'))).toEqual([edit]);
    expect(idsOf(await list('?kind=generation'))).toEqual([jobId]);
    expect(idsOf(await list('?livemode=false'))).toEqual([]);
    await showcases.fail(edit);
  });

  it('refuses what it does not take', async () => {
    for (const query of ['status=done', 'kind=film', 'limit=1000', 'cursor=e30']) {
      const { status, body } = await gateway.get(`${SHOWCASE}/jobs?${query}`, customer);
      expect([status, body.error.code]).toEqual([400, 'INVALID_PARAMETER']);
    }
  });
});
