import type { WebhookEvents } from '../types.js';
import {
  fromBase64,
  type Proof,
  proofOf,
  type WebhookRequestHeaders,
  WebhookVerificationError,
} from './headers.js';

export interface WebhookToVerify {
  /** The body exactly as received. Parsed JSON cannot be verified. */
  readonly body: string | Uint8Array | ArrayBuffer;
  readonly headers: WebhookRequestHeaders;
  /**
   * The webhook secret (`whsec_…`) of the key that made the request; several while a secret is being replaced, or for
   * several keys.
   */
  readonly secret: string | readonly string[];
  /** How far the time of sending may be from now, in seconds. 300 when left out. */
  readonly toleranceSeconds?: number | undefined;
  /** Instead of the clock, for tests of recorded deliveries. */
  readonly now?: Date | undefined;
}

const SECRET_PREFIX = 'whsec_';
const text = new TextEncoder();

function bytesOf(body: unknown): Uint8Array {
  if (typeof body === 'string') return text.encode(body);
  // Arrays from another realm fail instanceof.
  if (ArrayBuffer.isView(body))
    return new Uint8Array(body.buffer, body.byteOffset, body.byteLength);
  if (Object.prototype.toString.call(body) === '[object ArrayBuffer]') {
    return new Uint8Array(body as ArrayBuffer);
  }
  throw new TypeError(
    'body must be the raw body, a string or bytes: check the webhook before a JSON parser reads it',
  );
}

function secretsOf(secret: string | readonly string[]): readonly string[] {
  const secrets = typeof secret === 'string' ? [secret] : secret;
  if (
    !Array.isArray(secrets) ||
    secrets.length === 0 ||
    secrets.some((one) => typeof one !== 'string' || one === '')
  ) {
    throw new TypeError('secret must be the webhook secret of the API key, or several of them');
  }
  return secrets;
}

function keyOf(secret: string, scheme: Proof['scheme']): Uint8Array {
  if (scheme === 'service') return text.encode(secret);
  const encoded = secret.startsWith(SECRET_PREFIX) ? secret.slice(SECRET_PREFIX.length) : secret;
  const [key] = fromBase64(encoded);
  if (key === undefined) throw new TypeError('secret is not a webhook secret');
  return key;
}

async function signatureOf(key: Uint8Array, signed: Uint8Array): Promise<Uint8Array> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', key as BufferSource, algorithm, false, [
    'sign',
  ]);
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, signed as BufferSource));
}

/** Looks at every byte, wherever the first difference is. */
function isEqual(expected: Uint8Array, given: Uint8Array): boolean {
  let difference = expected.length ^ given.length;
  for (const [index, byte] of expected.entries()) difference |= byte ^ (given[index] ?? 0);
  return difference === 0;
}

function requireFresh(timestamp: number, toleranceSeconds: number, now: Date): void {
  const age = Math.floor(now.getTime() / 1000) - timestamp;
  if (age > toleranceSeconds) {
    throw new WebhookVerificationError('too_old', `it was sent ${age} seconds ago`);
  }
  if (-age > toleranceSeconds) {
    throw new WebhookVerificationError(
      'too_new',
      `it says that it was sent ${-age} seconds from now`,
    );
  }
}

function eventOf(body: Uint8Array): WebhookEvent {
  let event: unknown;
  try {
    event = JSON.parse(new TextDecoder().decode(body));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  if (
    typeof event !== 'object' ||
    event === null ||
    !('event' in event) ||
    typeof event.event !== 'string'
  ) {
    throw new WebhookVerificationError('malformed_body', 'the body is no event');
  }
  return event as WebhookEvent;
}

/**
 * Makes sure that a request comes from the service, was not changed and is not a recording, and gives its event.
 * Answer 2xx within 30 seconds when it resolves, 400 when it rejects with a WebhookVerificationError. The same event may
 * arrive twice: go by its `task_id` or `job_id`. A later version of the service may send events that are not in
 * `WebhookEvent` yet: leave them unanswered by name, not by an error.
 *
 * ```ts
 * const event = await verifyWebhook({ body: rawBody, headers: request.headers, secret: process.env.WEBHOOK_SECRET });
 * if (event.event === 'showcase.completed') console.log(event.output_image_url);
 * ```
 *
 * @throws WebhookVerificationError with `fault`
 * @throws TypeError when it is called without a raw body or a secret
 */
export async function verifyWebhook({
  body,
  headers,
  secret,
  toleranceSeconds = 300,
  now = new Date(),
}: WebhookToVerify): Promise<WebhookEvent> {
  const bytes = bytesOf(body);
  const secrets = secretsOf(secret);
  const proof = proofOf(headers);
  requireFresh(proof.timestamp, toleranceSeconds, now);
  const prefix = text.encode(proof.prefix);
  const signed = new Uint8Array(prefix.length + bytes.length);
  signed.set(prefix);
  signed.set(bytes, prefix.length);
  let matches = false;
  for (const one of secrets) {
    const expected = await signatureOf(keyOf(one, proof.scheme), signed);
    for (const signature of proof.signatures) matches = isEqual(expected, signature) || matches;
  }
  if (!matches) {
    throw new WebhookVerificationError(
      'wrong_signature',
      'signature mismatch: use the webhook secret of this key and the raw body',
    );
  }
  return eventOf(bytes);
}

export type WebhookEventName = keyof WebhookEvents;

/** Every event sent to a `webhook_url`; `event` tells them apart. */
export type WebhookEvent = WebhookEvents[WebhookEventName];
