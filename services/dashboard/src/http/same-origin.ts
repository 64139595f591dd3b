import type { RequestHandler } from 'express';
import { refusals } from './refusal.js';

const READING = new Set(['GET', 'HEAD']);

/**
 * The origins that this page is reached at. On a developer's machine `localhost` and `127.0.0.1` are the same.
 *
 * @param url `DASHBOARD_URL`, an origin
 */
export function ownOrigins(url: string): string[] {
  const { protocol, hostname, port } = new URL(url);
  if (hostname !== 'localhost' && hostname !== '127.0.0.1') return [url];
  return ['localhost', '127.0.0.1'].map((host) => new URL(`${protocol}//${host}:${port}`).origin);
}

/**
 * Refuses a request that changes something unless the browser says that a page of ours sent it. Browsers set
 * Origin on all of these requests, and no page can set it.
 */
export function requireOwnOrigin(origins: readonly string[]): RequestHandler {
  return (request, _response, next) => {
    if (READING.has(request.method)) return next();
    const origin = request.headers.origin;
    if (origin === undefined || !origins.includes(origin)) throw refusals.foreignOrigin();
    next();
  };
}
