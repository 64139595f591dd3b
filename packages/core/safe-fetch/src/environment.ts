import { parsedUrl } from '@groundwork/contract/words/parsed-url';
import { z } from 'zod';

/**
 * A service composes this shape into its configuration. Give the parsed value
 * to `createSafeFetch` as `allowedPrivateOrigins`.
 */
export const safeFetchEnvironment = {
  /** Whether webhooks may go to receivers on this very machine: for a developer's own. */
  LOOPBACK_WEBHOOKS: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true'),
  /**
   * Comma-separated origins, such as `http://127.0.0.1:9000`, exempt from the
   * private-network and HTTPS rules: for tests and for networks on the premises.
   */
  ALLOWED_PRIVATE_ORIGINS: z
    .string()
    .default('')
    .transform((list, context) =>
      list
        .split(',')
        .map((entry) => entry.trim())
        .filter((entry) => entry !== '')
        .map((entry) => {
          const origin = exactOrigin(entry);
          if (origin === null) {
            context.addIssue({
              code: 'custom',
              input: entry,
              message: `${JSON.stringify(entry)} is not an http(s) origin such as http://127.0.0.1:9000`,
            });
            return z.NEVER;
          }
          return origin;
        }),
    ),
};

/** The text as `URL.origin` writes it, or null when it is more or other than an http(s) origin. */
export function exactOrigin(text: string): string | null {
  const url = parsedUrl(text);
  if (url === null) return null;
  const { href, origin, protocol } = url;
  return (protocol === 'http:' || protocol === 'https:') && href === `${origin}/` ? origin : null;
}

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/u;

/** Whether a webhook URL is a receiver on this machine: plain http to a loopback name or address. */
export function isLoopbackReceiver(text: string): boolean {
  const url = parsedUrl(text);
  if (url === null) return false;
  const { protocol, hostname, port, username, password } = url;
  return (
    protocol === 'http:' &&
    port !== '' &&
    LOOPBACK.test(hostname) &&
    `${username}${password}` === ''
  );
}
