import { showcaseAcceptedSchema } from '@groundwork/contract/showcase/job';
import { sampleImage, sampleImageTypes } from '@groundwork/testing';
import { afterAll, describe, expect, it } from '@jest/globals';
import { startGateway } from '../../fixtures/gateway.js';
import { photo } from '../../fixtures/pictures.js';
import { openShowcases, SHOWCASE } from '../../fixtures/showcases.js';

const gateway = await startGateway();
const showcases = await openShowcases(gateway);
const customer = await gateway.openAccount('enterprise', 1_000);
await gateway.database.account.update({
  where: { id: customer.accountId },
  data: { concurrencyLimit: 1_000 },
});
afterAll(() => gateway.close());

async function accept(change: object = {}, who = customer) {
  const { status, body, headers } = await showcases.post(who, change);
  expect([status, body.error]).toEqual([202, undefined]);
  // Exactly the contract's fields, in their types.
  expect(body).toEqual(showcaseAcceptedSchema.parse(body));
  return { ...showcaseAcceptedSchema.parse(body), headers };
}

const jobOf = (id: string) => gateway.database.showcaseJob.findUniqueOrThrow({ where: { id } });
const annual = async (mode: 'live' | 'test' = 'live') => {
  const owner = await gateway.openAccount('pro', 0, mode);
  const where = { id: owner.accountId };
  await gateway.database.account.update({ where, data: { billing: 'annual' } });
  return owner;
};

describe('POST …/property-showcase that is accepted', () => {
  it('answers 202 with job_id, status pending, message and request_id', async () => {
    const { headers, ...body } = await accept();
    expect(body).toEqual({
      job_id: expect.stringMatching(/^job_[0-9a-z]{26}$/),
      status: 'pending',
      message: expect.stringMatching(/./),
      request_id: headers['x-request-id'],
    });
  });

  it('is no task: GET /v1/tasks/{id} answers 404 TASK_NOT_FOUND', async () => {
    const { job_id } = await accept();
    const { status, body } = await gateway.get(`/v1/tasks/${job_id}`, customer);
    expect([status, body.error.code]).toEqual([404, 'TASK_NOT_FOUND']);
  });

  it('charges each format that it asks for', async () => {
    const formats = ['portrait', 'square', 'a4'];
    const job = await jobOf((await accept({ formats })).job_id);
    expect([job.charged, job.request]).toEqual([6, expect.objectContaining({ formats })]);
  });

  it('writes down the request, its pictures, its webhook and its key', async () => {
    const before = Date.now();
    const { job_id, request_id } = await accept({
      template_id: 'luxury_vertical',
      fields: { price: ' 450.000 € ', size: '120 m²', label: 'Penthouse', bedrooms: 3 },
      language: 'de',
      supporting_image_urls: [showcases.photoUrl, showcases.photoUrl, showcases.photoUrl],
      logo_image_url: showcases.logoUrl,
      webhook_url: 'https://example.com/hook?a=1',
      aspect_ratio: '9:16',
    });
    const job = await jobOf(job_id);
    expect(job).toMatchObject({
      kind: 'generation',
      templateId: 'luxury_vertical',
      accountId: customer.accountId,
      apiKeyId: customer.keyId,
      livemode: true,
      status: 'pending',
      requestId: request_id,
      webhookUrl: 'https://example.com/hook?a=1',
      customTemplateId: null,
      charged: 2,
    });
    expect(job.createdAt.getTime()).toBeGreaterThanOrEqual(before);
    expect(job.request).toEqual({
      template_id: 'luxury_vertical',
      fields: { price: '450.000 €', size: '120 m²', label: 'Penthouse', bedrooms: 3 },
      language: 'de',
      main_image_url: showcases.photoUrl,
      supporting_image_urls: [showcases.photoUrl, showcases.photoUrl, showcases.photoUrl],
      logo_image_url: showcases.logoUrl,
      webhook_url: 'https://example.com/hook?a=1',
    });
    const prefix = `inputs/${job_id}/`;
    expect(job.inputs).toEqual({
      main: `${prefix}0-main.jpeg`,
      supporting: [1, 2, 3].map((at) => `${prefix}${at}-supporting.jpeg`),
      logo: `${prefix}4-logo.png`,
    });
    const { inputs } = await gateway.traces();
    expect(inputs.filter((key) => key.startsWith(prefix))).toHaveLength(5);
    expect((await photo()).equals(await gateway.store.get(`${prefix}0-main.jpeg`))).toBe(true);
  });

  it('enqueues exactly one job after the commit', async () => {
    const before = (await gateway.traces()).jobs;
    const { job_id } = await accept();
    expect((await gateway.traces()).jobs).toBe(before + 1);
    expect(await gateway.presenceOf('showcase-render', `${job_id}_render`)).toBe('waiting');
  });

  it('without webhook_url, or with null, is accepted too', async () => {
    for (const change of [{}, { webhook_url: null }]) {
      expect((await jobOf((await accept(change)).job_id)).webhookUrl).toBeNull();
    }
  });

  it('takes the smallest of pictures: there is no lowest resolution', async () => {
    const tiny = gateway.images.serve('/tiny.jpg', { bytes: await photo(1, 1) });
    await accept({ main_image_url: tiny, logo_image_url: tiny });
  });

  it.each(sampleImageTypes)(
    'takes %s pictures, whatever the header says they are',
    async (type) => {
      const bytes = await sampleImage(type);
      const url = gateway.images.serve(`/sample.${type}`, {
        bytes,
        type: 'application/octet-stream',
      });
      const { job_id } = await accept({ main_image_url: url });
      const { inputs } = await jobOf(job_id);
      // The store gives SVG, which may hold scripts, and ICO no type of their own.
      const extension = type === 'svg' || type === 'ico' ? 'bin' : type;
      const key = `inputs/${job_id}/0-main.${extension}`;
      expect(inputs).toMatchObject({ main: key });
      expect(bytes.equals(await gateway.store.get(key))).toBe(true);
    },
  );
});

describe('credits of a showcase', () => {
  it('are 2, taken once through the ledger', async () => {
    const before = await gateway.creditsOf(customer);
    const { job_id } = await accept();
    expect(await gateway.creditsOf(customer)).toBe(before - 2);
    const entries = await gateway.database.ledgerEntry.findMany({
      where: { showcaseJobId: job_id },
    });
    expect(entries.map(({ reason, amount }) => [reason, amount])).toEqual([['charge', -2]]);
  });

  it('are none on an annual plan', async () => {
    const owner = await annual();
    expect((await jobOf((await accept({}, owner)).job_id)).charged).toBe(0);
    expect(await gateway.creditsOf(owner)).toBe(0);
  });

  it('are none with a test key', async () => {
    const tester = await gateway.openAccount('pro', 0, 'test');
    const { job_id, message } = await accept({}, tester);
    expect(await jobOf(job_id)).toMatchObject({ livemode: false, charged: 0 });
    expect(message).toMatch(/^Test mode/);
    expect(await gateway.database.ledgerEntry.count({ where: { showcaseJobId: job_id } })).toBe(0);
  });

  it('that are missing give 402 INSUFFICIENT_CREDITS, and nothing is left', async () => {
    const poor = await gateway.openAccount('pro', 1);
    const before = await gateway.traces();
    const { status, body } = await showcases.post(poor);
    expect([status, body.error.code]).toEqual([402, 'INSUFFICIENT_CREDITS']);
    expect(await gateway.traces()).toEqual(before);
    expect(await gateway.creditsOf(poor)).toBe(1);
  });
});

describe('concurrency of showcases', () => {
  it.each([
    ['plus', 1],
    ['pro', 3],
  ] as const)(
    'of a %s account is %i, live and test apart, whatever films are made',
    async (plan, limit) => {
      const live = await gateway.openAccount(plan, 1_000);
      const tester = await gateway.issueKey(live.accountId, 'test');
      const film = { source_image_url: showcases.photoUrl, format: '16:9' };
      await gateway.postLand(live, film).expect(202);
      for (const key of [live, tester]) {
        const answers = await Promise.all(
          Array.from({ length: limit + 2 }, () => showcases.post(key)),
        );
        const refused = answers.filter(({ status }) => status !== 202);
        expect(refused.map(({ status, body }) => [status, body.error.code])).toEqual([
          [429, 'CONCURRENCY_LIMIT_EXCEEDED'],
          [429, 'CONCURRENCY_LIMIT_EXCEEDED'],
        ]);
        expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
      }
      expect(await gateway.creditsOf(live)).toBe(1_000 - 40 - 2 * limit);
    },
  );

  it('is free again when a job has ended', async () => {
    const plus = await gateway.openAccount('plus', 100);
    const { job_id } = await accept({}, plus);
    await showcases.post(plus).expect(429);
    await showcases.fail(job_id);
    const { job_id: second } = await accept({}, plus);
    await showcases.succeed(second);
    await accept({}, plus);
  });
});

describe('simultaneous showcases', () => {
  it('50 against credit for 3 accept exactly 3, and the refused leave no pictures', async () => {
    const owner = await gateway.openAccount('enterprise', 3 * 2 + 1);
    const answers = await Promise.all(Array.from({ length: 50 }, () => showcases.post(owner)));
    const accepted = answers.filter(({ status }) => status === 202).map(({ body }) => body.job_id);
    expect(accepted).toHaveLength(3);
    expect(await gateway.creditsOf(owner)).toBe(1);
    const jobs = await gateway.database.showcaseJob.findMany({
      where: { accountId: owner.accountId },
    });
    expect(jobs.map(({ id }) => id).sort()).toEqual(accepted.sort());
    const known = new Set((await gateway.database.showcaseJob.findMany()).map(({ id }) => id));
    const tasks = (await gateway.database.task.findMany()).map(({ id }) => id);
    for (const id of tasks) known.add(id);
    const { inputs } = await gateway.traces();
    expect(inputs.filter((key) => !known.has(key.split('/')[1] ?? ''))).toEqual([]);
  });
});

describe('a client that goes away', () => {
  it('while a picture is fetched leaves no job and no pictures', async () => {
    const owner = await gateway.openAccount();
    const before = await gateway.traces();
    const hanging = gateway.images.serve('/hang.png', { hang: true });
    const client = new AbortController();
    const answer = fetch(`${gateway.origin}${SHOWCASE}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${owner.apiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        template_id: 'info_story',
        fields: { price: '1', size: '2' },
        main_image_url: showcases.photoUrl,
        logo_image_url: hanging,
      }),
      signal: client.signal,
    });
    const until = async (stored: number) => {
      while ((await gateway.traces()).inputs.length !== before.inputs.length + stored) {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    };
    await until(1);
    client.abort();
    await expect(answer).rejects.toThrow();
    await until(0);
    expect(await gateway.traces()).toEqual(before);
    expect(await gateway.creditsOf(owner)).toBe(1_000);
  });
});
