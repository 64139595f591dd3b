import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { decodeRaster } from '@groundwork/imaging';
import { engineEnvironment } from '@groundwork/providers/engine-environment';
import { loadEnvironment } from '@groundwork/runtime';
import { OpenAiServer, samplePlot } from '@groundwork/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type CheckReport, checkEngines } from './check-engines.js';

let server: OpenAiServer;
beforeAll(async () => {
  server = await OpenAiServer.start();
});
afterAll(() => server.close());

it('tells which capabilities work and how, and lets nothing fall back', async () => {
  server.fault('vision', { status: 401 }, 9);
  const environment = loadEnvironment(engineEnvironment, {
    ...server.environment(['vision', 'text']),
    ENGINE_RETRY_SECONDS: '0.001',
  });
  const reported: string[] = [];
  const tell = (capability: string, { check, ok }: CheckReport) => {
    reported.push(`${capability} ${check} ${ok}`);
  };
  const photo = await decodeRaster(await samplePlot({ width: 240, height: 160 }));
  const report = await checkEngines(environment, tell, photo);
  const of = { driver: 'openai', base_url: server.baseUrl, careful: false };
  const fault = expect.stringMatching(/^given up: vision engine: unauthorized: 401 /);
  const failed = { ok: false, attempts: 1, detail: fault };
  expect(report).toMatchObject({
    ok: false,
    capabilities: {
      vision: {
        state: 'fails',
        providers: [{ ...of, model: 'test-vision' }],
        checks: [failed, failed],
      },
      text: {
        state: 'works',
        checks: [
          { ok: true, detail: expect.stringContaining('the land as it is') },
          { ok: true, detail: expect.stringContaining('primera') },
          { ok: true, detail: 'photo warmer, price 25 % larger' },
        ],
      },
      image: { state: 'embedded' },
      speech: { state: 'embedded' },
    },
  });
  expect(reported).toEqual([
    ...['vision reads a plot false', 'vision reads a photo false'],
    ...['text writes a script in English true', 'text writes a script in Spanish true'],
    'text understands an edit true',
  ]);
}, 120_000);

it('asks only what is named, and saves what came', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'tried-'));
  try {
    const environment = loadEnvironment(engineEnvironment, server.environment(['text', 'image']));
    const photo = await decodeRaster(await samplePlot({ width: 480, height: 320 }));
    const options = { only: ['image'], folder };
    const { capabilities } = await checkEngines(environment, () => undefined, photo, options);
    expect(capabilities.text).toEqual({ state: 'embedded' });
    expect(capabilities.image).toMatchObject({
      state: 'works',
      checks: [{ cost_usd: expect.any(Number) }, {}],
    });
    expect((await readdir(folder)).sort()).toEqual(['portrait.png', 'proposal.png']);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}, 120_000);
