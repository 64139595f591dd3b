import { createHmac } from 'node:crypto';
import { webhookHeaders } from '@groundwork/contract/events';
import { prefixes } from '@groundwork/contract/identifiers';
import type { WebhookSecrets } from '@groundwork/database/accounts/webhook-secrets';

/** The facts in the headers of an attempt. */
export interface Sending {
  readonly deliveryId: string;
  readonly event: string;
  /** The delivery that this one repeats. */
  readonly replayOf: string | null;
  readonly body: Buffer;
  readonly sentAt: Date;
  /** The span of the attempt, or of the event's work. */
  readonly traceparent: string | null;
}

const hmacHex = (secret: string, timestamp: string, body: Buffer) =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex');

/** In Standard Webhooks the secret's characters are the key in base64. */
function standardSignature(secret: string, id: string, timestamp: string, body: Buffer): string {
  const key = Buffer.from(secret.slice(prefixes.webhookSecret.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest('base64')}`;
}

/**
 * The headers that prove where a delivery comes from and when it was sent. While a secret is being replaced, receivers
 * that know only the previous one go on working: it makes the signature that they look at.
 */
export function signedHeaders(sending: Sending, secrets: WebhookSecrets): Record<string, string> {
  const { deliveryId, event, replayOf, body, sentAt, traceparent } = sending;
  const timestamp = String(Math.floor(sentAt.getTime() / 1000));
  const { current, previous } = secrets;
  const inUse = previous === null ? [current] : [current, previous];
  return {
    'Content-Type': 'application/json',
    [webhookHeaders.signature]: hmacHex(previous ?? current, timestamp, body),
    [webhookHeaders.timestamp]: timestamp,
    [webhookHeaders.event]: event,
    ...(previous === null
      ? {}
      : { [webhookHeaders.nextSignature]: hmacHex(current, timestamp, body) }),
    ...(replayOf === null ? {} : { [webhookHeaders.replayOf]: replayOf }),
    ...(traceparent === null ? {} : { [webhookHeaders.traceparent]: traceparent }),
    [webhookHeaders.standardId]: deliveryId,
    [webhookHeaders.standardTimestamp]: timestamp,
    [webhookHeaders.standardSignature]: inUse
      .map((secret) => standardSignature(secret, deliveryId, timestamp, body))
      .join(' '),
  };
}

const signatures: readonly string[] = [
  webhookHeaders.signature,
  webhookHeaders.nextSignature,
  webhookHeaders.standardSignature,
];
/** Enough to compare signatures, too few to forge one. */
const SHOWN_CHARACTERS = 12;

/** The headers as the log keeps them. */
export function loggableHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      signatures.includes(name)
        ? value
            .split(' ')
            .map((signature) => `${signature.slice(0, SHOWN_CHARACTERS)}…`)
            .join(' ')
        : value,
    ]),
  );
}
