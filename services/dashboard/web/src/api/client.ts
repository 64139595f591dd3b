import shared from '../words/shared.json';

/** A refusal of the server, in words for the person. */
export class ApiFault extends Error {
  readonly status: number;
  readonly code: string;
  /** Dotted path of the field that is not right. */
  readonly field: string | null;

  constructor(status: number, code: string, message: string, field: string | null) {
    super(message);
    this.name = 'ApiFault';
    this.status = status;
    this.code = code;
    this.field = field;
  }
}

/** Faults come as `{error: {code, message, field}}`, the API's with the field in `details`; those of signing in as `{code, message}`. */
function faultOf(status: number, body: unknown): ApiFault {
  const outer: unknown =
    typeof body === 'object' && body !== null && 'error' in body ? body.error : body;
  const inner: Record<string, unknown> =
    typeof outer === 'object' && outer !== null
      ? { ...Object(Object(outer).details), ...outer }
      : {};
  const text = (name: string) => (typeof inner[name] === 'string' ? inner[name] : null);
  return new ApiFault(
    status,
    text('code') ?? 'FAILED',
    text('message') ?? shared.faults.answer,
    text('field'),
  );
}

/** Files go as they are, everything else as JSON. */
function payloadOf(body: unknown, attempt?: string): RequestInit {
  if (body === undefined) return {};
  if (body instanceof Blob) {
    return { body, headers: { 'Content-Type': 'application/octet-stream' } };
  }
  const key = attempt === undefined ? {} : { 'Idempotency-Key': attempt };
  return { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json', ...key } };
}

/** @throws ApiFault for every answer other than 2xx, and without an answer (status 0) */
async function send<Answer>(
  method: string,
  path: string,
  body?: unknown,
  attempt?: string,
): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      ...payloadOf(body, attempt),
    });
  } catch {
    throw new ApiFault(0, 'OFFLINE', shared.faults.offline, null);
  }
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const answer: unknown = isJson && text !== '' ? JSON.parse(text) : null;
  if (!response.ok) throw faultOf(response.status, answer);
  return answer as Answer;
}

/** The server of this page. Below `/test/v1` and `/live/v1` it is the API, with the account's own key. */
export const api = {
  get: <Answer>(path: string) => send<Answer>('GET', path),
  /** @param attempt of one press of the button: a second request with it makes nothing new */
  post: <Answer>(path: string, body: unknown = {}, attempt?: string) =>
    send<Answer>('POST', path, body, attempt),
  patch: <Answer>(path: string, body: unknown) => send<Answer>('PATCH', path, body),
  delete: <Answer>(path: string) => send<Answer>('DELETE', path),
};

/** A name that nothing else has: 128 random bits. `crypto.randomUUID` is not there on a page without TLS. */
export function newAttempt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
