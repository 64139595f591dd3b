import { afterAll, describe, expect, it } from '@jest/globals';
import { Groundwork } from '../client.js';
import { ApiError } from '../errors.js';
import { refused, type ScriptedAnswer, ScriptedServer } from '../fixtures/scripted-server.js';
import {
  ReadingFailedError,
  ShowcaseFailedError,
  TaskFailedError,
  WaitTimeoutError,
} from './wait.js';

const server = await ScriptedServer.start();
const client = new Groundwork({ baseUrl: server.origin, retryDelayMs: 1 });
afterAll(() => server.close());

const task = (
  status: string,
  { progress = 10, ...more }: Readonly<Record<string, unknown>> = {},
) => ({
  status: 200,
  json: {
    task_id: 'task_1',
    type: 'land',
    status,
    resolution: { progress, stages: [], scenes: [] },
    request_id: `req_${Math.random()}`,
    ...more,
  },
});
const completed = task('completed', {
  completed_at: '2026-03-02T09:18:40Z',
  result: { video_url: 'https://media.example.com/film.mp4' },
});
const failed = task('failed', {
  completed_at: '2026-03-02T09:18:40Z',
  error: { code: 'SCRIPT_TOO_LONG', message: 'too long' },
});
const quickly = { pollIntervalMs: 1, events: false };
const failure = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => null,
    (error: unknown) => error,
  );

describe('waiting for a reading', () => {
  const accepted = { status: 202, json: { reading_id: 'read_1', status: 'pending' } };
  const reading = (status: string, more: object = {}) => ({
    status: 200,
    json: { reading_id: 'read_1', status, ...more },
  });
  const readIt = () =>
    client.land.readings.createAndWait(
      { source_image_url: 'https://photos.example.com/a.jpg' },
      { pollIntervalMs: 1 },
    );

  it('polls until the photo is read; a refusal is an answer like any other', async () => {
    const objections = [{ code: 'PHOTO_NOT_LAND', sentence: 'No land.' }];
    server.script(accepted, reading('pending'), reading('completed', { reading: { objections } }));
    expect((await readIt()).reading.objections).toEqual(objections);
    expect(server.received.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /v1/land/readings',
      'GET /v1/land/readings/read_1',
      'GET /v1/land/readings/read_1',
    ]);
  });

  it('throws when it failed, with the reason', async () => {
    const error = { code: 'IMAGE_PROCESSING_FAILED', message: 'broken' };
    server.script(accepted, reading('failed', { error }));
    const thrown = await failure(readIt());
    expect(thrown).toBeInstanceOf(ReadingFailedError);
    expect(thrown).toMatchObject(error);
  });

  it('follows its events', async () => {
    server.script((response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      response.write(': still here\n\n');
      response.write('event: progress\nid: 1\ndata: {"stage":"reading"}\n\n');
      response.end('event: completed\nid: completed\ndata: {"status":"completed"}\n\n');
    });
    const received = [];
    for await (const { event, data } of client.land.readings.stream('read_1')) {
      received.push([event, data]);
    }
    expect(received).toEqual([
      ['progress', { stage: 'reading' }],
      ['completed', { status: 'completed' }],
    ]);
  });
});

describe('waiting for a task', () => {
  it('polls until it is completed, and reports each change once', async () => {
    const rendering = task('rendering', { progress: 40 });
    server.script(task('preparing'), rendering, rendering, completed);
    const seen: string[] = [];
    const onProgress = ({ status }: { status: string }) => seen.push(status);
    const film = await client.waitForTask('task_1', { ...quickly, onProgress });
    expect(film.result).toEqual({ video_url: 'https://media.example.com/film.mp4' });
    expect(seen).toEqual(['preparing', 'rendering', 'completed']);
    expect(server.received.map(({ url }) => url)).toEqual(Array(4).fill('/v1/tasks/task_1'));
  });

  it('throws when it failed, with the reason', async () => {
    server.script(task('preparing'), failed);
    const error = await failure(client.waitForTask('task_1', quickly));
    expect(error).toBeInstanceOf(TaskFailedError);
    expect(error).toMatchObject({ code: 'SCRIPT_TOO_LONG', message: 'too long' });
  });

  it('lasts through an outage', async () => {
    const away = Array(4).fill(refused(503, 'SERVICE_UNAVAILABLE'));
    server.script(task('preparing'), ...away, 'reset', completed);
    expect(await client.waitForTask('task_1', quickly)).toMatchObject({ status: 'completed' });
  });

  it('gives an outage up that does not end', async () => {
    server.script(...Array(20).fill(refused(503, 'SERVICE_UNAVAILABLE')));
    const error = await failure(client.waitForTask('task_1', quickly));
    expect(error).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  });

  it('ends with what is not to be waited for', async () => {
    server.script(refused(404, 'TASK_NOT_FOUND'));
    const error = await failure(client.waitForTask('task_1', quickly));
    expect(error).toBeInstanceOf(ApiError);
    expect(server.received).toHaveLength(1);
  });

  it('ends after timeoutMs, with what was seen last', async () => {
    server.script(task('preparing', { progress: 10 }), 'hang');
    const error = await failure(client.waitForTask('task_1', { ...quickly, timeoutMs: 100 }));
    expect(error).toBeInstanceOf(WaitTimeoutError);
    expect(error).toMatchObject({ last: { status: 'preparing', progress: 10 } });
  });

  it('ends when its signal is aborted, with the signal’s reason', async () => {
    server.script(task('preparing'));
    const reason = new Error('the visitor left');
    const waiting = new AbortController();
    const onProgress = () => waiting.abort(reason);
    const options = { ...quickly, signal: waiting.signal, onProgress };
    expect(await failure(client.waitForTask('task_1', options))).toBe(reason);
  });

  it('ends with what onProgress throws', async () => {
    server.script(task('preparing'));
    const reason = new Error('a fault of the caller');
    const onProgress = () => {
      throw reason;
    };
    expect(await failure(client.waitForTask('task_1', { ...quickly, onProgress }))).toBe(reason);
  });
});

describe('following a task', () => {
  const progress = (id: string, status: string) =>
    `event: progress\nid: ${id}\ndata: ${JSON.stringify({ task_id: 'task_1', status })}\n\n`;
  const end = `event: completed\nid: completed\ndata: ${JSON.stringify(completed.json)}\n\n`;
  /** Parts of a stream, each sent by itself, and then its end. */
  const stream =
    (...parts: readonly string[]): ScriptedAnswer =>
    async (response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      for (const part of parts) await new Promise((sent) => response.write(part, sent));
      response.end();
    };
  const asked = () => server.received.map(({ url }) => url.replace('/v1/tasks/task_1', ''));

  async function follow(options: object = {}): Promise<[string, readonly string[]]> {
    const seen: string[] = [];
    const onProgress = ({ status }: { status: string }) => seen.push(status);
    const { status } = await client.waitForTask('task_1', {
      pollIntervalMs: 1,
      onProgress,
      ...options,
    });
    return [status, seen];
  }

  it('takes the end from its events, however they are cut, and does not poll', async () => {
    const whole = `retry: 2000\n\n: still here\n\n${progress('1', 'preparing')}${progress('2', 'rendering')}${end}`;
    const cut = whole.match(/.{1,23}/gs) ?? [];
    server.script(stream(...cut));
    expect(await follow()).toEqual(['completed', ['preparing', 'rendering', 'completed']]);
    expect(asked()).toEqual(['/events']);
  });

  it('comes back with the last event that it has when the stream ends early', async () => {
    server.script(stream(progress('1', 'preparing')), stream(': still here\n\n', end));
    expect(await follow()).toEqual(['completed', ['preparing', 'completed']]);
    expect(asked()).toEqual(['/events', '/events']);
    expect(server.received[1]?.headers['last-event-id']).toBe('1');
  });

  it.each<[string, readonly ScriptedAnswer[]]>([
    ['there is no such operation', [refused(404, 'NOT_FOUND')]],
    ['there are too many streams', Array(4).fill(refused(429, 'STREAM_LIMIT_EXCEEDED'))],
    ['a proxy swallows it', [stream()]],
    ['it has nothing to say', [{ status: 204, json: undefined }]],
  ])('polls when %s', async (_name, answers) => {
    server.script(...answers, task('preparing'), completed);
    expect(await follow()).toEqual(['completed', ['preparing', 'completed']]);
    expect(asked().slice(-2)).toEqual(['', '']);
  });

  it('throws what the poll is refused with', async () => {
    server.script(refused(404, 'TASK_NOT_FOUND'), refused(404, 'TASK_NOT_FOUND'));
    expect(await failure(follow())).toMatchObject({ code: 'TASK_NOT_FOUND' });
  });

  it('hangs up when its signal is aborted', async () => {
    const reason = new Error('the visitor left');
    const waiting = new AbortController();
    const hungUp = new Promise((resolve) => {
      server.script((response) => {
        response.once('close', resolve).writeHead(200).write(progress('1', 'preparing'));
      });
    });
    const { signal } = waiting;
    const watched = (async () => {
      for await (const { status } of client.tasks.watch('task_1', { signal })) {
        if (status === 'preparing') waiting.abort(reason);
      }
    })();
    expect(await failure(watched)).toBe(reason);
    await hungUp;
  });

  it('hangs up when nobody wants to know any more', async () => {
    const hungUp = new Promise((resolve) => {
      server.script((response) => {
        response.once('close', resolve).writeHead(200).write(progress('1', 'preparing'));
      });
    });
    for await (const _state of client.tasks.watch('task_1')) break;
    await hungUp;
  });
});

describe('making and waiting', () => {
  it('asks for a film with the key that is given and waits for its task', async () => {
    server.script({ status: 202, json: { task_id: 'task_1' } }, task('preparing'), completed);
    const body = { source_image_url: 'https://photos.example.com/a.jpg', format: '9:16' } as const;
    const film = await client.land.createAndWait(body, { ...quickly, idempotencyKey: 'order-7' });
    expect(film.result.video_url).toBe('https://media.example.com/film.mp4');
    expect(server.received[0]).toMatchObject({
      method: 'POST',
      url: '/v1/land',
      headers: { 'idempotency-key': 'order-7' },
    });
  });

  const edit = { source_result_id: 'job_1', prompt: 'warmer' };
  const job = (status: string, more: object): ScriptedAnswer => ({
    status: 200,
    json: { job_id: 'job_2', status, output_image_url: null, error: null, ...more },
  });

  it('asks for an image and waits for its job', async () => {
    const link = { output_image_url: 'https://media.example.com/a.jpg' };
    server.script(
      { status: 202, json: { job_id: 'job_2' } },
      job('pending', {}),
      job('succeeded', link),
    );
    expect(await client.showcase.editAndWait(edit, quickly)).toMatchObject(link);
    expect(server.received[2]?.url).toBe('/v1/real-estate/property-showcase/jobs/job_2');
  });

  it('throws when the image could not be made', async () => {
    server.script(
      { status: 202, json: { job_id: 'job_2' } },
      job('failed', {
        error: 'The showcase image could not be generated',
        error_code: 'GENERATION_FAILED',
      }),
    );
    const error = await failure(client.showcase.editAndWait(edit, quickly));
    expect(error).toBeInstanceOf(ShowcaseFailedError);
    expect(error).toMatchObject({ code: 'GENERATION_FAILED', job: { job_id: 'job_2' } });
  });
});
