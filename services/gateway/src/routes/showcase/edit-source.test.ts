import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PUBLIC_URL, startGateway, type Traces } from '../../fixtures/gateway.js';
import { photo } from '../../fixtures/pictures.js';
import { openShowcases } from '../../fixtures/showcases.js';

let before: Traces;
const gateway = await startGateway();
const showcases = await openShowcases(gateway);
const customer = await gateway.openAccount();
const source = await showcases.finished(customer);
beforeEach(async () => {
  gateway.images.requests.length = 0;
});
afterAll(() => gateway.close());

/** How an edit of this source is refused; it leaves nothing behind, and nothing was fetched for it. */
async function refusal(from: object, who = customer) {
  before = await gateway.traces();
  gateway.images.requests.length = 0;
  const { status, body } = await showcases.edit(who, { prompt: 'warmer', ...from });
  expect(await gateway.traces()).toEqual(before);
  expect(gateway.images.requests).toEqual([]);
  expect(body.error).not.toHaveProperty('details');
  return [status, body.error.code];
}

const keyOf = (url: string) => new URL(url).pathname.slice('/assets/'.length);
const inAnHour = () => new Date(Date.now() + 3_600_000);

describe('403 FORBIDDEN', () => {
  const forbidden = [403, 'FORBIDDEN'];

  it.each([
    'https://example.com/showcase.jpg',
    'http://example.com/showcase.jpg',
    'https://no-such-host.invalid/showcase.jpg',
    'ftp://example.com/showcase.jpg',
    'data:image/png;base64,iVBORw0KGgo=',
    'https://user:password@example.com/showcase.jpg',
  ])('is the answer to any other URL: %s', async (image_url) => {
    expect(await refusal({ image_url })).toEqual(forbidden);
  });

  it('is the answer to another account’s showcase, however good its link', async () => {
    const stranger = await gateway.openAccount();
    expect(await refusal({ image_url: source.imageUrl }, stranger)).toEqual(forbidden);
  });

  it('is the answer to what is no showcase, or no showcase’s image, on our asset host', async () => {
    const cover = 'tasks/task_1/cover.jpg';
    await gateway.store.put(cover, await photo(), { contentType: 'image/jpeg' });
    const { accountId } = customer;
    await gateway.database.asset.create({
      data: { key: cover, accountId, contentType: 'image/jpeg' },
    });
    for (const key of [
      cover,
      `inputs/${source.jobId}/0-main.jpeg`,
      `showcases/${source.jobId}/other.jpg`,
      'showcases/job_0/showcase.jpg',
      'showcases/x.jpg',
    ]) {
      const image_url = gateway.assetUrls.sign(key, inAnHour());
      expect(await refusal({ image_url })).toEqual(forbidden);
    }
    expect(await refusal({ image_url: `${PUBLIC_URL}/v1/land` })).toEqual(forbidden);
  });

  it('is the answer to an origin that is exempt from the network rules', async () => {
    expect(await refusal({ image_url: showcases.photoUrl })).toEqual(forbidden);
  });
});

describe('400 SSRF_BLOCKED', () => {
  it.each([
    'http://127.0.0.1/showcase.jpg',
    'https://127.0.0.1/showcase.jpg',
    'http://10.0.0.1/showcase.jpg',
    'http://metadata.internal/showcase.jpg',
  ])('is the answer to a private network, before FORBIDDEN: %s', async (image_url) => {
    expect(await refusal({ image_url })).toEqual([400, 'SSRF_BLOCKED']);
    const { body } = await showcases.edit(customer, { image_url, prompt: 'warmer' });
    expect(body.error.message).toMatch(/^image_url: /);
  });

  it('also beside a source_result_id', async () => {
    const image_url = 'http://10.0.0.1/showcase.jpg';
    const both = { source_result_id: source.jobId, image_url };
    expect(await refusal(both)).toEqual([400, 'SSRF_BLOCKED']);
  });
});

describe('404 NOT_FOUND', () => {
  const notFound = [404, 'NOT_FOUND'];

  it.each(['job_0', 'task_0', 'x', "' OR 1=1--", '🏠', 'x'.repeat(5_000)])(
    'is the answer to an unknown source_result_id: %s',
    async (source_result_id) => {
      expect(await refusal({ source_result_id })).toEqual(notFound);
    },
  );

  it('is the answer to another account’s job id', async () => {
    const stranger = await gateway.openAccount();
    expect(await refusal({ source_result_id: source.jobId }, stranger)).toEqual(notFound);
  });

  it('is the answer to a showcase that is not finished, by its id and by its image', async () => {
    const { job_id } = (await showcases.post(customer).expect(202)).body;
    expect(await refusal({ source_result_id: job_id })).toEqual(notFound);
    const image_url = `${PUBLIC_URL}/assets/showcases/${job_id}/showcase.jpg`;
    expect(await refusal({ image_url })).toEqual(notFound);
  });

  it('is the answer to a showcase that failed', async () => {
    const { job_id } = (await showcases.post(customer).expect(202)).body;
    await showcases.fail(job_id);
    expect(await refusal({ source_result_id: job_id })).toEqual(notFound);
  });

  it('is the answer to a showcase whose time is over', async () => {
    const { job_id } = (await showcases.post(customer).expect(202)).body;
    const image_url = await showcases.succeed(job_id, new Date(Date.now() - 1_000));
    expect(await refusal({ image_url })).toEqual(notFound);
    expect(await refusal({ source_result_id: job_id })).toEqual(notFound);
  });

  it('is the answer to one whose files are gone, still distinct from a stranger’s', async () => {
    const { jobId, imageUrl } = await showcases.finished(customer);
    await gateway.store.delete(keyOf(imageUrl));
    await gateway.database.asset.delete({ where: { key: keyOf(imageUrl) } });
    const where = { id: jobId };
    await gateway.database.showcaseJob.update({ where, data: { expiredAt: new Date() } });
    expect(await refusal({ image_url: imageUrl })).toEqual(notFound);
    expect(await refusal({ source_result_id: jobId })).toEqual(notFound);
    const stranger = await gateway.openAccount();
    expect(await refusal({ image_url: imageUrl }, stranger)).toEqual([403, 'FORBIDDEN']);
  });
});
