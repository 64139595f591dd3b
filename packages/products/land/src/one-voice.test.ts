import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { divideScript, narrate } from '@groundwork/film-pipeline';
import { openEngines } from '@groundwork/generation';
import { engineEnvironment } from '@groundwork/providers/settings';
import { loadEnvironment } from '@groundwork/runtime';
import { DiskObjectStore } from '@groundwork/storage';
import { OpenAiServer } from '@groundwork/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

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
      loadEnvironment(engineEnvironment, {
        ...server.environment(['speech']),
        ENGINE_ATTEMPTS: '1',
      }),
    );
    const { engine, warnings } = engines.forTask({ signal });
    // One passes, the next fails for good.
    server.fault('speech', 'no_image_list');
    server.fault('speech', 'malformed');
    const store = new DiskObjectStore(folder);
    const options = { format: '16:9' as const, script: 'A house.\n\nA pool.' };
    const texts = (await divideScript({ engine }, options, 2)) ?? [];
    const input = { options, texts, narration: true, voiceId: null, prefix: 'tasks/t' };
    const narrated = await narrate({ engine, store, drawings: 1 }, input, signal);
    const alone = await narrate(
      { engine: engines.embedded.engine, store, drawings: 1 },
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
