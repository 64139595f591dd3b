import { once } from 'node:events';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/** Posts a body so often with got, some at once, and says how long it took and what it cost; before that it warms up. */
const require = createRequire(
  new URL('../../packages/core/safe-fetch/package.json', import.meta.url),
);
const { got } = await import(pathToFileURL(require.resolve('got')).href);
process.send?.('ready');
const [{ url, body, count, concurrency }] = await once(process, 'message');
const headers = { 'content-type': 'application/json' };
let left = 0;
async function lane() {
  while (left > 0) {
    left -= 1;
    await got.post(url, { body, headers, retry: { limit: 0 }, throwHttpErrors: true });
  }
}
const send = (posts) => {
  left = posts;
  return Promise.all(Array.from({ length: concurrency }, lane));
};
await send(count);
const [began, used] = [performance.now(), process.cpuUsage()];
await send(count);
const { user, system } = process.cpuUsage(used);
process.send?.({
  seconds: (performance.now() - began) / 1000,
  core: (user + system) / 1000 / count,
});
process.once('disconnect', () => process.exit(0));
