import { type ChildProcess, spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const OLD_SECRET = 'whsec_zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz';
const SECRET = 'whsec_0123456789abcdefghjkmnpqrstvwxyz';
const event = {
  event: 'showcase.completed',
  status: 'succeeded',
  job_id: 'job_1',
  kind: 'generation',
  template_id: 'magazine',
  output_image_url: 'https://media.example.com/a.jpg',
  error: null,
  created_at: '2026-03-02T09:15:00Z',
  completed_at: '2026-03-02T09:15:02Z',
};

describe.each(['node-http-receiver', 'express-receiver'])('the example %s', (name) => {
  let example: ChildProcess;
  let origin = '';
  const lines: string[] = [];

  beforeAll(async () => {
    const file = fileURLToPath(new URL(`../examples/${name}.mjs`, import.meta.url));
    example = spawn(process.execPath, [file], {
      env: { PORT: '0', WEBHOOK_SECRET: `${OLD_SECRET},${SECRET}` },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    if (example.stdout === null) throw new Error('no output');
    const output = createInterface(example.stdout).on('line', (line) => lines.push(line));
    await once(output, 'line');
    origin = `http://127.0.0.1:${lines.shift()?.split(' ').at(-1)}`;
  });
  afterAll(() => {
    example.kill();
  });

  async function deliver(secret: string, sent: object): Promise<[number, string]> {
    const body = JSON.stringify(sent);
    const timestamp = String(Math.floor(Date.now() / 1000));
    const answer = await fetch(`${origin}/webhooks`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Service-Timestamp': timestamp,
        'X-Service-Signature': createHmac('sha256', secret)
          .update(`${timestamp}.${body}`)
          .digest('hex'),
      },
      body,
    });
    return [answer.status, await answer.text()];
  }

  it('deals with a delivery once, and believes nobody else', async () => {
    expect(await deliver(SECRET, event)).toEqual([204, '']);
    expect(await deliver(OLD_SECRET, event)).toEqual([204, '']);
    expect(await deliver('whsec_of_somebody_else', { ...event, job_id: 'job_2' })).toEqual([
      400,
      'wrong_signature',
    ]);
    example.kill();
    await once(example, 'close');
    expect(lines).toEqual([
      'showcase.completed job_1 https://media.example.com/a.jpg',
      'showcase.completed job_1 again',
    ]);
  });
});
