/** A name that nothing else has: 128 random bits. `crypto.randomUUID` is not there on a page without TLS. */
export function newAttempt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
