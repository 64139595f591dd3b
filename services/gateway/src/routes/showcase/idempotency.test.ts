import { afterAll, describe, expect, it } from '@jest/globals';
import { startGateway } from '../../fixtures/gateway.js';
import { photo } from '../../fixtures/pictures.js';
import { openShowcases, TEMPLATES } from '../../fixtures/showcases.js';

const gateway = await startGateway();
const showcases = await openShowcases(gateway);
const customer = await gateway.openAccount();
afterAll(() => gateway.close());

const post = (key: string, change: object = {}, who = customer) =>
  showcases.post(who, change, { 'Idempotency-Key': key });

describe('Idempotency-Key of a showcase', () => {
  it('accepts one of 10 simultaneous retries, and keeps its pictures alone', async () => {
    const owner = await gateway.openAccount();
    const before = (await gateway.traces()).inputs.length;
    const answers = await Promise.all(Array.from({ length: 10 }, () => post('c', {}, owner)));
    expect(new Set(answers.map(({ body }) => body.job_id)).size).toBe(1);
    expect(answers.filter(({ headers }) => !('idempotent-replayed' in headers))).toHaveLength(1);
    expect((await gateway.traces()).inputs).toHaveLength(before + 1);
    expect(await gateway.creditsOf(owner)).toBe(998);
  });

  it('is not used up by a refused request', async () => {
    await post('d', { language: 'nl' }).expect(400);
    await post('d', { main_image_url: `${gateway.images.origin}/none.jpg` }).expect(400);
    await post('d').expect(202);
  });

  it('replays when the picture is gone, the credits are spent and the template is archived', async () => {
    const owner = await gateway.openAccount('pro', 2);
    const templateId = await showcases.addTemplate(owner);
    const custom = (extra: object) => ({
      template_id: 'custom',
      custom_template_id: templateId,
      fields: { price: '1', bedrooms: 1 },
      supporting_image_urls: [showcases.photoUrl],
      logo_image_url: showcases.logoUrl,
      ...extra,
    });
    const once = { main_image_url: gateway.images.serve('/once.jpg', { bytes: await photo() }) };
    const first = await post('e', custom(once), owner).expect(202);
    gateway.images.serve('/once.jpg', { bytes: Buffer.alloc(0), status: 404 });
    await gateway.send('delete', `${TEMPLATES}/${templateId}`, owner).expect(200);
    expect((await post('e', custom(once), owner).expect(202)).body).toEqual(first.body);
  });

  it('of a test key, of another account and of an edit have nothing to do with each other', async () => {
    const first = await post('f').expect(202);
    const tester = await gateway.issueKey(customer.accountId, 'test');
    const other = await gateway.openAccount();
    const finished = await showcases.finished(customer);
    const answers = [
      await post('f', {}, tester),
      await post('f', {}, other),
      await showcases.edit(
        customer,
        { source_result_id: finished.jobId, prompt: 'warmer' },
        { 'Idempotency-Key': 'f' },
      ),
    ];
    const ids = [first, ...answers].map(({ body }) => body.job_id);
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    expect(new Set(ids).size).toBe(4);
  });
});

describe('Idempotency-Key of an edit', () => {
  it('gives a retry the first answer and charges once; another body is 409', async () => {
    const owner = await gateway.openAccount('pro', 100);
    const { jobId } = await showcases.finished(owner);
    const edit = (prompt: string) =>
      showcases.edit(owner, { source_result_id: jobId, prompt }, { 'Idempotency-Key': 'g' });
    const first = await edit('warmer').expect(202);
    const credits = await gateway.creditsOf(owner);
    const retry = await edit('warmer').expect(202);
    expect([retry.body, retry.headers['idempotent-replayed']]).toEqual([first.body, 'true']);
    expect(await gateway.creditsOf(owner)).toBe(credits);
    expect((await edit('cooler').expect(409)).body.error.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });
});
