const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/u;

/** Whether a webhook URL is a receiver on this machine: plain http to a loopback name or address. */
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
