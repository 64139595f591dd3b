import { GroundworkError } from '../errors.js';

/** Of a fetch Request (`Headers`), of node:http and Express (an object), or pairs. */
export type WebhookRequestHeaders =
  | Headers
  | Readonly<Record<string, string | readonly string[] | undefined>>
  | Iterable<readonly [string, string]>;

/** The headers by which a delivery proves itself. */
export interface Proof {
  /** Unix time of sending, in seconds. */
  readonly timestamp: number;
  /** The part of the signed text that comes before the body. */
  readonly prefix: string;
  readonly signatures: readonly Uint8Array[];
  /** How a secret becomes the key of the HMAC. */
  readonly scheme: 'service' | 'standard';
}

/** Names in lower case; of a header that came twice, the first. */
function lowered(headers: WebhookRequestHeaders): Map<string, string> {
  const pairs: Iterable<readonly [string, string | readonly string[] | undefined]> =
    Symbol.iterator in headers ? headers : Object.entries(headers);
  const found = new Map<string, string>();
  for (const [name, value] of pairs) {
    const text = typeof value === 'object' ? value[0] : value;
    const key = name.toLowerCase();
    if (text !== undefined && !found.has(key)) found.set(key, text.trim());
  }
  return found;
}

function fromHex(text: string): Uint8Array[] {
  if (!/^[0-9a-f]{64}$/i.test(text)) return [];
  return [Uint8Array.from(text.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))];
}

/** The bytes of a base64 text, with or without padding; none when it is not base64. */
export function fromBase64(text: string): Uint8Array[] {
  const plain = text.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '');
  if (!/^[A-Za-z0-9+/]+$/.test(plain)) return [];
  // A last character on its own holds less than a byte.
  const whole = plain.length % 4 === 1 ? plain.slice(0, -1) : plain;
  return [Uint8Array.from(atob(whole), (character) => character.charCodeAt(0))];
}

function secondsOf(name: string, text: string): number {
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw new WebhookVerificationError('malformed_header', `${name} is no Unix time in seconds`);
}

/**
 * Reads the service's own headers, or else those of Standard Webhooks.
 *
 * @throws WebhookVerificationError
 */
export function proofOf(headers: WebhookRequestHeaders): Proof {
  const given = lowered(headers);
  const own = {
    signature: given.get('x-service-signature'),
    timestamp: given.get('x-service-timestamp'),
  };
  if (own.signature !== undefined && own.timestamp !== undefined) {
    return {
      timestamp: secondsOf('X-Service-Timestamp', own.timestamp),
      prefix: `${own.timestamp}.`,
      // During a rotation the new secret signs too.
      signatures: [own.signature, given.get('x-service-signature-next') ?? ''].flatMap(fromHex),
      scheme: 'service',
    };
  }
  const id = given.get('webhook-id');
  const timestamp = given.get('webhook-timestamp');
  const signature = given.get('webhook-signature');
  if (id === undefined || timestamp === undefined || signature === undefined) {
    throw new WebhookVerificationError(
      'missing_header',
      'X-Service-Signature and X-Service-Timestamp are needed, or webhook-id, webhook-timestamp and webhook-signature',
    );
  }
  return {
    timestamp: secondsOf('webhook-timestamp', timestamp),
    prefix: `${id}.${timestamp}.`,
    signatures: signature
      .split(' ')
      .flatMap((part) => (part.startsWith('v1,') ? fromBase64(part.slice(3)) : [])),
    scheme: 'standard',
  };
}

/** Why a delivery failed verification. */
export type WebhookFault =
  /** A header that is needed is not there. */
  | 'missing_header'
  /** The timestamp is no number. */
  | 'malformed_header'
  /** It was sent longer ago than `toleranceSeconds`, or a recording of it is sent again. */
  | 'too_old'
  /** It says that it was sent in the future: one of the clocks is wrong. */
  | 'too_new'
  /** No secret makes this signature over this body. */
  | 'wrong_signature'
  /** Signed by the secret, but no event. */
  | 'malformed_body';

/** The request is not proven to come from the service: answer 400 and do nothing. */
export class WebhookVerificationError extends GroundworkError {
  override readonly name = 'WebhookVerificationError';
  readonly fault: WebhookFault;

  constructor(fault: WebhookFault, message: string) {
    super(message);
    this.fault = fault;
  }
}
