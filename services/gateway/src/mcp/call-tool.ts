import { setTimeout as pause } from 'node:timers/promises';
import type { AssetUrls } from '@groundwork/storage/asset-urls';
import type { ObjectStore } from '@groundwork/storage/object-store';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { type ApiAnswer, askApi, type OwnApi } from './ask-api.js';
import { refusalOf, resultOf } from './tool-result.js';
import type { ApiTool } from './tools.js';

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
