import { customTemplateCreatedSchema } from '@groundwork/contract/showcase/custom-templates';
import { sampleImage } from '@groundwork/testing';
import { afterAll, describe, expect, it } from '@jest/globals';
import { startGateway } from '../../fixtures/gateway.js';
import { hugePng, photo, pngPhoto } from '../../fixtures/pictures.js';
import { openShowcases, spec, TEMPLATES } from '../../fixtures/showcases.js';

const gateway = await startGateway({ imageFetchMs: 1_500 });
const showcases = await openShowcases(gateway);
const customer = await gateway.openAccount();
afterAll(() => gateway.close());

const create = (change: object = {}, who = customer) => {
  const body = { name: 'Window card', reference_image_url: showcases.referenceUrl, spec };
  return gateway.send('post', TEMPLATES, who, { ...body, ...change });
};

/** The refusal of a template, after which there is none. */
async function refusal(change: object, who = customer) {
  const before = await gateway.traces();
  const { status, body } = await create(change, who);
  expect(await gateway.traces()).toEqual(before);
  return { status, ...body.error };
}

describe('POST …/custom-templates with a spec', () => {
  it('answers 201 with the template: the spec as given, confidence 1 and no warnings', async () => {
    const before = Date.now();
    const { status, body, headers } = await create({ name: '  Window card ' });
    expect(status).toBe(201);
    expect(body).toEqual(customTemplateCreatedSchema.parse(body));
    expect(body).toEqual({
      custom_template_id: expect.stringMatching(/^ctpl_[0-9a-z]{26}$/),
      name: 'Window card',
      spec,
      confidence: 1,
      aspect_ratio: '4:5',
      warnings: [],
      field_confidence: {},
      missing_fields: [],
      rows: [],
      picture_url: null,
      created_at: expect.any(String),
      request_id: headers['x-request-id'],
    });
    expect(Date.parse(body.created_at)).toBeGreaterThanOrEqual(before);
  });

  it('costs no credits, stores no picture and puts nothing on a queue', async () => {
    const owner = await gateway.openAccount('pro', 0);
    const before = await gateway.traces();
    await create({}, owner).expect(201);
    const { customTemplates, ...rest } = await gateway.traces();
    expect({ ...rest, customTemplates: customTemplates - 1 }).toEqual(before);
  });

  it('fetches the reference all the same', async () => {
    gateway.images.requests.length = 0;
    await create({}, await gateway.openAccount()).expect(201);
    expect(gateway.images.requests).toEqual(['/design.png']);
  });

  it('may be made with a test key, and is the account’s', async () => {
    const tester = await gateway.issueKey((await gateway.openAccount()).accountId, 'test');
    await create({}, tester).expect(201);
  });
});

describe('VALIDATION_ERROR of a template', () => {
  it.each<[string, string, object]>([
    ['name', 'name is required', { name: undefined }],
    ['name', 'name is required', { name: '  ' }],
    ['name', 'name must be at most 80 characters', { name: 'x'.repeat(81) }],
    ['name', 'name contains a character that cannot be stored', { name: 'a\u0000b' }],
    ['reference_image_url', 'reference_image_url is required', { reference_image_url: undefined }],
    [
      'reference_image_url',
      'reference_image_url must be a valid URL',
      { reference_image_url: 'design.png' },
    ],
    [
      'reference_image_url',
      'reference_image_url must be at most 2048 characters',
      { reference_image_url: 'https://example.com/'.padEnd(2_049, 'x') },
    ],
    [
      'spec.image_slots',
      'image_slots ids must be unique',
      { spec: { ...spec, image_slots: [spec.image_slots[0], spec.image_slots[0]] } },
    ],
    [
      'spec.text_sources',
      'text_sources keys must be listed in text_fields',
      { spec: { ...spec, text_sources: { size: '120 m²' } } },
    ],
  ])('on %s: %s', async (path, message, change) => {
    gateway.images.requests.length = 0;
    const error = await refusal(change);
    expect(error).toMatchObject({ status: 400, code: 'VALIDATION_ERROR', message });
    expect(error.details).toEqual({ field: path, issues: [{ path, message }] });
    expect(gateway.images.requests).toEqual([]);
  });
});

describe('the reference image', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('may be %s', async (type) => {
    const bytes = await sampleImage(type);
    const reference_image_url = gateway.images.serve(`/design.${type}`, { bytes });
    await create({ reference_image_url }, await gateway.openAccount()).expect(201);
  });

  it.each<[string, () => Promise<string> | string, string]>([
    ...(['gif', 'bmp', 'tiff', 'avif', 'heic', 'ico', 'svg'] as const).map(
      (type): [string, () => Promise<string>, string] => [
        `is ${type}`,
        async () => gateway.images.serve('/other', { bytes: await sampleImage(type) }),
        'UNSUPPORTED_IMAGE_FORMAT',
      ],
    ),
    [
      'is an HTML page',
      () => gateway.images.serve('/page', { bytes: Buffer.from('<html></html>') }),
      'UNSUPPORTED_IMAGE_FORMAT',
    ],
    [
      'is over 8 MB',
      async () => {
        const bytes = Buffer.concat([await pngPhoto(), Buffer.alloc(8_388_608)]);
        return gateway.images.serve('/large.png', { bytes });
      },
      'IMAGE_TOO_LARGE',
    ],
    [
      'has over 100 megapixels',
      () => gateway.images.serve('/bomb.png', { bytes: hugePng(10_001, 10_000) }),
      'IMAGE_TOO_LARGE',
    ],
    ['is not there', () => `${gateway.images.origin}/none.png`, 'IMAGE_INACCESSIBLE'],
    ['never arrives', () => gateway.images.serve('/hang', { hang: true }), 'IMAGE_TIMEOUT'],
    ['is in a private network', () => 'http://192.168.0.1/design.png', 'SSRF_BLOCKED'],
    ['has another scheme', () => 'ftp://example.com/design.png', 'INVALID_IMAGE_URL'],
  ])('that %s is refused with the field’s name in front', async (_what, make, code) => {
    const error = await refusal({ reference_image_url: await make() });
    expect([error.status, error.code, error.details]).toEqual([400, code, undefined]);
    expect(error.message).toMatch(/^reference_image_url: /);
  });

  it('may be a showcase of one’s own, and none of another’s', async () => {
    const owner = await gateway.openAccount();
    const { imageUrl } = await showcases.finished(owner);
    await create({ reference_image_url: imageUrl }, owner).expect(201);
    const error = await refusal({ reference_image_url: imageUrl });
    expect([error.status, error.code]).toEqual([403, 'ASSET_ACCESS_DENIED']);
  });
});

describe('the limit of 10 active templates', () => {
  it('makes the eleventh 409 CUSTOM_TEMPLATE_LIMIT_REACHED with details.max', async () => {
    const owner = await gateway.openAccount();
    const ids = [];
    for (let count = 0; count < 10; count += 1) ids.push(await showcases.addTemplate(owner));
    expect(await refusal({}, owner)).toMatchObject({
      status: 409,
      code: 'CUSTOM_TEMPLATE_LIMIT_REACHED',
      details: { max: 10 },
    });
    // Archived ones do not count, and another account has its own ten.
    await gateway.send('delete', `${TEMPLATES}/${ids[0]}`, owner).expect(200);
    await create({}, owner).expect(201);
    await create({}, await gateway.openAccount()).expect(201);
  });

  it('holds against simultaneous requests', async () => {
    const owner = await gateway.openAccount();
    const answers = await Promise.all(Array.from({ length: 14 }, () => create({}, owner)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(10).fill(201), ...Array(4).fill(409)]);
  });
});

describe('500 CUSTOM_TEMPLATE_CREATE_FAILED', () => {
  it('is the answer when the template cannot be stored, and says nothing of why', async () => {
    const refuse = 'a trigger of the test says no';
    await gateway.database.$executeRawUnsafe(
      `CREATE FUNCTION refuse() RETURNS trigger AS $$ BEGIN RAISE '${refuse}'; END $$ LANGUAGE plpgsql`,
    );
    await gateway.database.$executeRawUnsafe(
      'CREATE TRIGGER refuse BEFORE INSERT ON custom_templates EXECUTE FUNCTION refuse()',
    );
    try {
      const error = await refusal({}, await gateway.openAccount());
      expect([error.status, error.code]).toEqual([500, 'CUSTOM_TEMPLATE_CREATE_FAILED']);
      expect(JSON.stringify(error)).not.toContain(refuse);
      expect(error.details).toBeUndefined();
    } finally {
      await gateway.database.$executeRawUnsafe('DROP TRIGGER refuse ON custom_templates');
    }
    await create({}, await gateway.openAccount()).expect(201);
  });
});

describe('a picture of any size', () => {
  it('is taken: a reference has no lowest resolution', async () => {
    const reference_image_url = gateway.images.serve('/tiny.jpg', { bytes: await photo(1, 1) });
    await create({ reference_image_url }, await gateway.openAccount()).expect(201);
  });
});
