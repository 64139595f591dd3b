import { landTaskSchema } from '@groundwork/contract/tasks/tasks';
import { claim, type Leased, type LeaseTarget } from '@groundwork/database/jobs/lease';
import { completeWork } from '@groundwork/database/lifecycle/complete';
import { failWork } from '@groundwork/database/lifecycle/fail';
import {
  enterIntroOutro,
  finishPreparing,
  taskTarget,
} from '@groundwork/database/tasks/prepare-task';
import { finishSegment, reportFrames, segmentTarget } from '@groundwork/database/tasks/segments';
import { taskPrefix } from '@groundwork/storage/object-keys';
import { afterAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { PUBLIC_URL, startGateway } from '../../fixtures/gateway.js';
import { photo } from '../../fixtures/pictures.js';

const gateway = await startGateway();
const url = gateway.images.serve('/plot.jpg', { bytes: await photo() });
const customer = await gateway.openAccount('enterprise', 10_000);
afterAll(() => gateway.close());

async function accept(fields: object = {}, owner = customer): Promise<string> {
  const body = { source_image_url: url, format: '16:9', ...fields };
  return (await gateway.postLand(owner, body).expect(202)).body.task_id;
}

async function lease(target: LeaseTarget): Promise<Leased> {
  const claimed = await claim(gateway.database, target, 60);
  if (!claimed) throw new Error('nothing to claim');
  return claimed;
}

async function prepare(taskId: string): Promise<void> {
  const scenes = [
    { id: 'terrain', kind: 'terrain', seconds: 4 },
    { id: 'proposal-1', kind: 'proposal', seconds: 10 },
  ];
  const segments = [{ frames: 100 }, { frames: 300 }];
  const prepared = { reading: null, storyboard: { scenes }, segments };
  const held = await lease(taskTarget(taskId, 'prepare'));
  await finishPreparing(gateway.database, taskId, held, prepared);
}

/** Leaves the task's assembly under the lease that is returned. */
async function render(taskId: string): Promise<Leased> {
  await prepare(taskId);
  for (const index of [0, 1]) {
    const held = await lease(segmentTarget(taskId, index));
    await finishSegment(gateway.database, { taskId, index }, held, `tasks/x/${index}.mp4`);
  }
  return lease(taskTarget(taskId, 'assemble'));
}

async function poll(taskId: string) {
  const { status, body, headers } = await gateway.get(`/v1/tasks/${taskId}`, customer);
  expect(status).toBe(200);
  // Exactly the fields of the contract, in their types.
  expect(body).toEqual(landTaskSchema.parse(body));
  expect(headers['cache-control']).toBe('no-store');
  return { task: landTaskSchema.parse(body), headers };
}

describe('a task that is under way', () => {
  it('while preparing has stage and progress 10, no result, no error and no end', async () => {
    const area = [0.2, 0.5, 0.8].map((x, at) => ({ x, y: at === 1 ? 0.9 : 0.6 }));
    const taskId = await accept({ area_polygon: area });
    const { task, headers } = await poll(taskId);
    expect(task).toMatchObject({
      task_id: taskId,
      type: 'land',
      status: 'preparing',
      livemode: true,
      external_id: expect.stringMatching(/^svc_land_[0-9a-z]{26}$/),
      marking: 'polygon',
      charged_credits: 35,
      refunded_credits: 0,
      resolution: {
        stage: 'preparing',
        progress: 10,
        scenes: [],
        used_overrides: ['area_polygon'],
      },
      request_id: headers['x-request-id'],
      _links: { self: `/v1/tasks/${taskId}`, poll_interval_seconds: 30 },
    });
    for (const later of ['result', 'error', 'completed_at']) expect(task).not.toHaveProperty(later);
    expect(headers['retry-after']).toBe('30');
  });

  it('while rendering has the progress of its segments', async () => {
    const taskId = await accept();
    await prepare(taskId);
    expect((await poll(taskId)).task).toMatchObject({
      status: 'rendering',
      resolution: { stage: 'rendering', progress: 40 },
    });
    const held = await lease(segmentTarget(taskId, 1));
    await reportFrames(gateway.database, { taskId, index: 1 }, held, 200);
    const { progress } = (await poll(taskId)).task.resolution;
    // Half of the frames, from 40 to 88.
    expect(progress).toBe(64);
    await finishSegment(gateway.database, { taskId, index: 1 }, held, 'tasks/x/1.mp4');
    expect((await poll(taskId)).task.resolution.progress).toBeGreaterThan(progress);
  });

  it('while rendering tells for each scene how many of its frames are done', async () => {
    const taskId = await accept();
    await prepare(taskId);
    const terrain = { id: 'terrain', kind: 'terrain', frames: 100 };
    const proposal = { id: 'proposal-1', kind: 'proposal', frames: 300 };
    const scenes = async () => (await poll(taskId)).task.resolution.scenes;
    expect(await scenes()).toEqual([
      { ...terrain, status: 'pending', frames_done: 0 },
      { ...proposal, status: 'pending', frames_done: 0 },
    ]);
    const held = await lease(segmentTarget(taskId, 1));
    await reportFrames(gateway.database, { taskId, index: 1 }, held, 45);
    const first = await lease(segmentTarget(taskId, 0));
    await finishSegment(gateway.database, { taskId, index: 0 }, first, 'tasks/x/0.mp4');
    expect(await scenes()).toEqual([
      { ...terrain, status: 'done', frames_done: 100 },
      { ...proposal, status: 'rendering', frames_done: 45 },
    ]);
  });

  it('while cards are put around it is in intro_outro', async () => {
    const taskId = await accept();
    const held = await render(taskId);
    expect((await poll(taskId)).task.status).toBe('rendering');
    await enterIntroOutro(gateway.database, taskId, held, 92);
    const { task, headers } = await poll(taskId);
    expect(task).toMatchObject({
      status: 'intro_outro',
      resolution: { stage: 'intro_outro', progress: 92 },
    });
    expect(headers['retry-after']).toBe('30');
  });
});

describe('a completed task', () => {
  const film = Buffer.from('film');
  const keyOf = (taskId: string, name: string) => `${taskPrefix(taskId)}/${name}`;

  async function complete(expiresAt: Date, warning?: string): Promise<string> {
    const taskId = await accept();
    const held = await render(taskId);
    const types = {
      'film.mp4': 'video/mp4',
      'cover.jpg': 'image/jpeg',
      'captions.vtt': 'text/vtt',
      'captions.srt': 'application/x-subrip',
    };
    const assets = Object.entries(types).map(([name, contentType]) => ({
      key: keyOf(taskId, name),
      contentType,
    }));
    for (const { key, contentType } of assets) await gateway.store.put(key, film, { contentType });
    await completeWork(gateway.database, 'film', taskId, held, {
      completedAt: new Date(),
      expiresAt,
      result: {
        video_key: keyOf(taskId, 'film.mp4'),
        cover_key: keyOf(taskId, 'cover.jpg'),
        captions_vtt_key: keyOf(taskId, 'captions.vtt'),
        captions_srt_key: null,
        plot_reading_key: null,
        plot_reading_data_key: null,
        chapters_vtt_key: null,
        script_key: null,
        before_after_key: null,
        original_keys: [],
        duration_seconds: 42,
        resolution: '1920x1080',
        ...(warning === undefined ? {} : { intro_outro_warning: warning }),
      },
      assets,
      webhookEvent: null,
    });
    return taskId;
  }

  const inAnHour = () => new Date(Math.floor(Date.now() / 1_000) * 1_000 + 3_600_000);

  it('has its result, its end and progress 100, and needs no more polling', async () => {
    const expiresAt = inAnHour();
    const { task, headers } = await poll(await complete(expiresAt));
    expect(task).toMatchObject({
      status: 'completed',
      completed_at: expect.any(String),
      resolution: { stage: 'completed', progress: 100 },
      refunded_credits: 0,
      result: {
        duration_seconds: 42,
        resolution: '1920x1080',
        expires_at: expiresAt.toISOString(),
        assets: { captions_srt_url: null, plot_reading_url: null },
      },
    });
    expect(task).not.toHaveProperty('error');
    expect(task.result).not.toHaveProperty('intro_outro_warning');
    expect(headers).not.toHaveProperty('retry-after');
  });

  it('carries intro_outro_warning when the cards could not be applied', async () => {
    const { task } = await poll(await complete(inAnHour(), 'no cards'));
    expect(task.result?.intro_outro_warning).toBe('no cards');
  });

  it('has links that work without a key and end with expires_at', async () => {
    const expiresAt = inAnHour();
    const { result } = (await poll(await complete(expiresAt))).task;
    const links: [string | null | undefined, string][] = [
      [result?.video_url, 'video/mp4'],
      [result?.cover_image_url, 'image/jpeg'],
      [result?.assets.captions_vtt_url, 'text/vtt'],
    ];
    for (const [link, type] of links) {
      const there = new URL(link ?? '');
      expect(there.origin).toBe(PUBLIC_URL);
      expect(Number(there.searchParams.get('expires')) * 1_000).toBe(expiresAt.getTime());
      const path = there.pathname + there.search;
      const { status, headers } = await request(gateway.origin).get(path);
      expect([status, headers['content-type']?.split(';')[0]]).toEqual([200, type]);
      const part = await request(gateway.origin).get(path).set('Range', 'bytes=0-1');
      expect([part.status, part.headers['content-length']]).toEqual([206, '2']);
      expect((await request(gateway.origin).head(path)).status).toBe(200);
      expect((await request(gateway.origin).get(`${path}0`)).status).toBe(403);
    }
  });

  it('whose files have expired is still readable; its links are 404', async () => {
    const { result } = (await poll(await complete(new Date(Date.now() - 1_000)))).task;
    const there = new URL(result?.video_url ?? '');
    const gone = await request(gateway.origin).get(there.pathname + there.search);
    expect([gone.status, gone.body.error.code]).toEqual([404, 'NOT_FOUND']);
  });
});

describe('a failed task', () => {
  const fail = (taskId: string) =>
    failWork(gateway.database, 'task', taskId, {
      code: 'IMAGE_PROCESSING_FAILED',
      message: 'The picture could not be processed',
      failedAt: new Date(),
      expiresAt: new Date(Date.now() + 1_000),
      webhookEvent: null,
    });

  it('has its error and gives the credits back once', async () => {
    const before = await gateway.creditsOf(customer);
    const taskId = await accept();
    expect(await gateway.creditsOf(customer)).toBe(before - 40);
    await fail(taskId);
    await fail(taskId);
    const { task, headers } = await poll(taskId);
    expect(task).toMatchObject({
      status: 'failed',
      completed_at: expect.any(String),
      error: { code: 'IMAGE_PROCESSING_FAILED', message: 'The picture could not be processed' },
      charged_credits: 40,
      refunded_credits: 40,
      resolution: { stage: 'failed', progress: 10 },
    });
    expect(task).not.toHaveProperty('result');
    expect(headers).not.toHaveProperty('retry-after');
    expect(await gateway.creditsOf(customer)).toBe(before);
  });

  it('of a test key had no charge and has no refund', async () => {
    const tester = await gateway.issueKey(customer.accountId, 'test');
    const taskId = await accept({}, tester);
    await fail(taskId);
    const { task } = await poll(taskId);
    expect(task).toMatchObject({ livemode: false, charged_credits: 0, refunded_credits: 0 });
  });
});

describe('TASK_NOT_FOUND', () => {
  it('is the answer to another account; another key of the same account may read', async () => {
    const taskId = await accept();
    const stranger = await gateway.openAccount();
    const refused = await gateway.get(`/v1/tasks/${taskId}`, stranger);
    expect([refused.status, refused.body.error.code]).toEqual([404, 'TASK_NOT_FOUND']);
    const { body: unknown } = await gateway.get(`/v1/tasks/${taskId}x`, customer);
    expect(refused.body.error.message).toBe(unknown.error.message);
    const colleague = await gateway.issueKey(customer.accountId, 'test');
    expect((await gateway.get(`/v1/tasks/${taskId}`, colleague)).status).toBe(200);
  });

  it('is the answer to the task_id of a land webhook, with how its owner finds the task', async () => {
    const taskId = await accept();
    const { external_id: id } = (await poll(taskId)).task;
    const { status, body } = await gateway.get(`/v1/tasks/${id}`, customer);
    expect([status, body.error.code, body.error.message]).toEqual([
      404,
      'TASK_NOT_FOUND',
      `No such task; ${id} is the external id of a task that GET /v1/tasks?external_id=${id} finds`,
    ]);
    const found = await gateway.get(`/v1/tasks?external_id=${id}`, customer);
    expect(found.body.tasks).toMatchObject([{ task_id: taskId }]);
  });

  it('is the answer to the external id of another account’s task', async () => {
    const { external_id } = (await poll(await accept())).task;
    const refused = await gateway.get(`/v1/tasks/${external_id}`, await gateway.openAccount());
    expect([refused.status, refused.body.error.message]).toEqual([
      404,
      'No such task; its id begins with task_',
    ]);
  });

  it('is the answer to other ids', async () => {
    for (const id of [
      'svc_land_',
      'svc_land_1',
      'job_01',
      'shw_01',
      'task_',
      'x',
      "task_' OR 1=1--",
      '%F0%9F%8F%A0',
    ]) {
      const { status, body } = await gateway.get(`/v1/tasks/${id}`, customer);
      expect([status, body.error.code]).toEqual([404, 'TASK_NOT_FOUND']);
    }
  });
});
