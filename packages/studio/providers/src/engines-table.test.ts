import { readFileSync } from 'node:fs';
import { createLogger, EnvironmentError, type Logger, loadEnvironment } from '@groundwork/runtime';
import { OpenAiServer } from '@groundwork/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { z } from 'zod';
import type { EngineUnavailable } from './calls/engine-call.js';
import type { SharedEngines } from './calls/make-call.js';
import { engineEnvironment } from './engine-environment.js';
import { sharedEngines, watchedTask } from './fixtures/engines-of-task.js';
import { canvasAround } from './image/canvas.js';
import { drawnPlan } from './image/fixtures/drawn-plan.js';
import { makeTrueEdit } from './image/true-edit.js';
import { askForJson } from './json-answer.js';
import { openEngines } from './open-engines.js';
import { declaredProfiles } from './profiles/model-profile.js';

/* What was wrong with what providers were sent until November 2026, row by row of the note that counted it. */

let server: OpenAiServer;
beforeAll(async () => {
  server = await OpenAiServer.start();
});
afterEach(() => {
  server.mend();
  server.requests.length = 0;
  server.books.length = 0;
});
afterAll(() => server.close());

/** A log whose warnings are told instead of written. */
function logTo(tell: (message: string, fields: object) => void): Pick<Logger, 'info' | 'warn'> {
  const log = createLogger('test', 'silent');
  log.warn = (fields: object, message?: string) => tell(message ?? '', fields);
  return log;
}

const plan = drawnPlan();
const GPT = { IMAGE_MODEL: 'gpt-image-2', IMAGE_PROFILE: '' };
const images = (environment: Record<string, string> = GPT) =>
  sharedEngines(server, ['image'], environment);
const edit = (shared: SharedEngines, watched = watchedTask(shared)) => ({
  ...watched,
  made: makeTrueEdit(watched.task, {
    ...plan,
    ...{ purpose: 'proposal-1', prompt: 'Make the house real.', seed: 41, feather: 3 },
  }),
});
const formsOf = () =>
  Promise.all(
    server.asked('image').map(({ headers, body }) =>
      new Response(new Uint8Array(body), {
        headers: { 'content-type': headers['content-type'] ?? '' },
      }).formData(),
    ),
  );
const colour = z.object({ colour: z.string().min(2).max(9) });
const askColour = (shared: SharedEngines, purpose = 'colour') =>
  askForJson(watchedTask(shared).task, {
    ...{ capability: 'text' as const, purpose, task: 'Name it.', data: {}, shape: colour },
  });
const jsonSent = () =>
  server.requests.map(({ body }) =>
    z.record(z.string(), z.unknown()).parse(JSON.parse(body.toString('utf8'))),
  );

describe('a picture of gpt-image-2', () => {
  it('1: is never asked for with input_fidelity, and the operator is told so at the start', async () => {
    const wrong = { ...GPT, IMAGE_OPTIONS: 'quality=high,input_fidelity=high' };
    expect(() => images(wrong)).toThrow(EnvironmentError);
    expect(() => images(wrong)).toThrow(/IMAGE_OPTIONS: gpt-image-2 does not take input_fidelity/);
    await edit(images({ ...GPT, IMAGE_OPTIONS: 'quality=high' })).made;
    const [form] = await formsOf();
    expect([...(form?.keys() ?? [])].sort()).toEqual([
      ...['image[]', 'image[]', 'mask', 'model', 'n', 'output_format', 'prompt', 'quality', 'size'],
    ]);
  });

  it('2: is uploaded once, the first time too, and the record says how much', async () => {
    const { made, recorded } = edit(images());
    await made;
    expect(server.asked('image')).toHaveLength(1);
    const [call] = recorded.calls;
    expect(call).toMatchObject({ attempts: 1, status: 200 });
    expect(call?.bytesSent).toBe(server.asked('image')[0]?.body.length);
  });

  it('3: lies within the sizes of its model, whatever part of whatever photo', () => {
    const side = fc.integer({ min: 40, max: 6000 });
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const models = Object.values(declaredProfiles.image);
    fc.assert(
      fc.property(side, side, fc.tuple(share, share, share, share), (width, height, shares) => {
        const [a, b, c, d] = shares;
        const part = {
          left: Math.floor(Math.min(a, b) * (width - 1)),
          right: Math.floor(Math.max(a, b) * (width - 1)) + 1,
          top: Math.floor(Math.min(c, d) * (height - 1)),
          bottom: Math.floor(Math.max(c, d) * (height - 1)) + 1,
        };
        for (const { sizes } of models) {
          const { size, window } = canvasAround(part, { width, height }, sizes);
          expect(window.left <= part.left && window.right >= part.right).toBe(true);
          expect(window.top <= part.top && window.bottom >= part.bottom).toBe(true);
          const shape = (window.right - window.left) / (window.bottom - window.top);
          const step = Math.max(
            16 / size.width,
            16 / size.height,
            2 / (window.right - window.left),
            2 / (window.bottom - window.top),
          );
          expect(Math.abs(Math.log(shape / (size.width / size.height)))).toBeLessThan(0.03 + step);
          if (!('step' in sizes)) continue;
          expect([size.width % sizes.step, size.height % sizes.step]).toEqual([0, 0]);
          expect(size.width * size.height).toBeGreaterThanOrEqual(sizes.leastPixels);
          expect(size.width * size.height).toBeLessThanOrEqual(sizes.mostPixels);
          expect(Math.max(size.width, size.height)).toBeLessThanOrEqual(sizes.mostSide);
          const ratio = Math.max(size.width / size.height, size.height / size.width);
          expect(ratio).toBeLessThanOrEqual(sizes.mostRatio);
        }
      }),
    );
  });

  it('4: is sent like every other after one that was called bad', async () => {
    const message = 'Invalid image file or mode for image 1, please check your image file.';
    server.fault('image', {
      status: 400,
      body: { error: { message, type: 'invalid_request_error', param: null, code: null } },
    });
    const shared = images();
    const given = await edit(shared).made.catch((error: EngineUnavailable) => error);
    expect(given).toMatchObject({
      fault: { reason: 'rejected', detail: expect.stringContaining(message) },
    });
    await edit(shared).made;
    const [bad, good] = await formsOf();
    expect([...(good?.keys() ?? [])]).toEqual([...(bad?.keys() ?? [])]);
    expect(good?.get('size')).toBe(bad?.get('size'));
  });

  it('10: is asked for of nobody once the money is out', async () => {
    server.fault('image', { status: 400, code: 'billing_hard_limit_reached' }, 9);
    const shared = images();
    const { made, recorded } = edit(shared);
    await made.catch(() => undefined);
    await edit(shared).made.catch(() => undefined);
    expect(server.asked('image')).toHaveLength(1);
    expect(recorded.calls).toMatchObject([{ outcome: 'unpaid', attempts: 1 }]);
  });
});

describe('what a provider says', () => {
  it('5: of a model that detects the language: no language_code goes there', () => {
    expect(declaredProfiles.speech['elevenlabs-multilingual']?.refuses).toEqual(['language_code']);
    // The bodies of errors are read in provider-error.test.ts.
  });

  it('6: is in the record and in the log when the embedded engine steps in', async () => {
    const lines: { fields: object; message: string }[] = [];
    const log = logTo((message, fields) => lines.push({ fields, message }));
    const body = {
      detail: [
        {
          loc: ['body', 'prompt'],
          msg: 'The content was flagged.',
          type: 'content_policy_violation',
        },
      ],
    };
    server.fault('text', { status: 422, headers: { 'x-request-id': 'req-9' }, body }, 9);
    const shared = sharedEngines(server, ['text']);
    const { task, recorded } = watchedTask(shared, undefined, log);
    const words = await task.remoteOr('text', {
      remote: (at) =>
        askForJson(at, {
          capability: 'text',
          purpose: 'colour',
          task: 'x',
          data: {},
          shape: colour,
        }),
      embedded: async () => ({ colour: 'none' }),
    });
    expect(words).toEqual({ colour: 'none' });
    expect(recorded.calls).toMatchObject([
      {
        outcome: 'refused',
        status: 422,
        requestId: 'req-9',
        message: '422 content_policy_violation: body.prompt: The content was flagged.',
      },
    ]);
    expect(lines).toMatchObject([
      {
        message: expect.stringContaining('The content was flagged.'),
        fields: { provider_request_id: 'req-9' },
      },
    ]);
  });
});

describe('a question to a model', () => {
  it('7: has its JSON by its profile: a schema that is refused changes no other question', async () => {
    const shared = sharedEngines(server, ['text'], { TEXT_MODEL: 'gpt-5-mini', TEXT_PROFILE: '' });
    server.think('colour', () => ({ colour: 'red' }));
    server.think('shade', () => ({ colour: 'blue' }));
    server.fault('text', { status: 400, code: 'invalid_json_schema' });
    await expect(askColour(shared)).rejects.toThrow(/invalid_json_schema/);
    await askColour(shared, 'shade');
    const [, second] = jsonSent();
    expect(second).toMatchObject({ response_format: { type: 'json_schema' } });
    expect(JSON.stringify(second?.response_format)).not.toMatch(/minLength|maxLength/);
    expect(JSON.stringify(second?.messages)).toMatch(/minLength/);
  });

  it('8: carries the operator’s options', async () => {
    server.think('colour', () => ({ colour: 'red' }));
    const TEXT_OPTIONS = 'reasoning_effort=low,max_completion_tokens=900,store=false,detail=low';
    await askColour(sharedEngines(server, ['text'], { TEXT_OPTIONS }));
    const [sent] = jsonSent();
    expect(sent).toMatchObject({
      reasoning_effort: 'low',
      max_completion_tokens: 900,
      store: false,
    });
    expect(sent).not.toHaveProperty('detail');
  });
});

describe('money', () => {
  it('9: is counted by tokens of text and picture; an unknown price is its dearest neighbour’s, and said so', async () => {
    const { made, recorded } = edit(images());
    await made;
    expect(recorded.calls[0]).toMatchObject({
      usage: { images: 1, inputTokens: 100, inputImageTokens: 700, outputTokens: 4_000 },
      costGuessed: false,
    });
    expect(recorded.calls[0]?.costUsd).toBeCloseTo((100 * 5 + 700 * 8 + 4_000 * 30) / 1e6, 9);
    const unknown = edit(images({ IMAGE_MODEL: 'gpt-image-1.5', IMAGE_PROFILE: '' }));
    await unknown.made;
    expect(unknown.recorded.calls[0]).toMatchObject({ costGuessed: true });
    expect(unknown.recorded.calls[0]?.costUsd).toBeCloseTo(0.24, 6);
  });

  it('9: is not paid twice for a picture that came too late', async () => {
    server.fault('image', { delayMs: 60_000 });
    const { made, recorded } = edit(images({ ...GPT, IMAGE_TIMEOUT_SECONDS: '5' }));
    await made;
    expect(recorded.calls[0]?.attempts).toBeGreaterThan(1);
    expect(server.books).toEqual(['image']);
  });

  it('9: at most so many calls at once go to a provider', async () => {
    let [now, most] = [0, 0];
    server.think('colour', async () => {
      now += 1;
      most = Math.max(most, now);
      await new Promise((resolve) => setTimeout(resolve, 20));
      now -= 1;
      return { colour: 'red' };
    });
    const shared = sharedEngines(server, ['text'], { ENGINE_CONCURRENCY: '2' });
    await Promise.all(Array.from({ length: 6 }, () => askColour(shared)));
    expect([most, server.asked('text').length]).toEqual([2, 6]);
  });
});

it('11: a job of fal is looked at where fal says, with the fields of its model', async () => {
  const shared = images({
    IMAGE_DRIVER: 'fal',
    IMAGE_MODEL: 'fal-ai/flux-2-pro/edit',
    IMAGE_PROFILE: '',
  });
  await edit(shared).made;
  const paths = server.requests.map(({ method, path }) => `${method} ${path}`);
  expect(paths[0]).toBe('POST /fal-ai/flux-2-pro/edit');
  expect(paths.at(-1)).toMatch(/^GET \/files\/job-\d+$/);
  expect(paths.slice(1, -1).every((path) => path.startsWith('GET /queue/requests/job-'))).toBe(
    true,
  );
  const kling = Object.entries(declaredProfiles.video).map(([name, { fields, seconds }]) => [
    name,
    fields.picture,
    seconds?.as,
  ]);
  expect(kling).toEqual(
    expect.arrayContaining([
      ['kling-1', 'image_url', 'text'],
      ['kling-3', 'start_image_url', 'text'],
      ['veo-3', 'image_url', 'suffixed'],
    ]),
  );
});

it('12: no client of a provider runs in our processes: their published types are for development alone', () => {
  const read: unknown = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  );
  const { dependencies } = z.object({ dependencies: z.record(z.string(), z.string()) }).parse(read);
  expect(Object.keys(dependencies).filter((name) => !name.startsWith('@groundwork/'))).toEqual([
    ...['sharp', 'zod'],
  ]);
});

it('a model that nobody declared is asked carefully, and the log says so once', async () => {
  const { made } = edit(images({ IMAGE_MODEL: 'somebodys-model', IMAGE_PROFILE: '' }));
  await made;
  const [form] = await formsOf();
  expect([...(form?.keys() ?? [])].sort()).toEqual([
    ...['image', 'mask', 'model', 'n', 'prompt', 'size'],
  ]);
  expect(['1024x1024', '1536x1024', '1024x1536']).toContain(form?.get('size'));
  const lines: string[] = [];
  const product = {
    uses: ['image'] as const,
    load: async () => () => ({}),
    connect: async () => () => ({}),
  };
  const environment = loadEnvironment(engineEnvironment, {
    ...server.environment(['image']),
    IMAGE_MODEL: 'somebodys-model',
    IMAGE_PROFILE: '',
  });
  await openEngines(product, environment, { log: logTo((message) => lines.push(message)) });
  expect(lines).toEqual([
    'the model somebodys-model is not declared: it is asked carefully; IMAGE_PROFILE names the declared one whose fields it takes',
  ]);
});
