import { afterAll, describe, expect, it } from '@jest/globals';
import { openEdits } from '../../fixtures/edits.js';
import { startGateway } from '../../fixtures/gateway.js';

const gateway = await startGateway();
const edits = await openEdits(gateway);
afterAll(() => gateway.close());

describe('POST …/property-showcase/edit that is accepted', () => {
  it('answers 202 and writes down what is edited and what is asked for', async () => {
    const edit = { prompt: 'warmer', dominant_color: 'navy', font: 'serif', language: 'de' };
    const job = await edits.accept({ ...edit, image_url: edits.source.imageUrl });
    expect(job).toMatchObject({
      kind: 'edit',
      templateId: 'info_story',
      sourceJobId: edits.source.jobId,
      accountId: edits.customer.accountId,
      status: 'pending',
      webhookUrl: null,
      charged: 2,
    });
    expect(job.id).toMatch(/^job_[0-9a-z]{26}$/);
    expect(job.request).toMatchObject(edit);
    expect(await gateway.presenceOf('showcase-render', `${job.id}_render`)).toBe('waiting');
  });

  it('is no task', async () => {
    const { id } = await edits.accept({ image_url: edits.source.imageUrl });
    const { status, body } = await gateway.get(`/v1/tasks/${id}`, edits.customer);
    expect([status, body.error.code]).toEqual([404, 'TASK_NOT_FOUND']);
  });

  it('keeps its webhook_url, which may be null', async () => {
    const hook = { image_url: edits.source.imageUrl, webhook_url: 'https://example.com/hook' };
    expect((await edits.accept(hook)).webhookUrl).toBe('https://example.com/hook');
    expect((await edits.accept({ ...hook, webhook_url: null })).webhookUrl).toBeNull();
  });

  it('knows the image by its key, whatever the signature or the end of its link', async () => {
    const { origin, pathname } = new URL(edits.source.imageUrl);
    const key = pathname.slice('/assets/'.length);
    for (const image_url of [
      `${origin}${pathname}`,
      `${origin}${pathname}?expires=1&signature=00`,
      gateway.assetUrls.sign(key, new Date(0)),
    ]) {
      expect((await edits.accept({ image_url })).sourceJobId).toBe(edits.source.jobId);
    }
  });

  it('takes source_result_id instead of image_url, or both when they agree', async () => {
    const both = { source_result_id: edits.source.jobId, image_url: edits.source.imageUrl };
    expect((await edits.accept({ source_result_id: edits.source.jobId })).sourceJobId).toBe(
      edits.source.jobId,
    );
    expect((await edits.accept(both)).sourceJobId).toBe(edits.source.jobId);
  });

  it('may edit an edited image again', async () => {
    const edited = await edits.accept({ image_url: edits.source.imageUrl });
    const image_url = await edits.showcases.succeed(edited.id);
    expect((await edits.accept({ image_url })).sourceJobId).toBe(edited.id);
  });

  it('fetches nothing', async () => {
    gateway.images.requests.length = 0;
    await edits.accept({ image_url: edits.source.imageUrl });
    expect(gateway.images.requests).toEqual([]);
  });
});

describe('what becomes of the words of an edit', () => {
  it('is answered at once: what is understood, what cannot be done, what changes', async () => {
    const { body } = await edits.showcases
      .edit(edits.customer, {
        image_url: edits.source.imageUrl,
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
      image_url: edits.source.imageUrl,
      prompt: 'change the price to 499.000 €. remove the car',
    });

    it('is refused, nothing charged, and says what it would do and what not', async () => {
      const { status, code, message, details } = await edits.refusal(half());
      expect([status, code]).toEqual([422, 'EDIT_NOT_POSSIBLE']);
      expect(message).toMatch(/accept_partial: true for the rest \(price 499.000 €\)/);
      expect(details.understood).toEqual(['price 499.000 €']);
      expect(details.not_possible).toMatchObject([{ what: 'remove the car' }]);
      expect(details.changes).toEqual([{ field: 'price', from: '450.000 €', to: '499.000 €' }]);
    });

    it('offers as the rest nothing that can’t be done', async () => {
      const prompt = 'logo top left, and make the price bigger';
      const { message } = await edits.refusal({ image_url: edits.source.imageUrl, prompt });
      expect(message).toMatch(/for the rest \(price 20 % larger\): "logo top left": /);
    });

    it('does the rest with accept_partial', async () => {
      const { body } = await edits.showcases
        .edit(edits.customer, { ...half(), accept_partial: true })
        .expect(202);
      expect(body.changed).toEqual(['price']);
      expect(body.not_possible).toEqual([
        expect.objectContaining({ what: 'remove the car', why: expect.stringMatching(/engine/) }),
      ]);
    });

    it('says the same in a dry run', async () => {
      const ask = async (more: object) =>
        (await edits.showcases.edit(edits.customer, { ...half(), ...more, dry_run: true })).body;
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
    const { status, code, message } = await edits.refusal({
      image_url: edits.source.imageUrl,
      prompt,
    });
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
    const { status, code, message, details } = await edits.refusal({
      image_url: edits.source.imageUrl,
      prompt,
    });
    expect([status, code]).toEqual([422, 'EDIT_NOT_POSSIBLE']);
    expect(message).toMatch(reason);
    expect(details.not_possible.length).toBeGreaterThan(0);
  });

  it('refuses to grade what no photo shows, which the source’s renderer has found', async () => {
    const { jobId } = await edits.showcases.finished(edits.customer);
    await gateway.database.showcaseJob.update({
      where: { id: jobId },
      data: { understanding: { regions_absent: ['sky'] } },
    });
    const { code, message } = await edits.refusal({ source_result_id: jobId, prompt: 'bluer sky' });
    expect([code, message]).toEqual([
      'EDIT_NOT_POSSIBLE',
      expect.stringMatching(/No photo of this showcase shows sky/),
    ]);
    await edits.accept({ source_result_id: jobId, prompt: 'greener grass' });
  });

  it('refuses words that no font shows', async () => {
    const prompt = 'add a badge "\u0e1a"';
    const { status, code } = await edits.refusal({ image_url: edits.source.imageUrl, prompt });
    expect([status, code]).toEqual([400, 'VALIDATION_ERROR']);
  });

  it('of a dry run is in its plan, and a refusal where nothing would change', async () => {
    const ask = async (prompt: string) =>
      (
        await edits.showcases.edit(edits.customer, {
          image_url: edits.source.imageUrl,
          prompt,
          dry_run: true,
        })
      ).body;
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
    image_url: edits.source.imageUrl,
    prompt: `replace the main photo with ${url}`,
  });

  it('is fetched and stored with the job', async () => {
    const { id, inputs } = await edits.accept(bringing(edits.showcases.photoUrl));
    expect(inputs).toEqual({
      photos: { [edits.showcases.photoUrl]: `inputs/${id}/0-brought.jpeg` },
    });
    expect(await gateway.store.stat(`inputs/${id}/0-brought.jpeg`)).not.toBeNull();
  });

  it.each([
    ['https://no-such-host.invalid/a.jpg', 'IMAGE_INACCESSIBLE'],
    ['http://10.0.0.1/a.jpg', 'SSRF_BLOCKED'],
  ])('that cannot be fetched is refused, nothing charged: %s', async (url, expected) => {
    const { status, code, message } = await edits.refusal(bringing(url));
    expect([status, code]).toEqual([400, expected]);
    expect(message).toMatch(/^prompt: /);
  });

  it('that is no photo is refused', async () => {
    const url = gateway.images.serve('/page.html', { bytes: Buffer.from('<html></html>') });
    expect((await edits.refusal(bringing(url))).code).toBe('UNSUPPORTED_IMAGE_FORMAT');
  });

  it('is looked at in a dry run', async () => {
    const ask = async (url: string) =>
      (await edits.showcases.edit(edits.customer, { ...bringing(url), dry_run: true })).body;
    expect((await ask(edits.showcases.photoUrl)).images).toMatchObject([
      { field: 'prompt', accepted: true },
    ]);
    const refused = await ask('https://no-such-host.invalid/a.jpg');
    expect([refused.would_be_accepted, refused.refusals[0].code]).toEqual([
      false,
      'IMAGE_INACCESSIBLE',
    ]);
  });
});
