import { afterAll, describe, expect, it } from '@jest/globals';
import { startGateway } from '../../fixtures/gateway.js';
import { photo } from '../../fixtures/pictures.js';

const gateway = await startGateway();
const url = gateway.images.serve('/plot.jpg', { bytes: await photo() });
const customer = await gateway.openAccount();
const before = await gateway.traces();
afterAll(() => gateway.close());

const post = (webhook_url: unknown) =>
  gateway.postLand(customer, { source_image_url: url, format: '16:9', webhook_url });

describe('webhook_url', () => {
  it.each([
    ['plain http', 'http://example.com/hook'],
    ['no URL', 'nonsense'],
    ['an empty string', ''],
    ['credentials', 'https://user:password@example.com/hook'],
    ['loopback', 'https://127.0.0.1/hook'],
    ['a private network', 'https://10.1.2.3/hook'],
    ['an internal name', 'https://service.internal/hook'],
    ['a NUL in its host', 'https://exa\0mple.com/hook'],
    ['a NUL in its path', 'https://example.com/ho\0ok'],
    ['half a character', 'https://example.com/\ud83c'],
    ['more than 2048 characters', `https://example.com/${'x'.repeat(2_029)}`],
  ])('with %s is 400 INVALID_WEBHOOK_URL', async (_what, webhookUrl) => {
    const { status, body } = await post(webhookUrl);
    expect([status, body.error.code]).toEqual([400, 'INVALID_WEBHOOK_URL']);
    expect(body.error.details).toBeUndefined();
  });

  it.each([[7], [null], [true], [['https://example.com']], [{ url: 'https://example.com' }]])(
    'of a wrong type is VALIDATION_ERROR: %j',
    async (webhookUrl) => {
      const { status, body } = await post(webhookUrl);
      expect([status, body.error.code]).toEqual([400, 'VALIDATION_ERROR']);
      expect(body.error.details.field).toBe('webhook_url');
    },
  );

  it('that is refused leaves nothing behind, and no picture was fetched', async () => {
    expect(await gateway.traces()).toEqual(before);
    expect(gateway.images.requests).toEqual([]);
  });

  it.each([
    ['a public name', 'https://example.com/hook?a=1'],
    ['a name that does not resolve at the moment', 'https://hooks.a-name-of-tomorrow.example/x'],
    ['another port', 'https://example.com:8443/hook'],
    ['a public address', 'https://93.184.216.34/hook'],
    ['2048 characters', `https://example.com/${'x'.repeat(2_028)}`],
  ])('with %s is accepted and kept as it was sent', async (_what, webhookUrl) => {
    const { status, body } = await post(webhookUrl);
    expect([status, body.error]).toEqual([202, undefined]);
    const task = await gateway.database.task.findUniqueOrThrow({ where: { id: body.task_id } });
    expect(task.webhookUrl).toBe(webhookUrl);
  });
});
