import { drawSampleMask } from '@groundwork/testing';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startGateway, type Traces } from '../../fixtures/gateway.js';
import {
  blackMask,
  gifPhoto,
  hugePng,
  photo,
  pngPhoto,
  svgPhoto,
} from '../../fixtures/pictures.js';

let before: Traces;
const gateway = await startGateway();
const url = gateway.images.serve('/plot.jpg', { bytes: await photo() });
const customer = await gateway.openAccount();
beforeEach(async () => {
  before = await gateway.traces();
});
afterAll(() => gateway.close());

/** The refusal of a request with these fields, after which nothing is left of it. */
async function refusal(fields: object) {
  const request = { source_image_url: url, format: '16:9', ...fields };
  const { status, body } = await gateway.postLand(customer, request);
  expect(body.error).toBeDefined();
  expect(await gateway.traces()).toEqual(before);
  return {
    status,
    code: body.error.code,
    message: body.error.message,
    details: body.error.details,
  };
}

const serve = (path: string, bytes: Buffer, type = 'image/jpeg') =>
  gateway.images.serve(path, { bytes, type });

const contents: readonly [string, () => Promise<[Buffer, string?]>, string, string][] = [
  [
    'HTML that is served as image/png',
    async () => [Buffer.from('<!doctype html><title>Not found</title>'), 'image/png'],
    'UNSUPPORTED_IMAGE_FORMAT',
    'the content is not an image of an accepted type (JPEG, PNG, WEBP)',
  ],
  [
    'a PNG that is served as text/html',
    async () => [await pngPhoto(), 'text/html'],
    'UNSUPPORTED_IMAGE_FORMAT',
    'the server sent text/html instead of an image; send the address of the image file itself',
  ],
  [
    'nothing',
    async () => [Buffer.alloc(0)],
    'UNSUPPORTED_IMAGE_FORMAT',
    'the content is an empty file, not an image of an accepted type (JPEG, PNG, WEBP)',
  ],
  ['GIF', async () => [await gifPhoto(), 'image/png'], 'UNSUPPORTED_IMAGE_FORMAT', 'accepted type'],
  ['SVG', async () => [svgPhoto(), 'image/png'], 'UNSUPPORTED_IMAGE_FORMAT', 'accepted type'],
  [
    'a JPEG that was cut off',
    async () => {
      const whole = await photo(2_000, 1_500);
      return [whole.subarray(0, Math.floor(whole.length / 2))];
    },
    'UNSUPPORTED_IMAGE_FORMAT',
    'the image is damaged or incomplete',
  ],
  [
    'the first bytes of a PNG before nonsense',
    async () => [Buffer.concat([(await pngPhoto()).subarray(0, 16), Buffer.alloc(500, 7)])],
    'UNSUPPORTED_IMAGE_FORMAT',
    'the image is damaged or incomplete',
  ],
  [
    '60,000 x 60,000 pixels in a few kB',
    async () => [hugePng(60_000, 60_000), 'image/png'],
    'IMAGE_TOO_LARGE',
    'the image has more than 100 megapixels',
  ],
  [
    'a shorter side of 359 pixels',
    async () => [await photo(1_000, 359)],
    'IMAGE_RESOLUTION_TOO_LOW',
    'the shorter side must be at least 360 pixels, and is 359',
  ],
];

describe('a picture whose content is', () => {
  it.each(contents)('%s is refused', async (_what, make, code, words) => {
    const [bytes, type] = await make();
    const answer = await refusal({ source_image_url: serve('/bad', bytes, type) });
    expect(answer).toMatchObject({ status: 400, code, details: undefined });
    expect(answer.message).toMatch(/^source_image_url: /);
    expect(answer.message).toContain(words);
  });

  it('the 60,000 x 60,000 one really is small', () => {
    expect(hugePng(60_000, 60_000).length).toBeLessThan(5_000);
  });

  it('360 pixels high is large enough', async () => {
    const source = serve('/just.jpg', await photo(720, 360));
    await gateway.postLand(customer, { source_image_url: source, format: '16:9' }).expect(202);
  });
});

describe('the message begins with the field’s dotted path', () => {
  const bad = () => serve('/bad', Buffer.from('<html>'));
  it.each<[string, () => object]>([
    ['source_image_url', () => ({ source_image_url: bad() })],
    ['mask_image_url', () => ({ mask_image_url: bad() })],
    ['mask_image_url', () => ({ mask_url: bad() })],
    ['marked_image_url', () => ({ marked_image_url: bad() })],
    ['scenes.1.image_url', () => ({ scenes: [{ image_url: url }, { image_url: bad() }] })],
    [
      'elements_config.intro_outro.intro.logo_url',
      () => ({ elements_config: { intro_outro: { intro: card('intro_minimal', bad()) } } }),
    ],
    [
      'elements_config.intro_outro.outro.logo_url',
      () => ({ elements_config: { intro_outro: { outro: card('outro_minimal', bad()) } } }),
    ],
  ])('%s', async (path, fields) => {
    const { code, message } = await refusal(fields());
    expect(code).toBe('UNSUPPORTED_IMAGE_FORMAT');
    expect(message.startsWith(`${path}: `)).toBe(true);
  });
});

function card(template_id: string, logo_url: string) {
  return { template_id, title: 'Meadow', logo_url };
}

it('a picture that is not encoded as its server says is told apart from a server that is away', async () => {
  const miscoded = gateway.images.serve('/plain', {
    respond: (_request, response) =>
      void response.writeHead(200, { 'content-encoding': 'gzip' }).end('not compressed'),
  });
  const { code, message } = await refusal({ source_image_url: miscoded });
  expect([code, message]).toEqual([
    'INVALID_IMAGE_URL',
    'source_image_url: the content is not in the Content-Encoding that the server names',
  ]);
});

describe('a mask', () => {
  it('must be PNG', async () => {
    const { code, message } = await refusal({ mask_image_url: url });
    expect(code).toBe('UNSUPPORTED_IMAGE_FORMAT');
    expect(message).toBe(
      'mask_image_url: the content is JPEG, not an image of an accepted type (PNG)',
    );
  });

  it('without any white is VALIDATION_ERROR on mask_image_url', async () => {
    const answer = await refusal({ mask_image_url: serve('/black.png', await blackMask()) });
    expect(answer).toMatchObject({
      code: 'VALIDATION_ERROR',
      details: { field: 'mask_image_url' },
    });
  });

  it('is held to the smallest size too', async () => {
    const small = serve('/small.png', await drawSampleMask({ width: 300, height: 200 }));
    expect((await refusal({ mask_image_url: small })).code).toBe('IMAGE_RESOLUTION_TOO_LOW');
  });
});

describe('of several bad pictures', () => {
  it('the first in the document’s order is reported, however fast the others fail', async () => {
    const slow = gateway.images.serve('/slow', {
      respond: (_request, response) => void setTimeout(() => response.writeHead(404).end(), 300),
    });
    const html = serve('/bad', Buffer.from('<html>'));
    const { code, message } = await refusal({
      scenes: [{ image_url: html }, { image_url: 'nonsense' }],
      marked_image_url: html,
      mask_image_url: 'http://10.0.0.1/mask.png',
      source_image_url: slow,
    });
    expect([code, message.split(':')[0]]).toEqual(['INVALID_IMAGE_URL', 'source_image_url']);
  });

  it('the good ones before a bad one are not kept', async () => {
    const scenes = Array.from({ length: 8 }, (_, index) => ({
      image_url: index === 7 ? 'nonsense' : url,
    }));
    const { code, message } = await refusal({ scenes });
    expect([code, message.split(':')[0]]).toEqual(['INVALID_IMAGE_URL', 'scenes.7.image_url']);
  });
});

describe('a logo', () => {
  it('may be small, but not another type', async () => {
    const small = serve('/logo.png', await pngPhoto(20, 10));
    const withLogo = (logo: string) => ({
      source_image_url: url,
      format: '16:9',
      elements_config: { intro_outro: { intro: card('intro_minimal', logo) } },
    });
    await gateway.postLand(customer, withLogo(small)).expect(202);
    const svg = await gateway.postLand(customer, withLogo(serve('/logo.svg', svgPhoto())));
    expect(svg.body.error.code).toBe('UNSUPPORTED_IMAGE_FORMAT');
  });
});
