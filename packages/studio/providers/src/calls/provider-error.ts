import { readFileSync } from 'node:fs';
import type { EngineCapability } from '@groundwork/contract/warnings';
import { z } from 'zod';
import { EngineFault, type EngineFaultReason } from './engine-call.js';

/** Ends that providers document, by status, code or a part of the message; the first that fits counts. */
const endsSchema = z.array(
  z.strictObject({
    end: z.enum(['unpaid', 'refused', 'unauthorized', 'rate_limited', 'unavailable']),
    provider: z.string(),
    statuses: z.array(z.int()).optional(),
    codes: z.array(z.string()).optional(),
    message: z.string().optional(),
    source: z.string(),
    date: z.iso.date(),
  }),
);
const documentedEnds = endsSchema.parse(
  JSON.parse(readFileSync(new URL('../../data/errors.json', import.meta.url), 'utf8')),
);

/** What a body says of an error. */
export interface ProviderError {
  readonly message: string;
  /** The provider's own names of it, the nearest first. */
  readonly codes: readonly string[];
  readonly requestId: string | null;
}

/** Characters of a message that are kept. */
const MOST_CHARACTERS = 300;

/** Pictures and keys in a text: long base64, and words that begin as keys do. */
const base64 = /(?:data:[\w/+.-]+;base64,)?[A-Za-z0-9+/_-]{120,}={0,2}/gu;
const keys = /\b(?:sk|rk|pk|r8|xi|key)[-_][\w*.-]{8,}|\bAIza[\w-]{8,}|\bBearer\s+\S{8,}/gu;

/** A provider's words as they may be kept: on one line, cut, without keys and pictures. */
export function keptWords(text: string, apiKey: string | null): string {
  const own = apiKey === null || apiKey.length < 4 ? text : text.replaceAll(apiKey, '[key]');
  const line = own.replace(base64, '[bytes]').replace(keys, '[key]').replace(/\s+/gu, ' ').trim();
  return line.length > MOST_CHARACTERS ? `${line.slice(0, MOST_CHARACTERS - 1)}…` : line;
}

const bodySchema = z.record(z.string(), z.unknown());
const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? [value] : []);

/** Where providers put what is wrong: OpenAI, Anthropic, Gemini; fal, FastAPI, ElevenLabs, Replicate. */
const inner = ['error', 'detail', 'errors', 'details', 'node_errors'];
/** Deeper than any of them. */
const MOST_DEPTH = 5;

interface Found {
  readonly messages: string[];
  readonly codes: string[];
  readonly requestIds: string[];
}

/** Adds what a value says, and all that is in it: of messages the outer first, of codes the inner. */
function collect(value: unknown, into: Found, depth = 0): Found {
  if (typeof value === 'string') into.messages.push(...textOf(value));
  if (Array.isArray(value) && depth <= MOST_DEPTH) {
    for (const one of value.slice(0, 3)) collect(one, into, depth + 1);
  }
  const read = bodySchema.safeParse(value);
  if (!read.success || depth > MOST_DEPTH) return into;
  const body = read.data;
  const place = Array.isArray(body.loc) ? `${body.loc.join('.')}: ` : '';
  into.messages.push(...[body.message, body.msg].flatMap(textOf).map((text) => `${place}${text}`));
  into.requestIds.push(...textOf(body.request_id));
  for (const name of inner) collect(body[name], into, depth + 1);
  into.messages.push(...textOf(body.title));
  const names = [body.code, body.error_type, body.reason, body.status, body.type];
  into.codes.push(...names.flatMap(textOf));
  return into;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return null;
  }
}

const requestIdHeaders = ['x-request-id', 'x-fal-request-id', 'request-id', 'x-goog-request-id'];

/** A provider's name for a request, from the answer's head. */
export function requestIdIn(headers: Pick<Headers, 'get'>): string | null {
  for (const name of requestIdHeaders) {
    const value = headers.get(name);
    if (value) return value.slice(0, 200);
  }
  return null;
}

/** What the body of an error says, in whatever shape: of any provider, or plain text, or a page. */
export function readProviderError(text: string): ProviderError {
  const json = jsonIn(text);
  const { messages, codes, requestIds } = collect(json, {
    messages: [],
    codes: [],
    requestIds: [],
  });
  const plain =
    json === null ? text.replace(/<(?:script|style)[\s\S]*?<\/\w+>|<[^>]*>/giu, ' ') : '';
  return {
    message: [...new Set([...messages, plain].filter((part) => part.trim() !== ''))].join('; '),
    codes: [...new Set(codes)],
    requestId: requestIds[0] ?? null,
  };
}

/** Which end an error is; null where none is documented. */
export function documentedEnd(
  { message, codes }: Pick<ProviderError, 'message' | 'codes'>,
  status: number | null,
): EngineFaultReason | null {
  const words = message.toLowerCase();
  return (
    documentedEnds.find(
      (known) =>
        (known.codes === undefined || known.codes.some((code) => codes.includes(code))) &&
        (known.message === undefined || words.includes(known.message)) &&
        (known.statuses === undefined || (status !== null && known.statuses.includes(status))),
    )?.end ?? null
  );
}

/** Milliseconds that an answer asks to wait: a number of seconds or a date. */
function retryAfterMs(headers: Pick<Headers, 'get'>): number | undefined {
  const exact = Number.parseFloat(headers.get('retry-after-ms') ?? '');
  if (Number.isFinite(exact)) return Math.max(0, exact);
  const header = headers.get('retry-after') ?? '';
  if (/^\s*\d+(\.\d+)?\s*$/.test(header)) return Number.parseFloat(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}

/** The fault behind an HTTP answer other than 2xx. */
export function faultOfAnswer(
  capability: EngineCapability,
  answer: {
    readonly status: number;
    readonly headers: Pick<Headers, 'get'>;
    readonly text: string;
  },
  apiKey: string | null,
): EngineFault {
  const { status, headers, text } = answer;
  const error = readProviderError(text);
  const reason = documentedEnd(error, status) ?? (status >= 500 ? 'unavailable' : 'rejected');
  const said = error.codes[0] === undefined ? error.message : `${error.codes[0]}: ${error.message}`;
  return new EngineFault(capability, reason, keptWords(`${status} ${said}`, apiKey), {
    status,
    retryAfterMs: retryAfterMs(headers),
    // fal says so of errors that come again.
    ...(headers.get('x-fal-retryable') === 'false' ? { retryable: false } : {}),
  });
}
