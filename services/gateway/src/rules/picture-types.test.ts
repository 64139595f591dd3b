import { afterAll, describe, expect, it } from '@jest/globals';
import { startGateway } from '../fixtures/gateway.js';
import { photo, pngPhoto } from '../fixtures/pictures.js';
import { openShowcases, spec, TEMPLATES } from '../fixtures/showcases.js';

const gateway = await startGateway();
const showcases = await openShowcases(gateway);
const png = await pngPhoto(1200, 800);
const house = gateway.images.serve('/a-house.jpg', { bytes: await photo() });
afterAll(() => gateway.close());

const name = 'Window card';
const fields = { price: '450.000 €', size: '120 m²' };
const land = { source_image_url: '', format: '16:9' };
const showcase = { template_id: 'info_story', fields };
const magazine = { ...showcase, template_id: 'magazine' };
const film = (kind: string) => `/v1/real-estate/${kind}`;

/** Every field whose picture is fetched before a request is accepted, with a body that names it. */
const places: readonly [field: string, path: string, body: (url: string) => object][] = [
  ['source_image_url', '/v1/land', (url) => ({ ...land, source_image_url: url })],
  ['source_image_url', '/v1/land/readings', (url) => ({ source_image_url: url })],
  ['images.1', film('slideshow'), (url) => ({ images: [house, url] })],
  ['images.0', film('narrated-slideshow'), (url) => ({ images: [url] })],
  ['images.0', film('living-property'), (url) => ({ images: [url] })],
  ['main_image_url', film('property-showcase'), (url) => ({ ...showcase, main_image_url: url })],
  [
    'supporting_image_urls.2',
    film('property-showcase'),
    (url) => ({ ...magazine, main_image_url: house, supporting_image_urls: [house, house, url] }),
  ],
  [
    'logo_image_url',
    film('property-showcase'),
    (url) => ({ ...showcase, main_image_url: house, logo_image_url: url }),
  ],
  ['reference_image_url', TEMPLATES, (url) => ({ name, reference_image_url: url, spec })],
];

const answerTo = async (path: string, body: object) => {
  // An account of its own: limits of what runs side by side are no part of this rule.
  const customer = await gateway.openAccount('enterprise', 100);
  return gateway.send('post', path, customer, body);
};

const refused = ['text/html; charset=utf-8', 'APPLICATION/JSON', 'text/plain', 'video/mp4'];
const read = ['', 'application/octet-stream', 'binary/octet-stream', 'image/jpeg', 'image/x-any'];
/** All of them in one place: whatever the place, one function looks at the type. */
const of = (types: readonly string[], path: string) =>
  path === '/v1/land' ? types : types.slice(0, 1);

describe.each(places)('%s on %s', (field, path, bodyWith) => {
  it.each(of(refused, path))(
    'is no picture when it is served as %s, though it would decode',
    async (type) => {
      const url = gateway.images.serve('/typed.png', { bytes: png, type });
      const before = await gateway.traces();
      const { status, body } = await answerTo(path, bodyWith(url));
      expect([status, body.error?.code]).toEqual([400, 'UNSUPPORTED_IMAGE_FORMAT']);
      expect(body.error.message.startsWith(`${field}: `)).toBe(true);
      expect((await gateway.traces()).inputs).toEqual(before.inputs);
    },
  );

  it.each(of(read, path))('is what its bytes are when it is served as %j', async (type) => {
    const url = gateway.images.serve('/typed.png', { bytes: png, type });
    const { status } = await answerTo(path, bodyWith(url));
    expect([201, 202]).toContain(status);
  });
});

it('a reference that a custom showcase brings along is held to the same', async () => {
  const owner = await gateway.openAccount();
  const id = await showcases.addTemplate(owner);
  const page = gateway.images.serve('/typed.png', { bytes: png, type: 'text/html' });
  const { body } = await showcases.postCustom(owner, id, { reference_image_url: page }).expect(400);
  expect(body.error.code).toBe('UNSUPPORTED_IMAGE_FORMAT');
  expect(body.error.message).toMatch(/^reference_image_url: /);
});
