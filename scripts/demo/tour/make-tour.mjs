import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SetupError } from '../../terminal/setup-error.mjs';
import { inState } from '../../workspace/paths.mjs';
import { LandApi } from '../land-api.mjs';
import { tourPage } from './page.mjs';
import { DESIGN, ownDesign, products, TEMPLATES, templateBody } from './products.mjs';

const POLL_MS = 1000;
const MAKING_MS = 30 * 60_000;

/** @typedef {import('./products.mjs').Product} Product */
/** @typedef {{ file: string, kind: 'film' | 'image' | 'pdf', poster?: string, label?: string }} Made */
/** @typedef {Product & { seconds: number, made: Made[] }} Stop */

/** @typedef {Record<string, any>} Json an answer of the API */

/**
 * Makes one of each product through the public API, all at once, and writes a page that shows them with their requests.
 * @param {object} options
 * @param {string} options.api base URL
 * @param {string} options.url as the page shows it
 * @param {string} options.key
 * @param {import('./products.mjs').Photos} options.photos
 * @param {import('../../terminal/progress.mjs').Progress} options.progress
 * @param {AbortSignal} options.signal
 * @param {string} [options.directory]
 * @returns {Promise<string>} the page's file
 */
export async function makeTour({
  api,
  url,
  key,
  photos,
  progress,
  signal,
  directory = inState('tour'),
}) {
  mkdirSync(directory, { recursive: true });
  const client = new LandApi(api, key, signal);
  const stops = await progress.step(
    'Making one of each product',
    async (step) => {
      const asked = products(photos);
      /** @type {Map<string, string>} */
      const open = new Map(asked.map(({ id }) => [id, 'waiting']));
      const tell = (/** @type {string} */ id, /** @type {string | null} */ state) => {
        if (state === null) open.delete(id);
        else open.set(id, state);
        step.detail([...open].map(([name, at]) => `${name} ${at}`).join(', '));
      };
      const make = (/** @type {Product} */ product) =>
        makeStop({ client, product, directory, signal, tell: (state) => tell(product.id, state) });
      return Promise.all([
        ...asked.map(async (product) => {
          const stop = await make(product);
          if (product.id !== DESIGN) return [stop];
          const design = stop.links[0] ?? '';
          const template = await client.post(TEMPLATES, templateBody(design));
          return [stop, await make(ownDesign(/** @type {any} */ (template), photos))];
        }),
      ]);
    },
    () => 'Made one of each product',
  );
  const file = path.join(directory, 'index.html');
  writeFileSync(file, tourPage({ stops: stops.flat(), url }));
  return file;
}

/**
 * @param {object} run
 * @param {LandApi} run.client
 * @param {Product} run.product
 * @param {string} run.directory
 * @param {AbortSignal} run.signal
 * @param {(state: string | null) => void} run.tell null when it is done
 * @returns {Promise<Stop & { links: string[] }>}
 */
async function makeStop({ client, product, directory, signal, tell }) {
  const began = Date.now();
  const accepted = await client.post(product.path, product.body);
  const self = accepted.task_id
    ? `/v1/tasks/${accepted.task_id}`
    : `/v1/real-estate/property-showcase/jobs/${accepted.job_id}`;
  const ended = await untilEnded({ client, self, signal, tell, title: product.title });
  const seconds = Math.round((Date.now() - began) / 1000);
  const files = filesOf(product.id, ended);
  for (const { link, file } of files) await client.download(link, path.join(directory, file));
  tell(null);
  const poster = files.find(({ kind }) => kind === 'poster')?.file;
  const made = files
    .filter(({ kind }) => kind !== 'poster')
    .map(({ file, kind, label }) => ({
      file,
      kind: /** @type {Made['kind']} */ (kind),
      ...(label && { label }),
      ...(kind === 'film' && poster && { poster }),
    }));
  return { ...product, seconds, made, links: files.map(({ link }) => link) };
}

/**
 * @param {object} waiting
 * @param {LandApi} waiting.client
 * @param {string} waiting.self
 * @param {AbortSignal} waiting.signal
 * @param {(state: string) => void} waiting.tell
 * @param {string} waiting.title
 * @returns {Promise<Json>}
 */
async function untilEnded({ client, self, signal, tell, title }) {
  const deadline = Date.now() + MAKING_MS;
  while (Date.now() < deadline) {
    const work = await client.get(self);
    if (work.status === 'completed' || work.status === 'succeeded') return work;
    if (work.status === 'failed') {
      const { code = work.error_code, message = work.error } = work.error ?? {};
      throw new SetupError(`${title} was not made: ${code} ${message}`);
    }
    const percent = work.progress ?? work.resolution?.progress;
    tell(percent === undefined ? work.status : `${percent}%`);
    await sleep(POLL_MS, undefined, { signal });
  }
  throw new SetupError(`${title} was not finished within ${MAKING_MS / 60_000} minutes.`);
}

/**
 * Files to download from it.
 * @param {string} id of the product
 * @param {Json} work as it ended
 * @returns {{ link: string, file: string, kind: 'film' | 'poster' | 'image' | 'pdf', label?: string }[]}
 */
function filesOf(id, { result, output_image_url, outputs }) {
  if (result?.video_url) {
    return [
      { link: result.video_url, file: `${id}.mp4`, kind: 'film' },
      { link: result.cover_image_url, file: `${id}.jpg`, kind: 'poster' },
      ...(result.assets?.before_after_url
        ? [
            {
              link: result.assets.before_after_url,
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
    const isPdf = new URL(output.url).pathname.endsWith('.pdf');
    const ending = path.extname(new URL(output.url).pathname);
    return {
      link: output.url,
      file: `${id}-${output.format}${ending}`,
      kind: isPdf ? 'pdf' : 'image',
      ...(outputs && { label: output.format }),
    };
  });
}
