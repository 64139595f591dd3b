import { randomBytes } from 'node:crypto';
import { keyModes } from '@groundwork/contract/identifiers';
import { revokeApiKey } from '@groundwork/database/accounts/api-keys';
import { heldKeyOf } from '@groundwork/database/organizations/held-keys';
import { afterAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { startGateway } from './fixtures/gateway.js';

const gateway = await startGateway();
const customer = await gateway.openAccount('plus');
afterAll(() => gateway.close());

const ask = (authorization?: string) => {
  const test = request(gateway.origin).get('/v1/voices');
  return authorization === undefined ? test : test.set('Authorization', authorization);
};

describe('authentication', () => {
  it('without a header is 401 MISSING_API_KEY', async () => {
    for (const header of [undefined, '', '   ']) {
      const { status, body } = await ask(header);
      expect([status, body.error.code]).toEqual([401, 'MISSING_API_KEY']);
    }
  });

  it.each([
    'Bearer',
    'Bearer ',
    'Bearer svc_live_',
    'Bearer svc_live_short',
    `Bearer svc_prod_${'a'.repeat(32)}`,
    `Bearer svc_live_${'a'.repeat(500)}`,
    `Bearer svc_live_${'a'.repeat(31)}'`,
    `Basic ${Buffer.from('user:password').toString('base64')}`,
    `svc_live_${'a'.repeat(32)}`,
    `Bearer svc_live_${'a'.repeat(32)} trailing`,
  ])('a header that is no well-formed bearer key is 401 INVALID_API_KEY: %s', async (header) => {
    const { status, body } = await ask(header);
    expect([status, body.error.code]).toEqual([401, 'INVALID_API_KEY']);
  });

  it('an unknown key is 401 INVALID_API_KEY, and so is a known one with a character changed', async () => {
    const { apiKey } = customer;
    const changed = apiKey.slice(0, -1) + (apiKey.endsWith('0') ? '1' : '0');
    for (const key of [`svc_live_${'0'.repeat(32)}`, changed, apiKey.toUpperCase()]) {
      const { status, body } = await ask(`Bearer ${key}`);
      expect([status, body.error.code]).toEqual([401, 'INVALID_API_KEY']);
    }
  });

  it('a revoked key is 401 API_KEY_REVOKED at once', async () => {
    const key = await gateway.issueKey(customer.accountId);
    expect((await ask(`Bearer ${key.apiKey}`)).status).toBe(200);
    await revokeApiKey(gateway.database, key.keyId, new Date());
    const { status, body } = await ask(`Bearer ${key.apiKey}`);
    expect([status, body.error.code]).toEqual([401, 'API_KEY_REVOKED']);
  });

  it('an expired key is 401 API_KEY_EXPIRED; one that ends later still works', async () => {
    const expired = await gateway.issueKey(customer.accountId, 'live', new Date(Date.now() - 1));
    const { status, body } = await ask(`Bearer ${expired.apiKey}`);
    expect([status, body.error.code]).toEqual([401, 'API_KEY_EXPIRED']);
    const later = await gateway.issueKey(customer.accountId, 'live', new Date(Date.now() + 60_000));
    expect((await ask(`Bearer ${later.apiKey}`)).status).toBe(200);
  });

  it('a key that is revoked and expired is revoked', async () => {
    const key = await gateway.issueKey(customer.accountId, 'live', new Date(Date.now() - 1));
    await revokeApiKey(gateway.database, key.keyId, new Date());
    expect((await ask(`Bearer ${key.apiKey}`)).body.error.code).toBe('API_KEY_REVOKED');
  });

  it('every 401 says which scheme is wanted; a 403 does not', async () => {
    expect((await ask()).headers['www-authenticate']).toBe('Bearer');
    expect((await ask('Bearer nonsense')).headers['www-authenticate']).toBe('Bearer');
    const free = await gateway.openAccount('free');
    const refused = await ask(`Bearer ${free.apiKey}`);
    expect([refused.status, refused.headers['www-authenticate']]).toEqual([403, undefined]);
  });

  it.each(keyModes)('a %s key is accepted, whatever the case of the scheme', async (mode) => {
    const { apiKey } = await gateway.issueKey(customer.accountId, mode);
    expect(apiKey.startsWith(`svc_${mode}_`)).toBe(true);
    for (const scheme of ['Bearer', 'bearer', 'BEARER']) {
      expect((await ask(`${scheme} ${apiKey}`)).status).toBe(200);
    }
  });

  it('records the key’s last use', async () => {
    const { keyId, apiKey } = await gateway.issueKey(customer.accountId);
    const lastUse = async () =>
      (await gateway.database.apiKey.findUniqueOrThrow({ where: { id: keyId } })).lastUsedAt;
    expect(await lastUse()).toBeNull();
    const before = Date.now();
    await ask(`Bearer ${apiKey}`);
    const used = (await lastUse())?.getTime() ?? 0;
    expect(used).toBeGreaterThanOrEqual(before);
    expect(used).toBeLessThanOrEqual(Date.now());
  });

  it('a refused key’s last use is not recorded', async () => {
    const key = await gateway.issueKey(customer.accountId);
    await revokeApiKey(gateway.database, key.keyId, new Date());
    await ask(`Bearer ${key.apiKey}`);
    const row = await gateway.database.apiKey.findUniqueOrThrow({ where: { id: key.keyId } });
    expect(row.lastUsedAt).toBeNull();
  });
});

describe('the free plan', () => {
  it.each([
    ['get', '/v1/voices'],
    ['get', '/v1/tasks/task_0'],
    ['post', '/v1/land'],
    ['put', '/v1/land'],
    ['get', '/v1/no-such-thing'],
    ['delete', '/v1/tasks/task_0'],
  ] as const)('gets 403 PLAN_REQUIRED with both plans on %s %s', async (method, path) => {
    const { apiKey } = await gateway.openAccount('free');
    const { status, body } = await request(gateway.origin)
      [method](path)
      .set('Authorization', `Bearer ${apiKey}`);
    expect(status).toBe(403);
    expect(body.error).toMatchObject({
      code: 'PLAN_REQUIRED',
      details: { current_plan: 'free', required_plans: ['plus', 'pro', 'max', 'enterprise'] },
    });
  });

  it('tries things out on the account page, whose own test key is let through, and no live one', async () => {
    const { accountId } = await gateway.openAccount('free');
    const sealing = randomBytes(32);
    const held = await heldKeyOf(gateway.database, sealing, accountId, 'test');
    expect((await ask(`Bearer ${held}`)).status).toBe(200);
    const live = await heldKeyOf(gateway.database, sealing, accountId, 'live');
    expect((await ask(`Bearer ${live}`)).body.error.code).toBe('PLAN_REQUIRED');
    const own = await gateway.issueKey(accountId, 'test');
    expect((await ask(`Bearer ${own.apiKey}`)).body.error.code).toBe('PLAN_REQUIRED');
  });

  it.each(['plus', 'pro', 'max', 'enterprise'] as const)('%s has API access', async (plan) => {
    const { apiKey } = await gateway.openAccount(plan);
    expect((await ask(`Bearer ${apiKey}`)).status).toBe(200);
  });

  it('needs no key for GET /health', async () => {
    expect((await request(gateway.origin).get('/health')).status).toBe(200);
  });
});
