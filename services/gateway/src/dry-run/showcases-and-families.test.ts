import type { Plan } from '@groundwork/contract/plans';
import { afterAll, describe, expect, it } from '@jest/globals';
import { askDryRun as ask } from '../fixtures/ask-dry-run.js';
import { startGateway } from '../fixtures/gateway.js';
import { photo } from '../fixtures/pictures.js';
import { openShowcases, SHOWCASE, TEMPLATES } from '../fixtures/showcases.js';

const gateway = await startGateway();
const showcases = await openShowcases(gateway);
const customer = await gateway.openAccount();
const url = gateway.images.serve('/plot.jpg', { bytes: await photo() });
const missing = `${gateway.images.origin}/none.jpg`;
afterAll(() => gateway.close());

const dryRun = (
  path: string,
  body: object,
  owner = customer,
  method?: 'post' | 'patch' | 'delete',
) => ask(gateway, owner, path, body, method);

describe('dry_run of a showcase', () => {
  const body = (change: object = {}) => ({
    template_id: 'info_story',
    fields: { price: '450.000 €', size: '120 m²' },
    main_image_url: url,
    ...change,
  });

  it('shows its plan and what it costs', async () => {
    const { plan, credits, images } = await dryRun(SHOWCASE, body({ metadata: { a: 'b' } }));
    expect(plan).toEqual({
      kind: 'showcase',
      template_id: 'info_story',
      custom_template_id: null,
      aspect_ratio: '9:16',
      width: 1080,
      height: 1920,
      language: 'en',
      fields: { price: '450.000 €', size: '120 m²' },
      photos: 1,
      logo: false,
      disclosure_label: null,
      sample: false,
    });
    expect(credits).toMatchObject({ price: 2, charge: 2 });
    expect(images).toMatchObject([{ field: 'main_image_url', accepted: true }]);
  });

  it('shows the formats that it would make, and what all of them cost', async () => {
    const { plan, credits } = await dryRun(SHOWCASE, body({ formats: ['story', 'a4'] }));
    expect(plan).toMatchObject({
      formats: [
        { format: 'story', content_type: 'image/jpeg', width: 1080, height: 1920 },
        { format: 'a4', content_type: 'application/pdf', width: 2480, height: 3508 },
      ],
    });
    expect(credits).toMatchObject({
      price: 4,
      breakdown: [{ item: 'showcase', quantity: 2, credits: 4 }],
    });
  });

  it('says which photos have too few pixels for the largest image that is asked for', async () => {
    const serve = async (name: string, width: number, height: number) =>
      gateway.images.serve(`/${name}.jpg`, { bytes: await photo(width, height) });
    const small = await serve('small', 800, 600);
    const fair = await serve('fair', 1600, 1200);
    const warned = async (change: object) =>
      (await dryRun(SHOWCASE, body(change))).warnings.map(({ code, field }) => [code, field]);
    const low = ['PHOTO_RESOLUTION_LOW', 'main_image_url'];
    expect(await warned({ main_image_url: small })).toEqual([low]);
    expect(await warned({ main_image_url: fair })).toEqual([]);
    expect(await warned({ main_image_url: fair, formats: ['square', 'a4'] })).toEqual([low]);
  });

  it('says the label, in the language of the showcase or in another', async () => {
    const labelOf = async (change: object) =>
      (await dryRun(SHOWCASE, body({ language: 'de', ...change }))).plan;
    expect(await labelOf({ disclosure: { label: true } })).toMatchObject({
      disclosure_label: 'Digitale Bildkomposition',
    });
    expect(await labelOf({ disclosure: { label: true, language: 'ca' } })).toMatchObject({
      disclosure_label: 'Composició fotogràfica digital',
    });
    const wrong = { ...body({ disclosure: { label: 1 } }), dry_run: true };
    const { body: refused } = await gateway.send('post', SHOWCASE, customer, wrong).expect(400);
    expect(refused.error.details).toMatchObject({ field: 'disclosure.label' });
  });

  it('of an edit keeps its source’s label unless the edit says otherwise', async () => {
    const { imageUrl } = await showcases.finished(customer);
    const edit = { image_url: imageUrl, language: 'es' };
    for (const [disclosure, disclosure_label] of [
      [undefined, 'Composición digital, editada'],
      [{ label: true, language: 'en' }, 'Digital composition, edited'],
      [{ label: false }, null],
    ]) {
      const { plan } = await dryRun(`${SHOWCASE}/edit`, { ...edit, disclosure });
      expect(plan).toMatchObject({ disclosure_label });
    }
  });

  it('in a design of one’s own follows its spec; the reference is looked at too', async () => {
    const id = await showcases.addTemplate(customer);
    const custom = {
      template_id: 'custom',
      custom_template_id: id,
      fields: { price: '450.000 €', bedrooms: 3 },
      supporting_image_urls: [url],
      logo_image_url: showcases.logoUrl,
      reference_image_url: missing,
    };
    const { plan, images, valid } = await dryRun(SHOWCASE, body(custom));
    expect(plan).toMatchObject({ aspect_ratio: '4:5', width: 1440, height: 1800, photos: 2 });
    expect(images.map(({ field }) => field)).toEqual([
      'main_image_url',
      'supporting_image_urls.0',
      'logo_image_url',
      'reference_image_url',
    ]);
    expect([valid, images.at(-1)?.error?.code]).toEqual([false, 'IMAGE_INACCESSIBLE']);
    const wrong = { ...body(custom), supporting_image_urls: [], dry_run: true };
    await gateway.send('post', SHOWCASE, customer, wrong).expect(400);
  });

  it('of an edit with a test key says that it is charged, and not refunded', async () => {
    const { jobId, imageUrl } = await showcases.finished(customer);
    const tester = await gateway.issueKey(customer.accountId, 'test');
    const edit = { image_url: imageUrl, prompt: 'warmer', font: '' };
    const { plan, credits, warnings } = await dryRun(`${SHOWCASE}/edit`, edit, tester);
    expect(plan).toMatchObject({ source_result_id: jobId, prompt: 'warmer', font: null });
    expect(credits).toMatchObject({ price: 2, charge: 2 });
    expect(warnings.map(({ code }) => code)).toEqual(['EDIT_NOT_REFUNDED', 'CHARGED_IN_TEST_MODE']);
    const stranger = await gateway.openAccount();
    const refused = { ...edit, dry_run: true };
    await gateway.send('post', `${SHOWCASE}/edit`, stranger, refused).expect(403);
  });
});

describe('dry_run of a custom template', () => {
  it('says whether there is room for it, and keeps a spec as it was sent', async () => {
    const owner = await gateway.openAccount();
    const id = await showcases.addTemplate(owner);
    const { body } = await gateway.get(`${TEMPLATES}/${id}`, owner);
    const wanted = { name: 'Card', reference_image_url: showcases.referenceUrl, spec: body.spec };
    const { plan, limits, credits } = await dryRun(TEMPLATES, wanted, owner);
    expect(plan).toMatchObject({ kind: 'custom-template', spec: body.spec, confidence: 1 });
    expect(limits).toEqual([{ name: 'custom_templates', limit: 10, in_use: 1, available: true }]);
    expect(credits.price).toBe(0);
  });

  it('with a design that cannot be had has no layout', async () => {
    const wanted = { name: 'Card', reference_image_url: missing };
    const { plan, refusals } = await dryRun(TEMPLATES, wanted);
    expect(plan).toMatchObject({ spec: null, confidence: null });
    expect(refusals.map(({ code }) => code)).toEqual(['IMAGE_INACCESSIBLE']);
  });
});

describe('dry_run of a family', () => {
  const member = { type: 'adult', role: 'mother' };

  it('says who would be drawn, and when there is no room', async () => {
    const owner = await gateway.openAccount();
    const family = { name: 'A', members: [member, member], generate_avatars: false };
    for (let count = 0; count < 5; count++) {
      await gateway.send('post', '/v1/families', owner, family).expect(201);
    }
    const { plan, refusals } = await dryRun(
      '/v1/families',
      { ...family, generate_avatars: true },
      owner,
    );
    expect(plan).toMatchObject({ change: 'create', family_id: null, portraits: 2 });
    expect(refusals.map(({ code }) => code)).toEqual(['FAMILY_LIMIT_REACHED']);
  });

  it('of a change keeps the family as it is, and is refused while it cannot be changed', async () => {
    const made = await gateway
      .send('post', '/v1/families', customer, { name: 'A', members: [member, member] })
      .expect(202);
    const path = `/v1/families/${made.body.family_id}/members`;
    const busy = { ...member, dry_run: true };
    await gateway.send('post', path, customer, busy).expect(422);
    await gateway.database.task.deleteMany({ where: { id: made.body.task_id } });
    await gateway.database.family.update({
      where: { id: made.body.family_id },
      data: { status: 'ready', cardKey: 'families/x/card.png' },
    });
    const added = await dryRun(path, { type: 'senior' });
    expect(added.plan).toMatchObject({ change: 'add', name: 'A' });
    const changed = await dryRun(`${path}/1`, { clothing: 'red' }, customer, 'patch');
    expect(changed.plan).toMatchObject({
      change: 'update',
      members: [member, { ...member, clothing: 'red' }],
    });
    const removed = await dryRun(`${path}/0`, {}, customer, 'delete');
    expect(removed.plan).toMatchObject({ change: 'remove', members: [member] });
    const nobody = { clothing: 'red', dry_run: true };
    await gateway.send('patch', `${path}/7`, customer, nobody).expect(404);
  });

  it.each<Plan>(['plus'])('needs the plan %s does not have', async (plan) => {
    const owner = await gateway.openAccount(plan);
    const family = { name: 'A', members: [member], dry_run: true };
    await gateway.send('post', '/v1/families', owner, family).expect(403);
  });
});
