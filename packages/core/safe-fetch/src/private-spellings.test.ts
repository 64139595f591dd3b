import { describe, expect, it } from '@jest/globals';
import { createSafeFetch } from './safe-fetch.js';
import type { SafeFetchFailure } from './safe-fetch-error.js';

/** Spellings of places that no customer's URL may reach, none of which needs DNS to be refused. */
const spellings: readonly (readonly [url: string, reason: SafeFetchFailure])[] = [
  // Loopback in every base and length that a URL parser knows.
  ['https://127.0.0.1/', 'private_address'],
  ['https://127.0.0.1:8443/a.png?x=1#y', 'private_address'],
  ['https://127.0.0.1./', 'private_address'],
  ['https://127.1/', 'private_address'],
  ['https://127.0.1/', 'private_address'],
  ['https://127.255.255.254/', 'private_address'],
  ['https://0x7f.1/', 'private_address'],
  ['https://0X7F.0.0.1/', 'private_address'],
  ['https://0x7f000001/', 'private_address'],
  ['https://0x7F.0x0.0x0.0x1/', 'private_address'],
  ['https://0177.0.0.1/', 'private_address'],
  ['https://0177.0.0.01/', 'private_address'],
  ['https://00000177.1/', 'private_address'],
  ['https://017700000001/', 'private_address'],
  ['https://2130706433/', 'private_address'],
  ['https://2130706433./', 'private_address'],
  ['https://127.0x0.00.1/', 'private_address'],
  ['https:127.0.0.1/', 'private_address'],
  ['https:\\\\127.0.0.1\\a', 'private_address'],
  ['HTTPS://127.0.0.1/', 'private_address'],
  ['  https://127.0.0.1/  ', 'private_address'],
  ['https://127.0\t.0.1/', 'private_address'],
  ['https://127.0.0.\n1/', 'private_address'],
  // Percent-encoding and characters that normalise to ASCII.
  ['https://%31%32%37.0.0.1/', 'private_address'],
  ['https://127%2e0%2e0%2e1/', 'private_address'],
  ['https://１２７.０.０.１/', 'private_address'],
  ['https://①②⑦.⓪.⓪.①/', 'private_address'],
  ['https://127。0。0。1/', 'private_address'],
  ['https://127．0｡0。1/', 'private_address'],
  ['https://ⓛⓞⓒⓐⓛⓗⓞⓢⓣ/', 'private_address'],
  ['https://ｌｏｃａｌｈｏｓｔ/', 'private_address'],
  ['https://%6c%6f%63%61%6c%68%6f%73%74/', 'private_address'],
  ['https://local\u00adhost/', 'private_address'],
  // Other private, link-local, shared and reserved IPv4.
  ['https://0.0.0.0/', 'private_address'],
  ['https://0/', 'private_address'],
  ['https://0.1.2.3/', 'private_address'],
  ['https://10.0.0.1/', 'private_address'],
  ['https://10.255.255.255/', 'private_address'],
  ['https://167772161/', 'private_address'],
  ['https://012.0.0.1/', 'private_address'],
  ['https://172.16.0.1/', 'private_address'],
  ['https://172.31.255.255/', 'private_address'],
  ['https://0xac.0x10.0.1/', 'private_address'],
  ['https://192.168.0.1/', 'private_address'],
  ['https://192.168.257/', 'private_address'],
  ['https://3232235521/', 'private_address'],
  ['https://100.64.0.1/', 'private_address'],
  ['https://100.100.100.200/latest/meta-data/', 'private_address'],
  ['https://100.127.255.255/', 'private_address'],
  ['https://169.254.169.254/latest/meta-data/', 'private_address'],
  ['https://169.254.170.2/', 'private_address'],
  ['https://2852039166/', 'private_address'],
  ['https://0xa9fea9fe/', 'private_address'],
  ['https://0251.0376.0251.0376/', 'private_address'],
  ['https://168.63.129.16/', 'private_address'],
  ['https://192.0.0.192/', 'private_address'],
  ['https://192.0.2.1/', 'private_address'],
  ['https://192.88.99.1/', 'private_address'],
  ['https://198.18.0.1/', 'private_address'],
  ['https://198.19.255.255/', 'private_address'],
  ['https://198.51.100.7/', 'private_address'],
  ['https://203.0.113.7/', 'private_address'],
  ['https://224.0.0.1/', 'private_address'],
  ['https://239.255.255.250/', 'private_address'],
  ['https://240.0.0.1/', 'private_address'],
  ['https://255.255.255.255/', 'private_address'],
  ['https://4294967295/', 'private_address'],
  // IPv6.
  ['https://[::1]/', 'private_address'],
  ['https://[::1]:8443/', 'private_address'],
  ['https://[0:0:0:0:0:0:0:1]/', 'private_address'],
  ['https://[0000:0000:0000:0000:0000:0000:0000:0001]/', 'private_address'],
  ['https://[::]/', 'private_address'],
  ['https://[fe80::1]/', 'private_address'],
  ['https://[febf::1]/', 'private_address'],
  ['https://[fec0::1]/', 'private_address'],
  ['https://[fc00::1]/', 'private_address'],
  ['https://[fd00:ec2::254]/', 'private_address'],
  ['https://[fdff:ffff::1]/', 'private_address'],
  ['https://[ff02::1]/', 'private_address'],
  ['https://[100::1]/', 'private_address'],
  ['https://[2001:db8::1]/', 'private_address'],
  ['https://[3fff::1]/', 'private_address'],
  ['https://[5f00::1]/', 'private_address'],
  ['https://[4000::1]/', 'private_address'],
  // IPv4 inside IPv6.
  ['https://[::ffff:127.0.0.1]/', 'private_address'],
  ['https://[::ffff:7f00:1]/', 'private_address'],
  ['https://[::FFFF:10.0.0.1]/', 'private_address'],
  ['https://[0:0:0:0:0:ffff:a9fe:a9fe]/', 'private_address'],
  ['https://[::ffff:0:127.0.0.1]/', 'private_address'],
  ['https://[::127.0.0.1]/', 'private_address'],
  ['https://[::7f00:1]/', 'private_address'],
  ['https://[::8.8.8.8]/', 'private_address'],
  ['https://[64:ff9b::127.0.0.1]/', 'private_address'],
  ['https://[64:ff9b::a9fe:a9fe]/', 'private_address'],
  ['https://[64:ff9b:1::10.0.0.1]/', 'private_address'],
  ['https://[2002:7f00:1::]/', 'private_address'],
  ['https://[2002:a00:1::1]/', 'private_address'],
  ['https://[2002:c0a8:101::1]/', 'private_address'],
  ['https://[2001:0:5ef5:79fd:0:0:80ff:fffe]/', 'private_address'],
  ['https://[2001:0:7f00:1::]/', 'private_address'],
  ['https://[2606:4700::5efe:10.0.0.1]/', 'private_address'],
  ['https://[2606:4700::200:5efe:7f00:1]/', 'private_address'],
  // Names.
  ['https://localhost/', 'private_address'],
  ['https://localhost./', 'private_address'],
  ['https://LOCALHOST:9443/', 'private_address'],
  ['https://LocalHost/', 'private_address'],
  ['https://foo.localhost/', 'private_address'],
  ['https://foo.localhost./', 'private_address'],
  ['https://ip6-localhost/', 'private_address'],
  ['https://localhost.localdomain/', 'private_address'],
  ['https://printer.local/', 'private_address'],
  ['https://wiki.internal/', 'private_address'],
  ['https://redis/', 'private_address'],
  ['https://kubernetes.default.svc.cluster.local/', 'private_address'],
  ['https://metadata.google.internal/computeMetadata/v1/', 'private_address'],
  ['https://METADATA.google.internal./', 'private_address'],
  ['https://metadata.goog/', 'private_address'],
  ['https://metadata/', 'private_address'],
  ['https://host.docker.internal/', 'private_address'],
  ['https://router.lan/', 'private_address'],
  ['https://nas.home.arpa/', 'private_address'],
  ['https://a.localtest.me/', 'private_address'],
  ['https://127.0.0.1.nip.io/', 'private_address'],
  ['https://app.10-0-0-1.sslip.io/', 'private_address'],
  ['https://a9fea9fe.nip.io/', 'private_address'],
  // Spellings that no parser takes for a host.
  ['https://127.0.0.1../', 'malformed_url'],
  ['https://127.0.0.256/', 'malformed_url'],
  ['https://4294967296/', 'malformed_url'],
  ['https://1.2.3.4.5/', 'malformed_url'],
  ['https://[fe80::1%25eth0]/', 'malformed_url'],
  ['https://[::1/', 'malformed_url'],
  ['https://127.0.0.1%00.example.com/', 'malformed_url'],
  ['https://127.0.0.1 .example.com/', 'malformed_url'],
  ['https://example..com/', 'malformed_url'],
  ['https://.example.com/', 'malformed_url'],
  ['https://', 'malformed_url'],
  ['//127.0.0.1/', 'malformed_url'],
  ['127.0.0.1', 'malformed_url'],
  ['', 'malformed_url'],
  [`https://example.com/${'a'.repeat(9_000)}`, 'malformed_url'],
  // Other ways into the machine.
  ['file:///etc/passwd', 'forbidden_scheme'],
  ['file://127.0.0.1/etc/passwd', 'forbidden_scheme'],
  ['ftp://127.0.0.1/', 'forbidden_scheme'],
  ['gopher://127.0.0.1:6379/_FLUSHALL', 'forbidden_scheme'],
  ['dict://127.0.0.1:6379/info', 'forbidden_scheme'],
  ['unix:/var/run/docker.sock:/info', 'forbidden_scheme'],
  ['data:image/png;base64,AAAA', 'forbidden_scheme'],
  ['blob:https://127.0.0.1/x', 'forbidden_scheme'],
  ['javascript:alert(1)', 'forbidden_scheme'],
  ['ws://127.0.0.1/', 'forbidden_scheme'],
  ['view-source:https://127.0.0.1/', 'forbidden_scheme'],
  // Credentials, which also disguise the host.
  ['https://user:pass@example.com/', 'credentials_in_url'],
  ['https://example.com@127.0.0.1/', 'credentials_in_url'],
  ['https://example.com%40a@127.0.0.1/', 'credentials_in_url'],
  ['https://:secret@example.com/', 'credentials_in_url'],
];

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
