import type { ServedImage } from '@groundwork/testing';
import { afterAll, describe, expect, it } from '@jest/globals';
import { startGateway } from '../../fixtures/gateway.js';
import { hugePng, photo, pngPhoto } from '../../fixtures/pictures.js';
import { openShowcases } from '../../fixtures/showcases.js';

/** The API gives a picture 12 s; the rule is the same with less. */
const FETCH_MS = 1_500;
const MOST_BYTES = 8_388_608;

const gateway = await startGateway({ imageFetchMs: FETCH_MS });
const showcases = await openShowcases(gateway);
const customer = await gateway.openAccount();
const picture = await photo();
afterAll(() => gateway.close());

const serve = (path: string, image: ServedImage) => gateway.images.serve(path, image);
const serveBytes = (path: string, bytes: Buffer, type = 'image/jpeg') =>
  serve(path, { bytes, type });

/** How a request is refused for a picture; afterwards nothing is left of it. */
async function refusalOf(change: object, who = customer): Promise<[string, string]> {
  const before = await gateway.traces();
  const credits = await gateway.creditsOf(who);
  const { status, body } = await showcases.post(who, change);
  expect(await gateway.traces()).toEqual(before);
  expect(await gateway.creditsOf(who)).toBe(credits);
  expect(status).toBe(body.error?.code === 'ASSET_ACCESS_DENIED' ? 403 : 400);
  // Image errors carry no details.
  expect(body.error).not.toHaveProperty('details');
  return [body.error.code, body.error.message];
}

async function codeOf(main_image_url: string): Promise<string> {
  const [code, message] = await refusalOf({ main_image_url });
  expect(message).toMatch(/^main_image_url: ./);
  return code;
}

describe('the field’s name stands before the message', () => {
  const bad = () => serveBytes('/bad', Buffer.from('<html>'));
  const three = () => [showcases.photoUrl, bad(), showcases.photoUrl];
  it.each<[string, () => object]>([
    ['main_image_url', () => ({ main_image_url: bad() })],
    [
      'supporting_image_urls.1',
      () => ({ template_id: 'magazine', supporting_image_urls: three() }),
    ],
    ['logo_image_url', () => ({ logo_image_url: bad() })],
  ])('%s', async (path, change) => {
    const [code, message] = await refusalOf(change());
    expect(code).toBe('UNSUPPORTED_IMAGE_FORMAT');
    expect(message.startsWith(`${path}: `)).toBe(true);
  });

  it('of several bad pictures the first in the document’s order is reported', async () => {
    const none = `${gateway.images.origin}/none.jpg`;
    const [code, message] = await refusalOf({ main_image_url: none, logo_image_url: bad() });
    expect([code, message.split(':')[0]]).toEqual(['IMAGE_INACCESSIBLE', 'main_image_url']);
  });
});

describe('INVALID_IMAGE_URL', () => {
  it.each(['ftp://example.com/house.jpg', 'https://user:password@example.com/house.jpg'])(
    'is the answer to a scheme other than http(s) or to credentials: %s',
    async (url) => {
      expect(await codeOf(url)).toBe('INVALID_IMAGE_URL');
    },
  );
});

describe('IMAGE_INACCESSIBLE', () => {
  it('is the answer to an unknown host', async () => {
    expect(await codeOf('https://no-such-host.invalid/house.jpg')).toBe('IMAGE_INACCESSIBLE');
  });

  it.each([204, 401, 404, 500])('is the answer to a server that says %i', async (status) => {
    const url = serve('/status', { bytes: picture, status });
    expect(await codeOf(url)).toBe('IMAGE_INACCESSIBLE');
  });

  it('is the answer to a refused or broken connection', async () => {
    const reset = serve('/reset', { respond: (request) => request.socket.destroy() });
    expect(await codeOf(reset)).toBe('IMAGE_INACCESSIBLE');
    const cut = serve('/cut', { truncate: picture, after: 500 });
    expect(await codeOf(cut)).toBe('IMAGE_INACCESSIBLE');
  });

  it('is the answer to a redirect loop; three redirects are followed', async () => {
    expect(await codeOf(serve('/loop', { redirect: '/loop' }))).toBe('IMAGE_INACCESSIBLE');
    serve('/one', { redirect: '/two' });
    serve('/two', { redirect: '/three' });
    serve('/three', { redirect: '/house.jpg' });
    const main_image_url = `${gateway.images.origin}/one`;
    await showcases.post(customer, { main_image_url }).expect(202);
  });
});

describe('IMAGE_TIMEOUT', () => {
  it.each<[string, () => ServedImage]>([
    ['hangs', () => ({ hang: true })],
    ['drips', () => ({ drip: picture })],
  ])('is the answer to a picture that %s', async (_what, image) => {
    expect(await codeOf(serve('/slow', image()))).toBe('IMAGE_TIMEOUT');
  });
});

describe('UNSUPPORTED_IMAGE_FORMAT', () => {
  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['an HTML page', () => Buffer.from('<!doctype html><title>House</title>'), 'text/html'],
    ['an HTML page that is served as a JPEG', () => Buffer.from('<html></html>'), 'image/jpeg'],
    ['nothing', () => Buffer.alloc(0), 'image/jpeg'],
    ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj'), 'application/pdf'],
    ['JSON', () => Buffer.from('{"error":"none"}'), 'application/json'],
    ['half a JPEG', async () => (await photo(800, 600)).subarray(0, 2_000), 'image/jpeg'],
    [
      'a PNG that ends in nonsense',
      async () => Buffer.concat([(await pngPhoto()).subarray(0, 16), Buffer.alloc(500, 7)]),
      'image/png',
    ],
  ])('is the answer to %s', async (_what, make, type) => {
    expect(await codeOf(serveBytes('/content', await make(), type))).toBe(
      'UNSUPPORTED_IMAGE_FORMAT',
    );
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['an event handler', '<rect width="9" height="9" onload="alert(1)"/>'],
    ['a foreign picture', '<image href="http://127.0.0.1/x.png" width="9" height="9"/>'],
    ['a file', '<image href="file:///etc/passwd" width="9" height="9"/>'],
  ])('is the answer to an SVG with %s', async (_what, inside) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60">${inside}</svg>`;
    const url = serveBytes('/drawing.svg', Buffer.from(svg), 'image/svg+xml');
    expect(await codeOf(url)).toBe('UNSUPPORTED_IMAGE_FORMAT');
  });

  it('lists the ten types of the document', async () => {
    const url = serveBytes('/content', Buffer.from('text'));
    const [, message] = await refusalOf({ main_image_url: url });
    expect(message).toContain('(PNG, JPEG, GIF, WEBP, BMP, TIFF, AVIF, HEIC, ICO, SVG)');
  });
});

describe('IMAGE_TOO_LARGE', () => {
  it('begins at one byte over 8,388,608', async () => {
    const padded = (bytes: number) =>
      Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]);
    expect(await codeOf(serveBytes('/large', padded(MOST_BYTES + 1)))).toBe('IMAGE_TOO_LARGE');
    const main_image_url = serveBytes('/just', padded(MOST_BYTES));
    await showcases.post(customer, { main_image_url }).expect(202);
    const [, message] = await refusalOf({ logo_image_url: `${gateway.images.origin}/large` });
    expect(message).toBe('logo_image_url: the image is over 8 MB');
  });

  it('is the answer to a body without an end', async () => {
    const endless = serve('/endless', { endless: Buffer.alloc(1024 * 1024, picture) });
    expect(await codeOf(endless)).toBe('IMAGE_TOO_LARGE');
  });

  it('is the answer to more than 100 megapixels in a few kB', async () => {
    const url = serveBytes('/bomb.png', hugePng(10_001, 10_000), 'image/png');
    expect(await codeOf(url)).toBe('IMAGE_TOO_LARGE');
  });
});

describe('SSRF_BLOCKED', () => {
  it.each([
    'http://127.0.0.1/house.jpg',
    'http://169.254.169.254/latest/meta-data/',
    'http://metadata.internal/house.jpg',
  ])('is the answer to %s', async (url) => {
    expect(await codeOf(url)).toBe('SSRF_BLOCKED');
  });

  it('is the answer to a redirect into a private network', async () => {
    const url = serve('/near', { redirect: 'http://169.254.169.254/latest/meta-data/' });
    expect(await codeOf(url)).toBe('SSRF_BLOCKED');
  });
});

describe('a picture on our own asset host', () => {
  it('is read from the store for its owner: a showcase may be a picture of another', async () => {
    const { imageUrl } = await showcases.finished(customer);
    await showcases.post(customer, { main_image_url: imageUrl.split('?')[0] }).expect(202);
  });

  it('of another account is 403 ASSET_ACCESS_DENIED, also with a good link', async () => {
    const { imageUrl } = await showcases.finished(customer);
    const stranger = await gateway.openAccount();
    const [code, message] = await refusalOf({ logo_image_url: imageUrl }, stranger);
    expect(code).toBe('ASSET_ACCESS_DENIED');
    expect(message).toMatch(/^logo_image_url: /);
  });

  it('that does not exist is IMAGE_INACCESSIBLE', async () => {
    const url = gateway.assetUrls.sign('showcases/job_0/showcase.jpg', new Date(Date.now() + 1e6));
    expect(await codeOf(url)).toBe('IMAGE_INACCESSIBLE');
  });
});
