import type { RequestHandler } from 'express';
import helmet from 'helmet';

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
