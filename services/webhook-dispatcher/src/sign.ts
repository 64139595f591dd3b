import { createHmac } from 'node:crypto';
import { webhookHeaders } from '@groundwork/contract';

/** The headers that prove where a delivery comes from and when it was sent. */
export function signedHeaders(
  secret: string,
  event: string,
  body: Buffer,
  sentAt: Date,
): Record<string, string> {
  const timestamp = String(Math.floor(sentAt.getTime() / 1000));
  const signature = createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex');
  return {
    'Content-Type': 'application/json',
    [webhookHeaders.signature]: signature,
    [webhookHeaders.timestamp]: timestamp,
    [webhookHeaders.event]: event,
  };
}
