/** Fields that name receivers which only the customer has. */
const leftOut: ReadonlySet<string> = new Set(['webhook_url', 'webhook_retry']);

/** An example that runs as pasted, with a test key; it leaves webhooks out. */
export const runnable = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value, (name, part) => (leftOut.has(name) ? undefined : part)));
