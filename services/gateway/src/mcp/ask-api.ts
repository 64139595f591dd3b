import { randomUUID } from 'node:crypto';
import type { ApiTool } from './tools.js';

/** The service's own HTTP interface, as the caller of a tool may use it. */
export interface OwnApi {
  readonly origin: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface ApiAnswer {
  readonly status: number;
  readonly isRefusal: boolean;
  /** Seconds after which to ask again: what is asked for is not finished, or the API is busy. */
  readonly retryAfter: number | null;
  readonly body: Readonly<Record<string, unknown>>;
  readonly idempotencyKey: string | null;
}

type Arguments = Readonly<Record<string, unknown>>;

/** Calls an operation with a tool's arguments, by name: parts of the path, query, key, and the body with the rest. */
export async function askApi(
  { origin, headers }: OwnApi,
  { method, path, inQuery, hasBody, takesKey }: ApiTool,
  given: Arguments,
  signal: AbortSignal,
): Promise<ApiAnswer> {
  const { idempotency_key, ...rest } = takesKey ? given : { ...given, idempotency_key: undefined };
  const idempotencyKey = takesKey ? String(idempotency_key ?? `mcp_${randomUUID()}`) : null;
  const inPath = new Set([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name));
  const url = new URL(
    path.replace(/\{(\w+)\}/g, (_whole, name: string) =>
      encodeURIComponent(String(given[name] ?? '')),
    ),
    origin,
  );
  const body: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(rest)) {
    if (inPath.has(name)) continue;
    if (!hasBody || inQuery.has(name)) url.searchParams.append(name, String(value));
    else body[name] = value;
  }
  const response = await fetch(url, {
    method,
    signal,
    headers: {
      ...headers,
      ...(hasBody && { 'Content-Type': 'application/json' }),
      ...(idempotencyKey !== null && { 'Idempotency-Key': idempotencyKey }),
    },
    ...(hasBody && { body: JSON.stringify(body) }),
  });
  const retryAfter = response.headers.get('retry-after');
  const text = await response.text();
  return {
    status: response.status,
    isRefusal: !response.ok,
    retryAfter: retryAfter === null ? null : Number(retryAfter),
    body: text === '' ? {} : JSON.parse(text),
    idempotencyKey,
  };
}
