import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import mustache from 'mustache';
import { inState } from '../../workspace/paths.mjs';
import { lookOfPages } from '../../workspace/web-pages.mjs';
import { download, inWords, openClient } from '../api-client.mjs';

const MAKING_MS = 30 * 60_000;
/** The product whose image is the design of a template. */
const DESIGN = 'showcase';

/**
 * @typedef {object} Product one request of the tour
 * @property {string} id names its files
 * @property {string} title
 * @property {string} lead what it is, in a sentence
 * @property {string} path of the API
 * @property {string} resource of the SDK
 * @property {Record<string, any>} body
 */

/** @typedef {{ link: string, file: string, kind: 'film' | 'poster' | 'image' | 'pdf', label?: string }} Made */
/** @typedef {Product & { seconds: number, files: Made[] }} Stop */
/** @typedef {Record<string, any>} Json an answer of the API */

/** @param {string} name */
const read = (name) => readFileSync(new URL(name, import.meta.url), 'utf8');

/**
 * Makes one of each product through the public API, all at once, and writes a page that shows them with their requests.
 * @param {object} options
 * @param {string} options.api base URL
 * @param {string} options.url as the page shows it
 * @param {string} options.key
 * @param {{ plot: string, samples: string }} options.photos links that the API may fetch
 * @param {import('../../terminal/progress.mjs').Progress} options.progress
 * @param {AbortSignal} options.signal
 * @returns {Promise<string>} the page's file
 */
export async function makeTour({ api, url, key, photos, progress, signal }) {
  const directory = inState('tour');
  mkdirSync(directory, { recursive: true });
  const client = await openClient(api, key);
  /** @type {{ products: Product[], ownDesign: Product }} */
  const { products, ownDesign } = JSON.parse(
    mustache.render(read('products.json'), photos, {}, { escape: String }),
  );
  const stops = await progress.step(
    'Making one of each product',
    async (step) => {
      /** @type {Map<string, string>} */
      const open = new Map(products.map(({ id }) => [id, 'waiting']));
      const tell = (/** @type {string} */ id, /** @type {string | null} */ state) => {
        if (state === null) open.delete(id);
        else open.set(id, state);
        step.detail([...open].map(([name, at]) => `${name} ${at}`).join(', '));
      };
      const make = (/** @type {Product} */ product) =>
        makeStop({
          ...{ client, product, directory, tell: (state) => tell(product.id, state) },
          // Of its own: Node takes the listeners of all products on one for a leak.
          signal: AbortSignal.any([signal]),
        });
      return Promise.all(
        products.map(async (product) => {
          const stop = await make(product);
          if (product.id !== DESIGN) return [stop];
          const template = await inWords('The design', async () => {
            const reference_image_url = stop.files[0]?.link;
            const design = { name: 'Our design', reference_image_url };
            const read = await client.customTemplates.create(design, { signal });
            // The magazine's own name stays.
            const spec = { ...read.spec, keep_texts: ['RESIDENCES'] };
            return client.customTemplates.update(read.custom_template_id, { spec }, { signal });
          });
          return [stop, await make(inDesign(ownDesign, template))];
        }),
      );
    },
    () => 'Made one of each product',
  );
  const file = path.join(directory, 'index.html');
  const shown = stops.flat().map((stop) => shownStop(stop, url));
  writeFileSync(file, mustache.render(read('page.html'), { stops: shown, look: lookOfPages() }));
  return file;
}

/** Another property in a design that was read. @param {Product} product @param {Json} template @returns {Product} */
function inDesign(product, { custom_template_id, spec }) {
  const { fields, supporting_image_urls, logo_image_url, ...body } = product.body;
  return {
    ...product,
    body: {
      ...body,
      custom_template_id,
      fields: Object.fromEntries(
        spec.text_fields.map((/** @type {string} */ field) => [field, fields[field]]),
      ),
      supporting_image_urls: supporting_image_urls.slice(
        0,
        Math.max(0, spec.image_slots.length - 1),
      ),
      ...(spec.logo_area ? { logo_image_url } : {}),
    },
  };
}

/**
 * @param {object} run
 * @param {import('../api-client.mjs').Client} run.client
 * @param {Product} run.product
 * @param {string} run.directory
 * @param {AbortSignal} run.signal
 * @param {(state: string | null) => void} run.tell null when it is done
 * @returns {Promise<Stop>}
 */
async function makeStop({ client, product, directory, signal, tell }) {
  const began = Date.now();
  const { title, resource, body } = product;
  const ended = await inWords(title, () =>
    client[resource].createAndWait(body, {
      ...{ signal, timeoutMs: MAKING_MS },
      onProgress: (/** @type {{ status: string, progress?: number }} */ { status, progress }) =>
        tell(progress === undefined ? status : `${progress}%`),
    }),
  );
  const seconds = Math.round((Date.now() - began) / 1000);
  const files = filesOf(product.id, ended);
  for (const { link, file } of files)
    await download(client, link, path.join(directory, file), signal);
  tell(null);
  return { ...product, seconds, files };
}

/**
 * Files to download from it.
 * @param {string} id of the product
 * @param {Json} work as it ended
 * @returns {Made[]}
 */
function filesOf(id, { result, output_image_url, outputs }) {
  if (result?.video_url) {
    const both = result.assets?.before_after_url;
    return [
      { link: result.video_url, file: `${id}.mp4`, kind: 'film' },
      { link: result.cover_image_url, file: `${id}.jpg`, kind: 'poster' },
      ...(both
        ? [
            {
              link: both,
              file: `${id}-before-after.jpg`,
              kind: /** @type {const} */ ('image'),
              label: 'Before and after',
            },
          ]
        : []),
    ];
  }
  if (result?.card_image_url) {
    return [result.card_image_url, ...result.reference_image_urls].map((link, index) => ({
      link,
      file: `${id}-${index}.png`,
      kind: 'image',
      label: index === 0 ? 'Group' : `Portrait ${index}`,
    }));
  }
  const images = outputs ?? [{ format: 'image', url: output_image_url }];
  return images.map((/** @type {Json} */ output) => {
    const ending = path.extname(new URL(output.url).pathname);
    return {
      link: output.url,
      file: `${id}-${output.format}${ending}`,
      kind: ending === '.pdf' ? 'pdf' : 'image',
      ...(outputs && { label: output.format }),
    };
  });
}

/** A stop as the page's placeholders name it. @param {Stop} stop @param {string} url of the API */
function shownStop({ id, title, lead, seconds, files, path, body }, url) {
  const made = files.filter(({ kind }) => kind !== 'poster');
  const text = JSON.stringify(body, null, 2).replaceAll("'", "'\\''").replaceAll('\n', '\n  ');
  return {
    ...{ id, title, lead, seconds, isWall: made.length > 2 },
    request: [
      `curl -sS ${url}${path} \\`,
      '  -H "Authorization: Bearer $LIVE_KEY" \\',
      "  -H 'Content-Type: application/json' \\",
      `  -d '${text}'`,
    ].join('\n'),
    made: made.map(({ file, kind, label }) => ({
      ...{ file, label, alt: label === undefined ? title : `${title}: ${label}` },
      ...{ isFilm: kind === 'film', isImage: kind === 'image', isPdf: kind === 'pdf' },
      poster: files.find((one) => one.kind === 'poster')?.file,
    })),
  };
}
