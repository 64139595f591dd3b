import { createOrganization } from '@groundwork/database/accounts/accounts';
import { afterAll, describe, expect, it } from '@jest/globals';
import { startGateway } from '../../fixtures/gateway.js';
import { photo } from '../../fixtures/pictures.js';
import { openShowcases } from '../../fixtures/showcases.js';

const gateway = await startGateway();
afterAll(() => gateway.close());

describe('GET /v1/account', () => {
  it('tells plan, credits and what is in use of each limit', async () => {
    const customer = await gateway.openAccount('pro', 500);
    const showcases = await openShowcases(gateway);
    const url = gateway.images.serve('/plot.jpg', { bytes: await photo() });
    await gateway.postLand(customer, { source_image_url: url, format: '9:16' }).expect(202);
    const { body: failed } = await showcases.post(customer).expect(202);
    await showcases.fail(failed.job_id);
    await showcases.post(customer).expect(202);
    await showcases.addTemplate(customer);
    const family = { name: 'A', members: [{ type: 'adult' }], generate_avatars: false };
    await gateway.send('post', '/v1/families', customer, family).expect(201);

    const { body, headers } = await gateway.get('/v1/account', customer).expect(200);
    expect(body).toMatchObject({
      account_id: customer.accountId,
      name: 'Test',
      organization: null,
      plan: 'pro',
      billing: 'monthly',
      livemode: true,
      key: { key_id: customer.keyId, mode: 'live', expires_at: null },
      credits: { balance: 458, granted: 500, charged: 44, refunded: 2 },
      limits: {
        concurrent_tasks: { limit: 3, in_use: 1 },
        showcase_jobs: { limit: 3, in_use: 1 },
        families: { limit: 5, in_use: 1 },
        custom_templates: { limit: 10, in_use: 1 },
      },
    });
    expect(headers['cache-control']).toBe('no-store');

    const tester = await gateway.issueKey(customer.accountId, 'test');
    expect((await gateway.get('/v1/account', tester)).body).toMatchObject({
      livemode: false,
      key: { key_id: tester.keyId, mode: 'test' },
      credits: { balance: 458 },
      limits: { concurrent_tasks: { in_use: 0 }, showcase_jobs: { in_use: 0 } },
    });
  });

  it('names the organization, and no limit for what the plan does not have', async () => {
    const customer = await gateway.openAccount('plus', 0);
    const organizationId = await createOrganization(gateway.database, {
      name: 'Agency',
      memberIds: [customer.accountId],
    });
    expect((await gateway.get('/v1/account', customer)).body).toMatchObject({
      organization: { organization_id: organizationId, name: 'Agency' },
      credits: { balance: 0, granted: 0, charged: 0, refunded: 0 },
      limits: {
        concurrent_tasks: { limit: 1 },
        families: { limit: 0, in_use: 0 },
        custom_templates: { limit: 0, in_use: 0 },
      },
    });
  });

  it('never shows the key or its secret', async () => {
    const customer = await gateway.openAccount();
    const { text } = await gateway.get('/v1/account', customer);
    expect(text).not.toContain(customer.apiKey);
    expect(text).not.toContain('whsec_');
  });

  it('needs a key, and answers GET only', async () => {
    await gateway.get('/v1/account').expect(401);
    const customer = await gateway.openAccount();
    await gateway.send('post', '/v1/account', customer, {}).expect(405);
  });
});
