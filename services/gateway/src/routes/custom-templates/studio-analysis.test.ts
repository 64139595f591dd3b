import { customTemplateCreatedSchema } from '@groundwork/contract/showcase/custom-templates';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { type Customer, startGateway, type TestGateway } from '../../fixtures/gateway.js';
import { readDesign } from '../../fixtures/read-design.js';
import { openShowcases, type Showcases, TEMPLATES } from '../../fixtures/showcases.js';

let gateway: TestGateway;
let showcases: Showcases;
let customer: Customer;
beforeAll(async () => {
  // This tests the reading, not how long a busy machine takes for it.
  gateway = await startGateway({ readDesign, analysisMs: 90_000 });
  showcases = await openShowcases(gateway);
  customer = await gateway.openAccount();
});
afterAll(() => gateway.close());

/** Something with the grain of a photo: smoothed noise under a slope of light. */
async function grain(width: number, height: number): Promise<Buffer> {
  let state = 7;
  const noise = Buffer.alloc(width * height * 3, 0).map(() => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return 60 + ((state >> 16) % 140);
  });
  return sharp(noise, { raw: { width, height, channels: 3 } })
    .blur(3)
    .linear(2.2, -150)
    .png()
    .toBuffer();
}

/** A card with one large and one small photo, a price and a name on white. */
async function design(): Promise<Buffer> {
  const words = `<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="1920">
    <g font-family="DejaVu Sans, sans-serif" fill="#1b2a49">
      <text x="80" y="1500" font-size="110" font-weight="bold">450.000 €</text>
      <text x="80" y="1640" font-size="60">120 m²</text>
    </g></svg>`;
  return sharp({ create: { width: 1080, height: 1920, channels: 3, background: '#ffffff' } })
    .composite([
      { input: await grain(960, 900), left: 60, top: 60 },
      { input: await grain(460, 300), left: 60, top: 1010 },
      { input: Buffer.from(words), left: 0, top: 0 },
    ])
    .png()
    .toBuffer();
}

const create = (path: string, bytes: Buffer) => {
  const reference_image_url = gateway.images.serve(path, { bytes });
  return gateway.send('post', TEMPLATES, customer, { name: 'Card', reference_image_url });
};

describe('a reference design that the studio engine reads', () => {
  it('becomes a template that showcases can be made in', async () => {
    const { status, body } = await create('/design-of-two.png', await design());
    expect([status, body.error]).toEqual([201, undefined]);
    const template = customTemplateCreatedSchema.parse(body);
    expect(template).toMatchObject({ aspect_ratio: '9:16', warnings: [] });
    expect(template.spec.image_slots).toHaveLength(2);
    expect(template.confidence).toBeGreaterThan(0);
    expect(template.confidence).toBeLessThan(1);
    const { text_fields, logo_area } = template.spec;
    const values = {
      price: '1 €',
      size: '2 m²',
      label: 'x',
      bedrooms: 1,
      bathrooms: 1,
      parking: 1,
    };
    await showcases
      .postCustom(customer, template.custom_template_id, {
        fields: Object.fromEntries(text_fields.map((field) => [field, values[field]])),
        logo_image_url: logo_area === null ? null : showcases.logoUrl,
      })
      .expect(202);
  });

  it('is 400 INVALID_REFERENCE_IMAGE when it is an even colour', async () => {
    const plain = sharp({
      create: { width: 600, height: 800, channels: 3, background: '#2e7d32' },
    });
    const { status, body } = await create('/plain.png', await plain.png().toBuffer());
    expect([status, body.error.code]).toEqual([400, 'INVALID_REFERENCE_IMAGE']);
    expect(body.error.message).toMatch(/^reference_image_url: /);
  });
});
