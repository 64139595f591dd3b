import { createHmac } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { WebhookVerificationError } from './headers.js';
import { verifyWebhook, type WebhookToVerify } from './verify.js';

const SECRET = 'whsec_0123456789abcdefghjkmnpqrstvwxyz';
const OLD_SECRET = 'whsec_zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz';
const now = new Date('2026-03-02T09:18:41.900Z');
const SENT = String(Math.floor(now.getTime() / 1000));
const body = JSON.stringify({ event: 'showcase.completed', job_id: 'job_1', note: 'Größe' });

const hex = (secret: string, timestamp: string, text: string) =>
  createHmac('sha256', secret).update(`${timestamp}.${text}`).digest('hex');
const own = (secret = SECRET, timestamp = SENT, text = body) => ({
  'x-service-signature': hex(secret, timestamp, text),
  'x-service-timestamp': timestamp,
  'x-service-event': 'showcase.completed',
});
const base64 = (secret: string, id = 'whd_1') =>
  createHmac('sha256', Buffer.from(secret.slice('whsec_'.length), 'base64'))
    .update(`${id}.${SENT}.${body}`)
    .digest('base64');
const standard = (signature: string) => ({
  'webhook-id': 'whd_1',
  'webhook-timestamp': SENT,
  'webhook-signature': signature,
});

const verify = (given: Partial<WebhookToVerify>) =>
  verifyWebhook({ body, headers: own(), secret: SECRET, now, ...given });

/** Why a delivery is not believed; null when it is. */
async function fault(given: Partial<WebhookToVerify>): Promise<unknown> {
  try {
    await verify(given);
    return null;
  } catch (error) {
    return error instanceof WebhookVerificationError ? error.fault : error;
  }
}

describe('a delivery', () => {
  it('gives its event, typed by its name', async () => {
    const event = await verify({});
    if (event.event !== 'showcase.completed') throw new Error('another event');
    expect(event.job_id).toBe('job_1');
  });

  it.each<[string, WebhookToVerify['body']]>([
    ['a string', body],
    ['a Buffer', Buffer.from(body)],
    ['a part of other bytes', new TextEncoder().encode(`>>${body}`).subarray(2)],
    ['an ArrayBuffer', Uint8Array.from(Buffer.from(body)).buffer],
  ])('is taken as %s', async (_name, raw) => {
    expect(await fault({ body: raw })).toBeNull();
  });

  it.each<[string, WebhookToVerify['headers']]>([
    ['node:http', { host: 'a', ...own(), 'set-cookie': ['x'] }],
    ['fetch', new Headers(own())],
    [
      'pairs in any case',
      new Map(Object.entries(own()).map(([n, value]) => [n.toUpperCase(), value])),
    ],
    ['a header that came twice', { ...own(), 'x-service-timestamp': [SENT, '1'] }],
  ])('is taken with the headers of %s', async (_name, headers) => {
    expect(await fault({ headers })).toBeNull();
  });
});

describe('a delivery with the headers of Standard Webhooks only', () => {
  it('is believed', async () => {
    expect(await fault({ headers: standard(`v1,${base64(SECRET)}`) })).toBeNull();
  });

  it('is believed when one of its signatures is ours', async () => {
    const signatures = ['v1a,AAAA', 'v1,!', `v1,${base64(OLD_SECRET)}`, `v1,${base64(SECRET)}`];
    expect(await fault({ headers: standard(signatures.join(' ')) })).toBeNull();
  });

  it.each([
    ['of another secret', `v1,${base64(OLD_SECRET)}`],
    ['for another delivery', `v1,${base64(SECRET, 'whd_2')}`],
    ['of another version', `v2,${base64(SECRET)}`],
    ['that is none', ''],
  ])('is not believed with a signature %s', async (_name, signature) => {
    expect(await fault({ headers: standard(signature) })).toBe('wrong_signature');
  });

  it('is not believed without its id', async () => {
    const { 'webhook-id': _id, ...headers } = standard(`v1,${base64(SECRET)}`);
    expect(await fault({ headers })).toBe('missing_header');
  });
});

describe('while a secret is replaced', () => {
  const rotating = { ...own(OLD_SECRET), 'x-service-signature-next': hex(SECRET, SENT, body) };
  it.each([
    ['only the old secret', OLD_SECRET],
    ['only the new secret', SECRET],
    ['both secrets', [SECRET, OLD_SECRET]],
  ])('a receiver that knows %s believes it', async (_name, secret) => {
    expect(await fault({ headers: rotating, secret })).toBeNull();
  });

  it('several secrets are tried on one signature', async () => {
    expect(await fault({ secret: [OLD_SECRET, SECRET] })).toBeNull();
    expect(await fault({ secret: [OLD_SECRET] })).toBe('wrong_signature');
  });
});

describe('a delivery is not believed', () => {
  const at = (seconds: number) => String(Number(SENT) + seconds);
  const { 'x-service-timestamp': _timestamp, ...withoutTimestamp } = own();
  const flipped = own()['x-service-signature'].replace(/^./, (c) => (c === '0' ? '1' : '0'));
  it.each<[string, Partial<WebhookToVerify>, string]>([
    ['with another body', { body: `${body} ` }, 'wrong_signature'],
    ['with an empty body', { body: '' }, 'wrong_signature'],
    [
      'with another time than was signed',
      { headers: { ...own(), 'x-service-timestamp': at(1) } },
      'wrong_signature',
    ],
    [
      'with one digit changed',
      { headers: { ...own(), 'x-service-signature': flipped } },
      'wrong_signature',
    ],
    [
      'with half a signature',
      { headers: { ...own(), 'x-service-signature': flipped.slice(32) } },
      'wrong_signature',
    ],
    [
      'with no signature in the header',
      { headers: { ...own(), 'x-service-signature': '' } },
      'wrong_signature',
    ],
    ['without headers', { headers: {} }, 'missing_header'],
    ['without a timestamp', { headers: withoutTimestamp }, 'missing_header'],
    ['with a time that is none', { headers: own(SECRET, '1e9') }, 'malformed_header'],
    ['after five minutes', { headers: own(SECRET, at(-301)) }, 'too_old'],
    ['from the future', { headers: own(SECRET, at(302)) }, 'too_new'],
    [
      'after a shorter tolerance',
      { headers: own(SECRET, at(-11)), toleranceSeconds: 10 },
      'too_old',
    ],
    ['when it is no JSON', { body: 'no', headers: own(SECRET, SENT, 'no') }, 'malformed_body'],
    ['when it is no event', { body: '[]', headers: own(SECRET, SENT, '[]') }, 'malformed_body'],
  ])('%s', async (_name, given, expected) => {
    expect(await fault(given)).toBe(expected);
  });

  it('and within the tolerance it is', async () => {
    expect(await fault({ headers: own(SECRET, at(-300)) })).toBeNull();
    expect(await fault({ headers: own(SECRET, at(300)) })).toBeNull();
  });
});

describe('a wrong call is distinguished from a wrong delivery', () => {
  it.each<[string, Partial<Record<keyof WebhookToVerify, unknown>>, string]>([
    ['a parsed body', { body: JSON.parse(body) }, 'raw body'],
    ['no secret', { secret: undefined }, 'secret'],
    ['no secrets', { secret: [] }, 'secret'],
    ['an empty secret', { secret: '' }, 'secret'],
  ])('%s', async (_name, given, message) => {
    const error = await fault(given as Partial<WebhookToVerify>);
    expect(error).toBeInstanceOf(TypeError);
    expect(error).toMatchObject({ message: expect.stringContaining(message) });
  });
});
