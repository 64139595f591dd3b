/** 128 random bits. `crypto.randomUUID` is not there in pages without TLS. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'));
  return `sdk_${hex.join('')}`;
}
