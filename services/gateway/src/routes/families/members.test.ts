import { afterAll, describe, expect, it } from '@jest/globals';
import { Families, members } from '../../fixtures/families.js';
import { startGateway } from '../../fixtures/gateway.js';

const gateway = await startGateway();
const families = new Families(gateway);
afterAll(() => gateway.close());

describe('members', () => {
  const path = (id: string, index?: number | string) =>
    `/v1/families/${id}/members${index === undefined ? '' : `/${index}`}`;

  it('are added at the end when the task has drawn them, and not before', async () => {
    const customer = await gateway.openAccount('pro');
    const id = await families.ready(customer);
    const added = await gateway
      .send('post', path(id), customer, { type: 'senior', role: 'grandmother' })
      .expect(202);
    expect(await families.read(customer, id)).toMatchObject({ status: 'generating', members });
    await families.finish(added.body.task_id, 'ready');
    expect((await families.read(customer, id)).members).toEqual([
      ...members,
      { type: 'senior', role: 'grandmother' },
    ]);
  });

  it('change only in the fields that are sent, by their index', async () => {
    const customer = await gateway.openAccount('pro');
    const id = await families.ready(customer);
    const changed = await gateway
      .send('patch', path(id, 0), customer, { physical: 'short black hair' })
      .expect(202);
    await families.finish(changed.body.task_id, 'ready');
    expect((await families.read(customer, id)).members).toEqual([
      { ...members[0], physical: 'short black hair' },
      members[1],
    ]);
  });

  it('are removed with 202, and the rest move up', async () => {
    const customer = await gateway.openAccount('pro');
    const id = await families.ready(customer);
    const removed = await gateway.send('delete', path(id, 0), customer).expect(202);
    await families.finish(removed.body.task_id, 'ready');
    expect((await families.read(customer, id)).members).toEqual([members[1]]);
    const last = await gateway.send('delete', path(id, 0), customer).expect(422);
    expect(last.body.error.code).toBe('FAMILY_MEMBER_MINIMUM');
  });

  it('stay as they were when the task fails', async () => {
    const customer = await gateway.openAccount('pro');
    const id = await families.ready(customer);
    const changed = await gateway.send('patch', path(id, 1), customer, { age: '9' }).expect(202);
    await families.finish(changed.body.task_id, 'failed');
    expect(await families.read(customer, id)).toMatchObject({ status: 'ready', members });
  });

  it('cannot be written while another generation runs, nor without portraits', async () => {
    const customer = await gateway.openAccount('enterprise');
    const id = await families.ready(customer);
    await gateway.send('patch', path(id, 0), customer, { age: '40' }).expect(202);
    const pending = (await families.create(customer, { generate_avatars: false }).expect(201)).body
      .family_id;
    const failed = (await families.create(customer).expect(202)).body;
    await families.finish(failed.task_id, 'failed');
    expect(await families.read(customer, failed.family_id)).toMatchObject({ status: 'failed' });
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
    const id = await families.ready(customer, { members: Array(6).fill({ type: 'adult' }) });
    const { body } = await gateway.send('post', path(id), customer, { type: 'adult' }).expect(422);
    expect(body.error.code).toBe('FAMILY_MEMBER_LIMIT_EXCEEDED');
  });

  it.each([9, -1, 'first', '1.5', '01'])('index %s is FAMILY_MEMBER_NOT_FOUND', async (index) => {
    const customer = await gateway.openAccount('pro');
    const id = await families.ready(customer);
    const changed = await gateway
      .send('patch', path(id, index), customer, { age: '9' })
      .expect(404);
    expect(changed.body.error.code).toBe('FAMILY_MEMBER_NOT_FOUND');
    await gateway.send('delete', path(id, index), customer).expect(404);
    expect(await families.read(customer, id)).toMatchObject({ status: 'ready' });
  });

  it('an empty change is VALIDATION_ERROR', async () => {
    const customer = await gateway.openAccount('pro');
    const id = await families.ready(customer);
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
