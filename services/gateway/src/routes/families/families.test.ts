import {
  familyGeneratingSchema,
  familySchema,
  familyTaskSchema,
  listedFamilySchema,
} from '@groundwork/contract';
import { claim, completeFamilyTask, failFamilyTask, taskTarget } from '@groundwork/database';
import { familyPresets } from '@groundwork/portraits';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { type Customer, startGateway, type TestGateway } from '../../fixtures/gateway.js';

let gateway: TestGateway;
const members = [
  { type: 'adult', role: 'mother', age: '38', physical: 'curly red hair' },
  { type: 'child', role: 'son' },
];
const unknownId = '3f0e4f7e-54c0-4b0c-9a6a-7f3a1f0a6d11';

beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

const create = (customer: Customer, body: object = {}, headers = {}) =>
  gateway.send('post', '/v1/families', customer, { name: 'The Smiths', members, ...body }, headers);

/** Ends the task as the portraits' worker does. */
async function finish(taskId: string, end: 'ready' | 'failed'): Promise<void> {
  const { database } = gateway;
  const task = await database.task.findUniqueOrThrow({ where: { id: taskId } });
  const at = { expiresAt: new Date(Date.now() + 1e9), notice: null };
  if (end === 'failed') {
    const fault = { code: 'PORTRAITS_FAILED', message: 'no', failedAt: new Date() } as const;
    await failFamilyTask(database, taskId, { ...fault, ...at });
    return;
  }
  const lease = await claim(database, taskTarget(taskId, 'prepare'), 20);
  if (!lease) throw new Error('the task is not free');
  const familyId = task.familyId ?? '';
  const { members: asked } = z
    .object({
      members: z.array(
        z.looseObject({ type: z.enum(['adult', 'child', 'senior']), seed: z.number() }),
      ),
    })
    .parse(task.request);
  const drawn = asked.map((member, index) => {
    return { ...member, portrait_key: `families/${familyId}/portrait-${index}.png` };
  });
  const cardKey = `families/${familyId}/card.png`;
  const result = {
    family_id: familyId,
    reference_image_urls: drawn.map(({ portrait_key: key }) => key),
    card_image_url: cardKey,
  };
  const done = { completedAt: new Date(), members: drawn, cardKey, result };
  await completeFamilyTask(database, taskId, lease, { ...done, ...at });
}

async function readyFamily(customer: Customer, body: object = {}): Promise<string> {
  const { body: accepted } = await create(customer, body).expect(202);
  await finish(accepted.task_id, 'ready');
  return accepted.family_id;
}

const read = async (customer: Customer, id: string) =>
  familySchema.parse((await gateway.get(`/v1/families/${id}`, customer).expect(200)).body);

describe('GET /v1/families', () => {
  it('lists presets without id, name and status, and own families with theirs', async () => {
    const customer = await gateway.openAccount('pro');
    const id = await readyFamily(customer);
    const { body } = await gateway.get('/v1/families', customer).expect(200);
    const listed = z.object({ families: z.array(z.strictObject({}).loose()) }).parse(body).families;
    const families = listed.map((family) => listedFamilySchema.parse(family));
    expect(families).toHaveLength(familyPresets.length + 1);
    expect(families[0]).toMatchObject({ scope: 'preset', name: null, owner_id: null });
    expect(listed[0]).not.toHaveProperty('id');
    expect(families.at(-1)).toMatchObject({ scope: 'user', id, owner_id: customer.accountId });
    for (const family of listed) expect(family).not.toHaveProperty('status');
  });

  it.each([
    ['preset', familyPresets.length],
    ['custom', 0],
    ['all', familyPresets.length],
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
    const id = await readyFamily(owner);
    expect(await read(colleague, id)).toMatchObject({ org_id: `org_${owner.accountId}` });
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
    expect(await read(customer, 'young-couple')).toMatchObject({
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
    const id = await readyFamily(owner);
    const { slug } = await read(owner, id);
    await gateway.get(`/v1/families/${id}`, await gateway.openAccount('pro')).expect(404);
    await gateway.get(`/v1/families/${slug}`, owner).expect(404);
  });
});

describe('POST /v1/families', () => {
  it('answers 202 with a task, charges nothing, and is ready when the task ends', async () => {
    const customer = await gateway.openAccount('pro', 7);
    const { body } = await create(customer).expect(202);
    const { family_id: id, task_id: taskId } = familyGeneratingSchema.parse(body);
    expect(body).toMatchObject({
      status: 'generating',
      livemode: true,
      _links: { self: `/v1/families/${id}`, task: `/v1/tasks/${taskId}` },
    });
    expect(await read(customer, id)).toMatchObject({
      status: 'generating',
      card_image_url: null,
      reference_image_urls: [],
      members,
    });
    await finish(taskId, 'ready');
    const ready = await read(customer, id);
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
    const { body } = await create(customer, { generate_avatars: false }).expect(201);
    expect(body).toEqual({ family_id: body.family_id, status: 'pending_avatars' });
    expect(await read(customer, body.family_id)).toMatchObject({ status: 'pending_avatars' });
  });

  it.each([
    ['no member', { members: [] }, 422, 'FAMILY_MEMBER_LIMIT_EXCEEDED'],
    [
      'seven members',
      { members: Array(7).fill({ type: 'adult' }) },
      422,
      'FAMILY_MEMBER_LIMIT_EXCEEDED',
    ],
    ['no name', { name: ' ' }, 400, 'VALIDATION_ERROR'],
    ['a name of 81 characters', { name: 'n'.repeat(81) }, 400, 'VALIDATION_ERROR'],
    ['an unknown type of member', { members: [{ type: 'dog' }] }, 400, 'VALIDATION_ERROR'],
    [
      'a webhook that is not HTTPS',
      { webhook_url: 'http://example.com/hook' },
      400,
      'VALIDATION_ERROR',
    ],
  ])('%s: %s', async (_case, body, status, code) => {
    const customer = await gateway.openAccount('pro');
    const answer = await create(customer, body).expect(status);
    expect(answer.body.error.code).toBe(code);
    expect(
      await gateway.database.family.count({ where: customer && { accountId: customer.accountId } }),
    ).toBe(0);
  });

  it('the sixth family is FAMILY_LIMIT_REACHED, also when six come at once; deleting makes room', async () => {
    const customer = await gateway.openAccount('enterprise');
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => create(customer, { generate_avatars: false })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 201, 201, 422]);
    expect(answers.find(({ status }) => status === 422)?.body.error.code).toBe(
      'FAMILY_LIMIT_REACHED',
    );
    const id = answers.find(({ status }) => status === 201)?.body.family_id;
    await gateway.send('delete', `/v1/families/${id}`, customer).expect(204);
    await create(customer, { generate_avatars: false }).expect(201);
  });

  it('needs Pro, Max or Enterprise, else PLAN_NOT_ALLOWED before the body is looked at', async () => {
    const customer = await gateway.openAccount('plus');
    const { body } = await gateway.send('post', '/v1/families', customer, 'no json').expect(403);
    expect(body.error).toMatchObject({ code: 'PLAN_NOT_ALLOWED' });
    expect(body.error).not.toHaveProperty('details');
  });
});

describe('Idempotency-Key', () => {
  it('the same key and body give the stored answer and nothing new', async () => {
    const customer = await gateway.openAccount('pro');
    const key = { 'Idempotency-Key': 'again' };
    const first = await create(customer, {}, key).expect(202);
    const second = await create(customer, {}, key).expect(202);
    expect(second.body).toEqual(first.body);
    expect(second.headers['idempotent-replayed']).toBe('true');
    expect(await gateway.database.family.count({ where: { accountId: customer.accountId } })).toBe(
      1,
    );
  });

  it('the same key with another body is a clear error', async () => {
    const customer = await gateway.openAccount('pro');
    const key = { 'Idempotency-Key': 'other' };
    await create(customer, {}, key).expect(202);
    const { body } = await create(customer, { name: 'Others' }, key).expect(409);
    expect(body.error.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('a duplicate while the first is decided makes nothing new, and says so or gives the same answer', async () => {
    const customer = await gateway.openAccount('enterprise');
    const key = { 'Idempotency-Key': 'at-once' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => create(customer, {}, key)));
    expect(answers.some(({ status }) => status === 202)).toBe(true);
    for (const { status, body } of answers) {
      if (status !== 202) expect(body.error.code).toBe('IDEMPOTENCY_KEY_IN_USE');
    }
    expect(await gateway.database.family.count({ where: { accountId: customer.accountId } })).toBe(
      1,
    );
  });

  it('belongs to one family and member', async () => {
    const customer = await gateway.openAccount('enterprise');
    const [a, b] = [await readyFamily(customer), await readyFamily(customer)];
    const headers = { 'Idempotency-Key': 'both' };
    const add = (id: string) =>
      gateway.send('post', `/v1/families/${id}/members`, customer, { type: 'senior' }, headers);
    const first = await add(a).expect(202);
    expect((await add(a).expect(202)).body).toEqual(first.body);
    expect((await add(b).expect(202)).body.family_id).toBe(b);
  });
});

describe('members', () => {
  const path = (id: string, index?: number | string) =>
    `/v1/families/${id}/members${index === undefined ? '' : `/${index}`}`;

  it('are added at the end when the task has drawn them, and not before', async () => {
    const customer = await gateway.openAccount('pro');
    const id = await readyFamily(customer);
    const added = await gateway
      .send('post', path(id), customer, { type: 'senior', role: 'grandmother' })
      .expect(202);
    expect(await read(customer, id)).toMatchObject({ status: 'generating', members });
    await finish(added.body.task_id, 'ready');
    expect((await read(customer, id)).members).toEqual([
      ...members,
      { type: 'senior', role: 'grandmother' },
    ]);
  });

  it('change only in the fields that are sent, by their index', async () => {
    const customer = await gateway.openAccount('pro');
    const id = await readyFamily(customer);
    const changed = await gateway
      .send('patch', path(id, 0), customer, { physical: 'short black hair' })
      .expect(202);
    await finish(changed.body.task_id, 'ready');
    expect((await read(customer, id)).members).toEqual([
      { ...members[0], physical: 'short black hair' },
      members[1],
    ]);
  });

  it('are removed with 202, and the rest move up', async () => {
    const customer = await gateway.openAccount('pro');
    const id = await readyFamily(customer);
    const removed = await gateway.send('delete', path(id, 0), customer).expect(202);
    await finish(removed.body.task_id, 'ready');
    expect((await read(customer, id)).members).toEqual([members[1]]);
    const last = await gateway.send('delete', path(id, 0), customer).expect(422);
    expect(last.body.error.code).toBe('FAMILY_MEMBER_MINIMUM');
  });

  it('stay as they were when the task fails', async () => {
    const customer = await gateway.openAccount('pro');
    const id = await readyFamily(customer);
    const changed = await gateway.send('patch', path(id, 1), customer, { age: '9' }).expect(202);
    await finish(changed.body.task_id, 'failed');
    expect(await read(customer, id)).toMatchObject({ status: 'ready', members });
  });

  it('cannot be written while another generation runs, nor without portraits', async () => {
    const customer = await gateway.openAccount('enterprise');
    const id = await readyFamily(customer);
    await gateway.send('patch', path(id, 0), customer, { age: '40' }).expect(202);
    const pending = (await create(customer, { generate_avatars: false }).expect(201)).body
      .family_id;
    const failed = (await create(customer).expect(202)).body;
    await finish(failed.task_id, 'failed');
    expect(await read(customer, failed.family_id)).toMatchObject({ status: 'failed' });
    for (const family of [id, pending, failed.family_id]) {
      for (const refused of [
        gateway.send('post', path(family), customer, { type: 'adult' }),
        gateway.send('patch', path(family, 7), customer, { age: '9' }),
        gateway.send('delete', path(family, 0), customer),
      ]) {
        expect((await refused.expect(422)).body.error.code).toBe('FAMILY_NOT_READY');
      }
    }
  });

  it('a seventh is FAMILY_MEMBER_LIMIT_EXCEEDED', async () => {
    const customer = await gateway.openAccount('pro');
    const id = await readyFamily(customer, { members: Array(6).fill({ type: 'adult' }) });
    const { body } = await gateway.send('post', path(id), customer, { type: 'adult' }).expect(422);
    expect(body.error.code).toBe('FAMILY_MEMBER_LIMIT_EXCEEDED');
  });

  it.each([9, -1, 'first', '1.5', '01'])('index %s is FAMILY_MEMBER_NOT_FOUND', async (index) => {
    const customer = await gateway.openAccount('pro');
    const id = await readyFamily(customer);
    const changed = await gateway
      .send('patch', path(id, index), customer, { age: '9' })
      .expect(404);
    expect(changed.body.error.code).toBe('FAMILY_MEMBER_NOT_FOUND');
    await gateway.send('delete', path(id, index), customer).expect(404);
    expect(await read(customer, id)).toMatchObject({ status: 'ready' });
  });

  it('an empty change is VALIDATION_ERROR', async () => {
    const customer = await gateway.openAccount('pro');
    const id = await readyFamily(customer);
    const { body } = await gateway.send('patch', path(id, 0), customer, {}).expect(400);
    expect(body.error).toMatchObject({
      code: 'VALIDATION_ERROR',
      message: 'At least one member field must be provided',
    });
  });

  it('of presets cannot be written', async () => {
    const customer = await gateway.openAccount('pro');
    const { body } = await gateway
      .send('post', path('young-couple'), customer, { type: 'adult' })
      .expect(404);
    expect(body.error.code).toBe('FAMILY_NOT_FOUND');
  });
});

describe('DELETE /v1/families/{familyId}', () => {
  it('answers 204 without a body, and 204 again; the family is gone from lists and reads', async () => {
    const customer = await gateway.openAccount('pro');
    const id = await readyFamily(customer);
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
