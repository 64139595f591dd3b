/** Fields that name receivers which only the customer has. */
const leftOut: ReadonlySet<string> = new Set(['webhook_url', 'webhook_retry']);

/** An example that runs as pasted, with a test key; it leaves webhooks out. */
export function runnable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(runnable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) =>
      leftOut.has(name) ? [] : [[name, runnable(part)]],
    ),
  );
}
