import { withDeadline } from './deadline.js';
import {
  type AddressResolver,
  checkUrl,
  type DestinationRules,
  resolveDestination,
} from './destination.js';
import { type Download, type DownloadOptions, openDownload } from './download.js';
import { exactOrigin, isLoopbackReceiver } from './environment.js';
import { type FetchBytesOptions, type FetchedBytes, fetchBytes } from './fetch-bytes.js';
import { keptAgents, pinnedAgents } from './pinned-agents.js';
import { type PostWebhookOptions, postWebhook, type WebhookAnswer } from './post-webhook.js';
import { SafeFetchError } from './safe-fetch-error.js';

export interface SafeFetchOptions {
  allowedPrivateOrigins: readonly string[];
  /** `LOOPBACK_WEBHOOKS`, parsed: whether webhooks may go to receivers on this machine, over http. */
  loopbackWebhooks?: boolean;
  /** Replaces DNS; its answers pass the same checks. */
  resolver?: AddressResolver;
  /** Whether a webhook's connection may carry the next webhook to the same place a moment later; otherwise each has its own. */
  keepsConnections?: boolean;
}

export interface SafeFetch {
  /**
   * GETs a customer's http or https URL, through at most 3 redirects, each checked.
   * @throws SafeFetchError with any reason; a status other than 200 or 203 is `bad_status`,
   * a picture's answer that calls itself a page or a document `not_an_image`
   */
  fetchBytes(url: string, options: FetchBytesOptions): Promise<FetchedBytes>;
  /**
   * GETs a large file piece by piece under the same rules, from its middle where a part of it is here already.
   * @throws SafeFetchError as `fetchBytes`; also while the chunks are read
   */
  download(url: string, options: DownloadOptions): Promise<Download>;
  /**
   * POSTs once to a customer's https URL. Every status is an answer, not an error.
   * @throws SafeFetchError when no answer came
   */
  postWebhook(url: string, options: PostWebhookOptions): Promise<WebhookAnswer>;
  /**
   * Whether a webhook URL may be accepted: https, no credentials, not private by
   * literal, by name or by DNS. A name that DNS doesn't answer for within 2 s
   * passes: it is checked again each time it is connected to.
   * @throws SafeFetchError malformed_url, forbidden_scheme, credentials_in_url, private_address, aborted
   */
  checkWebhookUrl(url: string, options?: { signal?: AbortSignal }): Promise<void>;
  /** The same for a URL that may be http too and is not going to be asked. */
  checkUrl(url: string, options?: { signal?: AbortSignal }): Promise<void>;
}

const ACCEPT_TIME_DNS_MS = 2_000;

/** The only way out to a URL that a customer gave. */
export function createSafeFetch(options: SafeFetchOptions): SafeFetch {
  const rules: DestinationRules = {
    allowedPrivateOrigins: new Set(options.allowedPrivateOrigins.map(requireOrigin)),
    resolver: options.resolver,
  };
  const webhookRules = (url: string): DestinationRules =>
    options.loopbackWebhooks === true && isLoopbackReceiver(url)
      ? { ...rules, allowedPrivateOrigins: new Set([new URL(url).origin]) }
      : rules;
  const agentsOf = options.keepsConnections === true ? keptAgents() : pinnedAgents;
  return {
    fetchBytes: (url, limits) => fetchBytes(url, rules, limits),
    download: (url, limits) => openDownload(url, rules, limits),
    postWebhook: (url, request) => postWebhook(url, webhookRules(url), request, agentsOf),
    checkWebhookUrl: (url, limits = {}) =>
      check(url, webhookRules(url), 'https_only', limits.signal),
    checkUrl: (url, limits = {}) => check(url, rules, 'http_or_https', limits.signal),
  };
}

async function check(
  text: string,
  rules: DestinationRules,
  scheme: 'http_or_https' | 'https_only',
  callers: AbortSignal | undefined,
): Promise<void> {
  const url = checkUrl(text, rules, scheme);
  if (rules.allowedPrivateOrigins.has(url.origin)) {
    return;
  }
  try {
    const limit = { timeoutMs: ACCEPT_TIME_DNS_MS, signal: callers };
    await withDeadline(url, limit, (signal) => resolveDestination(url, rules, signal));
  } catch (error) {
    const unanswered =
      error instanceof SafeFetchError &&
      (error.reason === 'unresolvable' || error.reason === 'timed_out');
    if (!unanswered) {
      throw error;
    }
  }
}

function requireOrigin(text: string): string {
  const origin = exactOrigin(text);
  if (origin === null) {
    throw new TypeError('allowedPrivateOrigins takes http(s) origins only');
  }
  return origin;
}
