import {
  customTemplateAnswerSchema,
  customTemplateArchivedSchema,
  customTemplateListSchema,
} from '@groundwork/contract/showcase/custom-templates';
import { afterAll, describe, expect, it } from '@jest/globals';
import { type Customer, startGateway } from '../../fixtures/gateway.js';
import { openShowcases, spec, TEMPLATES } from '../../fixtures/showcases.js';

const gateway = await startGateway();
const showcases = await openShowcases(gateway);
const customer = await gateway.openAccount();
afterAll(() => gateway.close());

async function read(id: string, who = customer) {
  const { status, body, headers } = await gateway.get(`${TEMPLATES}/${id}`, who);
  expect(status).toBe(200);
  expect(body).toEqual(customTemplateAnswerSchema.parse(body));
  expect([body.request_id, headers['cache-control']]).toEqual([
    headers['x-request-id'],
    'no-store',
  ]);
  return customTemplateAnswerSchema.parse(body);
}

async function list(who: Customer) {
  const { status, body, headers } = await gateway.get(TEMPLATES, who);
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(body).toEqual(customTemplateListSchema.parse(body));
  return customTemplateListSchema.parse(body);
}

const change = (id: string, body: unknown, who = customer) =>
  gateway.send('patch', `${TEMPLATES}/${id}`, who, body);
const archive = (id: string, who = customer) => gateway.send('delete', `${TEMPLATES}/${id}`, who);

describe('the list of templates', () => {
  it('has the active ones, newest first, and how many more may be created', async () => {
    const owner = await gateway.openAccount();
    expect(await list(owner)).toMatchObject({ custom_templates: [], remaining: 10, max: 10 });
    const ids = [];
    for (const name of ['first', 'second', 'third']) {
      ids.push(await showcases.addTemplate(owner, { name }));
    }
    await archive(ids[1] ?? '', owner).expect(200);
    const { custom_templates, remaining, max } = await list(owner);
    expect(custom_templates.map(({ name }) => name)).toEqual(['third', 'first']);
    expect([remaining, max]).toEqual([8, 10]);
    const { request_id: _id, ...third } = await read(ids[2] ?? '', owner);
    expect(custom_templates[0]).toEqual(third);
  });

  it('never has fewer than none left', async () => {
    const owner = await gateway.openAccount();
    const id = await showcases.addTemplate(owner);
    const { proof: _none, ...row } = await gateway.database.customTemplate.findUniqueOrThrow({
      where: { id },
    });
    const copies = Array.from({ length: 11 }, (_, at) => ({
      ...row,
      id: `ctpl_copy${at}`,
      spec: { ...spec },
      metadata: {},
    }));
    await gateway.database.customTemplate.createMany({ data: copies });
    expect((await list(owner)).remaining).toBe(0);
  });

  it('has nothing of another account', async () => {
    await showcases.addTemplate(customer);
    expect((await list(await gateway.openAccount())).custom_templates).toEqual([]);
  });
});

describe('one template', () => {
  it('has the fields of Create, its reference and archived_at: null', async () => {
    const id = await showcases.addTemplate(customer, { name: 'Card' });
    expect(await read(id)).toEqual({
      custom_template_id: id,
      name: 'Card',
      spec,
      confidence: 1,
      aspect_ratio: '4:5',
      warnings: [],
      ...{ field_confidence: {}, missing_fields: [], rows: [] },
      picture_url: null,
      created_at: expect.any(String),
      reference_image_url: showcases.referenceUrl,
      archived_at: null,
      request_id: expect.any(String),
    });
  });

  it('can be read by another key of the account', async () => {
    const id = await showcases.addTemplate(customer);
    const tester = await gateway.issueKey(customer.accountId, 'test');
    expect((await read(id, tester)).custom_template_id).toBe(id);
  });

  it('is still readable when it is archived', async () => {
    const id = await showcases.addTemplate(customer);
    const { body } = await archive(id).expect(200);
    expect((await read(id)).archived_at).toBe(body.archived_at);
  });
});

describe('404 CUSTOM_TEMPLATE_NOT_FOUND', () => {
  it('is the answer to a missing template and, in the same words, to another account’s', async () => {
    const stranger = await gateway.openAccount();
    const theirs = await showcases.addTemplate(customer);
    const ids = [theirs, 'ctpl_0', 'x', 'ctpl_%00', "ctpl_' OR 1=1--", '%F0%9F%8F%A0'];
    for (const id of ids) {
      const answers = [
        await gateway.get(`${TEMPLATES}/${id}`, stranger),
        await change(id, { name: 'mine' }, stranger),
        await archive(id, stranger),
      ];
      expect(answers.map(({ status, body }) => [status, body.error?.code])).toEqual(
        Array(3).fill([404, 'CUSTOM_TEMPLATE_NOT_FOUND']),
      );
      expect(new Set(answers.map(({ body }) => body.error.message)).size).toBe(1);
    }
    expect(await read(theirs)).toMatchObject({ name: 'Card', archived_at: null });
  });
});

describe('changing a template', () => {
  it('changes the name, trimmed, and nothing else', async () => {
    const id = await showcases.addTemplate(customer);
    const before = await read(id);
    const { body } = await change(id, { name: ' Other ' }).expect(200);
    expect(body).toEqual(customTemplateAnswerSchema.parse(body));
    const { request_id: _id, ...rest } = before;
    expect(body).toMatchObject({ ...rest, name: 'Other' });
  });

  it('replaces the spec as a whole; a new aspect ratio moves the render ratio', async () => {
    const id = await showcases.addTemplate(customer, {
      spec: { ...spec, text_sources: { price: '1 €' } },
    });
    const other = { ...spec, aspect_ratio: '1:1', text_fields: [], logo_area: null };
    const { body } = await change(id, { spec: other }).expect(200);
    expect(body.spec).toEqual(other);
    expect(body.aspect_ratio).toBe('1:1');
    expect(await read(id)).toMatchObject({ spec: other, aspect_ratio: '1:1' });
  });

  it('leaves confidence and warnings as they were', async () => {
    const id = await showcases.addTemplate(customer);
    const analysed = { confidence: 0.4, warnings: ['image_slots_truncated'] };
    await gateway.database.customTemplate.update({ where: { id }, data: analysed });
    const { body } = await change(id, { spec }).expect(200);
    expect(body).toMatchObject(analysed);
  });

  it('cannot change the reference image', async () => {
    const id = await showcases.addTemplate(customer);
    const body = { name: 'x', reference_image_url: 'https://example.com/other.png' };
    await change(id, body).expect(200);
    expect((await read(id)).reference_image_url).toBe(showcases.referenceUrl);
  });

  it.each<[string, string, object]>([
    ['name', 'At least one of name or spec is required', {}],
    ['name', 'name is required', { name: ' ' }],
    ['name', 'name must be at most 80 characters', { name: 'x'.repeat(81) }],
    ['name', 'name contains a character that cannot be stored', { name: '\ud800' }],
    ['spec.palette', 'spec.palette is required', { spec: { ...spec, palette: undefined } }],
  ])('is VALIDATION_ERROR on %s: %s', async (path, message, body) => {
    const id = await showcases.addTemplate(await gateway.openAccount());
    const { body: answer } = await change(id, body).expect(400);
    expect(answer.error).toMatchObject({
      code: 'VALIDATION_ERROR',
      message,
      details: { field: path, issues: [{ path, message }] },
    });
  });

  it('that is archived is 409 CUSTOM_TEMPLATE_ARCHIVED', async () => {
    const id = await showcases.addTemplate(customer);
    await archive(id).expect(200);
    const { body } = await change(id, { name: 'Other' }).expect(409);
    expect(body.error).toMatchObject({ code: 'CUSTOM_TEMPLATE_ARCHIVED' });
    expect((await read(id)).name).toBe('Card');
  });
});

describe('deleting a template', () => {
  it('archives it; again, it gives the same archived_at', async () => {
    const id = await showcases.addTemplate(customer);
    const first = await archive(id).expect(200);
    expect(first.body).toEqual(customTemplateArchivedSchema.parse(first.body));
    expect(first.body).toMatchObject({
      custom_template_id: id,
      request_id: first.headers['x-request-id'],
    });
    const again = await archive(id).expect(200);
    expect(again.body.archived_at).toBe(first.body.archived_at);
    expect(again.body.request_id).not.toBe(first.body.request_id);
  });

  it('does not touch showcases that were accepted before', async () => {
    const owner = await gateway.openAccount();
    const id = await showcases.addTemplate(owner);
    const { body } = await showcases.postCustom(owner, id).expect(202);
    await archive(id, owner).expect(200);
    await showcases.succeed(body.job_id);
    const edit = { source_result_id: body.job_id, prompt: 'warmer' };
    await showcases.edit(owner, edit).expect(202);
  });
});

describe('the plan for custom templates', () => {
  it('is Pro, Max or Enterprise in all five operations: 403 PLAN_REQUIRED, before the body', async () => {
    const owner = await gateway.openAccount('pro');
    const id = await showcases.addTemplate(owner);
    const where = { id: owner.accountId };
    await gateway.database.account.update({ where, data: { plan: 'plus' } });
    const answers = [
      await gateway.send('post', TEMPLATES, owner, '{'),
      await gateway.get(TEMPLATES, owner),
      await gateway.get(`${TEMPLATES}/${id}`, owner),
      await change(id, '{', owner),
      await archive(id, owner),
    ];
    for (const { status, body } of answers) {
      expect([status, body.error.code]).toEqual([403, 'PLAN_REQUIRED']);
      expect(body.error.details).toEqual({
        current_plan: 'plus',
        required_plans: ['pro', 'max', 'enterprise'],
      });
    }
  });

  it.each(['pro', 'max', 'enterprise'] as const)('%s has them', async (plan) => {
    const owner = await gateway.openAccount(plan);
    const id = await showcases.addTemplate(owner);
    expect((await list(owner)).custom_templates).toHaveLength(1);
    await change(id, { name: 'x' }, owner).expect(200);
    await archive(id, owner).expect(200);
  });
});
