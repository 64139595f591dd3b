import { afterAll, describe, expect, it } from '@jest/globals';
import { openEdits } from '../../fixtures/edits.js';
import { startGateway } from '../../fixtures/gateway.js';

const gateway = await startGateway();
const edits = await openEdits(gateway);
afterAll(() => gateway.close());

describe('credits of an edit', () => {
  it('are 2, charged at creation', async () => {
    const before = await gateway.creditsOf(edits.customer);
    await edits.accept({ image_url: edits.source.imageUrl });
    expect(await gateway.creditsOf(edits.customer)).toBe(before - 2);
  });

  it('are 2 with a test key too: it is not sandboxed', async () => {
    const owner = await gateway.openAccount('pro', 5);
    const { imageUrl } = await edits.showcases.finished(owner);
    const tester = await gateway.issueKey(owner.accountId, 'test');
    expect(await edits.accept({ image_url: imageUrl }, tester)).toMatchObject({
      livemode: false,
      charged: 2,
    });
    expect(await gateway.creditsOf(owner)).toBe(1);
    const { status, code } = await edits.refusal({ image_url: imageUrl }, tester);
    expect([status, code]).toEqual([402, 'INSUFFICIENT_CREDITS']);
  });

  it('are none on an annual plan', async () => {
    const owner = await gateway.openAccount('pro', 2);
    const { imageUrl } = await edits.showcases.finished(owner);
    const where = { id: owner.accountId };
    await gateway.database.account.update({ where, data: { billing: 'annual' } });
    expect((await edits.accept({ image_url: imageUrl }, owner)).charged).toBe(0);
  });

  it('are not given back when it fails; those of a showcase are', async () => {
    const owner = await gateway.openAccount('pro', 10);
    const { imageUrl } = await edits.showcases.finished(owner);
    await edits.showcases.fail((await edits.accept({ image_url: imageUrl }, owner)).id);
    expect(await gateway.creditsOf(owner)).toBe(6);
    await edits.showcases.fail((await edits.showcases.post(owner)).body.job_id);
    expect(await gateway.creditsOf(owner)).toBe(6);
  });
});

describe('concurrency of edits', () => {
  it('counts them with showcases: 429 CONCURRENCY_LIMIT_EXCEEDED', async () => {
    const owner = await gateway.openAccount('plus', 100);
    const { imageUrl } = await edits.showcases.finished(owner);
    await edits.accept({ image_url: imageUrl }, owner);
    const { status, code } = await edits.refusal({ image_url: imageUrl }, owner);
    expect([status, code]).toEqual([429, 'CONCURRENCY_LIMIT_EXCEEDED']);
    expect((await edits.showcases.post(owner)).body.error.code).toBe('CONCURRENCY_LIMIT_EXCEEDED');
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
    const { status, code, details, ...error } = await edits.refusal(change);
    expect([status, code, error.message]).toEqual([400, 'VALIDATION_ERROR', message]);
    expect(details).toEqual({ field: path, issues: [{ path, message }] });
  });

  it('on image_url, when it is not the image of source_result_id', async () => {
    const other = await edits.showcases.finished(edits.customer);
    const stranger = await edits.showcases.finished(await gateway.openAccount());
    for (const image_url of [other.imageUrl, stranger.imageUrl, 'https://example.com/a.jpg']) {
      const { code, details } = await edits.refusal({
        source_result_id: edits.source.jobId,
        image_url,
      });
      expect([code, details.field]).toEqual(['VALIDATION_ERROR', 'image_url']);
    }
  });
});
