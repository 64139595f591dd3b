import { checkUrl, type DestinationRules, resolveDestination } from './destination.js';
import { type Exchange, openExchange } from './exchange.js';
import { loggableTarget, SafeFetchError } from './safe-fetch-error.js';

const MAX_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * GETs through at most three redirects; every URL on the way passes all rules. The caller reads the answer's body or
 * destroys it.
 */
export async function getThroughRedirects(
  text: string,
  rules: DestinationRules,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<{ readonly exchange: Exchange; readonly url: URL }> {
  let next = text;
  for (let redirects = 0; ; redirects += 1) {
    const url = checkUrl(next, rules, 'http_or_https');
    const destination = await resolveDestination(url, rules, signal);
    const exchange = await openExchange(destination, { method: 'GET', headers }, signal);
    const { location } = exchange.headers;
    if (!REDIRECTS.has(exchange.status) || location === undefined) return { exchange, url };
    exchange.body.destroy();
    if (redirects === MAX_REDIRECTS) {
      throw new SafeFetchError('too_many_redirects', { target: loggableTarget(url) });
    }
    next = redirectTarget(location, url);
  }
}

function redirectTarget(location: string, base: URL): string {
  // Node reads headers as latin1; some servers write unescaped UTF-8 into this one.
  const utf8 = Buffer.from(location, 'latin1').toString('utf8');
  const reference = utf8.includes('\ufffd') ? location : utf8;
  if (!URL.canParse(reference, base.href)) {
    throw new SafeFetchError('malformed_url', { target: loggableTarget(base) });
  }
  return new URL(reference, base.href).href;
}
