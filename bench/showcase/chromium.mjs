import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { openBrowser } from '../headless-browser.mjs';
import { writePage } from './design-html.mjs';

/*
 * Captures a template's page with headless Chromium, which is open before the clock starts, for each template named
 * on its input.
 */

const [folder, chromium, ...templates] = process.argv.slice(2);
const pages = new Map();
for (const template of templates) pages.set(template, await writePage(template, folder));
const browser = await openBrowser(chromium, folder);
console.log('ready');
for await (const template of createInterface({ input: process.stdin })) {
  const { file, size } = pages.get(template);
  const picture = await browser.visit(file, size, async (page) => {
    await page.evaluate(
      'Promise.all([...document.images].map((image) => image.decode())).then(() => null)',
    );
    return page.screenshot();
  });
  await writeFile(join(folder, `${template}-chromium.jpg`), picture);
  console.log('done');
}
await browser.close();
