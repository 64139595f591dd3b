import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/*
 * Headless Chromium, which speaks the DevTools protocol over two pipes: messages are JSON, each ended by a zero byte.
 */

/** Starts a browser with a profile of its own in `folder`. */
export async function openBrowser(chromium, folder) {
  const profile = await mkdtemp(join(folder, 'profile-'));
  const browser = spawn(
    chromium,
    [
      ...['--headless=new', '--remote-debugging-pipe', '--no-first-run', '--hide-scrollbars'],
      ...['--disable-gpu', '--no-sandbox', '--disable-dev-shm-usage', '--disable-extensions'],
      ...[
        '--allow-file-access-from-files',
        '--force-color-profile=srgb',
        `--user-data-dir=${profile}`,
      ],
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const [, , , input, output] = browser.stdio;
  const waiting = new Map();
  const heard = new Map();
  let rest = '';
  output.setEncoding('utf8').on('data', (text) => {
    const messages = (rest + text).split('\0');
    rest = messages.pop();
    for (const { id, result, error, method } of messages.map((message) => JSON.parse(message))) {
      if (id === undefined) heard.get(method)?.();
      else if (error) waiting.get(id)?.reject(new Error(error.message));
      else waiting.get(id)?.resolve(result);
    }
  });
  let count = 0;
  const send = (method, params = {}, sessionId = undefined) =>
    new Promise((resolve, reject) => {
      count += 1;
      waiting.set(count, { resolve, reject });
      input.write(`${JSON.stringify({ id: count, method, params, sessionId })}\0`);
    });
  const loaded = () => new Promise((resolve) => heard.set('Page.loadEventFired', resolve));

  /** Opens a file in a page of its own, which is closed after `use`: customers' pictures are not kept beside each other. */
  async function visit(file, { width, height }, use) {
    const { targetId } = await send('Target.createTarget', { url: 'about:blank' });
    const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
    const page = (method, params) => send(method, params, sessionId);
    await page('Page.enable');
    await page('Emulation.setDeviceMetricsOverride', {
      ...{ width, height, deviceScaleFactor: 1, mobile: false },
    });
    const shown = loaded();
    await page('Page.navigate', { url: pathToFileURL(file).href });
    await shown;
    const used = await use({
      /** The value of an expression, promises waited for. */
      async evaluate(expression) {
        const { result, exceptionDetails } = await page('Runtime.evaluate', {
          ...{ expression, awaitPromise: true, returnByValue: true },
        });
        if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
        return result.value;
      },
      async screenshot(how = { format: 'jpeg', quality: 92 }) {
        const { data } = await page('Page.captureScreenshot', how);
        return Buffer.from(data, 'base64');
      },
    });
    await send('Target.closeTarget', { targetId });
    return used;
  }

  return {
    visit,
    async close() {
      const ended = once(browser, 'exit');
      await send('Browser.close');
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
