import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { asCurl, asTypeScript } from './operations.js';

/** Words that a shell, JSON and TypeScript each read in a way of their own. */
const awkward = `Ada's "villa" \\ $HOME \`id\` ${'$'}{x}\nsecond line – ü`;
const body = {
  source_image_url: 'https://example.com/plot.jpg?expires=1&signature=2',
  format: '9:16',
  style: awkward,
  area_polygon: [
    { x: 0, y: 0.25 },
    { x: 1, y: 0.25 },
    { x: 0.5, y: 1 },
  ],
  background_music: true,
  subtitle_config: { enabled: false },
};

describe('the same request', () => {
  it('as curl, run by a shell, sends exactly the body with the key of the variable', async () => {
    const server = createServer();
    const arrived = once(server, 'request').then(async ([request, response]) => {
      const { method, url, headers } = request;
      const sent = await json(request);
      response.end('{}');
      return { method, url, authorization: headers.authorization, sent };
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await promisify(execFile)('sh', ['-c', asCurl(url, 'land', body)], {
      env: { PATH: process.env.PATH, GROUNDWORK_API_KEY: 'svc_test_of_mine' },
    });
    expect(await arrived).toEqual({
      method: 'POST',
      url: '/v1/land',
      authorization: 'Bearer svc_test_of_mine',
      sent: body,
    });
    server.close();
  });

  it('as TypeScript, run, gives the client exactly the body', async () => {
    const code = asTypeScript('https://api.example.com', 'land', body);
    expect(code).toMatch(/^import \{ Groundwork \} from '@groundwork\/sdk';$/m);
    expect(code).toContain('process.env.GROUNDWORK_API_KEY');
    const calls: unknown[] = [];
    const program = code.replace(/^import .*\n/, '');
    const run = new Function('Groundwork', 'console', `return (async () => { ${program} })();`) as (
      client: unknown,
      console: unknown,
    ) => Promise<void>;
    await run(
      class {
        land = {
          createAndWait: async (sent: unknown) => {
            calls.push(sent);
            return { result: { video_url: 'https://example.com/film.mp4' } };
          },
        };
      },
      { log: (said: unknown) => calls.push(said) },
    );
    expect(calls).toEqual([body, 'https://example.com/film.mp4']);
  });
});
