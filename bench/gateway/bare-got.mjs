import { once } from 'node:events';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/** Posts a body so often with got, some at once, and says how long it took. */
const require = createRequire(new URL('../../packages/safe-fetch/package.json', import.meta.url));
const { got } = await import(pathToFileURL(require.resolve('got')).href);
process.send?.('ready');
const [{ url, body, count, concurrency }] = await once(process, 'message');
const headers = { 'content-type': 'application/json' };
let left = count;
const began = performance.now();
async function lane() {
  while (left > 0) {
    left -= 1;
    await got.post(url, { body, headers, retry: { limit: 0 }, throwHttpErrors: true });
  }
}
await Promise.all(Array.from({ length: concurrency }, lane));
process.send?.({ seconds: (performance.now() - began) / 1000 });
process.once('disconnect', () => process.exit(0));
