/** Why a customer's URL was not fetched or not posted to. */
export type SafeFetchFailure =
  | 'malformed_url'
  | 'forbidden_scheme'
  | 'credentials_in_url'
  | 'private_address'
  | 'unresolvable'
  | 'connection_failed'
  | 'bad_status'
  /** The answer calls itself something else than a picture. */
  | 'not_an_image'
  | 'timed_out'
  | 'too_large'
  | 'too_many_redirects'
  | 'aborted';

/** Facts safe for a log: no query string, fragment, credentials, header or body. */
export interface SafeFetchDetails {
  /** Origin and path of the URL that failed (after redirects), shortened; empty when unparsable. */
  target: string;
  address?: string;
  /** HTTP status of the answer, with `bad_status`. */
  status?: number;
  /** The type that the answer has, with `not_an_image`. */
  contentType?: string;
  /** System, DNS, TLS, zlib or parser code such as `ECONNREFUSED`. */
  code?: string;
  /** The limit that was passed: bytes with `too_large`, milliseconds with `timed_out`. */
  limit?: number;
}

const MAX_TARGET_LENGTH = 200;

/** Origin and path of a URL, the parts that are safe to log. Customers sign URLs in the query. */
export function loggableTarget(url: URL | string): string {
  let parsed: URL;
  try {
    parsed = new URL(url);
  } catch {
    // Unparsable text may contain secrets.
    return '';
  }
  const origin = parsed.host === '' ? parsed.protocol : `${parsed.protocol}//${parsed.host}`;
  const path = parsed.host === '' ? '' : parsed.pathname;
  const target = `${origin}${path}`;
  return target.length > MAX_TARGET_LENGTH ? `${target.slice(0, MAX_TARGET_LENGTH - 1)}…` : target;
}

/**
 * The one error of this package. Its message and details are safe to log. The
 * client library's own errors are never attached as `cause`: they carry the
 * whole URL, headers and body. An `aborted` has the caller's abort reason as cause.
 */
export class SafeFetchError extends Error {
  override readonly name = 'SafeFetchError';

  constructor(
    readonly reason: SafeFetchFailure,
    readonly details: SafeFetchDetails,
    options?: ErrorOptions,
  ) {
    const facts = [details.target, details.address, details.status, details.code].filter(
      (fact) => fact !== undefined && fact !== '',
    );
    super(facts.length === 0 ? reason : `${reason}: ${facts.join(' ')}`, options);
  }
}

/** A failed connection or transfer as a SafeFetchError; one that is already typed passes through. */
export function transportFailure(error: unknown, url: URL): SafeFetchError {
  if (error instanceof SafeFetchError) {
    return error;
  }
  const details: SafeFetchDetails = { target: loggableTarget(url) };
  const code = textProperty(error, 'code');
  if (code !== undefined) {
    details.code = code;
  }
  // The client library's error has the code, the socket's error below it the address.
  const address = textProperty(Reflect.get(Object(error), 'cause'), 'address');
  if (address !== undefined) {
    details.address = address;
  }
  return new SafeFetchError(code === 'ETIMEDOUT' ? 'timed_out' : 'connection_failed', details);
}

export function textProperty(value: unknown, name: string): string | undefined {
  if (typeof value !== 'object' || value === null) {
    return undefined;
  }
  const property: unknown = Reflect.get(value, name);
  return typeof property === 'string' ? property : undefined;
}
