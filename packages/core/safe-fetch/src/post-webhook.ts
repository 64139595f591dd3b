import type { Readable } from 'node:stream';
import { withDeadline } from './deadline.js';
import { checkUrl, type DestinationRules, resolveDestination } from './destination.js';
import { openExchange } from './exchange.js';
import type { AgentsOf } from './pinned-agents.js';

export interface PostWebhookOptions {
  body: Buffer | string;
  headers: Readonly<Record<string, string>>;
  /** From the first DNS question to the answer's head. */
  timeoutMs: number;
  signal?: AbortSignal;
}

export interface WebhookAnswer {
  /** Any status, a redirect's too: webhooks follow none. */
  status: number;
  /** First bytes of the answer's body as text without control characters; often empty. */
  responseExcerpt: string;
  /** The wait that its Retry-After header asks for, in seconds; null without a readable one. */
  retryAfterSeconds: number | null;
  /** Until the answer's head was there. */
  durationMs: number;
  connectedAddress: string | null;
}

const MAX_EXCERPT_BYTES = 2_048;
/** The excerpt only helps readers of the log: the status alone decides. */
const EXCERPT_PATIENCE_MS = 1_000;

/** POSTs once to a customer's webhook. See SafeFetch.postWebhook. */
export function postWebhook(
  text: string,
  rules: DestinationRules,
  options: PostWebhookOptions,
  agentsOf: AgentsOf,
): Promise<WebhookAnswer> {
  const started = performance.now();
  return withDeadline(text, options, async (signal) => {
    const url = checkUrl(text, rules, 'https_only');
    const destination = await resolveDestination(url, rules, signal);
    const { body, headers } = options;
    const agents = agentsOf(destination);
    const request = { method: 'POST', headers, body } as const;
    const exchange = await openExchange(destination, request, signal, agents);
    const durationMs = Math.round(performance.now() - started);
    const encoding = exchange.headers['content-encoding']?.toLowerCase() ?? 'identity';
    const excerpt = await readExcerpt(exchange.body);
    return {
      status: exchange.status,
      responseExcerpt: encoding === 'identity' ? excerptText(excerpt) : '',
      retryAfterSeconds: retryAfterOf(exchange.headers['retry-after'], new Date()),
      durationMs,
      connectedAddress: exchange.connectedAddress,
    };
  });
}

function retryAfterOf(header: string | undefined, now: Date): number | null {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) {
    return Number(text);
  }
  // Dates of HTTP begin with a day's name; the parser would take much more for a date.
  const time = /^[A-Z][a-z]{2}/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? null : Math.max(0, Math.ceil((time - now.getTime()) / 1_000));
}

async function readExcerpt(body: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const timer = setTimeout(() => body.destroy(), EXCERPT_PATIENCE_MS);
  try {
    for await (const chunk of body) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= MAX_EXCERPT_BYTES) {
        break;
      }
    }
  } catch {
    // The customer has answered: a body that breaks off, drips or exceeds the deadline only shortens the excerpt and
    // must not turn a 200 into a retry.
  } finally {
    clearTimeout(timer);
    body.destroy();
  }
  return Buffer.concat(chunks).subarray(0, MAX_EXCERPT_BYTES);
}

/** Stored in Postgres, which takes no NUL in text, and shown in terminals. */
function excerptText(bytes: Buffer): string {
  // `stream` leaves out a character that was cut in two at the end.
  const text = new TextDecoder('utf-8').decode(bytes, { stream: true });
  return text.replace(/[^\P{Cc}\n\t]/gu, '');
}
