import { describe, expect, it } from '@jest/globals';
import { dnsResolver } from '../destination.js';
import { startNameServer } from '../fixtures/name-server.js';
import { createSafeFetch } from '../safe-fetch.js';

const zone = {
  'both.example.com': { A: ['93.184.215.14', '93.184.215.15'], AAAA: ['2606:4700:0:0:0:0:0:1111'] },
  'four.example.com': { A: ['93.184.215.14'], AAAA: [] },
  'six.example.com': { A: [], AAAA: ['2606:4700:0:0:0:0:0:1111'] },
  'half.example.com': { A: ['93.184.215.14'], AAAA: 'SERVFAIL' },
  'empty.example.com': { A: [], AAAA: [] },
  'broken.example.com': { A: 'SERVFAIL', AAAA: 'SERVFAIL' },
  'gone.example.com': { A: 'NXDOMAIN', AAAA: 'NXDOMAIN' },
  'silent.example.com': { A: 'silence', AAAA: 'silence' },
  'trap.example.com': { A: ['93.184.215.14'], AAAA: ['0:0:0:0:0:0:0:1'] },
} as const;
const forever = new AbortController().signal;

describe('DNS', () => {
  it.each([
    ['both.example.com', ['93.184.215.14', '93.184.215.15', '2606:4700::1111']],
    ['four.example.com', ['93.184.215.14']],
    ['six.example.com', ['2606:4700::1111']],
    ['half.example.com', ['93.184.215.14']],
  ])('gives all addresses of %s, of both families', async (name, expected) => {
    await using server = await startNameServer(zone);
    const addresses = await dnsResolver([server.address])(name, forever);
    expect([...addresses].sort()).toEqual([...expected].sort());
    expect(server.questions).toEqual(expect.arrayContaining([`A ${name}`, `AAAA ${name}`]));
  });

  it.each([
    ['empty.example.com', 'ENODATA'],
    ['broken.example.com', 'ESERVFAIL'],
    ['gone.example.com', 'ENOTFOUND'],
  ])('of %s fails with %s', async (name, code) => {
    await using server = await startNameServer(zone);
    await expect(dnsResolver([server.address])(name, forever)).rejects.toMatchObject({ code });
  });

  it('is left alone when the caller is', async () => {
    await using server = await startNameServer(zone);
    const asked = dnsResolver([server.address])('silent.example.com', AbortSignal.timeout(50));
    await expect(asked).rejects.toMatchObject({ code: 'ECANCELLED' });
  });

  it('hides no private address of the other family from the check', async () => {
    await using server = await startNameServer(zone);
    const safeFetch = createSafeFetch({
      allowedPrivateOrigins: [],
      resolver: dnsResolver([server.address]),
    });
    await expect(safeFetch.checkWebhookUrl('https://trap.example.com/')).rejects.toMatchObject({
      reason: 'private_address',
      details: { address: '::1' },
    });
    await expect(safeFetch.checkWebhookUrl('https://both.example.com/')).resolves.toBeUndefined();
  });
});
