import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { engineEnvironment } from '@groundwork/providers/engine-environment';
import { openEngines } from '@groundwork/providers/open-engines';
import { loadEnvironment } from '@groundwork/runtime';
import { DiskObjectStore } from '@groundwork/storage/disk/disk-object-store';
import { OpenAiServer } from '@groundwork/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { filmOnly } from '../service/testing/film-only.js';
import { dividedScript, narrate } from './narrate.js';

let server: OpenAiServer;
let folder: string;
beforeAll(async () => {
  server = await OpenAiServer.start();
  folder = await mkdtemp(join(tmpdir(), 'groundwork-test-'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

describe('the narration of a film', () => {
  it('is spoken by one voice, also when a speech engine fails in its middle', async () => {
    const { signal } = new AbortController();
    const engines = await openEngines(
      filmOnly(),
      loadEnvironment(engineEnvironment, {
        ...server.environment(['speech']),
        ENGINE_ATTEMPTS: '1',
      }),
    );
    const { ports: engine, warnings } = await engines.forTask({ signal });
    // One passes, the next fails for good.
    server.fault('speech', { delayMs: 0 });
    server.fault('speech', 'malformed');
    const store = new DiskObjectStore(folder);
    const options = { format: '16:9' as const, script: 'A house.\n\nA pool.' };
    const texts = dividedScript(options, 2) ?? [];
    const input = { options, texts, narration: true, voiceId: null, prefix: 'tasks/t' };
    const narrated = await narrate({ engine, store, drawings: 1 }, input, signal);
    const alone = await narrate(
      { engine: await engines.embedded(), store, drawings: 1 },
      input,
      signal,
    );
    expect(narrated.map(({ text }) => text)).toEqual(['A house.', 'A pool.']);
    expect(narrated).toEqual(alone);
    expect(warnings).toHaveLength(1);
    for (const { speech } of narrated) {
      expect(await store.stat(speech?.audioKey ?? '')).toMatchObject({ contentType: 'audio/wav' });
    }
  });
});
