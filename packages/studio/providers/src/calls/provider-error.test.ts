import { readFileSync } from 'node:fs';
import { OpenAiServer } from '@groundwork/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { sharedEngines, watchedTask } from '../fixtures/engines-of-task.js';
import { ask } from './ask.js';
import { EngineUnavailable, engineFaultReasons } from './engine-call.js';
import { keptWords } from './provider-error.js';

const documentedSchema = z.array(
  z.strictObject({
    provider: z.string(),
    status: z.int(),
    headers: z.record(z.string(), z.string()),
    body: z.union([z.string(), z.looseObject({})]),
    end: z.enum(engineFaultReasons),
    message: z.string(),
    requestId: z.string().nullable(),
    source: z.string(),
    date: z.iso.date(),
  }),
);
const documented = documentedSchema.parse(
  JSON.parse(
    readFileSync(new URL('../../fixtures/documented-errors.json', import.meta.url), 'utf8'),
  ),
);

let server: OpenAiServer;
beforeAll(async () => {
  server = await OpenAiServer.start();
});
afterEach(() => server.mend());
afterAll(() => server.close());

describe('an error as a provider documents it', () => {
  it.each(documented.map((error) => [error.provider, error.end, error] as const))(
    'of %s ends as %s, with its message and its request',
    async (_provider, end, { status, headers, body, message, requestId }) => {
      server.fault('text', { status, headers, body }, 9);
      const shared = sharedEngines(server, ['text'], { ENGINE_ATTEMPTS: '1' });
      const { task, recorded } = watchedTask(shared);
      const subject = { purpose: 'greeting', prompt: null, seed: null };
      const given = await task
        .call('text', subject, async (to, { signal }) => {
          await ask(to, { path: '/chat/completions', json: {}, signal });
        })
        .catch((error: unknown) => error);
      expect(given).toBeInstanceOf(EngineUnavailable);
      const [call] = recorded.calls;
      expect(call).toMatchObject({ outcome: end, status, requestId });
      expect(call?.message).toContain(`${status} ${message}`);
      // Money that is out stays out: nobody is asked again before the pause.
      expect(shared.providers.text?.[0]?.circuit.open).toBe(end === 'unpaid');
    },
  );
});

it('is kept without keys and pictures, on one line and cut', () => {
  const picture = Buffer.alloc(3_000, 7).toString('base64');
  const words = `Bad key secret-of-ours,\n Bearer abcdef123456 and sk-proj-abc***def in data:image/png;base64,${picture}`;
  const kept = keptWords(words, 'secret-of-ours');
  expect(kept).toBe('Bad key [key], [key] and [key] in [bytes]');
  expect(keptWords('word '.repeat(400), null)).toHaveLength(300);
});
