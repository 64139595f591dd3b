import type { ServedImage } from '@groundwork/testing';
import { afterAll, describe, expect, it } from '@jest/globals';
import {
  type Customer,
  startGateway,
  type TestGateway,
  type Traces,
} from '../../fixtures/gateway.js';
import { photo } from '../../fixtures/pictures.js';

/** The API gives a picture 12 s; the rule is the same with less. */
const FETCH_MS = 700;

interface Scene {
  readonly gateway: TestGateway;
  readonly customer: Customer;
}

async function open(options: Parameters<typeof startGateway>[0] = {}): Promise<Scene> {
  const opened = await startGateway(options);
  opened.images.serve('/plot.jpg', { bytes: picture });
  return { gateway: opened, customer: await opened.openAccount() };
}

const picture = await photo();
const [usual, impatient] = [await open(), await open({ imageFetchMs: FETCH_MS })];
const gateway = usual.gateway;
afterAll(async () => {
  await usual.gateway.close();
  await impatient.gateway.close();
});

const post = (source: string, scene = usual) =>
  scene.gateway.postLand(scene.customer, { source_image_url: source, format: '16:9' });

/** How a picture at this URL is refused; afterwards nothing is left of the request. */
async function refusal(source: string, scene = usual) {
  const before: Traces = await scene.gateway.traces();
  const { status, body } = await post(source, scene);
  expect(await scene.gateway.traces()).toEqual(before);
  expect(status).toBe(400);
  expect(body.error.details).toBeUndefined();
  expect(body.error.message).toMatch(/^source_image_url: /);
  return body.error.code;
}

const serve = (path: string, image: ServedImage) => gateway.images.serve(path, image);

describe('IMAGE_TIMEOUT', () => {
  const slow = (path: string, image: ServedImage) => impatient.gateway.images.serve(path, image);

  it('is the answer to a server that takes the request and hangs', async () => {
    expect(await refusal(slow('/hang', { hang: true }), impatient)).toBe('IMAGE_TIMEOUT');
  });

  it('is the answer to a picture that drips in', async () => {
    expect(await refusal(slow('/drip', { drip: picture }), impatient)).toBe('IMAGE_TIMEOUT');
  });

  it('counts redirects into the time', async () => {
    for (const [from, to] of [
      ['/r1', '/r2'],
      ['/r2', '/plot.jpg'],
    ] as const) {
      slow(from, {
        respond: (_request, response) =>
          void setTimeout(() => response.writeHead(302, { location: to }).end(), FETCH_MS * 0.7),
      });
    }
    expect(await refusal(`${impatient.gateway.images.origin}/r1`, impatient)).toBe('IMAGE_TIMEOUT');
  });
});

describe('IMAGE_TOO_LARGE', () => {
  it('is the answer to a body without an end', async () => {
    const endless = serve('/endless', { endless: Buffer.alloc(1024 * 1024, picture) });
    expect(await refusal(endless)).toBe('IMAGE_TOO_LARGE');
  });

  it('is the answer to a length over 25 MB, before the body has come', async () => {
    const announced = serve('/announced', {
      respond: (_request, response) => {
        response.writeHead(200, { 'content-length': 25 * 1024 * 1024 + 1 });
        response.flushHeaders();
      },
    });
    expect(await refusal(announced)).toBe('IMAGE_TOO_LARGE');
  });
});

describe('INVALID_IMAGE_URL', () => {
  it.each([
    ['ftp', 'ftp://example.com/plot.jpg'],
    ['no scheme', 'example.com/plot.jpg'],
    ['nothing', ''],
    ['no host', 'https://'],
    ['credentials', 'https://user:password@example.com/plot.jpg'],
    ['an unknown host', 'https://no-such-host.invalid/plot.jpg'],
  ])('is the answer to a URL with %s', async (_what, source) => {
    expect(await refusal(source)).toBe('INVALID_IMAGE_URL');
  });

  it('is the answer to credentials even for an origin that is allowed', async () => {
    const { host } = new URL(gateway.images.origin);
    expect(await refusal(`http://user:password@${host}/plot.jpg`)).toBe('INVALID_IMAGE_URL');
  });

  it.each([204, 403, 404, 410, 500, 503])(
    'is the answer to a server that says %i',
    async (status) => {
      const source = serve('/status', { bytes: picture, status });
      expect(await refusal(source)).toBe('INVALID_IMAGE_URL');
    },
  );

  it('is the answer to a connection that breaks', async () => {
    const cut = serve('/cut', { truncate: picture, after: 500 });
    expect(await refusal(cut)).toBe('INVALID_IMAGE_URL');
    const reset = serve('/reset', { respond: (request) => request.socket.destroy() });
    expect(await refusal(reset)).toBe('INVALID_IMAGE_URL');
  });

  it('is the answer to a redirect loop; three redirects are followed', async () => {
    expect(await refusal(serve('/loop', { redirect: '/loop' }))).toBe('INVALID_IMAGE_URL');
    serve('/one', { redirect: '/two' });
    serve('/two', { redirect: '/three' });
    serve('/three', { redirect: '/plot.jpg' });
    serve('/zero', { redirect: '/one' });
    expect(await refusal(`${gateway.images.origin}/zero`)).toBe('INVALID_IMAGE_URL');
    await post(`${gateway.images.origin}/one`).expect(202);
  });

  it('is the answer to a redirect into another scheme', async () => {
    expect(await refusal(serve('/away', { redirect: 'file:///etc/passwd' }))).toBe(
      'INVALID_IMAGE_URL',
    );
  });
});

describe('SSRF_BLOCKED', () => {
  it.each([
    'http://127.0.0.1/plot.jpg',
    'http://localhost/plot.jpg',
    'http://169.254.169.254/latest/meta-data/',
    'http://[::ffff:127.0.0.1]/plot.jpg',
  ])('is the answer to %s', async (source) => {
    expect(await refusal(source)).toBe('SSRF_BLOCKED');
  });

  it('is the answer to another port of an address of which one port is allowed', async () => {
    expect(await refusal('http://127.0.0.1:1/plot.jpg')).toBe('SSRF_BLOCKED');
  });

  it('is the answer to a redirect into private space, however often it is redirected', async () => {
    serve('/near', { redirect: 'http://169.254.169.254/latest/meta-data/' });
    serve('/far', { redirect: '/near' });
    for (const path of ['/near', '/far']) {
      expect(await refusal(gateway.images.origin + path)).toBe('SSRF_BLOCKED');
    }
  });
});
