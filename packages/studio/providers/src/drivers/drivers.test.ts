import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { EndpointTypeMap } from '@fal-ai/client/endpoints';
import type { Raster } from '@groundwork/imaging';
import { StopReason } from '@groundwork/runtime';
import { OpenAiServer } from '@groundwork/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { EngineUnavailable } from '../calls/engine-call.js';
import { sharedEngines, watchedTask } from '../fixtures/engines-of-task.js';
import { changedArea } from '../image/edit-area.js';
import { drawnPlan } from '../image/fixtures/drawn-plan.js';
import { makeTrueEdit } from '../image/true-edit.js';
import { askForJson } from '../json-answer.js';
import type { TaskEngines } from '../task-engines.js';

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

const workflow = fileURLToPath(new URL('../../fixtures/comfyui-workflow.json', import.meta.url));
const drivers = {
  fal: { IMAGE_DRIVER: 'fal', IMAGE_MODEL: 'fal-ai/flux-2-pro/edit' },
  gemini: { IMAGE_DRIVER: 'gemini', IMAGE_MODEL: 'gemini-3-pro-image' },
  replicate: { IMAGE_DRIVER: 'replicate', IMAGE_MODEL: 'black-forest-labs/flux-kontext-pro' },
  comfyui: {
    ...{ IMAGE_DRIVER: 'comfyui', IMAGE_MODEL: 'qwen', IMAGE_WORKFLOW: workflow },
    IMAGE_WORKFLOW_NODES:
      'prompt=6.text,picture=10.image,picture2=11.image,mask=13.mask_image,seed=3.seed,width=27.width,height=27.height,output=9',
  },
};
type Name = keyof typeof drivers;
const names: readonly Name[] = ['fal', 'gemini', 'replicate', 'comfyui'];
const plan = drawnPlan();

function engine(environment: Record<string, string>, signal?: AbortSignal) {
  const shared = sharedEngines(server, ['image'], { IMAGE_PROFILE: '', ...environment });
  const watched = watchedTask(shared, signal);
  const edit = (task: TaskEngines = watched.task) =>
    makeTrueEdit(task, {
      ...plan,
      ...{ purpose: 'proposal-1', prompt: 'Make the house real.', seed: 41, feather: 3 },
    });
  return { ...watched, edit };
}
const strayed = (picture: Raster) =>
  changedArea(plan.photo, picture).data.filter(
    (value, at) => value !== 0 && plan.area.data[at] === 0,
  ).length;
async function reasonOf(work: Promise<unknown>) {
  const error = await work.catch((thrown: unknown) => thrown);
  if (!(error instanceof EngineUnavailable)) throw new Error(`not given up: ${String(error)}`);
  return error.fault.reason;
}
const jsonSent = () => {
  const [first] = server.requests.filter(
    ({ headers }) => headers['content-type'] === 'application/json',
  );
  return z.record(z.string(), z.unknown()).parse(JSON.parse(first?.body.toString('utf8') ?? ''));
};
const steps = () => server.requests.map(({ method, path }) => `${method} ${path}`);

describe.each(names)('a picture by %s', (name) => {
  const environment = drivers[name];

  it('follows the guide, keeps the photo around it, and is charged for once', async () => {
    const { edit, recorded } = engine(environment);
    expect(strayed(await edit())).toBe(0);
    expect(recorded.calls).toMatchObject([{ driver: name, outcome: 'done', attempts: 1 }]);
    expect(server.books).toEqual(['image']);
  });

  it('is asked for with the key as the provider wants it', async () => {
    await engine(environment).edit();
    const headers = server.requests[0]?.headers ?? {};
    const key = {
      fal: 'Key key-image',
      gemini: undefined,
      replicate: 'Bearer key-image',
      comfyui: 'Bearer key-image',
    }[name];
    expect(headers.authorization).toBe(key);
    if (name === 'gemini') expect(headers['x-goog-api-key']).toBe('key-image');
  });
});

// A workflow of one's own has no policy.
it.each(['fal', 'gemini', 'replicate'] as const)(
  'a picture that the policy of %s forbids is refused, and not asked for again',
  async (name) => {
    server.fault('image', 'refusal', 9);
    const { edit, recorded } = engine(drivers[name]);
    expect(await reasonOf(edit())).toBe('refused');
    expect(recorded.calls).toMatchObject([{ attempts: 1, outcome: 'refused' }]);
  },
);

/** Dealings before the job is handed in. */
const uploads = { fal: 0, replicate: 0, comfyui: 3 } as const;

describe.each(['fal', 'replicate', 'comfyui'] as const)('a job of %s', (name) => {
  it('that fails is given up', async () => {
    for (let upload = 0; upload < uploads[name]; upload += 1) server.fault('image', { delayMs: 0 });
    server.fault('image', 'job_fails');
    const { edit } = engine({ ...drivers[name], ENGINE_ATTEMPTS: '1' });
    expect(await reasonOf(edit())).toBe('unavailable');
  });

  it.each([1, 2])('is counted once where sight of it is lost, in %d attempts', async (attempts) => {
    server.fault('image', { delayMs: 0 }, uploads[name] + 1);
    server.fault('image', { status: 503 }, 6);
    const { edit, recorded } = engine({
      ...drivers[name],
      ...{ ENGINE_ATTEMPTS: String(attempts), IMAGE_PRICES: 'each=0.04' },
    });
    if (attempts === 1) expect(await reasonOf(edit())).toBe('unavailable');
    else await edit();
    expect(server.books).toEqual(['image']);
    expect(recorded.calls).toMatchObject([{ attempts, costUsd: 0.04 }]);
  });

  it('is cancelled at the server when its task is', async () => {
    const stop = new AbortController();
    for (let upload = 0; upload < uploads[name]; upload += 1) server.fault('image', { delayMs: 0 });
    server.fault('image', 'job_never_ends', 1);
    const { edit } = engine(drivers[name], stop.signal);
    const stopped = edit().catch((error: unknown) => error);
    while (!steps().some((step) => step.startsWith('GET '))) await sleep(5);
    stop.abort(new StopReason('cancelled'));
    expect(await stopped).toBe(stop.signal.reason);
    expect(steps().at(-1)).toMatch(/cancel$|^POST \/interrupt$/u);
  });
});

describe('what fal’s models are sent', () => {
  it('has the fields of their published types, and no other', async () => {
    const url = expect.stringMatching(/^data:image\/png;base64,/);
    const flux = {
      prompt: 'Make the house real.',
      image_urls: ['', ''],
      image_size: { width: 1, height: 1 },
      seed: 41,
      output_format: 'png',
    } satisfies EndpointTypeMap['fal-ai/flux-2-pro/edit']['input'];
    const kontext = {
      prompt: 'Make the house real.',
      image_url: '',
      aspect_ratio: '3:2',
      seed: 41,
      output_format: 'png',
    } satisfies EndpointTypeMap['fal-ai/flux-pro/kontext']['input'];
    const cases: readonly [keyof EndpointTypeMap, object, object][] = [
      [
        'fal-ai/flux-2-pro/edit',
        flux,
        {
          image_urls: [url, url],
          image_size: { width: expect.any(Number), height: expect.any(Number) },
        },
      ],
      [
        'fal-ai/flux-pro/kontext',
        kontext,
        { image_url: url, aspect_ratio: expect.stringMatching(/^\d+:\d+$/) },
      ],
    ];
    for (const [model, body, varying] of cases) {
      server.requests.length = 0;
      await engine({ IMAGE_DRIVER: 'fal', IMAGE_MODEL: model }).edit();
      expect(jsonSent()).toEqual({ ...body, ...varying });
    }
  });
});

describe('a chain of providers', () => {
  const chain = {
    ...{ IMAGE_DRIVER: 'fal', IMAGE_MODEL: 'fal-ai/flux-2-pro/edit' },
    ...{ IMAGE_2_DRIVER: 'gemini', IMAGE_2_MODEL: 'gemini-3-pro-image', IMAGE_2_API_KEY: 'second' },
  };
  const chained = () => ({ ...chain, IMAGE_2_BASE_URL: server.baseUrl });

  it('is asked in its order, for each picture anew, before the embedded engine', async () => {
    const { edit, task, recorded } = engine(chained());
    server.fault('image', 'refusal');
    const embedded = async () => plan.photo;
    expect(strayed(await task.remoteOr('image', { remote: (at) => edit(at), embedded }))).toBe(0);
    expect(strayed(await task.remoteOr('image', { remote: (at) => edit(at), embedded }))).toBe(0);
    const made = recorded.calls.map(({ driver, outcome }) => `${driver} ${outcome}`);
    expect(made).toEqual(['fal refused', 'gemini done', 'fal done']);
    expect(recorded.warnings).toEqual([]);
  });

  it('ends at the embedded engine, with the reason of the last', async () => {
    const { edit, task, recorded } = engine({ ...chained(), ENGINE_ATTEMPTS: '1' });
    server.fault('image', { status: 503 }, 9);
    expect(
      await task.remoteOr('image', { remote: (at) => edit(at), embedded: async () => plan.photo }),
    ).toBe(plan.photo);
    expect(recorded.calls.map(({ driver }) => driver)).toEqual(['fal', 'gemini']);
    expect(recorded.warnings).toMatchObject([{ reason: 'unavailable' }]);
  });
});

describe.each([
  ['anthropic', 'claude-sonnet-5'],
  ['gemini', 'gemini-3.8-flash'],
])('a question to %s', (driver, model) => {
  const shape = z.object({ colour: z.enum(['red', 'green']), shade: z.number().min(0).max(1) });
  const ask = (capability: 'text' | 'vision') => {
    const name = capability.toUpperCase();
    const shared = sharedEngines(server, [capability], {
      ...{ [`${name}_DRIVER`]: driver, [`${name}_MODEL`]: model, [`${name}_PROFILE`]: '' },
    });
    const watched = watchedTask(shared);
    const jpeg = { type: 'image/jpeg', bytes: Buffer.from([255, 216, 255]) } as const;
    const answer = askForJson(watched.task, {
      ...{ capability, purpose: 'colour', task: 'Name the colour.', data: { a: 1 }, shape },
      pictures: capability === 'vision' ? [jpeg] : [],
    });
    return { ...watched, answer };
  };

  it.each(['text', 'vision'] as const)(
    'of %s is answered by a schema, and counted',
    async (capability) => {
      server.think('colour', () => ({ colour: 'red', shade: 1 }));
      const { answer, recorded } = ask(capability);
      expect(await answer).toEqual({ colour: 'red', shade: 1 });
      expect(recorded.calls).toMatchObject([
        { capability, driver, usage: { inputTokens: 100, outputTokens: 20 } },
      ]);
    },
  );

  it('that it refuses ends as refused', async () => {
    server.fault('text', 'refusal', 9);
    expect(await reasonOf(ask('text').answer)).toBe('refused');
  });
});

it('ComfyUI gets the operator’s own workflow, with our values where the map says', async () => {
  await engine(drivers.comfyui).edit();
  const { prompt } = z
    .looseObject({
      prompt: z.record(z.string(), z.looseObject({ inputs: z.record(z.string(), z.unknown()) })),
    })
    .parse(jsonSent());
  const own: unknown = JSON.parse(readFileSync(workflow, 'utf8'));
  expect(Object.keys(prompt)).toEqual(Object.keys(z.record(z.string(), z.unknown()).parse(own)));
  expect(prompt['3']?.inputs).toMatchObject({ seed: 41, steps: 8 });
  expect(prompt['6']?.inputs).toMatchObject({ text: 'Make the house real.', image1: ['10', 0] });
  expect(prompt['10']?.inputs.image).toMatch(/-picture\.png$/);
});
