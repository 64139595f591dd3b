import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Progress } from '../terminal/progress.mjs';
import { makeDemoFilm } from './demo-film.mjs';

const SAMPLE = photo('sample', true);
const OWN = photo('own', false);

/** @param {string} content @param {boolean} sample @returns {import('./plot-photo.mjs').PlotPhoto} */
function photo(content, sample) {
  return {
    type: 'image/jpeg',
    ending: 'jpg',
    label: content,
    sample,
    bytes: async () => Buffer.from(content),
  };
}

/** @type {string} */
let directory;
/** @type {string} */
let origin;
/** @type {import('node:http').Server} */
let server;
/** The API's answers for each task. @type {Record<string, Record<string, unknown>>} */
let tasks;
/** Bodies of POST /v1/land. @type {Record<string, unknown>[]} */
let requests;
/** Its answer to the next one, instead of taking it. @type {{ status: number, body: unknown } | undefined} */
let refusal;

beforeEach(async () => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'groundwork-demo-'));
  tasks = {};
  requests = [];
  refusal = undefined;
  server = createServer(async (request, response) => {
    const url = request.url ?? '';
    if (request.method === 'POST') {
      let text = '';
      for await (const chunk of request) text += chunk;
      if (refusal) return void response.writeHead(refusal.status).end(JSON.stringify(refusal.body));
      requests.push(JSON.parse(text));
      const id = `task_${requests.length}`;
      tasks[id] ??= completed(id);
      return void response.writeHead(202).end(JSON.stringify({ task_id: id }));
    }
    if (url.startsWith('/files/')) return void response.end(`bytes of ${url}`);
    const task = tasks[url.replace('/v1/tasks/', '')];
    response
      .writeHead(task ? 200 : 404)
      .end(
        JSON.stringify(
          task ?? { error: { code: 'TASK_NOT_FOUND', message: 'none', request_id: 'req_1' } },
        ),
      );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(directory, { recursive: true, force: true });
});

/** @param {string} id */
const ended = (id) => ({
  ...{ task_id: id, type: 'land', completed_at: '2026-03-02T09:18:40Z' },
  resolution: { progress: 100, stages: [], scenes: [] },
});

/** @param {string} id */
const failed = (id) => ({
  ...ended(id),
  status: 'failed',
  error: { code: 'RENDER_FAILED', message: 'why' },
});

/** @param {string} id */
function completed(id) {
  return {
    ...ended(id),
    status: 'completed',
    result: {
      video_url: `${origin}/files/${id}.mp4`,
      cover_image_url: `${origin}/files/${id}.jpg`,
      duration_seconds: 24,
      resolution: '1920x1080',
    },
  };
}

/** @param {import('./plot-photo.mjs').PlotPhoto} plot */
function make(plot) {
  const stream = /** @type {any} */ (new PassThrough().resume());
  return makeDemoFilm({
    api: origin,
    key: 'svc_live_x',
    photo: plot,
    photoUrl: `${origin}/plot.jpg`,
    progress: new Progress(stream),
    signal: new AbortController().signal,
    directory,
  });
}

const filmBytes = () => readFileSync(path.join(directory, 'film.mp4'), 'utf8');

describe('the demo film', () => {
  it('is asked for through the public API, waited for and saved with its cover', async () => {
    expect(await make(SAMPLE)).toMatchObject({ seconds: 24, resolution: '1920x1080' });
    expect(requests).toEqual([
      { source_image_url: `${origin}/plot.jpg`, format: '16:9', background_music: true },
    ]);
    expect(filmBytes()).toBe('bytes of /files/task_1.mp4');
    expect(readFileSync(path.join(directory, 'cover.jpg'), 'utf8')).toBe(
      'bytes of /files/task_1.jpg',
    );
  });

  it('of the sample is made once', async () => {
    await make(SAMPLE);
    expect(await make(SAMPLE)).toMatchObject({ seconds: 24 });
    expect(requests).toHaveLength(1);
  });

  it('of a photo of the caller is made whenever they ask, and moves the sample film aside', async () => {
    await make(SAMPLE);
    await make(OWN);
    await make(OWN);
    expect(requests).toHaveLength(3);
    expect(filmBytes()).toBe('bytes of /files/task_3.mp4');
    const aside = readdirSync(directory).filter((name) => /^film-[0-9a-f]{8}\.mp4$/.test(name));
    expect(aside.map((name) => readFileSync(path.join(directory, name), 'utf8'))).toEqual([
      'bytes of /files/task_1.mp4',
    ]);
  });

  it('that an earlier run left unfinished is waited for, not asked for again', async () => {
    tasks.task_1 = failed('task_1');
    await expect(make(SAMPLE)).rejects.toThrow('RENDER_FAILED why');
    expect(existsSync(path.join(directory, 'film.mp4'))).toBe(false);
    tasks.task_1 = completed('task_1');
    await make(SAMPLE);
    expect(requests).toHaveLength(1);
    expect(filmBytes()).toBe('bytes of /files/task_1.mp4');
  });

  it('that failed is asked for again', async () => {
    tasks.task_1 = failed('task_1');
    await expect(make(SAMPLE)).rejects.toThrow('RENDER_FAILED');
    await make(SAMPLE);
    expect(requests).toHaveLength(2);
  });

  it('that the API refuses is reported in the API’s words, with a way out', async () => {
    refusal = {
      status: 402,
      body: {
        error: { code: 'INSUFFICIENT_CREDITS', message: 'Not enough credits', request_id: 'req_2' },
      },
    };
    await expect(make(SAMPLE)).rejects.toMatchObject({
      message:
        'The film was not made: the API answered 402 INSUFFICIENT_CREDITS Not enough credits',
      advice: expect.stringContaining('grant-credits'),
    });
  });
});
