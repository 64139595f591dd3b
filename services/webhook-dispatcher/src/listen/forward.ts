import { createHmac, timingSafeEqual } from 'node:crypto';
import { webhookHeaders } from '@groundwork/contract/events';
import { limits } from '@groundwork/contract/limits';
import { signalWithin } from '@groundwork/runtime';
import { signedHeaders } from '../sign.js';
import type { AccountEvent } from './event-watch.js';

export interface Forwarded {
  readonly method: 'POST';
  readonly event: string;
  /** The task or the showcase job; null for a sample. */
  readonly work_id: string | null;
  readonly delivery_id: string;
  /** Null when no answer came. */
  readonly status: number | null;
  /** Why no answer came. */
  readonly failure: string | null;
  /** Whether the receiver, with its secret, will find the signature to be right. */
  readonly signature_valid: boolean;
}

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer in ${limits.webhook.answerSeconds} s`;
  const { cause } = error;
  if (cause instanceof AggregateError && 'code' in cause) return String(cause.code);
  return cause instanceof Error ? causeOf(cause) : error.message;
}

/** Verifies a request as a receiver does: X-Service-Signature over `<timestamp>.<raw body>`. */
export function isSignedWith(
  secret: string,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
): boolean {
  const timestamp = headers[webhookHeaders.timestamp] ?? '';
  const expected = createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest();
  return [headers[webhookHeaders.signature], headers[webhookHeaders.nextSignature]].some(
    (hex = '') => {
      const given = Buffer.from(hex, 'hex');
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  );
}

/**
 * POSTs an event to a receiver once, with the headers of a delivery.
 *
 * @param secret that the receiver verifies with; the key's own by default
 */
export async function forward(
  accountEvent: AccountEvent,
  to: string,
  { secret, signal }: { readonly secret?: string | undefined; readonly signal: AbortSignal },
): Promise<Forwarded> {
  const { deliveryId, event, workId, replayOf, secrets } = accountEvent;
  const body = Buffer.from(accountEvent.body);
  const sending = { deliveryId, event, replayOf, body, sentAt: new Date(), traceparent: null };
  const headers = signedHeaders(sending, secrets);
  const facts = {
    method: 'POST',
    event,
    work_id: workId,
    delivery_id: deliveryId,
    signature_valid: isSignedWith(secret ?? secrets.current, headers, body),
  } as const;
  try {
    const response = await fetch(to, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
      signal: signalWithin(limits.webhook.answerSeconds * 1000, signal),
    });
    await response.body?.cancel();
    return { ...facts, status: response.status, failure: null };
  } catch (error) {
    signal.throwIfAborted();
    return { ...facts, status: null, failure: causeOf(error) };
  }
}

export function lineOf(forwarded: Forwarded, at: Date): string {
  const time = at.toTimeString().slice(0, 8);
  const status = forwarded.status ?? `no answer (${forwarded.failure})`;
  const signature = forwarded.signature_valid ? 'signature valid' : 'SIGNATURE NOT VALID';
  return `${time}  ${forwarded.method}  ${forwarded.event}  ${forwarded.work_id ?? 'sample'}  ${status}  ${signature}`;
}
