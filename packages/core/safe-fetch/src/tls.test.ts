import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { selfSignedCertificate } from './fixtures/self-signed-certificate.js';

const run = promisify(execFile);
const { key, certificate } = selfSignedCertificate('pictures.example.com');
const serverNames: unknown[] = [];
const server = https.createServer({ key, cert: certificate }, (request, response) => {
  serverNames.push((request.socket as TLSSocket).servername);
  response.end('picture');
});
let port = 0;
let folder = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
  folder = await mkdtemp(join(tmpdir(), 'safe-fetch-'));
  await writeFile(join(folder, 'authority.pem'), certificate);
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

/** In a process of its own: Node reads its authorities at the start, and Jest copies the environment. */
async function fetchIn(environment: NodeJS.ProcessEnv, name: string): Promise<string> {
  const script = `
    import { createSafeFetch } from ${JSON.stringify(new URL('./safe-fetch.js', import.meta.url).href)};
    const origin = 'https://${name}:${port}';
    const safeFetch = createSafeFetch({ allowedPrivateOrigins: [origin], resolver: async () => ['127.0.0.1'] });
    const { bytes } = await safeFetch.fetchBytes(origin, { maxBytes: 100, timeoutMs: 5000 })
      .catch((error) => ({ bytes: error.message }));
    process.stdout.write(bytes);
  `;
  const env = { ...process.env, NODE_OPTIONS: '', ...environment };
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], { env });
  return stdout;
}

describe('over TLS', () => {
  it('the certificate must be for the name in the URL, although the checked address is dialled', async () => {
    const trusting = { NODE_EXTRA_CA_CERTS: join(folder, 'authority.pem') };
    expect(await fetchIn(trusting, 'pictures.example.com')).toBe('picture');
    expect(serverNames).toEqual(['pictures.example.com']);
    expect(await fetchIn(trusting, 'other.example.com')).toMatch(
      /^connection_failed: .* ERR_TLS_CERT_ALTNAME_INVALID$/,
    );
  });

  it('a certificate that nobody vouches for is refused, whatever the environment says', async () => {
    for (const environment of [{}, { NODE_TLS_REJECT_UNAUTHORIZED: '0' }]) {
      expect(await fetchIn(environment, 'pictures.example.com')).toMatch(
        /^connection_failed: .* DEPTH_ZERO_SELF_SIGNED_CERT$/,
      );
    }
  });
});
