import { readdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openBrowser } from '../headless-browser.mjs';
import { designPages } from './designs.mjs';
import { fontSheets } from './fonts.mjs';

const require = createRequire(
  new URL('../../packages/products/showcase/package.json', import.meta.url),
);
/** @type {typeof import('sharp')} */
const sharp = require('sharp');

/** Photos narrower than this are not shown large on posters. */
const LEAST_WIDTH = 900;

/** Every photo below a folder that is wide enough, in an order that does not depend on the file system. */
async function photosIn(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && /\.jpe?g$/iu.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const photos = [];
  for (const file of files) {
    const { width, height } = await sharp(file).metadata();
    if (width >= LEAST_WIDTH && width >= height) photos.push(pathToFileURL(file).href);
  }
  if (photos.length < 4) throw new Error(`${folder} holds fewer than four wide JPEG photos.`);
  return photos;
}

/** Runs in the page: texts with their boxes, slots with what is seen of them, and the logo's box. */
const readTruth = `(async () => {
  await document.fonts.ready;
  await Promise.all([...document.querySelectorAll('[data-slot]')].map(async (slot) => {
    const image = new Image();
    image.src = getComputedStyle(slot).backgroundImage.slice(5, -2);
    await image.decode();
  }));
  const boxOf = ({ x, y, width, height }) => ({ x, y, width, height });
  const all = (name) => [...document.querySelectorAll('[data-' + name + ']')];
  const texts = (name) => all(name).map((element) => ({
    name: element.dataset[name],
    text: (element.innerText ?? element.textContent).trim(),
    box: boxOf(element.getBoundingClientRect()),
  }));
  const isWords = (element) => element.closest('[data-slot],[data-logo]') === null && element.textContent.trim() !== '' && element.children.length < 9 && getComputedStyle(element).backgroundColor === 'rgba(0, 0, 0, 0)';
  const slots = all('slot').map((slot) => {
    const bounds = slot.getBoundingClientRect();
    const parent = slot.parentElement.getBoundingClientRect();
    const seen = { left: Infinity, top: Infinity, right: 0, bottom: 0 };
    for (let y = Math.max(0, bounds.top) + 1; y < Math.min(innerHeight, bounds.bottom); y += 4) {
      for (let x = Math.max(0, bounds.left) + 1; x < Math.min(innerWidth, bounds.right); x += 4) {
        const top = document.elementsFromPoint(x, y).find((element) => !isWords(element) && !getComputedStyle(element).backgroundImage.startsWith('linear'));
        if (top !== slot) continue;
        seen.left = Math.min(seen.left, x); seen.right = Math.max(seen.right, x + 3);
        seen.top = Math.min(seen.top, y); seen.bottom = Math.max(seen.bottom, y + 3);
      }
    }
    const { clientWidth: width, clientHeight: height } = slot;
    return {
      id: slot.dataset.slot,
      shape: slot.dataset.shape,
      degrees: Number(slot.dataset.degrees),
      box: { x: (bounds.left + bounds.right - width) / 2, y: (bounds.top + bounds.bottom - height) / 2, width, height },
      seen: { x: seen.left, y: seen.top, width: seen.right - seen.left, height: seen.bottom - seen.top },
    };
  });
  return {
    fields: texts('field'), facts: texts('fact'), said: texts('said'), slots,
    logo: all('logo').map((element) => boxOf(element.getBoundingClientRect()))[0] ?? null,
  };
})()`;

const hideTexts = `(() => {
  const style = document.createElement('style');
  style.textContent = '[data-field],[data-fact]{visibility:hidden!important}';
  document.head.append(style);
})()`;

/**
 * Renders the references that are wanted and not known yet: the picture of each, the same without its values and facts,
 * and what is true of it.
 * @param folder where pages and the browser's profile lie meanwhile
 * @returns the names of all that are wanted
 */
export async function renderReferences({ photoFolder, folder, chromium, isWanted, isKnown, keep }) {
  const pages = designPages(await photosIn(photoFolder), fontSheets()).filter(({ name }) =>
    isWanted(name),
  );
  const browser = await openBrowser(chromium, folder);
  try {
    for (const { html, ...page } of pages.filter(({ name }) => !isKnown(name))) {
      const { name, size } = page;
      const file = join(folder, `${name}.html`);
      await writeFile(file, html);
      const drawn = await browser.visit(file, size, async (tab) => {
        const truth = await tab.evaluate(readTruth);
        const picture = await tab.screenshot({ format: 'png' });
        await tab.evaluate(hideTexts);
        return { truth, picture, bare: await tab.screenshot({ format: 'png' }) };
      });
      await keep({ ...page, ...drawn });
    }
    return pages.map(({ name }) => name);
  } finally {
    await browser.close();
  }
}
