import { createHmac } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { loggableHeaders, type Sending, signedHeaders } from './sign.js';

const sentAt = new Date('2026-03-04T05:06:07.890Z');
const seconds = '1772600767';
/** 24 bytes in base64, as Standard Webhooks asks for at least. */
const secret = 'whsec_0123456789abcdefghjkmnpqrstvwxyz';
const other = 'whsec_zyxwvtsrqpnmkjhgfedcba9876543210';
const alone = { current: secret, previous: null };

const sending = (extra: Partial<Sending> = {}): Sending => ({
  deliveryId: 'whd_1',
  event: 'task.completed',
  replayOf: null,
  body: Buffer.from('{"event":"task.completed"}'),
  sentAt,
  traceparent: null,
  ...extra,
});
const hex = (key: string, text: string | Buffer) =>
  createHmac('sha256', key).update(`${seconds}.`).update(text).digest('hex');
const standard = (key: string, text: string | Buffer) =>
  `v1,${createHmac('sha256', Buffer.from(key.replace('whsec_', ''), 'base64'))
    .update(`whd_1.${seconds}.`)
    .update(text)
    .digest('base64')}`;

describe('the headers of a delivery', () => {
  it('sign timestamp, dot and raw body in hex, and beside it as Standard Webhooks does', () => {
    const { body } = sending();
    expect(signedHeaders(sending(), alone)).toEqual({
      'Content-Type': 'application/json',
      'X-Service-Signature': hex(secret, body),
      'X-Service-Timestamp': seconds,
      'X-Service-Event': 'task.completed',
      'webhook-id': 'whd_1',
      'webhook-timestamp': seconds,
      'webhook-signature': standard(secret, body),
    });
  });

  it('agree with vectors computed elsewhere', () => {
    const body = Buffer.from('{}');
    // printf '1772600767.{}' | openssl dgst -sha256 -hmac key
    const { 'X-Service-Signature': signature } = signedHeaders(sending({ body }), {
      current: 'key',
      previous: null,
    });
    expect(signature).toBe('0b5f7dc975e346a124ab62f87bf6f36b20979e0d6a9652a9aa3fddaff2d2b40e');
    expect(signedHeaders(sending({ body }), alone)['webhook-signature']).toBe(
      // printf 'whd_1.1772600767.{}' | openssl dgst -sha256 -mac HMAC -macopt hexkey:… -binary | base64
      'v1,lHHTEvMNiTsFOrEHNYDE7glrQ2Hh2+ao6jw0xzlRe78=',
    );
  });

  it('cover bytes, not text: a body outside of ASCII is signed as it is sent', () => {
    const body = Buffer.from('{"name":"Alpenländische Hütte 🏠"}');
    const headers = signedHeaders(sending({ body }), alone);
    expect(headers['X-Service-Signature']).toBe(hex(secret, body));
    expect(headers['webhook-signature']).toBe(standard(secret, body));
  });

  it('while a secret is replaced: the known one signs as ever, the next one beside it, and both by the standard', () => {
    const { body } = sending();
    expect(signedHeaders(sending(), { current: other, previous: secret })).toMatchObject({
      'X-Service-Signature': hex(secret, body),
      'X-Service-Signature-Next': hex(other, body),
      'webhook-signature': `${standard(other, body)} ${standard(secret, body)}`,
    });
  });

  it('name the trace of the event', () => {
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
    expect(signedHeaders(sending({ traceparent }), alone)).toMatchObject({ traceparent });
  });

  it('name the delivery that is repeated', () => {
    expect(signedHeaders(sending({ replayOf: 'whd_0' }), alone)['X-Service-Replay-Of']).toBe(
      'whd_0',
    );
  });

  it.each(['X-Service-Signature', 'webhook-signature'])(
    '%s differs for another secret, another body and another second',
    (name) => {
      const signatures = [
        signedHeaders(sending(), alone),
        signedHeaders(sending(), { current: other, previous: null }),
        signedHeaders(sending({ body: Buffer.from('{ }') }), alone),
        signedHeaders(sending({ sentAt: new Date(sentAt.getTime() + 1_000) }), alone),
      ].map((headers) => headers[name]);
      expect(new Set(signatures).size).toBe(4);
    },
  );

  it('are logged with signatures that nobody can use', () => {
    const headers = signedHeaders(sending(), { current: other, previous: secret });
    const logged = loggableHeaders(headers);
    expect(Object.keys(logged)).toEqual(Object.keys(headers));
    for (const [name, value] of Object.entries(logged)) {
      if (!name.toLowerCase().includes('signature')) expect(value).toBe(headers[name]);
      else for (const part of value.split(' ')) expect(part).toMatch(/^.{12}…$/);
    }
  });
});
