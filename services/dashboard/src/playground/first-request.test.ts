import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type FirstKey, firstCommand, firstProgram } from './operations.js';

const API_KEY = 'svc_test_0123456789abcdef';
const awkward = { name: `Ada's "site" $HOME \`id\``, begins: 'svc_test_01234567' };
const shown = { apiKey: API_KEY };
const keys: [string, FirstKey | null][] = [
  ['a key just made', shown],
  ['a key known by its name', awkward],
  ['no key', null],
];

let server: ReturnType<typeof createServer>;
let url: string;
beforeEach(async () => {
  server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.close();
});

/** The prompt that the customer sees. */
const questionOf = (key: FirstKey | null) =>
  key === awkward ? `Your test key “${awkward.name}” (${awkward.begins}…): ` : 'Your test key: ';

/** Runs a command as a terminal does, its user giving the key when asked. */
async function run(command: string, key: FirstKey | null) {
  const arrived = once(server, 'request').then(async ([request, response]) => {
    const sent = await json(request);
    response.end('{}');
    return { path: request.url, authorization: request.headers.authorization, sent };
  });
  const running = promisify(execFile)('sh', ['-c', command], { env: { PATH: process.env.PATH } });
  running.child.stdin?.end(key === shown ? '' : `${API_KEY}\n`);
  const { stdout } = await running;
  return { received: await arrived, stdout };
}

const expected = {
  path: '/v1/land',
  authorization: `Bearer ${API_KEY}`,
  sent: { source_image_url: 'https://magic.groundwork.invalid/plot.jpg', format: '9:16' },
};

describe('the request of the first steps', () => {
  it.each(keys)('runs as it is pasted into a shell, with %s', async (_name, key) => {
    const { received, stdout } = await run(firstCommand(url, key), key);
    expect(received).toEqual(expected);
    expect(stdout).toBe(key === shown ? '{}' : `${questionOf(key)}{}`);
  });

  it.each(keys)(
    'is a program that gives the client exactly the body, with %s',
    async (_name, key) => {
      const asked: string[] = [];
      const calls: unknown[] = [];
      const program = firstProgram(url, key).replace(/^import .*\n/gm, '');
      const AsyncFunction = Object.getPrototypeOf(async () => undefined).constructor;
      const run = new AsyncFunction('Groundwork', 'createInterface', 'console', program);
      await run(
        class {
          constructor({ apiKey, baseUrl }: { apiKey: string; baseUrl: string }) {
            calls.push(apiKey, baseUrl);
          }
          land = {
            createAndWait: async (sent: unknown) => {
              calls.push(sent);
              return { result: { video_url: 'film.mp4' } };
            },
          };
        },
        () => ({
          question: async (text: string) => {
            asked.push(text);
            return API_KEY;
          },
          close: () => undefined,
        }),
        { log: () => undefined },
      );
      expect(calls).toEqual([API_KEY, url, expected.sent]);
      expect(asked).toEqual(key === shown ? [] : [questionOf(key)]);
    },
  );
});
