import { familyGeneratingSchema, listedFamilySchema } from '@groundwork/contract/families/family';
import { familyTaskSchema } from '@groundwork/contract/tasks/task-answers';
import { familyPresets } from '@groundwork/words/cast';
import { afterAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { Families, members, unknownId } from '../../fixtures/families.js';
import { startGateway } from '../../fixtures/gateway.js';

const gateway = await startGateway();
const families = new Families(gateway);
afterAll(() => gateway.close());

describe('GET /v1/families', () => {
  it('lists presets without id, name and status, and own families with theirs', async () => {
    const customer = await gateway.openAccount('pro');
    const id = await families.ready(customer);
    const { body } = await gateway.get('/v1/families', customer).expect(200);
    const listed = z.object({ families: z.array(z.strictObject({}).loose()) }).parse(body).families;
    const parsed = listed.map((family) => listedFamilySchema.parse(family));
    expect(parsed).toHaveLength(familyPresets().length + 1);
    expect(parsed[0]).toMatchObject({ scope: 'preset', name: null, owner_id: null });
    expect(listed[0]).not.toHaveProperty('id');
    expect(parsed.at(-1)).toMatchObject({ scope: 'user', id, owner_id: customer.accountId });
    for (const family of listed) expect(family).not.toHaveProperty('status');
  });

  it.each([
    ['preset', familyPresets().length],
    ['custom', 0],
    ['all', familyPresets().length],
  ])('type=%s', async (type, count) => {
    const customer = await gateway.openAccount('plus');
    const { body } = await gateway.get(`/v1/families?type=${type}`, customer).expect(200);
    expect(body.families).toHaveLength(count);
  });

  it('an invalid type is INVALID_PARAMETER', async () => {
    const customer = await gateway.openAccount('plus');
    const { body } = await gateway.get('/v1/families?type=mine', customer).expect(400);
    expect(body.error).toMatchObject({ code: 'INVALID_PARAMETER' });
  });

  it('shows families that the organization shares, which only their owner may change', async () => {
    const owner = await gateway.openAccount('pro');
    const colleague = await gateway.openAccount('pro');
    await gateway.database.organization.create({
      data: {
        id: `org_${owner.accountId}`,
        name: 'Agency',
        members: { create: [owner, colleague].map(({ accountId }) => ({ accountId })) },
      },
    });
    const id = await families.ready(owner);
    expect(await families.read(colleague, id)).toMatchObject({ org_id: `org_${owner.accountId}` });
    const { body } = await gateway.get('/v1/families?type=custom', colleague).expect(200);
    expect(body.families).toHaveLength(1);
    const path = `/v1/families/${id}`;
    for (const refused of [
      gateway.send('post', `${path}/members`, colleague, { type: 'adult' }),
      gateway.send('patch', `${path}/members/0`, colleague, { role: 'aunt' }),
      gateway.send('delete', `${path}/members/0`, colleague),
      gateway.send('delete', path, colleague),
    ]) {
      expect((await refused.expect(404)).body.error.code).toBe('FAMILY_NOT_FOUND');
    }
  });
});

describe('GET /v1/families/{idOrSlug}', () => {
  it('a preset by its slug is always ready', async () => {
    const customer = await gateway.openAccount('plus');
    expect(await families.read(customer, 'young-couple')).toMatchObject({
      scope: 'preset',
      status: 'ready',
    });
  });

  it.each(['nobody', unknownId])('%s is FAMILY_NOT_FOUND', async (address) => {
    const customer = await gateway.openAccount('plus');
    const { body } = await gateway.get(`/v1/families/${address}`, customer).expect(404);
    expect(body.error.code).toBe('FAMILY_NOT_FOUND');
  });

  it('another account’s family, and the slug of one’s own, are FAMILY_NOT_FOUND', async () => {
    const owner = await gateway.openAccount('pro');
    const id = await families.ready(owner);
    const { slug } = await families.read(owner, id);
    await gateway.get(`/v1/families/${id}`, await gateway.openAccount('pro')).expect(404);
    await gateway.get(`/v1/families/${slug}`, owner).expect(404);
  });
});

describe('POST /v1/families', () => {
  it('answers 202 with a task, charges nothing, and is ready when the task ends', async () => {
    const customer = await gateway.openAccount('pro', 7);
    const { body } = await families.create(customer).expect(202);
    const { family_id: id, task_id: taskId } = familyGeneratingSchema.parse(body);
    expect(body).toMatchObject({
      status: 'generating',
      livemode: true,
      _links: { self: `/v1/families/${id}`, task: `/v1/tasks/${taskId}` },
    });
    expect(await families.read(customer, id)).toMatchObject({
      status: 'generating',
      card_image_url: null,
      reference_image_urls: [],
      members,
    });
    await families.finish(taskId, 'ready');
    const ready = await families.read(customer, id);
    expect(ready.status).toBe('ready');
    expect(ready.reference_image_urls).toHaveLength(2);
    expect(ready.card_image_url).toContain('/assets/');
    const task = familyTaskSchema.parse(
      (await gateway.get(`/v1/tasks/${taskId}`, customer).expect(200)).body,
    );
    expect(task).toMatchObject({ type: 'family', status: 'completed', result: { family_id: id } });
    expect(await gateway.creditsOf(customer)).toBe(7);
  });

  it('without portraits: 201 pending_avatars and no task', async () => {
    const customer = await gateway.openAccount('pro');
    const { body } = await families.create(customer, { generate_avatars: false }).expect(201);
    expect(body).toEqual({ family_id: body.family_id, status: 'pending_avatars' });
    expect(await families.read(customer, body.family_id)).toMatchObject({
      status: 'pending_avatars',
    });
  });

  it.each([
    ['no member', { members: [] }, 422, 'FAMILY_MEMBER_LIMIT_EXCEEDED'],
    [
      'seven members',
      { members: Array(7).fill({ type: 'adult' }) },
      422,
      'FAMILY_MEMBER_LIMIT_EXCEEDED',
    ],
  ])('%s: %s', async (_case, body, status, code) => {
    const customer = await gateway.openAccount('pro');
    const answer = await families.create(customer, body).expect(status);
    expect(answer.body.error.code).toBe(code);
    expect(await families.countOf(customer)).toBe(0);
  });

  it('a fault of the body is VALIDATION_ERROR with its field, and nothing is made', async () => {
    const customer = await gateway.openAccount('pro');
    for (const [body, field] of [
      [{ name: ' ' }, 'name'],
      [{ name: 'n'.repeat(81) }, 'name'],
      [{ members: {} }, 'members'],
      [{ members: [{ type: 'adult' }, { type: 'dog' }] }, 'members.1.type'],
      [{ members: [{ type: 'adult', age: 38 }] }, 'members.0.age'],
      [{ members: [{ type: 'adult', role: 'r'.repeat(501) }] }, 'members.0.role'],
      [{ generate_avatars: 'no' }, 'generate_avatars'],
      [{ webhook_url: 'http://example.com/hook' }, 'webhook_url'],
      [{ webhook_url: 'https://127.0.0.1/hook' }, 'webhook_url'],
      [{ webhook_url: `https://example.com/${'a'.repeat(2_048)}` }, 'webhook_url'],
    ] as const) {
      const { error } = (await families.create(customer, body).expect(400)).body;
      expect([error.code, error.details.field]).toEqual(['VALIDATION_ERROR', field]);
    }
    expect(await families.countOf(customer)).toBe(0);
  });

  it('with a test key makes a real family, and says that it is a test', async () => {
    const customer = await gateway.openAccount('pro', 0, 'test');
    const { body } = await families.create(customer).expect(202);
    expect(body).toMatchObject({ status: 'generating', livemode: false });
    await families.finish(body.task_id, 'ready');
    expect((await families.read(customer, body.family_id)).reference_image_urls).toHaveLength(2);
  });

  it('the sixth family is FAMILY_LIMIT_REACHED, also when six come at once; deleting makes room', async () => {
    const customer = await gateway.openAccount('enterprise');
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => families.create(customer, { generate_avatars: false })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 201, 201, 422]);
    expect(answers.find(({ status }) => status === 422)?.body.error.code).toBe(
      'FAMILY_LIMIT_REACHED',
    );
    const id = answers.find(({ status }) => status === 201)?.body.family_id;
    await gateway.send('delete', `/v1/families/${id}`, customer).expect(204);
    await families.create(customer, { generate_avatars: false }).expect(201);
  });

  it('needs Pro, Max or Enterprise, else PLAN_NOT_ALLOWED before the body is looked at', async () => {
    const customer = await gateway.openAccount('plus');
    const { body } = await gateway.send('post', '/v1/families', customer, 'no json').expect(403);
    expect(body.error).toMatchObject({ code: 'PLAN_NOT_ALLOWED' });
    expect(body.error).not.toHaveProperty('details');
  });
});

describe('DELETE /v1/families/{familyId}', () => {
  it('answers 204 without a body, and 204 again; the family is gone from lists and reads', async () => {
    const customer = await gateway.openAccount('pro');
    const id = await families.ready(customer);
    const path = `/v1/families/${id}`;
    const first = await gateway.send('delete', path, customer).expect(204);
    expect(first.text).toBe('');
    await gateway.send('delete', path, customer).expect(204);
    await gateway.get(path, customer).expect(404);
    const { body } = await gateway.get('/v1/families?type=custom', customer).expect(200);
    expect(body.families).toEqual([]);
  });

  it.each(['young-couple', unknownId])('%s is FAMILY_NOT_FOUND', async (address) => {
    const customer = await gateway.openAccount('pro');
    const { body } = await gateway.send('delete', `/v1/families/${address}`, customer).expect(404);
    expect(body.error.code).toBe('FAMILY_NOT_FOUND');
  });
});
