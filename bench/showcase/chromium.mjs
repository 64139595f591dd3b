import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { writePage } from './design-html.mjs';

/*
 * Captures a template's page with headless Chromium, which is open before the clock starts, for each template named
 * on its input. It speaks the DevTools protocol over two pipes: messages are JSON, each ended by a zero byte.
 */

async function openBrowser(chromium, folder) {
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
  return {
    /** In a page of its own, which is closed afterwards: customers' pictures are not kept beside each other. */
    async capture(file, { width, height }) {
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
      await page('Runtime.evaluate', {
        expression: 'Promise.all([...document.images].map((image) => image.decode()))',
        awaitPromise: true,
      });
      const { data } = await page('Page.captureScreenshot', { format: 'jpeg', quality: 92 });
      await send('Target.closeTarget', { targetId });
      return Buffer.from(data, 'base64');
    },
    async close() {
      const ended = once(browser, 'exit');
      await send('Browser.close');
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

const [folder, chromium, ...templates] = process.argv.slice(2);
const pages = new Map();
for (const template of templates) pages.set(template, await writePage(template, folder));
const browser = await openBrowser(chromium, folder);
console.log('ready');
for await (const template of createInterface({ input: process.stdin })) {
  const { file, size } = pages.get(template);
  await writeFile(join(folder, `${template}-chromium.jpg`), await browser.capture(file, size));
  console.log('done');
}
await browser.close();
