import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ImageServer } from './image-server.js';
import { WebhookReceiver } from './webhook-receiver.js';

describe('the webhook receiver', () => {
  let receiver: WebhookReceiver;
  beforeEach(async () => {
    receiver = await WebhookReceiver.start([500, 'reset']);
  });
  afterEach(() => receiver.close());

  const post = (body: string) => fetch(receiver.url, { method: 'POST', body });

  it('answers by its script, then 200, and keeps every body to the byte', async () => {
    expect((await post('{"a":1 }')).status).toBe(500);
    await expect(post('second')).rejects.toThrow();
    expect((await post('third')).status).toBe(200);
    const received = await receiver.waitFor(3);
    expect(received.map(({ body }) => body.toString())).toEqual(['{"a":1 }', 'second', 'third']);
    expect(received.map(({ answer }) => answer)).toEqual([500, 'reset', 200]);
  });

  it('says how many came when one is missing', async () => {
    await post('only');
    await expect(receiver.waitFor(2, 20)).rejects.toThrow('1 of 2 webhooks');
  });
});

describe('the image server', () => {
  let server: ImageServer;
  beforeEach(async () => {
    server = await ImageServer.start();
  });
  afterEach(() => server.close());

  it('claims the type that it is set to', async () => {
    const url = server.serve('/page.png', { bytes: Buffer.from('<html>'), type: 'image/png' });
    const response = await fetch(url);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(await response.text()).toBe('<html>');
  });

  it('breaks off in the middle', async () => {
    const url = server.serve('/cut.jpg', { truncate: Buffer.alloc(5000, 1), after: 100 });
    await expect(fetch(url).then((response) => response.arrayBuffer())).rejects.toThrow();
  });

  it('drips, and pours without an end', async () => {
    for (const image of [{ drip: Buffer.from('abcdef') }, { endless: Buffer.alloc(65_536, 7) }]) {
      const response = await fetch(server.serve('/long.jpg', image));
      const reader = response.body?.getReader();
      expect((await reader?.read())?.value?.length).toBeGreaterThan(0);
      await reader?.cancel();
    }
  });

  it('remembers what was asked for', async () => {
    await fetch(`${server.origin}/missing.jpg`);
    expect(server.requests).toEqual(['/missing.jpg']);
  });
});
