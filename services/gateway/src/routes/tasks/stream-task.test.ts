import { limits } from '@groundwork/contract/limits';
import {
  familyTaskSchema,
  type TaskProgress,
  taskProgressSchema,
} from '@groundwork/contract/tasks/task-answers';
import { landTaskSchema } from '@groundwork/contract/tasks/tasks';
import { claim } from '@groundwork/database/jobs/lease';
import { failWork } from '@groundwork/database/lifecycle/fail';
import { finishPreparing, taskTarget } from '@groundwork/database/tasks/prepare-task';
import { reportFrames, segmentTarget } from '@groundwork/database/tasks/segments';
import { afterAll, describe, expect, it } from '@jest/globals';
import { startGateway } from '../../fixtures/gateway.js';
import { photo } from '../../fixtures/pictures.js';

const gateway = await startGateway({ heartbeatMs: 30 });
const plot = gateway.images.serve('/plot.jpg', { bytes: await photo() });
const customer = await gateway.openAccount('enterprise', 10_000);
afterAll(() => gateway.close());

async function openFilm(): Promise<string> {
  const film = { source_image_url: plot, format: '16:9' };
  return (await gateway.postLand(customer, film).expect(202)).body.task_id;
}

/** preparing -> rendering, of two scenes. */
async function prepare(taskId: string): Promise<void> {
  const lease = await claim(gateway.database, taskTarget(taskId, 'prepare'), 60);
  if (!lease) throw new Error('not claimed');
  const scenes = [
    { id: 'terrain', kind: 'terrain' },
    { id: 'proposal-1', kind: 'proposal' },
  ];
  await finishPreparing(gateway.database, taskId, lease, {
    reading: null,
    storyboard: { scenes },
    segments: [{ frames: 100 }, { frames: 300 }],
  });
}

async function draw(taskId: string, frames: number): Promise<void> {
  const segment = { taskId, index: 0 };
  const lease = await claim(gateway.database, segmentTarget(taskId, 0), 60);
  if (lease) await reportFrames(gateway.database, segment, lease, frames);
}

async function fail(taskId: string): Promise<void> {
  const ended = { failedAt: new Date(), expiresAt: new Date(), webhookEvent: null };
  await failWork(gateway.database, 'task', taskId, {
    code: 'RENDER_FAILED',
    message: 'No.',
    ...ended,
  });
}

interface StreamedEvent {
  readonly event: string;
  readonly id: string;
  readonly data: unknown;
}

class Client {
  #text = '';
  readonly #events: StreamedEvent[] = [];
  readonly #reader: ReadableStreamDefaultReader<string>;

  constructor(readonly response: globalThis.Response) {
    if (!response.body) throw new Error('there is no stream');
    this.#reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  }

  comments = 0;

  /** The next event; null when the stream has ended. */
  async next(): Promise<StreamedEvent | null> {
    for (;;) {
      const event = this.#events.shift();
      if (event) return event;
      const { done, value } = await this.#reader.read();
      if (done) return null;
      this.#take(value);
    }
  }

  /** The next progress that is as asked; what comes before it is passed over. */
  async progressWhere(isIt: (progress: TaskProgress) => boolean): Promise<TaskProgress> {
    for (;;) {
      const progress = taskProgressSchema.parse((await this.next())?.data);
      if (isIt(progress)) return progress;
    }
  }

  /** Reads until so many comments have come. */
  async waitForComments(count: number): Promise<void> {
    while (this.comments < count) {
      const { done, value } = await this.#reader.read();
      if (done) throw new Error('the stream has ended');
      this.#take(value);
    }
  }

  leave(): Promise<void> {
    return this.#reader.cancel();
  }

  #take(text: string): void {
    const blocks = (this.#text + text).split('\n\n');
    this.#text = blocks.pop() ?? '';
    for (const block of blocks) {
      if (block.startsWith(':')) this.comments++;
      const field = (name: string) =>
        block
          .split('\n')
          .find((line) => line.startsWith(`${name}: `))
          ?.slice(name.length + 2);
      const event = field('event');
      if (event === undefined) continue;
      this.#events.push({ event, id: field('id') ?? '', data: JSON.parse(field('data') ?? '') });
    }
  }
}

const ask = (taskId: string, owner = customer, headers: Record<string, string> = {}) =>
  fetch(`${gateway.origin}/v1/tasks/${taskId}/events`, {
    headers: { Authorization: `Bearer ${owner.apiKey}`, ...headers },
  });
const follow = async (taskId: string, owner = customer, headers = {}) =>
  new Client(await ask(taskId, owner, headers));

describe('GET /v1/tasks/{taskId}/events', () => {
  it('tells the state at once, each change, and the end with the task as polling shows it', async () => {
    const taskId = await openFilm();
    const client = await follow(taskId);
    expect(client.response.status).toBe(200);
    expect(client.response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    const first = await client.next();
    expect(first?.event).toBe('progress');
    expect(taskProgressSchema.parse(first?.data)).toEqual({
      task_id: taskId,
      type: 'land',
      status: 'preparing',
      progress: 10,
      stages: [
        { stage: 'preparing', status: 'pending', progress: 0 },
        { stage: 'rendering', status: 'pending', progress: 0 },
        { stage: 'assembling', status: 'pending', progress: 0 },
      ],
      scenes: [],
    });
    await prepare(taskId);
    const rendering = await client.progressWhere(({ status }) => status === 'rendering');
    expect(rendering).toMatchObject({
      progress: 40,
      scenes: [{ id: 'terrain', frames: 100, frames_done: 0 }, { id: 'proposal-1' }],
    });
    await draw(taskId, 50);
    const drawn = await client.progressWhere(({ scenes }) => scenes?.[0]?.frames_done === 50);
    expect(drawn.scenes?.[0]).toMatchObject({ status: 'rendering' });
    await fail(taskId);
    const last = await client.next();
    expect(last).toMatchObject({ event: 'failed', id: 'failed' });
    const polled = await gateway.get(`/v1/tasks/${taskId}`, customer).expect(200);
    expect({ ...landTaskSchema.parse(last?.data), request_id: '' }).toEqual({
      ...polled.body,
      request_id: '',
    });
    expect(await client.next()).toBeNull();
  });

  it('says nothing again to one who comes back and knows it', async () => {
    const taskId = await openFilm();
    const client = await follow(taskId);
    const known = await client.next();
    await client.leave();
    const back = await follow(taskId, customer, { 'Last-Event-ID': String(known?.id) });
    await back.waitForComments(2);
    await fail(taskId);
    expect(await back.next()).toMatchObject({ event: 'failed' });
    expect((await ask(taskId, customer, { 'Last-Event-ID': 'failed' })).status).toBe(204);
    const late = await follow(taskId);
    expect(await late.next()).toMatchObject({ event: 'failed' });
    expect(await late.next()).toBeNull();
  });

  it('follows the members of a family', async () => {
    const members = [
      { type: 'adult', role: 'mother' },
      { type: 'child', role: 'son' },
    ];
    const family = { name: 'The Smiths', members };
    const { body } = await gateway.send('post', '/v1/families', customer, family).expect(202);
    const client = await follow(body.task_id);
    expect((await client.next())?.data).toMatchObject({
      type: 'family',
      members: [
        { index: 0, status: 'pending' },
        { index: 1, status: 'pending' },
      ],
    });
    await claim(gateway.database, taskTarget(body.task_id, 'prepare'), 60);
    expect((await client.next())?.data).toMatchObject({
      stages: [
        { stage: 'portraits', status: 'running' },
        { stage: 'card', status: 'pending' },
      ],
      members: [{ status: 'drawing' }, { status: 'pending' }],
    });
    await client.leave();
    const polled = await gateway.get(`/v1/tasks/${body.task_id}`, customer).expect(200);
    expect(familyTaskSchema.parse(polled.body).members).toHaveLength(2);
  });

  it('tells as many as want to know with one look at the database', async () => {
    const taskIds = await Promise.all([openFilm(), openFilm()]);
    const clients = await Promise.all([...taskIds, ...taskIds, ...taskIds].map((id) => follow(id)));
    await Promise.all(clients.map((client) => client.next()));
    await Promise.all(taskIds.map(fail));
    const ends = await Promise.all(clients.map((client) => client.next()));
    expect(ends.map((end) => end?.event)).toEqual(clients.map(() => 'failed'));
  });

  it('refuses more streams than a key may have, and takes new ones when others have left', async () => {
    const owner = await gateway.openAccount();
    const film = { source_image_url: plot, format: '16:9' };
    const { body } = await gateway.postLand(owner, film).expect(202);
    const { streamsPerKey } = limits.taskEvents;
    const clients = await Promise.all(
      Array.from({ length: streamsPerKey }, () => follow(body.task_id, owner)),
    );
    const refused = await ask(body.task_id, owner);
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ error: { code: 'STREAM_LIMIT_EXCEEDED' } });
    const another = await gateway.issueKey(owner.accountId);
    await (await follow(body.task_id, another)).leave();
    await Promise.all(clients.map((client) => client.leave()));
    // The server notices a little later.
    let status = 429;
    for (let tries = 0; status === 429 && tries < 200; tries++) {
      const answer = await ask(body.task_id, owner);
      ({ status } = answer);
      await answer.body?.cancel();
    }
    expect(status).toBe(200);
  });

  it.each(['task_0', 'svc_land_1', 'job_1', '%00'])('knows no task %s', async (id) => {
    const { body } = await gateway.get(`/v1/tasks/${id}/events`, customer).expect(404);
    expect(body.error.code).toBe('TASK_NOT_FOUND');
  });

  it('knows no task by the task_id of a land webhook, and says how to find it', async () => {
    const taskId = await openFilm();
    const { external_id } = (await gateway.get(`/v1/tasks/${taskId}`, customer)).body;
    const { body } = await gateway.get(`/v1/tasks/${external_id}/events`, customer).expect(404);
    expect([body.error.code, body.error.message]).toEqual([
      'TASK_NOT_FOUND',
      expect.stringContaining(`/v1/tasks?external_id=${external_id}`),
    ]);
  });

  it('knows another account’s task as little, and nobody without a key', async () => {
    const taskId = await openFilm();
    const other = await gateway.openAccount();
    await gateway.get(`/v1/tasks/${taskId}/events`, other).expect(404);
    await gateway.get(`/v1/tasks/${taskId}/events`).expect(401);
  });

  it('ends every stream when the gateway shuts down, and lets none stay that is opened then', async () => {
    const own = await startGateway();
    try {
      const owner = await own.openAccount();
      const url = own.images.serve('/plot.jpg', { bytes: await photo() });
      const film = { source_image_url: url, format: '16:9' };
      const { body } = await own.postLand(owner, film).expect(202);
      const streamOf = async () =>
        new Client(
          await fetch(`${own.origin}/v1/tasks/${body.task_id}/events`, {
            headers: { Authorization: `Bearer ${owner.apiKey}` },
          }),
        );
      const client = await streamOf();
      await client.next();
      own.taskWatch.close();
      expect(await client.next()).toBeNull();
      const late = await streamOf();
      expect(await late.next()).toMatchObject({ event: 'progress' });
      expect(await late.next()).toBeNull();
    } finally {
      await own.close();
    }
  });
});
