import { showcaseAcceptedSchema } from '@groundwork/contract/showcase/job';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Customer, startGateway, type TestGateway } from '../../fixtures/gateway.js';
import { openShowcases, type Showcases } from '../../fixtures/showcases.js';

let gateway: TestGateway;
let showcases: Showcases;
let customer: Customer;
let source: { jobId: string; imageUrl: string };
beforeAll(async () => {
  gateway = await startGateway();
  showcases = await openShowcases(gateway);
  customer = await gateway.openAccount();
  source = await showcases.finished(customer);
});
afterAll(() => gateway.close());

const jobOf = (id: string) => gateway.database.showcaseJob.findUniqueOrThrow({ where: { id } });

async function accept(change: object = {}, who = customer) {
  const { status, body, headers } = await showcases.edit(who, { prompt: 'warmer', ...change });
  expect([status, body.error]).toEqual([202, undefined]);
  expect(body).toEqual(showcaseAcceptedSchema.parse(body));
  expect(body.request_id).toBe(headers['x-request-id']);
  return jobOf(body.job_id);
}

/** The code and message of a refusal that leaves nothing behind. */
async function refusal(change: object, who = customer) {
  const before = await gateway.traces();
  const credits = await gateway.creditsOf(who);
  const { status, body } = await showcases.edit(who, { prompt: 'warmer', ...change });
  expect(await gateway.traces()).toEqual(before);
  expect(await gateway.creditsOf(who)).toBe(credits);
  return { status, ...body.error };
}

describe('POST …/property-showcase/edit that is accepted', () => {
  it('answers 202 and writes down what is edited and what is asked for', async () => {
    const edit = { prompt: 'warmer', dominant_color: 'navy', font: 'serif', language: 'de' };
    const job = await accept({ ...edit, image_url: source.imageUrl });
    expect(job).toMatchObject({
      kind: 'edit',
      templateId: 'info_story',
      sourceJobId: source.jobId,
      accountId: customer.accountId,
      status: 'pending',
      webhookUrl: null,
      charged: 2,
    });
    expect(job.id).toMatch(/^job_[0-9a-z]{26}$/);
    expect(job.request).toMatchObject(edit);
    expect(await gateway.presenceOf('showcase-render', `${job.id}_render`)).toBe('waiting');
  });

  it('is no task', async () => {
    const { id } = await accept({ image_url: source.imageUrl });
    const { status, body } = await gateway.get(`/v1/tasks/${id}`, customer);
    expect([status, body.error.code]).toEqual([404, 'TASK_NOT_FOUND']);
  });

  it('keeps its webhook_url, which may be null', async () => {
    const hook = { image_url: source.imageUrl, webhook_url: 'https://example.com/hook' };
    expect((await accept(hook)).webhookUrl).toBe('https://example.com/hook');
    expect((await accept({ ...hook, webhook_url: null })).webhookUrl).toBeNull();
  });

  it('knows the image by its key, whatever the signature or the end of its link', async () => {
    const { origin, pathname } = new URL(source.imageUrl);
    const key = pathname.slice('/assets/'.length);
    for (const image_url of [
      `${origin}${pathname}`,
      `${origin}${pathname}?expires=1&signature=00`,
      gateway.assetUrls.sign(key, new Date(0)),
    ]) {
      expect((await accept({ image_url })).sourceJobId).toBe(source.jobId);
    }
  });

  it('takes source_result_id instead of image_url, or both when they agree', async () => {
    const both = { source_result_id: source.jobId, image_url: source.imageUrl };
    expect((await accept({ source_result_id: source.jobId })).sourceJobId).toBe(source.jobId);
    expect((await accept(both)).sourceJobId).toBe(source.jobId);
  });

  it('may edit an edited image again', async () => {
    const edited = await accept({ image_url: source.imageUrl });
    const image_url = await showcases.succeed(edited.id);
    expect((await accept({ image_url })).sourceJobId).toBe(edited.id);
  });

  it('fetches nothing', async () => {
    gateway.images.requests.length = 0;
    await accept({ image_url: source.imageUrl });
    expect(gateway.images.requests).toEqual([]);
  });
});

describe('what becomes of the words of an edit', () => {
  it('is answered at once: what is understood, what cannot be done, what changes', async () => {
    const { body } = await showcases
      .edit(customer, {
        image_url: source.imageUrl,
        prompt: 'change the price to 499.000 €. show 3 bathrooms',
      })
      .expect(202);
    expect(body.understood).toContain('price 499.000 €');
    expect(body.changed).toEqual(['price', 'bathrooms']);
    expect(body.changes).toContainEqual({ field: 'price', from: '450.000 €', to: '499.000 €' });
    expect(body.not_possible).toEqual([]);
  });

  describe('of which a part cannot be done', () => {
    const half = () => ({
      image_url: source.imageUrl,
      prompt: 'change the price to 499.000 €. remove the car',
    });

    it('is refused, nothing charged, and says what it would do and what not', async () => {
      const { status, code, message, details } = await refusal(half());
      expect([status, code]).toEqual([422, 'EDIT_NOT_POSSIBLE']);
      expect(message).toMatch(/accept_partial: true for the rest \(price 499.000 €\)/);
      expect(details.understood).toEqual(['price 499.000 €']);
      expect(details.not_possible).toMatchObject([{ what: 'remove the car' }]);
      expect(details.changes).toEqual([{ field: 'price', from: '450.000 €', to: '499.000 €' }]);
    });

    it('offers as the rest nothing that can’t be done', async () => {
      const prompt = 'logo top left, and make the price bigger';
      const { message } = await refusal({ image_url: source.imageUrl, prompt });
      expect(message).toMatch(/for the rest \(price 20 % larger\): "logo top left": /);
    });

    it('does the rest with accept_partial', async () => {
      const { body } = await showcases
        .edit(customer, { ...half(), accept_partial: true })
        .expect(202);
      expect(body.changed).toEqual(['price']);
      expect(body.not_possible).toEqual([
        expect.objectContaining({ what: 'remove the car', why: expect.stringMatching(/engine/) }),
      ]);
    });

    it('says the same in a dry run', async () => {
      const ask = async (more: object) =>
        (await showcases.edit(customer, { ...half(), ...more, dry_run: true })).body;
      const refused = await ask({});
      expect([refused.would_be_accepted, refused.plan.changed]).toEqual([false, ['price']]);
      expect(refused.refusals[0].code).toBe('EDIT_NOT_POSSIBLE');
      expect((await ask({ accept_partial: true })).would_be_accepted).toBe(true);
    });
  });

  it.each([
    ['Der Preis ist um 20.000 € gesunken', /Nichts davon ist möglich.*„Preis …“/],
    ['gastos de comunidad 120 €', /no tiene lugar para este dato/],
    ['prix 420 000 € ou 430 000 €', /“420 000 €”, “430 000 €”/],
    ['change the price to 45.000 €', /far more or less than now: “45.000 €”, “450.000 €”/],
    ['Telefonnummer größer', /Diesen Text hat das Bild nicht/],
    ['porta blu', /non è stato capito/i],
  ])('"%s" is asked back in its language, nothing charged', async (prompt, reason) => {
    const { status, code, message } = await refusal({ image_url: source.imageUrl, prompt });
    expect([status, code]).toEqual([422, 'EDIT_NOT_POSSIBLE']);
    expect(message).toMatch(reason);
  });

  it.each([
    ['remove the car', /image engine/],
    ['asdf qwer zxcv', /nicht verstanden/],
    ['make photo 2 the main photo', /one photo/],
    ['change the price to 450.000 €', /so already/],
    ['undo the last change', /nothing to undo/],
    ['🏠🔥', /nicht verstanden/],
    ['remove the badge', /no badge/],
    ['title: Villa Sol', /shows no label/],
  ])('"%s" changes nothing: 422 EDIT_NOT_POSSIBLE, nothing charged', async (prompt, reason) => {
    const { status, code, message, details } = await refusal({
      image_url: source.imageUrl,
      prompt,
    });
    expect([status, code]).toEqual([422, 'EDIT_NOT_POSSIBLE']);
    expect(message).toMatch(reason);
    expect(details.not_possible.length).toBeGreaterThan(0);
  });

  it('refuses to grade what no photo shows, which the source’s renderer has found', async () => {
    const { jobId } = await showcases.finished(customer);
    await gateway.database.showcaseJob.update({
      where: { id: jobId },
      data: { understanding: { regions_absent: ['sky'] } },
    });
    const { code, message } = await refusal({ source_result_id: jobId, prompt: 'bluer sky' });
    expect([code, message]).toEqual([
      'EDIT_NOT_POSSIBLE',
      expect.stringMatching(/No photo of this showcase shows sky/),
    ]);
    await accept({ source_result_id: jobId, prompt: 'greener grass' });
  });

  it('refuses words that no font shows', async () => {
    const prompt = 'add a badge "\u0e1a"';
    const { status, code } = await refusal({ image_url: source.imageUrl, prompt });
    expect([status, code]).toEqual([400, 'VALIDATION_ERROR']);
  });

  it('of a dry run is in its plan, and a refusal where nothing would change', async () => {
    const ask = async (prompt: string) =>
      (await showcases.edit(customer, { image_url: source.imageUrl, prompt, dry_run: true })).body;
    const done = await ask('price 499.000 €');
    expect([done.would_be_accepted, done.plan.changed]).toEqual([true, ['price']]);
    const refused = await ask('remove the car');
    expect([refused.would_be_accepted, refused.refusals[0].code]).toEqual([
      false,
      'EDIT_NOT_POSSIBLE',
    ]);
    expect(refused.plan.not_possible).toHaveLength(1);
  });
});

describe('a photo that the words of an edit bring', () => {
  const bringing = (url: string) => ({
    image_url: source.imageUrl,
    prompt: `replace the main photo with ${url}`,
  });

  it('is fetched and stored with the job', async () => {
    const { id, inputs } = await accept(bringing(showcases.photoUrl));
    expect(inputs).toEqual({ photos: { [showcases.photoUrl]: `inputs/${id}/0-brought.jpeg` } });
    expect(await gateway.store.stat(`inputs/${id}/0-brought.jpeg`)).not.toBeNull();
  });

  it.each([
    ['https://no-such-host.invalid/a.jpg', 'IMAGE_INACCESSIBLE'],
    ['http://10.0.0.1/a.jpg', 'SSRF_BLOCKED'],
  ])('that cannot be fetched is refused, nothing charged: %s', async (url, expected) => {
    const { status, code, message } = await refusal(bringing(url));
    expect([status, code]).toEqual([400, expected]);
    expect(message).toMatch(/^prompt: /);
  });

  it('that is no photo is refused', async () => {
    const url = gateway.images.serve('/page.html', { bytes: Buffer.from('<html></html>') });
    expect((await refusal(bringing(url))).code).toBe('UNSUPPORTED_IMAGE_FORMAT');
  });

  it('is looked at in a dry run', async () => {
    const ask = async (url: string) =>
      (await showcases.edit(customer, { ...bringing(url), dry_run: true })).body;
    expect((await ask(showcases.photoUrl)).images).toMatchObject([
      { field: 'prompt', accepted: true },
    ]);
    const refused = await ask('https://no-such-host.invalid/a.jpg');
    expect([refused.would_be_accepted, refused.refusals[0].code]).toEqual([
      false,
      'IMAGE_INACCESSIBLE',
    ]);
  });
});

describe('credits of an edit', () => {
  it('are 2, charged at creation', async () => {
    const before = await gateway.creditsOf(customer);
    await accept({ image_url: source.imageUrl });
    expect(await gateway.creditsOf(customer)).toBe(before - 2);
  });

  it('are 2 with a test key too: it is not sandboxed', async () => {
    const owner = await gateway.openAccount('pro', 5);
    const { imageUrl } = await showcases.finished(owner);
    const tester = await gateway.issueKey(owner.accountId, 'test');
    expect(await accept({ image_url: imageUrl }, tester)).toMatchObject({
      livemode: false,
      charged: 2,
    });
    expect(await gateway.creditsOf(owner)).toBe(1);
    const { status, code } = await refusal({ image_url: imageUrl }, tester);
    expect([status, code]).toEqual([402, 'INSUFFICIENT_CREDITS']);
  });

  it('are none on an annual plan', async () => {
    const owner = await gateway.openAccount('pro', 2);
    const { imageUrl } = await showcases.finished(owner);
    const where = { id: owner.accountId };
    await gateway.database.account.update({ where, data: { billing: 'annual' } });
    expect((await accept({ image_url: imageUrl }, owner)).charged).toBe(0);
  });

  it('are not given back when it fails; those of a showcase are', async () => {
    const owner = await gateway.openAccount('pro', 10);
    const { imageUrl } = await showcases.finished(owner);
    await showcases.fail((await accept({ image_url: imageUrl }, owner)).id);
    expect(await gateway.creditsOf(owner)).toBe(6);
    await showcases.fail((await showcases.post(owner)).body.job_id);
    expect(await gateway.creditsOf(owner)).toBe(6);
  });
});

describe('concurrency of edits', () => {
  it('counts them with showcases: 429 CONCURRENCY_LIMIT_EXCEEDED', async () => {
    const owner = await gateway.openAccount('plus', 100);
    const { imageUrl } = await showcases.finished(owner);
    await accept({ image_url: imageUrl }, owner);
    const { status, code } = await refusal({ image_url: imageUrl }, owner);
    expect([status, code]).toEqual([429, 'CONCURRENCY_LIMIT_EXCEEDED']);
    expect((await showcases.post(owner)).body.error.code).toBe('CONCURRENCY_LIMIT_EXCEEDED');
  });
});

describe('VALIDATION_ERROR of an edit', () => {
  it.each<[string, string, object]>([
    ['source_result_id', 'Either source_result_id or image_url is required', {}],
    [
      'prompt',
      'At least one of prompt, dominant_color, font or language is required',
      { image_url: 'https://example.com/a.jpg', prompt: '  ' },
    ],
    [
      'prompt',
      'prompt must be at most 250 characters',
      { image_url: 'https://example.com/a.jpg', prompt: 'x'.repeat(251) },
    ],
    [
      'dominant_color',
      'dominant_color must be a hex color or a color name',
      { image_url: 'https://example.com/a.jpg', dominant_color: 'rgb(1,2,3)' },
    ],
    [
      'webhook_url',
      'Webhook URL must be HTTPS and cannot point to private networks',
      { image_url: 'https://example.com/a.jpg', webhook_url: 'https://10.0.0.1/hook' },
    ],
    [
      'webhook_url',
      'webhook_url must be at most 2048 characters',
      {
        image_url: 'https://example.com/a.jpg',
        webhook_url: 'https://example.com/'.padEnd(2_049, 'x'),
      },
    ],
    [
      'prompt',
      'prompt contains a character that cannot be stored',
      { image_url: 'https://example.com/a.jpg', prompt: 'warm\u0000er' },
    ],
  ])('on %s: %s', async (path, message, change) => {
    const { status, code, details, ...error } = await refusal(change);
    expect([status, code, error.message]).toEqual([400, 'VALIDATION_ERROR', message]);
    expect(details).toEqual({ field: path, issues: [{ path, message }] });
  });

  it('on image_url, when it is not the image of source_result_id', async () => {
    const other = await showcases.finished(customer);
    const stranger = await showcases.finished(await gateway.openAccount());
    for (const image_url of [other.imageUrl, stranger.imageUrl, 'https://example.com/a.jpg']) {
      const { code, details } = await refusal({ source_result_id: source.jobId, image_url });
      expect([code, details.field]).toEqual(['VALIDATION_ERROR', 'image_url']);
    }
  });
});
