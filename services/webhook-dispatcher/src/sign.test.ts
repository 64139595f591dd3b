import { createHmac } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { signedHeaders } from './sign.js';

const sentAt = new Date('2026-03-04T05:06:07.890Z');
const seconds = '1772600767';

describe('the headers of a delivery', () => {
  it('sign timestamp, dot and raw body with HMAC-SHA256 in hex', () => {
    const body = Buffer.from('{"event":"task.completed"}');
    expect(signedHeaders('whsec_secret', 'task.completed', body, sentAt)).toEqual({
      'Content-Type': 'application/json',
      'X-Service-Signature': createHmac('sha256', 'whsec_secret')
        .update(`${seconds}.{"event":"task.completed"}`)
        .digest('hex'),
      'X-Service-Timestamp': seconds,
      'X-Service-Event': 'task.completed',
    });
  });

  it('agree with a vector computed elsewhere', () => {
    // printf '1772600767.{}' | openssl dgst -sha256 -hmac key
    const { 'X-Service-Signature': signature } = signedHeaders(
      'key',
      'e',
      Buffer.from('{}'),
      sentAt,
    );
    expect(signature).toBe('0b5f7dc975e346a124ab62f87bf6f36b20979e0d6a9652a9aa3fddaff2d2b40e');
  });

  it('cover bytes, not text: a body outside of ASCII is signed as it is sent', () => {
    const body = Buffer.from('{"name":"Alpenländische Hütte 🏠"}');
    const expected = createHmac('sha256', 's').update(
      Buffer.concat([Buffer.from(`${seconds}.`), body]),
    );
    expect(signedHeaders('s', 'e', body, sentAt)['X-Service-Signature']).toBe(
      expected.digest('hex'),
    );
  });

  it('differ for another secret, another body and another second', () => {
    const sign = (secret: string, body: string, at: Date) =>
      signedHeaders(secret, 'e', Buffer.from(body), at)['X-Service-Signature'];
    const signatures = [
      sign('a', '{}', sentAt),
      sign('b', '{}', sentAt),
      sign('a', '{ }', sentAt),
      sign('a', '{}', new Date(sentAt.getTime() + 1_000)),
    ];
    expect(new Set(signatures).size).toBe(4);
  });
});
