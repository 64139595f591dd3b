import type { MissingField } from '@groundwork/contract/showcase/template-proof';
import type { TemplateSpec } from '@groundwork/contract/showcase/template-spec';
import type { DesignReader, ReadDesign } from '@groundwork/template-analysis';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Customer, startGateway, type TestGateway } from '../../fixtures/gateway.js';
import { pngPhoto } from '../../fixtures/pictures.js';
import { openShowcases, type Showcases, spec, TEMPLATES } from '../../fixtures/showcases.js';

/** The API gives an analysis 20 s; the rule is the same with less. */
const ANALYSIS_MS = 5_000;

/** The worker's engine for the next design: any engine, good or bad. */
let engine: DesignReader;
const seen: Buffer[] = [];
const readDesign: DesignReader = (image, how) => {
  seen.push(image);
  return engine(image, how);
};
const gateway = await startGateway({ readDesign, analysisMs: ANALYSIS_MS });
const showcases = await openShowcases(gateway);
const customer = await gateway.openAccount();
beforeEach(() => {
  seen.length = 0;
});
afterAll(() => gateway.close());

const create = (change: object = {}, who = customer) => {
  const body = { name: 'Window card', reference_image_url: showcases.referenceUrl };
  return gateway.send('post', TEMPLATES, who, { ...body, ...change });
};
const phone: MissingField = {
  field: null,
  text: '+49 89 555 0142',
  kind: 'contact',
  position: 'bottom left',
};
const proof = {
  ...{ field_confidence: { price: 0.97 }, missing_fields: [phone] },
  rows: [
    { text: '895.000 €', position: 'top left, 30% x 5% at 10%,60%', kind: 'price' as const },
    {
      text: '+49 89 555 0142',
      position: 'bottom left, 30% x 2% at 10%,92%',
      kind: 'contact' as const,
    },
  ],
  texts: ['895.000 €', '+49 89 555 0142'],
};
const found: ReadDesign = { spec, confidence: 0.73, warnings: [], proof, engineCalls: [] };

async function refusal() {
  const before = await gateway.traces();
  const { status, body } = await create();
  expect(await gateway.traces()).toEqual(before);
  expect(body.error).not.toHaveProperty('details');
  return [status, body.error.code, body.error.message];
}

describe('POST …/custom-templates without a spec', () => {
  it('stores what the analysis of the reference found, with its confidence', async () => {
    engine = async () => found;
    const { body } = await create().expect(201);
    expect(body).toMatchObject({ spec, confidence: 0.73, aspect_ratio: '4:5', warnings: [] });
    expect(seen).toHaveLength(1);
    expect((await pngPhoto(400, 500)).equals(seen[0] ?? Buffer.alloc(0))).toBe(true);
  });

  it('carries the warning that photo areas were left out', async () => {
    engine = async () => ({ ...found, warnings: ['image_slots_truncated'] });
    const { body } = await create().expect(201);
    expect(body.warnings).toEqual(['image_slots_truncated']);
    const { body: read } = await gateway.get(`${TEMPLATES}/${body.custom_template_id}`, customer);
    expect(read.warnings).toEqual(['image_slots_truncated']);
  });

  it('links to the picture of the design, also when its spec is changed', async () => {
    const designPicture = Buffer.from('the design');
    engine = async () => ({ ...found, designPicture });
    const { body } = await create().expect(201);
    const { texts: _texts, ...expected } = proof;
    expect(body).toMatchObject(expected);
    const path = `${TEMPLATES}/${body.custom_template_id}`;
    const { body: changed } = await gateway.send('patch', path, customer, { spec });
    for (const { picture_url } of [body, changed]) {
      const { pathname, search } = new URL(picture_url);
      const file = await fetch(`${gateway.origin}${pathname}${search}`);
      expect(file.headers.get('content-type')).toBe('image/jpeg');
      expect(Buffer.from(await file.arrayBuffer())).toEqual(designPicture);
    }
  });

  it('tells no fields, no rows and no picture where there was no time for them', async () => {
    engine = async () => ({ ...found, proof: null });
    const { body } = await create().expect(201);
    const none = { field_confidence: {}, missing_fields: [], picture_url: null };
    expect(body).toMatchObject(none);
  });

  it('that is changed has no proof any more, and says what the design does not show', async () => {
    engine = async () => found;
    const { body } = await create().expect(201);
    const path = `${TEMPLATES}/${body.custom_template_id}`;
    const change = async (price: string) => {
      const text_sources = { price };
      const sent = { spec: { ...spec, text_fields: ['price'], text_sources } };
      return (await gateway.send('patch', path, customer, sent).expect(200)).body;
    };
    expect(await change('895.000 €')).toMatchObject({ missing_fields: [] });
    const missing = { field: 'price', text: '1.200 £', kind: 'not_in_design', position: null };
    expect(await change('1.200 £')).toMatchObject({
      ...{ rows: proof.rows },
      missing_fields: [{ ...missing, nearest: '895.000 €' }],
    });
  });

  it('takes a place for a value whatever text is quoted for it', async () => {
    engine = async () => found;
    const { body } = await create().expect(201);
    const path = `${TEMPLATES}/${body.custom_template_id}`;
    const placed = {
      ...{ ...spec, text_fields: ['price'], text_sources: { price: 'No such words' } },
      text_positions: { price: '30% x 5% at 10%,60%' },
      keep_positions: ['10% x 10% at 80%,5%'],
    };
    const { body: changed } = await gateway.send('patch', path, customer, { spec: placed });
    expect(changed).toMatchObject({ spec: placed, missing_fields: [] });
  });

  it('with a spec is not analysed', async () => {
    await create({ spec }).expect(201);
    expect(seen).toEqual([]);
  });

  it('is not analysed when the reference is refused', async () => {
    await create({ reference_image_url: `${gateway.images.origin}/none.png` }).expect(400);
    expect(seen).toEqual([]);
  });
});

describe('400 INVALID_REFERENCE_IMAGE', () => {
  it('is the answer to a reference that is no layout, with the field’s name in front', async () => {
    engine = async () => null;
    const [status, code, message] = await refusal();
    expect([status, code]).toEqual([400, 'INVALID_REFERENCE_IMAGE']);
    expect(message).toMatch(/^reference_image_url: /);
  });
});

describe('502 ANALYSIS_UNAVAILABLE', () => {
  const broken: readonly [string, DesignReader][] = [
    ['fails', () => Promise.reject(new Error('the engine broke'))],
    [
      'takes too long',
      (_image, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason), { once: true });
        }),
    ],
    ['takes too long and does not listen', () => new Promise<never>(() => undefined)],
    [
      'answers with a spec that is none',
      async () => ({ ...found, spec: { ...spec, image_slots: [] } as TemplateSpec }),
    ],
    ['answers with a confidence that is none', async () => ({ ...found, confidence: 7 })],
  ];
  it.each(broken)('is the answer when the analysis %s', async (_what, analyse) => {
    engine = analyse;
    const [status, code, message] = await refusal();
    expect([status, code]).toEqual([502, 'ANALYSIS_UNAVAILABLE']);
    expect(message).toBe('Template analysis is temporarily unavailable; retry or send a spec');
  });
});

describe('while no worker is there', () => {
  let alone: TestGateway;
  let designs: Showcases;
  let owner: Customer;
  beforeAll(async () => {
    alone = await startGateway({ analysisMs: 500 });
    designs = await openShowcases(alone);
    owner = await alone.openAccount();
  });
  afterAll(() => alone.close());
  const asked = (change: object = {}) => ({
    name: 'Window card',
    reference_image_url: designs.referenceUrl,
    ...change,
  });

  it('an analysis is given up, leaves nothing, and its Idempotency-Key is not used up', async () => {
    const before = await alone.traces();
    const once = { 'Idempotency-Key': 'window-card-1' };
    for (let time = 0; time < 2; time++) {
      const { status, body } = await alone.send('post', TEMPLATES, owner, asked(), once);
      expect([status, body.error.code]).toEqual([502, 'ANALYSIS_UNAVAILABLE']);
      expect(await alone.traces()).toEqual(before);
    }
    await alone.send('post', TEMPLATES, owner, asked({ spec }), once).expect(201);
  });

  it('a dry run is given up too, and a template with a spec is made', async () => {
    const dry = await alone.send('post', TEMPLATES, owner, asked({ dry_run: true }));
    expect([dry.status, dry.body.error.code]).toEqual([502, 'ANALYSIS_UNAVAILABLE']);
    await alone.send('post', TEMPLATES, owner, asked({ spec })).expect(201);
  });
});
