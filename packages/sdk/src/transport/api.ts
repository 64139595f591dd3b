import type { DryRun } from '../generated/api.js';
import { routes } from '../generated/routes.js';
import type { RequestOptions, Settings } from '../options.js';
import type { Operations } from '../types.js';
import { keepFacts } from './answer-facts.js';
import { type Attempt, attempt } from './attempt.js';
import { pause, retryDelay } from './timing.js';

type OperationId = keyof Operations;

/** Arguments of an operation: parts of its path, a query, a body. */
type Taken<Id extends OperationId> = Omit<Operations[Id], 'answer'>;
/** Answers to real requests; only a body with `dry_run` gets a DryRun. */
export type Answered<Id extends OperationId> = Exclude<Operations[Id]['answer'], DryRun>;
type DryRunId = {
  [Id in OperationId]: DryRun extends Operations[Id]['answer'] ? Id : never;
}[OperationId];

interface CallOptions extends RequestOptions {
  readonly headers?: Readonly<Record<string, string>>;
}

interface Given {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: object | undefined;
}

function addressOf(template: string, path: Given['path'] = {}): string {
  return template.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = String(path[name] ?? '');
    // Dots alone would be resolved away, and lead to another operation.
    if (/^\.{0,2}$/.test(value)) throw new TypeError(`${name} must name something`);
    return encodeURIComponent(value);
  });
}

function queryOf(query: Given['query'] = {}): string {
  const entries = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries)}`;
}

/** Calls operations: one call is one attempt and its retries. */
export class Api {
  readonly #settings: Settings;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  /** @throws ApiError, UnexpectedAnswerError, ConnectionError, TimeoutError, or the reason of the signal */
  async call<Id extends OperationId>(
    id: Id,
    taken: Taken<Id>,
    options: CallOptions = {},
  ): Promise<Answered<Id>> {
    const { method, idempotent } = routes[id];
    const idempotencyKey =
      method === 'POST' || idempotent ? (options.idempotencyKey ?? newIdempotencyKey()) : undefined;
    return (await this.#ask(id, taken, idempotencyKey, options)) as Answered<Id>;
  }

  /** Checks a call without making anything. It never sends an Idempotency-Key. @throws as `call` */
  async dryRun<Id extends DryRunId>(
    id: Id,
    taken: Taken<Id>,
    options: RequestOptions = {},
  ): Promise<DryRun> {
    const { body, ...given } = taken as Given;
    const dryRun = { ...given, body: { ...body, dry_run: true } };
    return (await this.#ask(id, dryRun, undefined, options)) as DryRun;
  }

  #ask(
    id: OperationId,
    taken: Given,
    idempotencyKey: string | undefined,
    options: CallOptions,
  ): Promise<unknown> {
    const { baseUrl, headers } = this.#settings;
    const { path, query, body } = taken;
    const { method, path: template, answer: media, others } = routes[id];
    const url = `${baseUrl}${addressOf(template, path)}`;
    const request = {
      url: `${url}${queryOf(query)}`,
      headers: {
        Accept: media === 'json' ? 'application/json' : '*/*',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
        ...headers,
        ...options.headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      media,
      others,
      call: { method, url, idempotencyKey },
    };
    return this.#send(request, options);
  }

  /**
   * A file by its link, which may lead to another host: neither the key nor other headers go there.
   *
   * @throws as `call`
   */
  async fetchFile(
    link: string,
    range: string | undefined,
    options: RequestOptions,
  ): Promise<Response> {
    const url = link.startsWith('/') ? `${this.#settings.baseUrl}${link}` : link;
    const request = {
      url,
      headers: range === undefined ? {} : { Range: range },
      body: undefined,
      media: 'stream',
      others: [],
      call: { method: 'GET', url: url.replace(/\?.*$/, ''), idempotencyKey: undefined },
    } as const;
    return (await this.#send(request, options)) as Response;
  }

  async #send(
    request: Omit<Attempt, 'fetch' | 'timeoutMs' | 'signal'>,
    { signal, timeoutMs, maxRetries }: RequestOptions,
  ): Promise<unknown> {
    const settings = this.#settings;
    const { idempotencyKey } = request.call;
    const most = maxRetries ?? settings.maxRetries;
    for (let attempts = 1; ; attempts += 1) {
      signal?.throwIfAborted();
      const outcome = await attempt({
        ...request,
        fetch: settings.fetch,
        timeoutMs: timeoutMs ?? settings.timeoutMs,
        signal,
      });
      if ('response' in outcome) {
        return keepFacts(outcome.answer, outcome.response, { idempotencyKey, attempts });
      }
      const { error } = outcome;
      const afterMs =
        error.retryable && attempts <= most
          ? retryDelay(attempts, outcome.retryAfterSeconds, settings)
          : undefined;
      if (afterMs === undefined) throw error;
      settings.onRetry({ number: attempts, afterMs, error });
      await pause(afterMs, signal);
    }
  }
}

/** 128 random bits. `crypto.randomUUID` is not there in pages without TLS. */
function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'));
  return `sdk_${hex.join('')}`;
}
