import { parsedUrl } from '@groundwork/contract/words/parsed-url';
import { ownOrigins } from '@groundwork/runtime';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { refusals } from './refusals.js';

const READING = new Set(['GET', 'HEAD']);

/** Whether a page was served by the host that its request went to, under whatever name it is reached. */
function isOfHost(origin: string, host: string | undefined): boolean {
  return host !== undefined && parsedUrl(origin)?.host === host;
}

/**
 * Refuses a request that changes something unless the browser says that a page of ours sent it. Browsers set
 * Origin on all of these requests, and no page can set it. A proxy that changes the Host header needs `DASHBOARD_URL`.
 *
 * @param url `DASHBOARD_URL`
 */
export function requireOwnOrigin(url: string): RequestHandler {
  const origins = ownOrigins(url);
  return (request, _response, next) => {
    if (READING.has(request.method)) return next();
    const { origin } = request.headers;
    const isOwn =
      origin !== undefined && (origins.includes(origin) || isOfHost(origin, request.host));
    if (!isOwn) throw refusals.foreignOrigin(origin, url);
    next();
  };
}

/**
 * Nothing runs, loads or frames this page but itself; films and images come from the API's address.
 *
 * @param pageUrl `DASHBOARD_URL`
 * @param apiUrl `PUBLIC_URL`
 */
export function securityHeaders(pageUrl: string, apiUrl: string): RequestHandler {
  const media = ["'self'", 'blob:', 'data:', new URL(apiUrl).origin];
  const secure = pageUrl.startsWith('https:');
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        baseUri: ["'none'"],
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        imgSrc: media,
        manifestSrc: ["'self'"],
        mediaSrc: media,
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'"],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: secure ? { maxAge: 31_536_000 } : false,
    xFrameOptions: { action: 'deny' },
  });
}
