const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/u;

/**
 * Whether a webhook URL means a receiver that somebody runs on this very machine: plain http, by a loopback name or
 * address, on a port of its own.
 */
export function isLoopbackReceiver(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  return (
    protocol === 'http:' &&
    port !== '' &&
    LOOPBACK.test(hostname) &&
    `${username}${password}` === ''
  );
}
