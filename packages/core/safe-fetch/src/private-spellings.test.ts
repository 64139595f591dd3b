import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { createSafeFetch } from './safe-fetch.js';

const file = new URL('../src/fixtures/spellings.json', import.meta.url);
const byReason = z
  .partialRecord(
    z.enum(['private_address', 'malformed_url', 'forbidden_scheme', 'credentials_in_url']),
    z.array(z.string()),
  )
  .parse(JSON.parse(readFileSync(file, 'utf8')));
/** Spellings of places that no customer's URL may reach, none of which needs DNS to be refused. */
const spellings = Object.entries(byReason).flatMap(([reason, urls]) =>
  urls.map((url) => [url, reason] as const),
);
spellings.push([`https://example.com/${'a'.repeat(9_000)}`, 'malformed_url']);

const askedFor: string[] = [];
const safeFetch = createSafeFetch({
  allowedPrivateOrigins: [],
  resolver: async (name) => {
    askedFor.push(name);
    return ['93.184.215.14'];
  },
});

describe('spellings of private places', () => {
  it('are at least 80, each different', () => {
    expect(new Set(spellings.map(([url]) => url)).size).toBe(spellings.length);
    expect(spellings.filter(([, reason]) => reason === 'private_address').length).toBeGreaterThan(
      80,
    );
  });

  it.each(spellings)(
    '%j as a picture is refused as %s, without a question to DNS',
    async (url, reason) => {
      const fetched = safeFetch.fetchBytes(url, { maxBytes: 1, timeoutMs: 5_000 });
      await expect(fetched).rejects.toMatchObject({ name: 'SafeFetchError', reason });
      expect(askedFor).toEqual([]);
    },
  );

  it.each(spellings)(
    '%j as a webhook is refused as %s when it is accepted and when it is sent',
    async (url, reason) => {
      await expect(safeFetch.checkWebhookUrl(url)).rejects.toMatchObject({ reason });
      const posted = safeFetch.postWebhook(url, { body: '{}', headers: {}, timeoutMs: 5_000 });
      await expect(posted).rejects.toMatchObject({ reason });
      expect(askedFor).toEqual([]);
    },
  );

  it('are refused over plain http for pictures too', async () => {
    const overHttp = spellings.filter(
      ([url, reason]) => url.startsWith('https://') && reason === 'private_address',
    );
    for (const [url] of overHttp) {
      const fetched = safeFetch.fetchBytes(url.replace('https', 'http'), {
        maxBytes: 1,
        timeoutMs: 5_000,
      });
      await expect(fetched).rejects.toMatchObject({ reason: 'private_address' });
    }
  });
});

describe('public places', () => {
  it.each([
    'https://example.com/',
    'https://example.com./',
    'https://EXAMPLE.com:8443/hook?x=1',
    'https://bücher.example/',
    'https://_dmarc.example.com/',
    'https://localhost.example.com/',
    'https://local.example.com/',
    'https://8.8.8.8/',
    'https://134744072/',
    'https://172.15.255.255/',
    'https://172.32.0.1/',
    'https://192.169.0.1/',
    'https://100.63.255.255/',
    'https://100.128.0.1/',
    'https://168.63.129.17/',
    'https://[2606:4700::1111]/',
    'https://[2a00:1450:4001::1]/',
    'https://[::ffff:8.8.8.8]/',
    'https://[64:ff9b::8.8.8.8]/',
    'https://8.8.8.8.nip.io/',
  ])('%s is accepted as a webhook', async (url) => {
    await expect(safeFetch.checkWebhookUrl(url)).resolves.toBeUndefined();
  });

  it('letters beyond ASCII are accepted however often URLs were checked before', async () => {
    for (let at = 0; at < 20_000; at += 1)
      await safeFetch.checkWebhookUrl(`https://photos.example.com/${at % 10}`);
    await expect(safeFetch.checkWebhookUrl('https://bücher.example/')).resolves.toBeUndefined();
  });

  it('a webhook over plain http is refused for its scheme', async () => {
    const refused = { reason: 'forbidden_scheme' };
    await expect(safeFetch.checkWebhookUrl('http://example.com/')).rejects.toMatchObject(refused);
    await expect(
      safeFetch.postWebhook('http://example.com/', { body: '', headers: {}, timeoutMs: 5_000 }),
    ).rejects.toMatchObject(refused);
  });
});
