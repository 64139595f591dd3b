import { afterAll, describe, expect, it } from '@jest/globals';
import { startGateway } from '../../fixtures/gateway.js';
import { gifPhoto, pngPhoto } from '../../fixtures/pictures.js';
import { openShowcases, spec, TEMPLATES } from '../../fixtures/showcases.js';

const gateway = await startGateway();
const showcases = await openShowcases(gateway);
const customer = await gateway.openAccount();
const templateId = await showcases.addTemplate(customer);
afterAll(() => gateway.close());

const jobOf = (id: string) => gateway.database.showcaseJob.findUniqueOrThrow({ where: { id } });
const post = (change: object = {}, who = customer, id = templateId) =>
  showcases.postCustom(who, id, change);

async function refusal(change: object = {}, who = customer, id = templateId) {
  const before = await gateway.traces();
  gateway.images.requests.length = 0;
  const { status, body } = await post(change, who, id);
  expect(await gateway.traces()).toEqual(before);
  return { status, fetched: [...gateway.images.requests], ...body.error };
}

async function issues(change: object, id = templateId) {
  const { status, code, details, fetched } = await refusal(change, customer, id);
  expect([status, code, fetched]).toEqual([400, 'VALIDATION_ERROR', []]);
  return details.issues.map(({ path, message }: { path: string; message: string }) => [
    path,
    message,
  ]);
}

describe('422 TEXT_SOURCE_NOT_FOUND', () => {
  it('refuses a showcase whose template quotes a text that its design does not show', async () => {
    const id = await showcases.addTemplate(customer, {
      spec: { ...spec, text_sources: { price: 'No such words' } },
    });
    const proof = { score: 0.9, field_confidence: {}, missing_fields: [] };
    const know = (texts: string[]) =>
      gateway.database.customTemplate.update({
        where: { id },
        data: { proof: { ...proof, texts } },
      });
    await know(['From 895.000 €', 'Haus am See']);
    const { status, code, message, details, fetched } = await refusal({}, customer, id);
    expect([status, code, fetched]).toEqual([422, 'TEXT_SOURCE_NOT_FOUND', []]);
    expect(message).toMatch(/^text_sources\.price: /);
    expect(details.missing_fields).toEqual([
      {
        field: 'price',
        text: 'No such words',
        kind: 'not_in_design',
        position: null,
        nearest: 'Haus',
      },
    ]);
    await know(['Here are no such words at all']);
    await post({}, customer, id).expect(202);
  });
});

describe('a custom showcase that is accepted', () => {
  it('remembers the template and the spec that it was checked against', async () => {
    const { body } = await post({ custom_instruction: 'keep it calm' }).expect(202);
    const job = await jobOf(body.job_id);
    expect(job).toMatchObject({
      kind: 'generation',
      templateId: 'custom',
      customTemplateId: templateId,
      templateSpec: spec,
      charged: 2,
      request: { custom_template_id: templateId, custom_instruction: 'keep it calm' },
    });
    expect(job.inputs).toMatchObject({ supporting: [expect.stringMatching(/supporting/)] });
  });

  it('costs nothing on an annual plan or with a test key, as a built-in one', async () => {
    const tester = await gateway.issueKey(customer.accountId, 'test');
    const { body } = await post({}, tester).expect(202);
    expect((await jobOf(body.job_id)).charged).toBe(0);
    const annual = await gateway.openAccount('pro', 0);
    const where = { id: annual.accountId };
    await gateway.database.account.update({ where, data: { billing: 'annual' } });
    const id = await showcases.addTemplate(annual);
    expect((await jobOf((await post({}, annual, id).expect(202)).body.job_id)).charged).toBe(0);
  });

  it('does not fetch the template’s reference: the worker reads it', async () => {
    gateway.images.requests.length = 0;
    await post().expect(202);
    expect(gateway.images.requests).not.toContain('/design.png');
  });
});

describe('the plan for custom showcases', () => {
  it('is Pro, Max or Enterprise: 403 PLAN_REQUIRED with both plans', async () => {
    const plus = await gateway.openAccount('plus', 100);
    expect(await refusal({}, plus)).toMatchObject({
      status: 403,
      code: 'PLAN_REQUIRED',
      details: { current_plan: 'plus', required_plans: ['pro', 'max', 'enterprise'] },
      fetched: [],
    });
    await showcases.post(plus).expect(202);
  });

  it.each(['pro', 'max', 'enterprise'] as const)('%s may', async (plan) => {
    const owner = await gateway.openAccount(plan);
    await post({}, owner, await showcases.addTemplate(owner)).expect(202);
  });
});

describe('the template of a custom showcase', () => {
  it('that is unknown or another account’s is 404 CUSTOM_TEMPLATE_NOT_FOUND', async () => {
    const theirs = await showcases.addTemplate(await gateway.openAccount());
    for (const id of ['ctpl_0', 'x', "' OR 1=1--", theirs]) {
      const { status, code, details } = await refusal({}, customer, id);
      expect([status, code, details]).toEqual([404, 'CUSTOM_TEMPLATE_NOT_FOUND', undefined]);
    }
  });

  it('that is archived is 409 CUSTOM_TEMPLATE_ARCHIVED, whatever else is wrong', async () => {
    const id = await showcases.addTemplate(customer);
    await gateway.send('delete', `${TEMPLATES}/${id}`, customer).expect(200);
    for (const change of [{}, { fields: {} }]) {
      const { status, code, details } = await refusal(change, customer, id);
      expect([status, code, details]).toEqual([409, 'CUSTOM_TEMPLATE_ARCHIVED', undefined]);
    }
  });

  it('decides with its spec as it is now', async () => {
    const id = await showcases.addTemplate(customer);
    const wordless = { ...spec, text_fields: [], logo_area: null };
    await gateway.send('patch', `${TEMPLATES}/${id}`, customer, { spec: wordless }).expect(200);
    expect(await issues({}, id)).toHaveLength(3);
    await post({ fields: {}, logo_image_url: null }, customer, id).expect(202);
  });
});

describe('what the spec asks of a custom showcase', () => {
  it.each<[string, object, [string, string]]>([
    [
      'a declared field is required',
      { fields: { price: '450.000 €' } },
      ['fields.bedrooms', 'bedrooms is required for this custom template'],
    ],
    [
      'an empty one is missing',
      { fields: { price: ' ', bedrooms: 3 } },
      ['fields.price', 'price is required for this custom template'],
    ],
    [
      'an undeclared field is refused',
      { fields: { price: '1', bedrooms: 3, size: '120 m²' } },
      ['fields.size', 'size is not a valid field for the custom template'],
    ],
    [
      'the supporting images fill the other slots',
      { supporting_image_urls: [] },
      ['supporting_image_urls', 'This custom template requires exactly 1 supporting images'],
    ],
    [
      'a logo area needs a logo',
      { logo_image_url: null },
      ['logo_image_url', 'This custom template requires logo_image_url'],
    ],
    [
      'aspect_ratio is the template’s matter',
      { aspect_ratio: '4:5' },
      ['aspect_ratio', 'aspect_ratio is not supported by custom templates'],
    ],
    [
      'there are no brand profiles',
      { brand_profile_id: 'b' },
      ['brand_profile_id', 'brand_profile_id is not supported by custom templates'],
    ],
    [
      'custom_instruction has at most 250 characters',
      { custom_instruction: 'x'.repeat(251) },
      ['custom_instruction', 'custom_instruction must be at most 250 characters'],
    ],
  ])('%s', async (_rule, change, issue) => {
    expect(await issues(change)).toEqual([issue]);
  });

  it('without a logo area a logo is refused', async () => {
    const id = await showcases.addTemplate(customer, { spec: { ...spec, logo_area: null } });
    expect(await issues({}, id)).toEqual([
      ['logo_image_url', 'logo_image_url is not supported by this custom template'],
    ]);
  });

  it('custom_template_id is required with template_id custom', async () => {
    expect(await issues({ custom_template_id: undefined })).toEqual([
      ['custom_template_id', 'custom_template_id is required'],
    ]);
  });
});

describe('reference_image_url of a custom showcase', () => {
  it('is fetched and checked, and not kept', async () => {
    const copy = gateway.images.serve('/copy.png', { bytes: await pngPhoto(400, 500) });
    const { body } = await post({ reference_image_url: copy }).expect(202);
    expect(gateway.images.requests).toContain('/copy.png');
    const job = await jobOf(body.job_id);
    expect(job.request).toMatchObject({ reference_image_url: copy });
    const { inputs } = await gateway.traces();
    expect(inputs.filter((key) => key.includes(body.job_id))).toHaveLength(3);
  });

  it.each<[string, () => Promise<string> | string, string]>([
    [
      'of another type than PNG, JPEG or WebP',
      async () => gateway.images.serve('/design.gif', { bytes: await gifPhoto() }),
      'UNSUPPORTED_IMAGE_FORMAT',
    ],
    ['that is not there', () => `${gateway.images.origin}/none.png`, 'IMAGE_INACCESSIBLE'],
    ['in a private network', () => 'http://10.0.0.1/design.png', 'SSRF_BLOCKED'],
  ])('%s is refused with its name in front, and no picture stays', async (_what, make, code) => {
    const error = await refusal({ reference_image_url: await make() });
    expect([error.status, error.code, error.details]).toEqual([400, code, undefined]);
    expect(error.message).toMatch(/^reference_image_url: /);
  });
});
