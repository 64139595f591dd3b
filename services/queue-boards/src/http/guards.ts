import type { RequestHandler } from 'express';
import helmet from 'helmet';

/**
 * Nothing runs, loads or frames these pages but themselves. The board's own styles stand in its markup, and the fonts
 * that it would fetch from elsewhere are left out.
 */
export function securityHeaders(isSecure: boolean): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        baseUri: ["'self'"],
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        imgSrc: ["'self'", 'data:'],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
      },
    },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000 } : false,
    xFrameOptions: { action: 'deny' },
  });
}

const READING = new Set(['GET', 'HEAD']);

/** On an operator's machine `localhost` and `127.0.0.1` are the same. @param url QUEUE_BOARDS_URL */
function ownOrigins(url: string): string[] {
  const { protocol, hostname, port } = new URL(url);
  if (hostname !== 'localhost' && hostname !== '127.0.0.1') return [url];
  return ['localhost', '127.0.0.1'].map((host) => new URL(`${protocol}//${host}:${port}`).origin);
}

/**
 * Refuses a request that changes something unless the browser says that a page of ours sent it: browsers set Origin on
 * all of these, and no page can set it.
 *
 * @param url QUEUE_BOARDS_URL
 */
export function requireOwnOrigin(url: string): RequestHandler {
  const origins = ownOrigins(url);
  return (request, response, next) => {
    const { origin } = request.headers;
    if (READING.has(request.method) || (origin !== undefined && origins.includes(origin))) {
      next();
      return;
    }
    response.status(403).type('text/plain').send('This request did not come from these pages.\n');
  };
}
