import { dryRunSchema } from '@groundwork/contract/dry-run/answer';
import { templateSpecSchema } from '@groundwork/contract/showcase/template-spec';
import { afterAll, describe, expect, it } from '@jest/globals';
import { startGateway } from '../fixtures/gateway.js';
import { pngPhoto } from '../fixtures/pictures.js';

const gateway = await startGateway();
const customer = await gateway.openAccount('enterprise', 1_000, 'test');
afterAll(() => gateway.close());

const picture = (name: string) => `https://magic.groundwork.invalid/${name}.jpg`;
const media = (...names: string[]) =>
  names.map((name, at) => ({ MediaURL: picture(name), MediaCategory: 'Photo', Order: at + 1 }));
const listing = {
  ListingKey: 'a listing has a thousand fields more',
  ListPrice: 485_000,
  Country: 'ES',
  PropertyType: 'Residential',
  StandardStatus: 'Active',
  LivingArea: 142,
  LivingAreaUnits: 'Square Meters',
  LotSizeAcres: 0.25,
  BedroomsTotal: 4,
  BathroomsTotalInteger: 2,
  UnparsedAddress: 'Calle Mayor 1, Madrid',
  ListAgentFullName: 'Ana Ruiz',
  Media: media('house', 'living-room', 'kitchen', 'terrace'),
};

async function planned(path: string, body: object) {
  const answer = await gateway.send('post', path, customer, { ...body, dry_run: true }).expect(200);
  return { ...dryRunSchema.parse(answer.body), raw: answer.body };
}
const SHOWCASE = '/v1/real-estate/property-showcase';

describe('a listing alone makes a request', () => {
  it('for a showcase, with what its template takes', async () => {
    const { plan, images, warnings } = await planned(SHOWCASE, {
      template_id: 'minimalist',
      language: 'es',
      listing: { ...listing, StandardStatus: 'Coming Soon' },
    });
    expect(plan).toMatchObject({
      fields: { price: '485.000 €', size: '142 m²', label: 'Próximamente', bedrooms: 4 },
      photos: 4,
    });
    expect(images.map(({ field }) => field)).toEqual([
      'main_image_url',
      ...[0, 1, 2].map((at) => `supporting_image_urls.${at}`),
    ]);
    expect(warnings.filter(({ code }) => code.startsWith('LISTING'))).toEqual([
      {
        code: 'LISTING_FIELDS_UNREAD',
        field: 'listing',
        message:
          'listing: These fields of the listing fill nothing of the request: PropertyType, LotSizeAcres, UnparsedAddress, ListAgentFullName, ListingKey',
      },
      {
        code: 'LISTING_USED',
        field: 'listing',
        message: expect.stringContaining('Media, ListPrice, Country, LivingArea, LivingAreaUnits'),
      },
    ]);
    const hero = await planned(SHOWCASE, { template_id: 'hero_impact', listing });
    expect(hero.plan).toMatchObject({ photos: 1 });
    expect(Object(hero.plan).fields).toEqual({ price: '€485,000', size: '142 m²', bedrooms: 4 });
  });

  it('for a film of the property', async () => {
    const body = { listing, voice: { language: 'es_ES' } };
    const { body: accepted } = await gateway
      .send('post', '/v1/real-estate/slideshow', customer, body)
      .expect(202);
    const { request } = await gateway.database.task.findUniqueOrThrow({
      where: { id: accepted.task_id },
    });
    expect(request).toMatchObject({
      images: listing.Media.map(({ MediaURL }) => MediaURL),
      property: {
        location: 'Calle Mayor 1, Madrid',
        price: '485.000 €',
        size: '142 m²',
        bedrooms: 4,
        bathrooms: 2,
        contact: 'Ana Ruiz',
      },
    });
    // What is not used is not kept.
    expect(JSON.stringify(request)).not.toContain('a thousand fields');
  });

  it('for a land film, in square metres', async () => {
    const land = { format: '9:16', listing: { ...listing, Media: media('plot', 'house') } };
    const { plan, warnings } = await planned('/v1/land', land);
    expect(plan).toMatchObject({ used_overrides: ['plot_area_m2'] });
    const leftOut = warnings.filter(({ code }) => code === 'LISTING_FIELD_LEFT_OUT');
    expect(leftOut.map(({ message }) => message)).toEqual([
      'listing.Media: It is left out: not all of its photos fit; the first ones are taken',
      expect.stringMatching(/^listing\.ListPrice: It is left out: PropertyType is not Land/),
    ]);
  });

  it('for a design of the customer’s own, with what it has room for', async () => {
    const spec = templateSpecSchema.parse({
      version: 1,
      aspect_ratio: '1:1',
      layout_type: 'card',
      image_slots: [
        { id: 'main', position: 'top', role: 'photo' },
        { id: 'side', position: 'right', role: 'photo' },
      ],
      logo_area: null,
      text_fields: ['price', 'bedrooms'],
      palette: [],
      typography_style: 'sans',
      background: 'white',
    });
    const reference_image_url = gateway.images.serve('/design.png', {
      bytes: await pngPhoto(400, 500),
    });
    const design = { name: 'Card', reference_image_url, spec };
    const made = await gateway
      .send('post', `${SHOWCASE}/custom-templates`, customer, design)
      .expect(201);
    const { custom_template_id } = made.body;
    const { plan } = await planned(SHOWCASE, {
      template_id: 'custom',
      custom_template_id,
      listing,
    });
    expect(plan).toMatchObject({ photos: 2, fields: { price: '€485,000', bedrooms: 4 } });
    expect(Object.keys(Object(plan).fields)).toHaveLength(2);
  });
});

describe('fields of the request', () => {
  it('take precedence', async () => {
    const body = {
      template_id: 'minimalist',
      main_image_url: picture('kitchen'),
      fields: { price: 'POA', label: 'Last one' },
      listing,
    };
    const { plan, images, warnings } = await planned(SHOWCASE, body);
    expect(plan).toMatchObject({ fields: { price: 'POA', label: 'Last one', size: '142 m²' } });
    expect(images).toHaveLength(4);
    const used = warnings.find(({ code }) => code === 'LISTING_USED')?.message;
    expect(used).not.toContain('ListPrice');
    expect(used).not.toContain('StandardStatus');
    const pending = { ...body, listing: { ...listing, StandardStatus: 'Pending' } };
    expect((await planned(SHOWCASE, pending)).plan).toMatchObject({
      fields: { label: 'Last one' },
    });
  });

  it('that the listing cannot say for sure are named where they are needed', async () => {
    const body = { template_id: 'hero_impact', listing: { ...listing, Country: null } };
    const answer = await gateway.send('post', SHOWCASE, customer, body).expect(400);
    expect(answer.body.error).toMatchObject({
      code: 'VALIDATION_ERROR',
      details: { field: 'fields.price' },
      message: expect.stringMatching(
        /^fields\.price is required; listing\.ListPrice is left out: it has no currency/,
      ),
    });
  });

  it('that the listing does not say are named where they are needed', async () => {
    const body = {
      template_id: 'hero_impact',
      listing: { Media: media('house') },
    };
    const answer = await gateway.send('post', SHOWCASE, customer, body).expect(400);
    const messages = answer.body.error.details.issues.map(
      ({ message }: { message: string }) => message,
    );
    expect(messages).toEqual([
      'fields.price is required; the listing has no ListPrice',
      'fields.size is required; the listing has no LivingArea (of land: LotSizeArea)',
    ]);
  });

  it('that the listing cannot say for sure are left out where they are not', async () => {
    const doubtful = { ...listing, ListPriceLow: 450_000, LivingAreaUnits: null };
    const { body } = await gateway
      .send('post', '/v1/real-estate/slideshow', customer, { listing: doubtful })
      .expect(202);
    const leftOut = body.warnings.filter(
      ({ code }: { code: string }) => code === 'LISTING_FIELD_LEFT_OUT',
    );
    expect(leftOut.map(({ field }: { field: string }) => field)).toEqual([
      'listing.ListPrice',
      'listing.LivingArea',
    ]);
  });
});

describe('a listing that may not be advertised is refused', () => {
  it.each([
    ['/v1/real-estate/slideshow', {}, 'Withdrawn', 'StandardStatus Withdrawn is not to be'],
    [SHOWCASE, { template_id: 'minimalist' }, 'Hold', 'StandardStatus Hold is not to be'],
    [
      '/v1/real-estate/slideshow',
      {},
      'Pending',
      '“Under contract” would not be shown; films show no status: make a showcase',
    ],
    ['/v1/land', { format: '9:16' }, 'Coming Soon', '“Coming soon” would not be shown; films'],
    [
      SHOWCASE,
      { template_id: 'hero_impact', language: 'es' },
      'Closed',
      '“Vendido” would not be shown; take a template with a label, such as minimalist',
    ],
    [
      SHOWCASE,
      { template_id: 'minimalist', fields: { price: 'POA', label: 'New listing' } },
      'Closed',
      'StandardStatus Closed is not what fields.label “New listing” says; send “Sold”',
    ],
  ])('%s %j of what is %s', async (path, body, StandardStatus, why) => {
    const sent = { ...body, listing: { ...listing, StandardStatus } };
    const { body: answer } = await gateway.send('post', path, customer, sent).expect(400);
    expect(answer.error).toMatchObject({
      code: 'VALIDATION_ERROR',
      message: expect.stringContaining(`listing.StandardStatus: ${why}`),
      details: { field: 'listing.StandardStatus' },
    });
  });

  it('but a design that there is not is named first', async () => {
    const sent = { template_id: 'nothing', listing: { ...listing, StandardStatus: 'Pending' } };
    const { body: answer } = await gateway.send('post', SHOWCASE, customer, sent).expect(400);
    expect(answer.error.details.field).toBe('template_id');
  });
});

it('more photos than fit, and names that are nearly known, are named', async () => {
  const { ListPrice, ...rest } = listing;
  const many = Array.from({ length: 31 }, (_one, at) => `house-${at}`);
  const sent = { ...rest, listprice: ListPrice, ListOfficeNam: 'Casa', Media: media(...many) };
  const { warnings } = await planned('/v1/real-estate/slideshow', { listing: sent });
  expect(warnings.map(({ message }) => message)).toEqual(
    expect.arrayContaining([
      'listing.Media: It is left out: not all of its photos fit; the first ones are taken',
      expect.stringMatching(
        /LotSizeAcres, Country, ListingKey, listprice \(did you mean ListPrice\?\), ListOfficeNam \(did you mean ListOfficeName\?\)$/,
      ),
    ]),
  );
});

describe('a listing is refused', () => {
  it.each([
    [{ ListPrice: { amount: 1 } }, 'listing.ListPrice must be a number; you sent {"amount":1}'],
    [
      { UnparsedAddress: 'Calle <b>Mayor</b>' },
      expect.stringMatching(
        /^property\.location contains "<b>".*it comes from listing\.UnparsedAddress$/,
      ),
    ],
    [
      { BedroomsTotal: 120 },
      'property.bedrooms must be at most 99; you sent 120; it comes from listing.BedroomsTotal',
    ],
  ])('in words that name its field: %j', async (change, message) => {
    const sent = { listing: { ...listing, ...change } };
    const { body } = await gateway
      .send('post', '/v1/real-estate/slideshow', customer, sent)
      .expect(400);
    expect(body.error.message).toEqual(message);
  });

  it('by the name of the field', async () => {
    const body = { listing: { ...listing, ListPrice: true, Media: {} }, format: '4:3' };
    const { body: answer } = await gateway
      .send('post', '/v1/real-estate/slideshow', customer, body)
      .expect(400);
    expect(answer.error.details.issues.map(({ path }: { path: string }) => path)).toEqual([
      'format',
      'listing.ListPrice',
      'listing.Media',
    ]);
  });

  it('when its name is misspelt, and never field by field', async () => {
    const misspelt = { images: [picture('house')], listings: listing };
    const { body } = await gateway
      .send('post', '/v1/real-estate/slideshow', customer, misspelt)
      .expect(400);
    expect(body.error.message).toBe('listings is not a known field; did you mean listing?');
    await gateway
      .send(
        'post',
        '/v1/real-estate/slideshow',
        customer,
        { listing },
        { Prefer: 'handling=strict' },
      )
      .expect(202);
  });
});

it('a retry with the same listing gets the first answer', async () => {
  const headers = { 'Idempotency-Key': 'listing-1' };
  const order = () =>
    gateway.send('post', '/v1/real-estate/slideshow', customer, { listing }, headers).expect(202);
  const [first, again] = [await order(), await order()];
  expect(again.body.task_id).toBe(first.body.task_id);
  expect(again.headers['idempotent-replayed']).toBe('true');
});
