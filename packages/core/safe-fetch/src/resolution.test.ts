import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createSafeFetch } from './safe-fetch.js';

/** Addresses that sockets of this process were about to connect to; none does. */
let attempts: string[] = [];

function stopBeforeConnecting(message: unknown): void {
  const socket: unknown = Reflect.get(Object(message), 'socket');
  if (!(socket instanceof Socket)) {
    throw new Error('net.client.socket announced something else');
  }
  socket.on('lookup', (_error, address: string) => {
    attempts.push(address);
    socket.destroy(new Error('stopped before connecting'));
  });
}

beforeEach(() => {
  attempts = [];
  subscribe('net.client.socket', stopBeforeConnecting);
});
afterEach(() => {
  unsubscribe('net.client.socket', stopBeforeConnecting);
});

/** Answers of one name, a list for each question; the last list repeats. */
function answering(...answers: string[][]) {
  const questions: string[] = [];
  const resolver = async (name: string) => {
    const answer = answers[Math.min(questions.length, answers.length - 1)] ?? [];
    questions.push(name);
    return answer;
  };
  return { questions, safeFetch: createSafeFetch({ allowedPrivateOrigins: [], resolver }) };
}

const limits = { maxBytes: 1_000, timeoutMs: 5_000 };
const hook = { body: '{}', headers: {}, timeoutMs: 5_000 };

describe('DNS answers', () => {
  it('that are public are connected to', async () => {
    const { safeFetch, questions } = answering(['93.184.215.14']);
    const fetched = safeFetch.fetchBytes('http://pictures.example.com/a.png', limits);
    await expect(fetched).rejects.toMatchObject({ reason: 'connection_failed' });
    expect(attempts).toEqual(['93.184.215.14']);
    expect(questions).toEqual(['pictures.example.com']);
  });

  it('are asked for once a connection: a name that turns private afterwards gains nothing', async () => {
    const { safeFetch, questions } = answering(['93.184.215.14'], ['127.0.0.1']);
    const fetched = safeFetch.fetchBytes('http://rebind.example.com/a.png', limits);
    await expect(fetched).rejects.toMatchObject({ reason: 'connection_failed' });
    expect(attempts).toEqual(['93.184.215.14']);
    expect(questions).toEqual(['rebind.example.com']);
    const posted = safeFetch.postWebhook('https://rebind.example.com/hook', hook);
    await expect(posted).rejects.toMatchObject({ reason: 'private_address' });
    expect(attempts).toEqual(['93.184.215.14']);
  });

  it('are checked again for a webhook that was accepted earlier', async () => {
    const { safeFetch } = answering(['93.184.215.14'], ['10.0.0.7']);
    await safeFetch.checkWebhookUrl('https://hooks.example.com/a');
    await expect(safeFetch.postWebhook('https://hooks.example.com/a', hook)).rejects.toMatchObject({
      reason: 'private_address',
      details: { address: '10.0.0.7' },
    });
    expect(attempts).toEqual([]);
  });

  it.each([
    [['127.0.0.1']],
    [['93.184.215.14', '10.0.0.1']],
    [['93.184.215.14', '2606:4700::1111', '::1']],
    [['2606:4700::1111', '::ffff:192.168.1.1']],
    [['93.184.215.14', 'fd00:ec2::254']],
    [['64:ff9b::a9fe:a9fe']],
    [['2002:7f00:1::']],
    [['0.0.0.0']],
    [['not an address']],
    [['93.184.215.14', 'fe80::1%eth0']],
  ])('%j refuse the whole name because of one that is not public', async (answer) => {
    const { safeFetch } = answering(answer);
    const refused = { reason: 'private_address' };
    await expect(safeFetch.fetchBytes('http://a.example.com/', limits)).rejects.toMatchObject(
      refused,
    );
    await expect(safeFetch.postWebhook('https://a.example.com/', hook)).rejects.toMatchObject(
      refused,
    );
    await expect(safeFetch.checkWebhookUrl('https://a.example.com/')).rejects.toMatchObject(
      refused,
    );
    expect(attempts).toEqual([]);
  });
});

describe('a name without an answer', () => {
  const missing = Object.assign(new Error('queryA ENOTFOUND'), { code: 'ENOTFOUND' });
  const deaf = createSafeFetch({
    allowedPrivateOrigins: [],
    resolver: async () => {
      throw missing;
    },
  });
  const silent = createSafeFetch({
    allowedPrivateOrigins: [],
    resolver: () => new Promise<never>(() => {}),
  });

  it('is unresolvable when it has to be connected to', async () => {
    await expect(
      deaf.fetchBytes('http://gone.example.com/a?token=1', limits),
    ).rejects.toMatchObject({
      reason: 'unresolvable',
      details: { target: 'http://gone.example.com/a', code: 'ENOTFOUND' },
    });
    await expect(
      answering([]).safeFetch.postWebhook('https://a.example.com/', hook),
    ).rejects.toMatchObject({
      reason: 'unresolvable',
    });
  });

  it('passes when a webhook is accepted', async () => {
    await expect(deaf.checkWebhookUrl('https://gone.example.com/')).resolves.toBeUndefined();
  });

  it('passes when DNS stays silent while a webhook is accepted', async () => {
    await expect(silent.checkWebhookUrl('https://silent.example.com/')).resolves.toBeUndefined();
  });

  it('counts against the time of a picture', async () => {
    const fetched = silent.fetchBytes('http://silent.example.com/', { maxBytes: 1, timeoutMs: 50 });
    await expect(fetched).rejects.toMatchObject({ reason: 'timed_out', details: { limit: 50 } });
  });

  it('can be aborted, with the caller’s reason as cause', async () => {
    const controller = new AbortController();
    const checked = silent.checkWebhookUrl('https://silent.example.com/', {
      signal: controller.signal,
    });
    controller.abort('shutting down');
    await expect(checked).rejects.toMatchObject({ reason: 'aborted', cause: 'shutting down' });
  });
});
