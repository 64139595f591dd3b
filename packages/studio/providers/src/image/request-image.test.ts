import type { Raster } from '@groundwork/imaging';
import { OpenAiServer } from '@groundwork/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EngineUnavailable } from '../calls/engine-call.js';
import { sharedEngines, type WatchedTask, watchedTask } from '../fixtures/engines-of-task.js';
import { changedArea } from './edit-area.js';
import { drawnPlan } from './fixtures/drawn-plan.js';
import { makeTrueEdit } from './true-edit.js';

const plan = drawnPlan();
const PROMPT = 'Make the house real.';

/** A field of the server's requests for an edit, in their order. */
async function fieldsOf(server: OpenAiServer) {
  return Promise.all(
    server.asked('image').map(async ({ headers, body }) => {
      const type = headers['content-type'] ?? '';
      const form = await new Response(new Uint8Array(body), {
        headers: { 'content-type': type },
      }).formData();
      return form;
    }),
  );
}

describe('edits by an image engine', () => {
  let server: OpenAiServer;
  let watched: WatchedTask;
  let model = 0;

  beforeAll(async () => {
    server = await OpenAiServer.start();
  });
  afterAll(() => server.close());
  beforeEach(() => {
    // A new model for each test: learnt shapes are kept by model.
    model += 1;
    watched = watchedTask(sharedEngines(server, ['image'], { IMAGE_MODEL: `model-${model}` }));
  });
  afterEach(() => {
    server.mend();
    server.requests.length = 0;
  });

  const edit = () =>
    makeTrueEdit(watched.task, {
      ...plan,
      purpose: 'proposal-1',
      prompt: PROMPT,
      seed: 41,
      feather: 3,
    });

  const strayed = (picture: Raster) =>
    changedArea(plan.photo, picture).data.filter(
      (value, at) => value !== 0 && plan.area.data[at] === 0,
    ).length;

  it('send the model, the photo and the mask of what may change, and keep the photo around it', async () => {
    const picture = await edit();
    const [form, ...more] = await fieldsOf(server);
    expect(more).toHaveLength(0);
    expect(form?.get('prompt')).toBe(PROMPT);
    expect(form?.get('model')).toBe(`model-${model}`);
    expect(form?.get('seed')).toBe('41');
    expect(form?.getAll('image[]')).toHaveLength(2);
    expect(form?.get('mask')).toBeInstanceOf(Blob);
    expect(strayed(picture)).toBe(0);
    const inside = changedArea(plan.photo, picture, 12).data.filter((value) => value !== 0).length;
    const asked = plan.subject.data.filter((value) => value !== 0).length;
    expect(inside).toBeGreaterThan(0.8 * asked);
    expect(watched.recorded.calls).toEqual([
      expect.objectContaining({
        capability: 'image',
        purpose: 'proposal-1',
        model: `model-${model}`,
        prompt: PROMPT,
        seed: 41,
        outcome: 'done',
        attempts: 1,
        usage: { images: 1, inputTokens: 100, inputImageTokens: 700, outputTokens: 4_000 },
      }),
    ]);
  });

  it('carry the further fields that the operator set', async () => {
    const options = { IMAGE_OPTIONS: 'input_fidelity=high, strength=0.55' };
    watched = watchedTask(sharedEngines(server, ['image'], options));
    await edit();
    const [form] = await fieldsOf(server);
    expect([form?.get('input_fidelity'), form?.get('strength')]).toEqual(['high', '0.55']);
    for (const wrong of ['prompt=x', 'high', 'quality=']) {
      expect(() => sharedEngines(server, ['image'], { IMAGE_OPTIONS: wrong })).toThrow(
        /IMAGE_OPTIONS/,
      );
    }
  });

  it('follow a link to the engine’s own server', async () => {
    server.fault('image', 'link');
    expect(strayed(await edit())).toBe(0);
    expect(server.asked('image').map(({ method }) => method)).toEqual(['POST', 'GET']);
    expect(server.asked('image')[1]?.headers.authorization).toBe('Bearer key-image');
  });

  it.each([
    'malformed',
    'empty',
    'wrong_size',
    'foreign_link',
    'drawn_elsewhere',
    'drawn_blank',
    'drawn_nothing',
  ] as const)('are tried again with another seed after %j', async (fault) => {
    server.fault('image', fault);
    expect(strayed(await edit())).toBe(0);
    const seeds = (await fieldsOf(server)).map((form) => form.get('seed'));
    expect(new Set(seeds).size).toBe(2);
    const [call] = watched.recorded.calls;
    expect(call).toMatchObject({ attempts: 2, outcome: 'done', seed: Number(seeds[1]) });
  });

  it.each(['cut', 'reset', { status: 429, retryAfter: 0 }, { status: 503 }] as const)(
    'are the same question again after %j, which is paid once',
    async (fault) => {
      server.books.length = 0;
      server.fault('image', fault);
      expect(strayed(await edit())).toBe(0);
      const [first, second, ...more] = server.asked('image');
      expect(more).toEqual([]);
      expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
      expect(new Set((await fieldsOf(server)).map((form) => form.get('seed'))).size).toBe(1);
      expect(server.books).toEqual(['image']);
    },
  );

  it.each([
    ['drawn_elsewhere', 'untrue', 3],
    ['wrong_size', 'wrong_size', 3],
    ['foreign_link', 'malformed', 3],
    ['refusal', 'refused', 1],
    [{ status: 401 }, 'unauthorized', 1],
  ] as const)('are given up when %j does not end: %s', async (fault, reason, attempts) => {
    server.fault('image', fault, 10);
    const given = await edit().catch((error: unknown) => error);
    expect(given).toBeInstanceOf(EngineUnavailable);
    expect(watched.recorded.calls).toEqual([
      expect.objectContaining({ outcome: reason, attempts }),
    ]);
    expect(server.asked('image')).toHaveLength(attempts);
  });
});
