import { Outage } from '@groundwork/runtime';

/** Too many requests, and what a store or a proxy in front of it answers while it is away; 500 may be of the object. */
const AWAY = new Set([429, 502, 503, 504]);
/** Of sockets and names, as Node has them. */
const CONNECTION_FAULTS = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH'],
  ...['ENETUNREACH', 'EAI_AGAIN', 'ENOTFOUND'],
]);

/** An error as an Outage where it tells that the store is away; any other as it is. */
export function asOutage(error: unknown): unknown {
  const sign = signOfOutage(error);
  return sign === null ? error : new Outage('the object store', sign, { cause: error });
}

function signOfOutage(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const { code, $metadata } = error as Error & {
    readonly code?: unknown;
    readonly $metadata?: { readonly httpStatusCode?: number };
  };
  const status = $metadata?.httpStatusCode ?? 0;
  if (AWAY.has(status)) return `it answers ${status}`;
  if (error.name === 'TimeoutError' || CONNECTION_FAULTS.has(String(code))) return error.message;
  return null;
}
