import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { dnsResolver } from './destination.js';
import { startServer } from './fixtures/loopback-server.js';
import { startNameServer, type Zone } from './fixtures/name-server.js';
import { createSafeFetch } from './safe-fetch.js';

/** Whom the names below lead to, when they lead astray. */
const VICTIM = '127.0.0.1';
const PUBLIC = '93.184.215.14';
const limits = { maxBytes: 1_000, timeoutMs: 3_000 };
const hook = { body: '{}', headers: {}, timeoutMs: 3_000 };
const refused = { reason: 'private_address' };

type Answers = Record<'A' | 'AAAA', string[]>;
/** The current answer of the attacker's name server. */
const zone = {
  'turning.example.com': { A: [], AAAA: [] } as Answers,
} satisfies Zone;
const turn = (answers: Partial<Answers>): void => {
  Object.assign(zone['turning.example.com'], { A: [], AAAA: [], ...answers });
};

const names = await startNameServer(zone);
const victim = await startServer((_request, response) => response.end('secret'));
const open = await startServer((request, response) => {
  // Turns the name while its own redirect is on the way.
  turn({ A: [VICTIM] });
  response
    .writeHead(302, { location: `http://turning.example.com:${victim.port}${request.url}` })
    .end();
});
const safeFetch = createSafeFetch({
  allowedPrivateOrigins: [open.origin],
  resolver: dnsResolver([names.address]),
});
afterAll(async () => {
  await Promise.all([names, victim, open].map((server) => server[Symbol.asyncDispose]()));
});
beforeEach(() => turn({}));

const url = (scheme: 'http' | 'https') => `${scheme}://turning.example.com:${victim.port}/a`;

describe('a name of an attacker’s own name server', () => {
  it.each<[string, Partial<Answers>]>([
    ['a private address', { A: [VICTIM] }],
    ['a private address behind a public one', { A: [PUBLIC, VICTIM] }],
    ['a private address before a public one', { A: [VICTIM, PUBLIC] }],
    ['a private address of the other family', { A: [PUBLIC], AAAA: ['0:0:0:0:0:0:0:1'] }],
    ['IPv4 mapped into IPv6', { AAAA: ['0:0:0:0:0:ffff:7f00:1'] }],
    ['IPv4 behind NAT64', { AAAA: ['64:ff9b:0:0:0:0:a9fe:a9fe'] }],
    ['IPv4 behind a NAT64 of the network', { AAAA: ['64:ff9b:1:0:0:0:a00:1'] }],
    ['the metadata service', { A: ['169.254.169.254'] }],
    ['the metadata service by IPv6', { AAAA: ['fd00:ec2:0:0:0:0:0:254'] }],
    ['nowhere', { A: ['0.0.0.0'] }],
  ])(
    'that says %s is refused for pictures, and for webhooks at both times',
    async (_what, says) => {
      turn(says);
      await expect(safeFetch.fetchBytes(url('http'), limits)).rejects.toMatchObject(refused);
      await expect(safeFetch.checkWebhookUrl(url('https'))).rejects.toMatchObject(refused);
      await expect(safeFetch.postWebhook(url('https'), hook)).rejects.toMatchObject(refused);
      expect(victim.connections).toBe(0);
    },
  );

  it('that was public when the webhook was accepted is refused when it is sent', async () => {
    turn({ A: [PUBLIC] });
    await expect(safeFetch.checkWebhookUrl(url('https'))).resolves.toBeUndefined();
    turn({ A: [VICTIM] });
    await expect(safeFetch.postWebhook(url('https'), hook)).rejects.toMatchObject(refused);
    expect(victim.connections).toBe(0);
  });

  it('that turns while a redirect leads to it is asked again, and refused', async () => {
    turn({ A: [PUBLIC] });
    await expect(safeFetch.checkUrl(url('http'))).resolves.toBeUndefined();
    const fetched = safeFetch.fetchBytes(`${open.origin}/b`, limits);
    await expect(fetched).rejects.toMatchObject(refused);
    expect(open.requests).toContain('GET /b');
    expect(victim.connections).toBe(0);
  });
});
