import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { AssetUrls } from '@groundwork/storage/asset-urls';
import type { ObjectStore } from '@groundwork/storage/object-store';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { refusalOf, resultOf } from './tool-result.js';
import type { ApiTool } from './tools.js';

/** The service's own HTTP interface, as the caller of a tool may use it. */
export interface OwnApi {
  readonly origin: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface ApiAnswer {
  readonly status: number;
  readonly isRefusal: boolean;
  /** Seconds after which to ask again: what is asked for is not finished, or the API is busy. */
  readonly retryAfter: number | null;
  readonly body: Readonly<Record<string, unknown>>;
  readonly idempotencyKey: string | null;
}

type Arguments = Readonly<Record<string, unknown>>;

/** Calls an operation with a tool's arguments, by name: parts of the path, query, key, and the body with the rest. */
async function askApi(
  { origin, headers }: OwnApi,
  { method, path, inPath, inQuery, hasBody, takesKey }: ApiTool,
  given: Arguments,
  signal: AbortSignal,
): Promise<ApiAnswer> {
  const { idempotency_key, ...rest } = takesKey ? given : { ...given, idempotency_key: undefined };
  const idempotencyKey = takesKey ? String(idempotency_key ?? `mcp_${randomUUID()}`) : null;
  const url = new URL(
    path.replace(/\{(\w+)\}/g, (_whole, name: string) =>
      encodeURIComponent(String(given[name] ?? '')),
    ),
    origin,
  );
  const body: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(rest)) {
    if (inPath.includes(name)) continue;
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

/** How long a tool waits for what it asked for: less than clients wait for a tool, a minute as a rule. */
const WAIT_MS = 25_000;
const FIRST_POLL_MS = 1_000;
const GROWTH = 1.5;

/** What is read again until it has ended, by the id in the answer that accepted it; a family's task before the family. */
const polled = [
  { id: 'task_id', tool: 'getTask', argument: 'taskId' },
  { id: 'job_id', tool: 'getShowcaseJob', argument: 'jobId' },
  { id: 'reading_id', tool: 'getLandReading', argument: 'readingId' },
] as const;

/** Called with each state of the work. @param percent null where the API does not say it */
export type Progress = (percent: number | null, status: string) => Promise<void>;

export interface CallContext {
  readonly api: OwnApi;
  readonly tools: ReadonlyMap<string, ApiTool>;
  readonly files: { readonly store: ObjectStore; readonly assetUrls: AssetUrls };
  readonly signal: AbortSignal;
  readonly onProgress: Progress;
}

function percentOf({ progress, resolution }: ApiAnswer['body']): number | null {
  const percent = progress ?? Object(resolution).progress;
  return typeof percent === 'number' ? percent : null;
}

/** The work that an answer accepted, read again until it ends or the wait is over. */
async function followed(
  { api, signal, onProgress }: CallContext,
  reading: ApiTool,
  named: Readonly<Record<string, unknown>>,
): Promise<ApiAnswer> {
  const until = Date.now() + WAIT_MS;
  for (let waitMs = FIRST_POLL_MS; ; waitMs *= GROWTH) {
    await pause(Math.min(waitMs, Math.max(0, until - Date.now())), undefined, { signal });
    const state = await askApi(api, reading, named, signal);
    if (!state.isRefusal) await onProgress(percentOf(state.body), String(state.body.status));
    if (state.retryAfter === null || Date.now() >= until) return state;
  }
}

/** Calls the operation behind a tool; for work that takes time, waits for its end as long as a client would. */
export async function callTool(
  context: CallContext,
  called: ApiTool,
  given: Readonly<Record<string, unknown>>,
): Promise<CallToolResult> {
  const { api, tools, files, signal } = context;
  // A path without its id is another operation's.
  const missing = called.inPath.filter((name) => String(given[name] ?? '') === '');
  if (missing.length > 0) {
    const sent = Object.keys(given).join(', ') || 'nothing';
    const message = `${missing.join(', ')} is required; you sent ${sent}`;
    return refusalOf({ error: { code: 'MISSING_PARAMETER', message } }, null);
  }
  const answer = await askApi(api, called, given, signal);
  if (answer.isRefusal) {
    return refusalOf(answer.body, answer.retryAfter === null ? null : answer.idempotencyKey);
  }
  const work = polled.find(({ id }) => answer.status === 202 && id in answer.body);
  const reading = work && tools.get(work.tool);
  if (!work || !reading) {
    // A list has a link at each of its entries: as text they are enough.
    const isList = called.method === 'GET' && !called.path.includes('{');
    return resultOf(isList ? null : files, answer.body);
  }

  const named = { [work.argument]: answer.body[work.id] };
  const state = await followed(context, reading, named);
  // The acceptance has what no later state says: warnings about the request, and what was charged.
  const result = await resultOf(files, { accepted: answer.body, now: state.body });
  if (state.retryAfter !== null || state.isRefusal) {
    const text = `Not finished. Call ${work.tool} with ${JSON.stringify(named)} in ${state.retryAfter ?? 5} seconds.`;
    return { content: [...result.content, { type: 'text', text }] };
  }
  return { ...result, isError: state.body.status === 'failed' };
}
