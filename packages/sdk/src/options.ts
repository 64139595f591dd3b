/** As `fetch`: of the runtime, or one that goes through a proxy or a log of yours. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface ClientOptions {
  /** Where the service is, such as `https://media.example.com`. In a page it may be relative: `/groundwork`. */
  readonly baseUrl: string;
  /**
   * `svc_live_…` or `svc_test_…`. Left out, no Authorization header is sent: for a page that calls through a server of
   * yours, which adds it. Keys do not belong into pages: a live key is refused there.
   */
  readonly apiKey?: string | undefined;
  /** The runtime's own when left out. */
  readonly fetch?: Fetch | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Milliseconds in which one attempt must be answered. 60,000 when left out. */
  readonly timeoutMs?: number | undefined;
  /** Attempts after the first that failed in a way that may pass: 429, 5xx, no connection. 3 when left out. */
  readonly maxRetries?: number | undefined;
  /** Milliseconds before the first retry, doubled for each further one and scattered by half. 500 when left out. */
  readonly retryDelayMs?: number | undefined;
  /**
   * Longest wait in milliseconds. When Retry-After asks for more, the error is thrown at once, with
   * `retryAfterSeconds`. Default: 60,000.
   */
  readonly maxRetryDelayMs?: number | undefined;
  /** Called before each retry, for logs. */
  readonly onRetry?: ((retry: Retry) => void) | undefined;
}

export interface Retry {
  /** 1 for the first. */
  readonly number: number;
  readonly afterMs: number;
  readonly error: Error;
}

/** Options of every call, in addition to its own arguments. */
export interface RequestOptions {
  /** Ends the call, its retries and its waiting; it then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Instead of the client's. */
  readonly timeoutMs?: number | undefined;
  /** Instead of the client's. */
  readonly maxRetries?: number | undefined;
  /**
   * Of calls that make something. Made up, once for the call and its retries, when left out; give your own to be safe
   * across restarts of your program too.
   */
  readonly idempotencyKey?: string | undefined;
}

/** The options with everything decided. */
export interface Settings {
  readonly baseUrl: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly fetch: Fetch;
  readonly timeoutMs: number;
  readonly maxRetries: number;
  readonly retryDelayMs: number;
  readonly maxRetryDelayMs: number;
  readonly onRetry: (retry: Retry) => void;
}

/** Whether this runs in a web page, where every visitor could read the key. */
function isPage(): boolean {
  return 'document' in globalThis && 'window' in globalThis;
}

function headersOf({ apiKey, headers = {} }: ClientOptions): Record<string, string> {
  if (apiKey === undefined) return { ...headers };
  if (!/^[\x21-\x7e]+$/.test(apiKey)) {
    throw new TypeError('apiKey must be the key as it was shown, without spaces or line ends');
  }
  if (apiKey.startsWith('svc_live_') && isPage()) {
    throw new TypeError(
      'a live key in a page can be read by everybody who opens it: call through a server of yours and leave apiKey out',
    );
  }
  return { ...headers, Authorization: `Bearer ${apiKey}` };
}

function atLeast(least: number, name: string, value: number): number {
  if (!(value >= least)) throw new TypeError(`${name} must be a number of at least ${least}`);
  return value;
}

/** @throws TypeError that names the option */
export function settingsOf(options: ClientOptions): Settings {
  const { baseUrl } = options;
  if (typeof baseUrl !== 'string' || !/^(?:https?:\/\/|\/)/.test(baseUrl)) {
    throw new TypeError('baseUrl must be an http(s) URL, or a path in a page');
  }
  return {
    baseUrl: baseUrl.replace(/\/+$/, ''),
    headers: headersOf(options),
    // Some runtimes refuse a fetch that is called as a method of something else.
    fetch: options.fetch ?? ((url, init) => fetch(url, init)),
    timeoutMs: atLeast(1, 'timeoutMs', options.timeoutMs ?? 60_000),
    maxRetries: atLeast(0, 'maxRetries', options.maxRetries ?? 3),
    retryDelayMs: atLeast(0, 'retryDelayMs', options.retryDelayMs ?? 500),
    maxRetryDelayMs: atLeast(0, 'maxRetryDelayMs', options.maxRetryDelayMs ?? 60_000),
    onRetry: options.onRetry ?? (() => undefined),
  };
}
